import type { Database, Transaction } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";

/** The three lists of My Network (docs/specification.md 2.15). */
export type NetworkList = "CONNECTIONS" | "INVITATIONS" | "REQUESTED";

/** Which rows of `connections` stand in a list of the seeker `$1`, who the other person is, and since when. */
const LISTS: Record<NetworkList, { where: string; person: string; at: string }> = {
  CONNECTIONS: {
    where: "status = 'CONNECTED' and (requester_id = $1 or addressee_id = $1)",
    person: "case when requester_id = $1 then addressee_id else requester_id end",
    at: "connected_at",
  },
  INVITATIONS: { where: "status = 'REQUESTED' and addressee_id = $1", person: "requester_id", at: "created_at" },
  REQUESTED: { where: "status = 'REQUESTED' and requester_id = $1", person: "addressee_id", at: "created_at" },
};

/** Ids of the people in a list, newest first. */
export function listPeople(
  db: Pick<Database, "pool">,
  seekerId: string,
  list: NetworkList,
  page: PageInput,
): Promise<Page<string>> {
  const { where, person, at } = LISTS[list];
  return readPage(db, page, {
    keys: [at, "id"],
    values: [seekerId],
    text: ({ after, order }) =>
      `select id, ${person} as person, ${at} as at from connections where ${where} and ${after} ${order}`,
    count: `connections where ${where}`,
    placeOf: (row: { id: string; person: string; at: Date }) => row,
    toNode: (row) => row.person,
  });
}

/**
 * Makes changes between two seekers wait for each other until the transaction ends: a request and a block at the same
 * moment would otherwise not see each other, and both be there.
 */
export async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  const [low, high] = [one, other].sort();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`connection ${low} ${high}`}, 0))`;
}
