import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { accountStream, CATCH_UP, notifyAccounts } from "../platform/bus/account-events.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import { blockedBetween } from "../seekers/blocked.sql.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { ViewerConnection } from "../seekers/seekers.types.ts";
import { listPeople, lockPair, type NetworkList } from "./connections.queries.ts";
import { CHANGES_BY_SEEKER, REQUESTS_BY_SEEKER } from "./connections.rate-limits.ts";

/** How another person stands to the acting seeker (docs/specification.md 4.4). */
export type ConnectionState = Exclude<ViewerConnection, "SELF">;

/** A change that concerns the listening seeker; `seekerId` null: any number of them, look at the lists again. */
export interface ConnectionChange {
  readonly seekerId: string | null;
}

const NO_PERSON = "This person is not on Worklane any more.";

/** The row of a pair of seekers, whoever asked. */
const OF_PAIR =
  "least(requester_id, addressee_id) = least($1::uuid, $2::uuid) and greatest(requester_id, addressee_id) = greatest($1::uuid, $2::uuid)";

const REQUEST = `
  insert into connections (id, requester_id, addressee_id, status, created_at)
  select gen_random_uuid(), $1::uuid, id, 'REQUESTED', $3::timestamptz from seekers
  where id = $2::uuid and not ${blockedBetween("$1::uuid", "$2::uuid")}
  on conflict (least(requester_id, addressee_id), greatest(requester_id, addressee_id)) do update
    set status = 'CONNECTED', connected_at = $3::timestamptz
    where connections.status = 'REQUESTED' and connections.addressee_id = $1::uuid`;

/** Requests and connections between seekers: one row per pair, so that two requests that cross end connected. */
export class ConnectionService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Asks a person to connect; when that person has asked already, the two are connected. Asking again changes nothing.
   * @throws BAD_USER_INPUT for oneself, NOT_FOUND, RATE_LIMITED
   */
  async request(actor: MaybeActor, personId: string): Promise<ConnectionState> {
    const { me, person } = this.#pair(actor, personId);
    const { db, limits, clock } = this.platform;
    await limits.take(REQUESTS_BY_SEEKER, me);
    const changed = await db.transaction(async (tx) => {
      await lockPair(tx, me, person);
      return tx.$executeRawUnsafe(REQUEST, me, person, clock());
    });
    if (changed) this.#tell(me, person);
    const standing = await this.standing(me, person);
    if (standing === "NONE" && !changed) throw new AppError("NOT_FOUND", NO_PERSON);
    return standing;
  }

  /** Takes an own request back. @throws NOT_FOUND, CONFLICT when it has been accepted meanwhile */
  async withdraw(actor: MaybeActor, personId: string): Promise<ConnectionState> {
    return this.#change(
      actor,
      personId,
      "delete from connections where requester_id = $1 and addressee_id = $2 and status = 'REQUESTED'",
      ["NONE"],
    );
  }

  /** Accepts a person's request. @throws CONFLICT when it is no longer there */
  async accept(actor: MaybeActor, personId: string): Promise<ConnectionState> {
    const now = this.platform.clock();
    return this.#change(
      actor,
      personId,
      "update connections set status = 'CONNECTED', connected_at = $3 where requester_id = $2 and addressee_id = $1 and status = 'REQUESTED'",
      ["CONNECTED"],
      [now],
    );
  }

  /** Turns a person's request down. @throws NOT_FOUND, CONFLICT when it has been accepted meanwhile */
  async reject(actor: MaybeActor, personId: string): Promise<ConnectionState> {
    return this.#change(
      actor,
      personId,
      "delete from connections where requester_id = $2 and addressee_id = $1 and status = 'REQUESTED'",
      ["NONE"],
    );
  }

  /** Ends a connection. The chat closes for both and stays readable. @throws NOT_FOUND, CONFLICT when there is only a request */
  async remove(actor: MaybeActor, personId: string): Promise<ConnectionState> {
    return this.#change(actor, personId, `delete from connections where ${OF_PAIR} and status = 'CONNECTED'`, ["NONE"]);
  }

  /** Ids of the people in one of the acting seeker's lists, newest first. */
  async list(actor: MaybeActor, list: NetworkList, page: PageInput): Promise<Page<string>> {
    return listPeople(this.platform.db, requireSeeker(actor).accountId, list, page);
  }

  /** How `person` stands to `me`. */
  async standing(me: string, person: string): Promise<ConnectionState> {
    const { rows } = await this.platform.db.pool.query<{ status: string; requester_id: string }>({
      name: "connection-standing",
      text: `select status, requester_id from connections where ${OF_PAIR}`,
      values: [me, person],
    });
    const [row] = rows;
    if (!row) return "NONE";
    if (row.status === "CONNECTED") return "CONNECTED";
    return row.requester_id === me ? "REQUESTED" : "INCOMING";
  }

  /** Changes that concern the acting seeker, from now on. @throws UNAUTHENTICATED, FORBIDDEN */
  changes(actor: MaybeActor): AsyncIterableIterator<ConnectionChange> {
    const { accountId } = requireSeeker(actor);
    return accountStream<ConnectionChange>(this.platform.events, accountId, (event) => {
      if (event.type === CATCH_UP) return { seekerId: null };
      return event.type === "connection-changed" ? event : null;
    });
  }

  #pair(actor: MaybeActor, personId: string) {
    const me = requireSeeker(actor).accountId;
    const person = requireId(personId, NO_PERSON);
    if (person === me) throw invalid({ seekerId: "You cannot connect with yourself." });
    return { me, person };
  }

  /**
   * Runs a statement about the pair. Where it finds nothing to do, that is fine as long as the outcome is a wanted one, and
   * the person one whom the actor meets: what others are called, or that they are there, is not told.
   */
  async #change(
    actor: MaybeActor,
    personId: string,
    statement: string,
    wanted: readonly ConnectionState[],
    values: readonly unknown[] = [],
  ): Promise<ConnectionState> {
    const seeker = requireSeeker(actor);
    const { me, person } = this.#pair(seeker, personId);
    await this.platform.limits.take(CHANGES_BY_SEEKER, me);
    const { rowCount } = await this.platform.db.pool.query(statement, [me, person, ...values]);
    if (rowCount) this.#tell(me, person);
    const standing = await this.standing(me, person);
    if (rowCount) return standing;
    if (wanted.includes(standing)) {
      if (await this.seekers.canReach(seeker, person)) return standing;
      throw new AppError("NOT_FOUND", NO_PERSON);
    }
    throw new AppError("CONFLICT", CONFLICTS[standing], { current: standing });
  }

  #tell(me: string, person: string) {
    const { events } = this.platform;
    notifyAccounts(events, [me], { type: "connection-changed", seekerId: person });
    notifyAccounts(events, [person], { type: "connection-changed", seekerId: me });
  }
}

const CONFLICTS: Record<ConnectionState, string> = {
  NONE: "This request was taken back.",
  REQUESTED: "Your request waits for an answer.",
  INCOMING: "This person's request waits for your answer.",
  CONNECTED: "You are connected already.",
};
