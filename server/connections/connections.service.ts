import { requestCause } from "../notices/kinds/connection-request.kind.ts";
import { takeBackNotice } from "../notices/notices.store.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import { type Actor, type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { accountStream, CATCH_UP, notifyAccounts } from "../platform/bus/account-events.ts";
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

/** A change that concerns the listening seeker; `seekerId` null: any number of them, look at the lists again. */
export interface ConnectionChange {
  readonly seekerId: string | null;
}

const NO_PERSON = "This person is not on Worklane any more.";
/** What a transaction met that has changed how two people are connected; else how they are. */
const CHANGED = true;

/** The request that a notice is about; it is told how it stands then. */
const requestOf = (requesterId: string, addresseeId: string) => ({
  id: `${requesterId}:${addresseeId}`,
  cause: { requesterId, addresseeId },
});

/** Notifies both, once it is stored, that how they are connected has changed. */
export function notifyPair({ events }: Pick<Platform, "events">, one: string, other: string): void {
  notifyAccounts(events, [one], { type: "connection-changed", seekerId: other });
  notifyAccounts(events, [other], { type: "connection-changed", seekerId: one });
}

/**
 * Requests and connections between seekers: one row per pair, so that two requests that cross end connected. Changes of a pair
 * happen one after the other, and each is answered by how the pair stood at its turn.
 */
export class ConnectionService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Requests a connection; when that person has requested it already, the two are connected. Again changes nothing.
   * @throws BAD_USER_INPUT for oneself, NOT_FOUND, RATE_LIMITED
   */
  async request(actor: MaybeActor, personId: string): Promise<void> {
    const { me, person } = this.#pair(requireSeeker(actor), personId);
    const { db, limits, clock } = this.platform;
    await limits.take(REQUESTS_BY_SEEKER, me);
    const met = await db.transaction(async (tx) => {
      if (!(await insertRequest(tx, me, person, clock()))) return readConnectionState(tx, me, person);
      // Of these two one comes to nothing: theirs may have been the first.
      await queueNotices(tx, "CONNECTION_REQUEST", [requestOf(me, person)]);
      await queueNotices(tx, "CONNECTION_ACCEPTED", [requestOf(person, me)]);
      return CHANGED;
    });
    if (met === CHANGED) notifyPair(this.platform, me, person);
    else if (met === "NONE") throw new AppError("NOT_FOUND", NO_PERSON);
  }

  /** Takes an own request back. @throws NOT_FOUND, CONFLICT when it has been accepted meanwhile */
  withdraw(actor: MaybeActor, personId: string): Promise<void> {
    return this.#change(actor, personId, "NONE", async (tx, me, person) => {
      if (!(await deleteRequest(tx, me, person))) return false;
      if (await takeBackNotice(tx, person, requestCause(me, person)))
        tx.afterCommit(() => notifyAccounts(this.platform.events, [person], { type: "notices-changed" }));
      return true;
    });
  }

  /** Accepts a person's request. @throws CONFLICT when it is no longer there */
  accept(actor: MaybeActor, personId: string): Promise<void> {
    const now = this.platform.clock();
    return this.#change(actor, personId, "CONNECTED", async (tx, me, person) => {
      if (!(await acceptRequest(tx, person, me, now))) return false;
      await queueNotices(tx, "CONNECTION_ACCEPTED", [requestOf(person, me)]);
      return true;
    });
  }

  /** Turns a person's request down. @throws NOT_FOUND, CONFLICT when it has been accepted meanwhile */
  reject(actor: MaybeActor, personId: string): Promise<void> {
    return this.#change(actor, personId, "NONE", (tx, me, person) => deleteRequest(tx, person, me));
  }

  /** Ends a connection. The chat closes for both and stays readable. @throws NOT_FOUND, CONFLICT when there is only a request */
  remove(actor: MaybeActor, personId: string): Promise<void> {
    return this.#change(actor, personId, "NONE", (tx, ...pair) => deleteConnection(tx, pair, "CONNECTED"));
  }

  /** The people in one of the acting seeker's lists, newest first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, list: NetworkList, page: PageInput): Promise<Page<Seeker>> {
    const seeker = requireSeeker(actor);
    return this.seekers.viewsOf(seeker, await listPeople(this.platform.db, seeker.accountId, list, page));
  }

  /** How `person` is connected to `me`. */
  state(me: string, person: string): Promise<ConnectionState> {
    return findConnectionState(this.platform.db, me, person);
  }

  /** Changes that concern the acting seeker, from now on. @throws UNAUTHENTICATED, FORBIDDEN */
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
   * Changes how the pair is connected. Where there is nothing to change, that is fine as long as the state is the wanted one,
   * and the actor can reach the person: nobody learns by it that somebody else is there.
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
    // What a refusal says is so at the same moment at which nothing could be changed.
    const met = await this.platform.db.transaction(async (tx) => {
      await lockPair(tx, me, person);
      return (await store(tx, me, person)) ? CHANGED : readConnectionState(tx, me, person);
    });
    if (met === CHANGED) return notifyPair(this.platform, me, person);
    if (met !== wanted) throw new AppError("CONFLICT", CONFLICTS[met], { current: met });
    if (!(await this.seekers.canReach(seeker, person))) throw new AppError("NOT_FOUND", NO_PERSON);
  }
}

const CONFLICTS: Record<ConnectionState, string> = {
  NONE: "This request was taken back.",
  REQUESTED: "Your request waits for an answer.",
  INCOMING: "This person's request waits for your answer.",
  CONNECTED: "You are connected already.",
};
