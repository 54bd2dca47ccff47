import { requestCause } from "../notices/kinds/connection-request.kind.ts";
import { retractNotice } from "../notices/notices.store.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import { type Actor, type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { accountStream, CATCH_UP, notifyAccounts } from "../platform/bus/account-events.ts";
import type { Publisher } from "../platform/bus/events.ts";
import type { Transaction } from "../platform/database/database.ts";
import { lockPair } from "../platform/database/lock-pair.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { Seeker } from "../seekers/seekers.types.ts";
import { CHANGES_BY_SEEKER, REQUESTS_BY_SEEKER } from "./connections.rate-limits.ts";
import {
  acceptRequest,
  type ConnectionState,
  deleteConnection,
  deleteRequest,
  findConnectionState,
  insertRequest,
  listPeople,
  type NetworkList,
  readConnectionState,
} from "./connections.store.ts";

/** A change that concerns the subscribed seeker; `seekerId` null: any number of changes, reload the lists. */
export interface ConnectionChange {
  readonly seekerId: string | null;
}

const NO_PERSON = "This person is no longer on Worklane.";
/** The result of a transaction that changed a pair's state; otherwise the result is the current state. */
const CHANGED = true;

/** Returns the cause of a notice about a request; the notice reports its state at delivery. */
const requestOf = (requesterId: string, addresseeId: string) => ({
  id: `${requesterId}:${addresseeId}`,
  cause: { requesterId, addresseeId },
});

/** Notifies both people that their connection has changed. */
export function notifyPair(events: Publisher, one: string, other: string): void {
  notifyAccounts(events, [one], { type: "connection-changed", seekerId: other });
  notifyAccounts(events, [other], { type: "connection-changed", seekerId: one });
}

/**
 * Manages requests and connections between seekers: one row per pair, so that two crossing requests end in a
 * connection. Changes of a pair are serialised, and each is answered by the pair's state at its turn.
 */
export class ConnectionService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Requests a connection; if that person has already sent a request, the two are connected. Idempotent. Returns
   * whether they are connected.
   * @throws BAD_USER_INPUT for oneself, NOT_FOUND, RATE_LIMITED
   */
  async request(actor: MaybeActor, personId: string): Promise<boolean> {
    const { me, person } = this.#pair(requireSeeker(actor), personId);
    const { db, limits, clock } = this.platform;
    await limits.take(REQUESTS_BY_SEEKER, me);
    const state = await db.transaction(async (tx) => {
      const status = await insertRequest(tx, me, person, clock());
      if (!status) {
        const found = await readConnectionState(tx, me, person);
        // The request may be repeated because its response was lost.
        if (found !== "NONE") notifyPair(tx, me, person);
        return found;
      }
      // Only one of these two applies: theirs may have come first.
      await queueNotices(tx, "CONNECTION_REQUEST", [requestOf(me, person)]);
      await queueNotices(tx, "CONNECTION_ACCEPTED", [requestOf(person, me)]);
      notifyPair(tx, me, person);
      return status;
    });
    if (state === "NONE") throw new AppError("NOT_FOUND", NO_PERSON);
    return state === "CONNECTED";
  }

  /** Withdraws one of the actor's requests. @throws NOT_FOUND, CONFLICT when it has been accepted in the meantime */
  withdraw(actor: MaybeActor, personId: string): Promise<void> {
    return this.#change(actor, personId, "NONE", async (tx, me, person) => {
      if (!(await deleteRequest(tx, me, person))) return false;
      if (await retractNotice(tx, person, requestCause(me, person)))
        notifyAccounts(tx, [person], { type: "notices-changed" });
      return true;
    });
  }

  /** Accepts a person's request. @throws NOT_FOUND, CONFLICT when it no longer exists */
  accept(actor: MaybeActor, personId: string): Promise<void> {
    const now = this.platform.clock();
    return this.#change(actor, personId, "CONNECTED", async (tx, me, person) => {
      if (!(await acceptRequest(tx, person, me, now))) return false;
      await queueNotices(tx, "CONNECTION_ACCEPTED", [requestOf(person, me)]);
      return true;
    });
  }

  /** Rejects a person's request. @throws NOT_FOUND, CONFLICT when it has been accepted in the meantime */
  reject(actor: MaybeActor, personId: string): Promise<void> {
    return this.#change(actor, personId, "NONE", (tx, me, person) => deleteRequest(tx, person, me));
  }

  /**
   * Ends a connection. The chat closes for both and stays readable. @throws NOT_FOUND, CONFLICT when there is only a
   * request
   */
  remove(actor: MaybeActor, personId: string): Promise<void> {
    return this.#change(actor, personId, "NONE", (tx, ...pair) => deleteConnection(tx, pair, "CONNECTED"));
  }

  /**
   * Lists the people in one of the acting seeker's lists, newest first. @throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT
   */
  async list(actor: MaybeActor, list: NetworkList, page: PageInput): Promise<Page<Seeker>> {
    const seeker = requireSeeker(actor);
    return this.seekers.viewsOf(seeker, await listPeople(this.platform.db, seeker.accountId, list, page));
  }

  /** Returns the connection of `person` to `me`. */
  state(me: string, person: string): Promise<ConnectionState> {
    return findConnectionState(this.platform.db, me, person);
  }

  /** Subscribes to changes that concern the acting seeker. @throws UNAUTHENTICATED, FORBIDDEN */
  changes(actor: MaybeActor): AsyncIterableIterator<ConnectionChange> {
    const { accountId } = requireSeeker(actor);
    return accountStream<ConnectionChange>(this.platform.events, accountId, (event) => {
      if (event.type === CATCH_UP) return { seekerId: null };
      return event.type === "connection-changed" ? event : null;
    });
  }

  #pair({ accountId: me }: Actor, personId: string) {
    const person = requireId(personId, NO_PERSON);
    if (person === me) throw invalid({ seekerId: "You cannot connect with yourself." });
    return { me, person };
  }

  /**
   * Changes a pair's connection. If there is nothing to change, that is fine as long as the state is the requested one.
   * Of a person whom the actor cannot reach, the answer does not reveal that they exist.
   */
  async #change(
    actor: MaybeActor,
    personId: string,
    wanted: ConnectionState,
    store: (tx: Transaction, me: string, person: string) => Promise<boolean>,
  ): Promise<void> {
    const seeker = requireSeeker(actor);
    const { me, person } = this.#pair(seeker, personId);
    await this.platform.limits.take(CHANGES_BY_SEEKER, me);
    // The state in a refusal is read under the same lock under which nothing could be changed.
    const met = await this.platform.db.transaction(async (tx) => {
      await lockPair(tx, me, person);
      if (!(await store(tx, me, person))) return readConnectionState(tx, me, person);
      notifyPair(tx, me, person);
      return CHANGED;
    });
    if (met === CHANGED) return;
    if (!(await this.seekers.canReach(seeker, person))) throw new AppError("NOT_FOUND", NO_PERSON);
    if (met !== wanted) throw new AppError("CONFLICT", CONFLICTS[met], { current: met });
    // The change may be repeated because its response was lost.
    notifyPair(this.platform.events, me, person);
  }
}

const CONFLICTS: Record<ConnectionState, string> = {
  NONE: "This request was withdrawn.",
  REQUESTED: "Your request is pending.",
  INCOMING: "This person has sent you a request. Respond to it first.",
  CONNECTED: "You are already connected.",
};
