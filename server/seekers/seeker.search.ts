import type { Database } from "../platform/database.ts";
import type { Page } from "../platform/graphql/connection.ts";
import { decodeCursor, encodeCursor } from "../platform/search/cursor.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { cappedCount, countStatement, pageExpressions, type TieredSearch } from "../platform/search/tiers.ts";
import { type SeekerSearch, seekerConditions } from "./seeker.search-conditions.ts";
import {
  type SeekerCard,
  type SeekerCardRow,
  seekerCardColumns,
  seekerCardJoins,
  toSeekerCard,
} from "./seeker-card.ts";

/** Which part of a list: `first` seekers after the cursor. */
export interface SeekerSearchPage {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** How a viewing seeker stands to another: nothing, asked by the viewer, asked by the other, or connected. */
export type ConnectionState = "NONE" | "REQUESTED" | "INCOMING" | "CONNECTED";

/** Another seeker, as the viewing seeker finds one. */
export interface Peer extends SeekerCard {
  readonly connectionState: ConnectionState;
}

/**
 * The other seekers, newest first, in one statement. `viewerId`: the seeker who looks.
 * @throws BAD_USER_INPUT for a malformed cursor
 */
export async function searchPeers(
  db: Pick<Database, "pool">,
  search: SeekerSearch,
  page: SeekerSearchPage,
  viewerId: string,
): Promise<Page<Peer>> {
  const list: SeekerList = {
    base: (placeholders) => [`id <> ${placeholders.add(viewerId, "uuid")}`],
    columns: `case when c.status = 'CONNECTED' then 'CONNECTED' when c.requester_id = s.id then 'INCOMING'
                   when c.id is not null then 'REQUESTED' else 'NONE' end as connection_state`,
    joins: (placeholders) => {
      const viewer = placeholders.add(viewerId, "uuid");
      return `left join connections c on least(c.requester_id, c.addressee_id) = least(s.id, ${viewer})
                and greatest(c.requester_id, c.addressee_id) = greatest(s.id, ${viewer})`;
    },
  };
  return searchList(db, list, search, page, (row: SeekerCardRow & { connection_state: ConnectionState }) => ({
    ...toSeekerCard(row),
    connectionState: row.connection_state,
  }));
}

/** The seekers that recruiters may browse, newest first, in one statement. @throws BAD_USER_INPUT for a malformed cursor */
export function searchCandidates(
  db: Pick<Database, "pool">,
  search: SeekerSearch,
  page: SeekerSearchPage,
): Promise<Page<SeekerCard>> {
  const list: SeekerList = { base: () => ["browsable"], columns: "", joins: () => "" };
  return searchList(db, list, search, page, toSeekerCard);
}

/** What distinguishes one list of seekers from another. */
interface SeekerList {
  readonly base: (placeholders: Placeholders) => readonly string[];
  /** Selected besides the card. */
  readonly columns: string;
  readonly joins: (placeholders: Placeholders) => string;
}

async function searchList<Row extends SeekerCardRow, Node>(
  db: Pick<Database, "pool">,
  list: SeekerList,
  search: SeekerSearch,
  { first, after }: SeekerSearchPage,
  toNode: (row: Row) => Node,
): Promise<Page<Node>> {
  const placeholders = new Placeholders();
  const place = decodeCursor(after);
  const conditions: TieredSearch = {
    table: "seekers",
    base: list.base(placeholders),
    after:
      place &&
      `(created_at, id) < (${placeholders.add(place.at, "timestamptz")}, ${placeholders.add(place.id, "uuid")})`,
    ...seekerConditions(search, placeholders),
  };
  const { rows } = await db.pool.query<Row>(
    `with ${pageExpressions(conditions, first + 1)}
     select ${[seekerCardColumns, list.columns].filter(Boolean).join(", ")}
     from page join seekers s on s.id = page.id ${seekerCardJoins()} ${list.joins(placeholders)}
     order by page.created_at desc, page.id desc limit ${first + 1}`,
    placeholders.values,
  );
  const shown = rows.slice(0, first);
  return {
    nodes: shown.map(toNode),
    cursors: shown.map((row) => encodeCursor({ at: row.created_at, id: row.id })),
    hasNextPage: rows.length > first,
    total: async () => {
      const counting = new Placeholders();
      const base = list.base(counting);
      const counted = { table: "seekers", base, after: null, ...seekerConditions(search, counting) };
      const result = await db.pool.query<{ n: number }>(countStatement(counted), counting.values);
      return cappedCount(result.rows[0]?.n ?? 0);
    },
  };
}
