import type { ConnectionStatus } from "../generated/prisma/enums.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../platform/database/database.ts";
import { lockPair } from "../platform/database/lock-pair.ts";
import { SUSPENDED, seekersExcluding } from "../platform/findable-seekers.sql.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { blockedBetween } from "../seekers/blocked.sql.ts";
import type { ViewerConnection } from "../seekers/seekers.types.ts";

/** The connection of another person to a seeker (docs/specification.md 4.4). */
export type ConnectionState = Exclude<ViewerConnection, "SELF">;

/** The three lists of My Network (docs/specification.md 2.15). */
export type NetworkList = "CONNECTIONS" | "INVITATIONS" | "REQUESTED";

/** The rows of `connections` in a list of the seeker `$1`, the other person, and the time it began. */
const LISTS: Record<NetworkList, { where: string; person: string; at: string }> = {
  CONNECTIONS: {
    where: "status = 'CONNECTED' and (requester_id = $1 or addressee_id = $1)",
    person: "case when requester_id = $1 then addressee_id else requester_id end",
    at: "connected_at",
  },
  INVITATIONS: { where: "status = 'REQUESTED' and addressee_id = $1", person: "requester_id", at: "created_at" },
  REQUESTED: { where: "status = 'REQUESTED' and requester_id = $1", person: "addressee_id", at: "created_at" },
};

/** Returns the ids of the people in a list, newest first. @throws BAD_USER_INPUT for a malformed page */
export function listPeople(
  db: Pick<Database, "pool">,
  seekerId: string,
  list: NetworkList,
  page: PageInput,
): Promise<Page<string>> {
  const { where, person, at } = LISTS[list];
  return readPage(db, page, {
    list: `network-${list}`,
    keys: [at, "id"],
    values: [seekerId],
    text: ({ after, order }) =>
      `select id, ${person} as person, ${at} as at from connections where ${where} and ${after} ${order}`,
    count: `connections where ${where}`,
    placeOf: (row: { id: string; person: string; at: Date }) => row,
    toNode: (row) => row.person,
  });
}

/** Returns the connection of `person` to `me`. */
export async function findConnectionState({ pool }: Pick<Database, "pool">, me: string, person: string) {
  const { rows } = await pool.query<{ state: ConnectionState }>({
    name: "connection-state",
    text: `
      select case when status = 'CONNECTED' then 'CONNECTED' when requester_id = $1 then 'REQUESTED' else 'INCOMING' end as state
      from connections where least(requester_id, addressee_id) = least($1::uuid, $2::uuid)
        and greatest(requester_id, addressee_id) = greatest($1::uuid, $2::uuid)`,
    values: [me, person],
  });
  return rows[0]?.state ?? "NONE";
}

/** Returns the connection of `person` to `me`, as seen by a transaction that has locked the pair. */
export async function readConnectionState(tx: Transaction, me: string, person: string): Promise<ConnectionState> {
  const pair = [
    { requesterId: me, addresseeId: person },
    { requesterId: person, addresseeId: me },
  ];
  const found = await tx.connection.findFirst({ where: { OR: pair }, select: { status: true, requesterId: true } });
  if (!found) return "NONE";
  if (found.status === "CONNECTED") return "CONNECTED";
  return found.requesterId === me ? "REQUESTED" : "INCOMING";
}

const REQUEST = `
  insert into connections (id, requester_id, addressee_id, status, created_at)
  select gen_random_uuid(), $1::uuid, id, 'REQUESTED', $3::timestamptz from seekers
  where id = $2::uuid and email_verified and id <> all(${SUSPENDED})
    and not ${blockedBetween("$1::uuid", "$2::uuid")}
    and id not in ${seekersExcluding("$1::uuid")}
  on conflict (least(requester_id, addressee_id), greatest(requester_id, addressee_id)) do update
    set status = 'CONNECTED', connected_at = $3::timestamptz
    where connections.status = 'REQUESTED' and connections.addressee_id = $1::uuid
  returning status`;

/**
 * Requests a connection, or connects the two if the addressee has already sent a request.
 * @returns the new state; null when nothing changed: for a repeated request, a block, or a person who does not exist, is not verified, or is suspended
 */
export async function insertRequest(
  tx: Transaction,
  from: string,
  to: string,
  now: Date,
): Promise<ConnectionStatus | null> {
  await lockPair(tx, from, to);
  const [row] = await tx.$queryRawUnsafe<{ status: ConnectionStatus }[]>(REQUEST, from, to, now);
  return row?.status ?? null;
}

/** Accepts a request. @returns whether there was one */
export async function acceptRequest(tx: Transaction, from: string, to: string, now: Date) {
  const where = { requesterId: from, addresseeId: to, status: "REQUESTED" } as const;
  return (await tx.connection.updateMany({ where, data: { status: "CONNECTED", connectedAt: now } })).count > 0;
}

/** Deletes a request. @returns whether there was one */
export async function deleteRequest(tx: Transaction, from: string, to: string) {
  const where = { requesterId: from, addresseeId: to, status: "REQUESTED" } as const;
  return (await tx.connection.deleteMany({ where })).count > 0;
}

/** Deletes a connection, or also a request unless `status` says otherwise. @returns whether there was one */
export async function deleteConnection(db: Queryable, [one, other]: readonly [string, string], status?: "CONNECTED") {
  const pair = [
    { requesterId: one, addresseeId: other },
    { requesterId: other, addresseeId: one },
  ];
  return (await clientOf(db).connection.deleteMany({ where: { OR: pair, ...(status && { status }) } })).count > 0;
}
