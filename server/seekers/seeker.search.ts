import type { Database } from "../platform/database/database.ts";
import { cursorsOf } from "../platform/search/cursor.ts";
import type { Page } from "../platform/search/page.ts";
import { cappedCount } from "../platform/search/tiers.ts";
import type { SeekerSearch } from "./seeker.search-conditions.ts";
import {
  CANDIDATES,
  peersOf,
  type SeekerList,
  type SeekerSearchPage,
  seekerCountStatement,
  seekerSearchStatement,
} from "./seeker.search-statements.ts";
import { type SeekerCard, type SeekerCardRow, toSeekerCard } from "./seeker-card.ts";

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
  return searchList(
    db,
    peersOf(viewerId),
    search,
    page,
    (row: SeekerCardRow & { connection_state: ConnectionState }) => ({
      ...toSeekerCard(row),
      connectionState: row.connection_state,
    }),
  );
}

/** The seekers that recruiters may browse, newest first, in one statement. @throws BAD_USER_INPUT for a malformed cursor */
export function searchCandidates(
  db: Pick<Database, "pool">,
  search: SeekerSearch,
  page: SeekerSearchPage,
): Promise<Page<SeekerCard>> {
  return searchList(db, CANDIDATES, search, page, toSeekerCard);
}

async function searchList<Row extends SeekerCardRow, Node>(
  db: Pick<Database, "pool">,
  list: SeekerList,
  search: SeekerSearch,
  page: SeekerSearchPage,
  toNode: (row: Row) => Node,
): Promise<Page<Node>> {
  const { rows } = await db.pool.query<Row>(seekerSearchStatement(list, search, page));
  const shown = rows.slice(0, page.first);
  return {
    nodes: shown.map(toNode),
    cursorAt: cursorsOf(shown, (row) => ({ at: row.created_at, id: row.id })),
    hasNextPage: rows.length > page.first,
    total: async () => {
      const result = await db.pool.query<{ n: number }>(seekerCountStatement(list, search));
      return cappedCount(result.rows[0]?.n ?? 0);
    },
  };
}
