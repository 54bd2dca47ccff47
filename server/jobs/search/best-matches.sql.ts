import type { Place } from "../../platform/search/cursor.ts";
import { comesAfter } from "../../platform/search/keyset.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";
import {
  isUsual,
  type JobListInput,
  type JobStatement,
  jobsOf,
  openJobsWith,
  type StatementFor,
} from "./job-page.sql.ts";
import { filterConditions, verbatimConditions, wordsMatch } from "./job-search-conditions.ts";
import type { PreparedSearch } from "./prepare-search.ts";
import { isCommon, type WordQueries } from "./word-queries.ts";

/** The number of jobs that are ranked at once; larger results are read tier by tier. */
const RANKED_AT_ONCE = 1_000;
/** Far above the number of jobs that anything has which the vocabulary counts as rare. */
const MOST_OF_TIER = 100_000;

/** Returns the rank of a tier; jobs that only contain the keyword verbatim come last, with rank 0. */
const rankOf = (tiers: WordQueries["tiers"], index: number) => tiers.length - index;

/**
 * Returns the statements that read a page of the keyword's best matches, newest first among equals, in the order in
 * which they are sent until the page is full. When few jobs match, all are ranked at once and the tiers are skipped;
 * when many may match, the best tier is tried first.
 */
export function bestMatchStatements(input: JobListInput): StatementFor[] {
  const { prepared, after } = input;
  const most = after?.ranked?.rank ?? Number.POSITIVE_INFINITY;
  const byText: StatementFor = (first) => containingOnly({ ...input, first });
  const { words } = prepared;
  if (!words || most === 0) return [byText];
  const rest = prepared.onlyWords ? [] : [byText];
  // According to the vocabulary no job has the words of the other tiers; a job newer than the vocabulary appears in the
  // next tier.
  const tiers = words.tiers
    .map((tier, index) => ({ ...tier, rank: rankOf(words.tiers, index) }))
    .filter(({ estimate, rank }) => estimate > 0 || rank === 1)
    // Without loose terms, two tiers are the same.
    .filter(({ query }, index, some) => query !== some[index - 1]?.query);
  const isFiltered = filterConditions(prepared, new Placeholders()).length > 0;
  const byTier = tiers.flatMap((tier, index): StatementFor[] => {
    const better = tiers.slice(0, index).map(({ query }) => query);
    if (tier.rank > most) return [];
    if (!prepared.old || isFiltered || tier.estimate <= RANKED_AT_ONCE)
      return [(first) => tierOf({ ...input, first }, { ...tier, better })];
    return (["changed", "old"] as const).map((age) => (first) => tierOf({ ...input, first }, { ...tier, better, age }));
  });
  const whole =
    (better: readonly string[]): StatementFor =>
    (first) =>
      rankedAtOnce({ ...input, first }, words, better);
  if (words.all.estimate <= RANKED_AT_ONCE) return [whole([]), ...byTier, ...rest];
  if (!isFiltered) return [...byTier, ...rest];
  if (after !== null) return [whole([]), ...byTier, ...rest];
  return [...byTier.slice(0, 1), whole(tiers.slice(0, 1).map(({ query }) => query)), ...byTier.slice(1), ...rest];
}

/** All matching jobs except those of the better queries, ranked by their tiers. */
function rankedAtOnce(input: JobListInput, words: WordQueries, better: readonly string[]): JobStatement {
  const { prepared, after } = input;
  const placeholders = new Placeholders();
  const cases = words.tiers.map(
    ({ query }, index) => `when ${wordsMatch(query, placeholders)} then ${rankOf(words.tiers, index)}`,
  );
  const rank = `case ${cases.join(" ")} end`;
  const conditions = openJobsWith({
    after: after && comesAfter(after, placeholders, undefined, "desc", rank),
    row: [
      wordsMatch(words.all.query, placeholders),
      ...better.map((query) => `not (${wordsMatch(query, placeholders)})`),
      ...filterConditions(prepared, placeholders),
    ],
    lookUp: [],
    rank,
    atMost: 2 * RANKED_AT_ONCE,
  });
  return { ...jobsOf(conditions, input, placeholders), part: "whole" };
}

interface Tier {
  readonly query: string;
  readonly estimate: number;
  readonly rank: number;
  /** The queries of the preceding tiers. */
  readonly better: readonly string[];
  /** Only jobs newer than those the vocabulary has seen, or only as old ones. */
  readonly age?: "changed" | "old";
}

/** The jobs of one tier. */
function tierOf(input: JobListInput, { query, estimate, rank, better, age }: Tier): JobStatement {
  const { prepared, first, after } = input;
  const placeholders = new Placeholders();
  const match = wordsMatch(query, placeholders);
  const filters = filterConditions(prepared, placeholders);
  const isContinued = after?.ranked?.rank === rank;
  const readsOn = filters.length === 0 && isCommon({ query, estimate });
  const { old } = prepared;
  // Jobs with these words that are newer than the newest one of the vocabulary have changed since.
  const end = old && age ? { at: new Date(old.newest.getTime() + 1), id: FIRST_ID } : null;
  const changed = end && age === "changed" ? changedSince(old, end, placeholders) : [];
  const from = isContinued ? { at: after.at, id: after.id } : null;
  const start = end && age === "old" && (!from || from.at >= end.at) ? end : from;
  const conditions = openJobsWith({
    after: start && comesAfter(start, placeholders),
    row: [match, ...better.map((other) => `not (${wordsMatch(other, placeholders)})`), ...filters],
    lookUp: changed,
    ...((changed.length > 0 || estimate <= RANKED_AT_ONCE) && { atMost: MOST_OF_TIER }),
    readsOn,
  });
  // The best tier of a common word is a named statement: most of its time would go into planning.
  const isNamed = !end && better.length === 0 && filters.length === 0 && estimate > RANKED_AT_ONCE && isUsual(first);
  const name = isNamed
    ? `jobs-by-words-${rank}-${input.shape}-${first}${isContinued ? "-after" : ""}${readsOn ? "-on" : ""}`
    : undefined;
  return { ...jobsOf(conditions, { ...input, rank }, placeholders, name), part: "tier" };
}

/** The least id. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Jobs at or after a place that have changed since the vocabulary was counted. */
const changedSince = (old: PreparedSearch["old"], { at }: Place, placeholders: Placeholders) => [
  `created_at >= ${placeholders.add(at, "timestamptz")}`,
  `id = any(array(select job_id from job_changes where id > ${placeholders.add(old?.lastChange, "bigint")}))`,
];

/** Jobs that contain the keyword verbatim, but not as words. */
function containingOnly(input: JobListInput): JobStatement {
  const { prepared, after } = input;
  const placeholders = new Placeholders();
  const verbatim = verbatimConditions(prepared, placeholders);
  const words = prepared.words ? [`not (${wordsMatch(prepared.words.all.query, placeholders)})`] : [];
  const conditions = openJobsWith({
    after: after?.ranked?.rank === 0 ? comesAfter({ at: after.at, id: after.id }, placeholders) : null,
    row: [...verbatim.row, ...words, ...filterConditions(prepared, placeholders)],
    lookUp: verbatim.lookUp,
    ...(prepared.rarePart && { atMost: MOST_OF_TIER }),
  });
  return jobsOf(conditions, input, placeholders);
}
