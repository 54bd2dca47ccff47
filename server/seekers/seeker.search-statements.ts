import { decodeCursor } from "../platform/search/cursor.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { countStatement, pageExpressions } from "../platform/search/tiers.ts";
import { blockedWith } from "./blocked.sql.ts";
import { type SeekerSearch, seekerConditions } from "./seeker.search-conditions.ts";
import { seekerCardColumns, seekerCardJoins } from "./seeker-card.ts";

/** Which part of a list: `first` seekers after the cursor. */
export interface SeekerSearchPage {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** What distinguishes one list of seekers from another, in SQL. */
export interface SeekerList {
  /** Conditions on every row of `seekers`. */
  readonly base: (placeholders: Placeholders) => readonly string[];
  /** Selected besides the card, over the alias `s`. */
  readonly columns: string;
  readonly joins: (placeholders: Placeholders) => string;
}

/** Those whom recruiters may browse. */
export const CANDIDATES: SeekerList = { base: () => ["browsable"], columns: "", joins: () => "" };

/** Everyone but the viewer and those with whom there is a block, with how the viewer stands to each. */
export const peersOf = (viewerId: string): SeekerList => ({
  base: (placeholders) => {
    const viewer = placeholders.add(viewerId, "uuid");
    return [`id <> ${viewer}`, `id <> all(${blockedWith(viewer)})`];
  },
  columns: `case when c.status = 'CONNECTED' then 'CONNECTED' when c.requester_id = s.id then 'INCOMING'
                 when c.id is not null then 'REQUESTED' else 'NONE' end as connection_state`,
  joins: (placeholders) => {
    const viewer = placeholders.add(viewerId, "uuid");
    return `left join connections c on least(c.requester_id, c.addressee_id) = least(s.id, ${viewer})
              and greatest(c.requester_id, c.addressee_id) = greatest(s.id, ${viewer})`;
  },
});

/** The statement of a page, with one row more than the page when more follow. */
export function seekerSearchStatement(list: SeekerList, search: SeekerSearch, { first, after }: SeekerSearchPage) {
  const placeholders = new Placeholders();
  const place = decodeCursor(after);
  const comesAfter =
    place && `(created_at, id) < (${placeholders.add(place.at, "timestamptz")}, ${placeholders.add(place.id, "uuid")})`;
  const conditions = {
    table: "seekers",
    base: list.base(placeholders),
    after: comesAfter,
    ...seekerConditions(search, placeholders),
  };
  const text = `
    with ${pageExpressions(conditions, first + 1)}
    select ${[seekerCardColumns, list.columns].filter(Boolean).join(", ")}
    from page join seekers s on s.id = page.id ${seekerCardJoins()} ${list.joins(placeholders)}
    order by page.created_at desc, page.id desc limit ${first + 1}`;
  return { text, values: placeholders.values };
}

/** The statement of a count. */
export function seekerCountStatement(list: SeekerList, search: SeekerSearch) {
  const placeholders = new Placeholders();
  const conditions = {
    table: "seekers",
    base: list.base(placeholders),
    after: null,
    ...seekerConditions(search, placeholders),
  };
  return { text: countStatement(conditions), values: placeholders.values };
}
