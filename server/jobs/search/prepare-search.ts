import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { readKeyword } from "../../platform/search/keyword.ts";
import { readTypedWords, type TypedWord } from "../../platform/search/words.ts";
import type { JobSearch } from "../job-search-conditions.ts";
import { lookUpWords } from "./vocabulary.store.ts";
import { countingWords, groupWords, type WordGroup, wordsToLookUp } from "./word-groups.ts";
import { companyQuery, entryQuery, placeQuery, type WordQueries, wordQueries } from "./word-queries.ts";

/** A search with its words looked up. */
export interface PreparedSearch {
  readonly search: JobSearch;
  /** As it was typed; empty for none. */
  readonly keyword: string;
  readonly groups: readonly WordGroup[];
  /** What finds the keyword's words; null where it has none, such as "++". */
  readonly words: WordQueries | null;
  /** Tsqueries that a job must match, each. */
  readonly required: readonly string[];
  /** A tsquery that it must not match; null for none. */
  readonly excluded: string | null;
}

const MAX_ENTRIES = 20;
const MAX_WORDS_OF_ENTRY = 6;

/** The words of each entry; an entry without any is dropped. @throws BAD_USER_INPUT for too many or too long ones */
function readEntries(
  entries: readonly string[] | null | undefined,
  field: string,
  read = readTypedWords,
): TypedWord[][] {
  if ((entries?.length ?? 0) > MAX_ENTRIES) throw invalid({ [field]: `Give at most ${MAX_ENTRIES}.` });
  return (entries ?? []).flatMap((entry) => {
    if (entry.length > MAX_SEARCH_KEYWORD) throw invalid({ [field]: `At most ${MAX_SEARCH_KEYWORD} characters each.` });
    const words = read(entry).slice(0, MAX_WORDS_OF_ENTRY);
    return words.length > 0 ? [words] : [];
  });
}

/** "Pune, Maharashtra" is looked for as "Pune": few jobs say more. The same is done to what is suggested. */
const placeWords = (place: string) => readTypedWords(place.replace(/[,(/;|].*/su, ""));

/** Looks up what the search's texts may stand for, in one statement at most. @throws BAD_USER_INPUT */
export async function prepareSearch(db: Pick<Database, "pool">, search: JobSearch): Promise<PreparedSearch> {
  const keyword = readKeyword(search.keyword);
  const typed = countingWords(keyword);
  const places = readEntries(search.places, "places", placeWords);
  const companies = readEntries(search.companies, "companies");
  const excludedWords = readEntries(search.excludeWords, "excludeWords");
  const excludedCompanies = readEntries(search.excludeCompanies, "excludeCompanies");
  const others = [...places, ...companies, ...excludedWords, ...excludedCompanies];
  if (typed.length === 0 && others.length === 0) {
    return { search, keyword, groups: [], words: null, required: [], excluded: null };
  }
  const asked = wordsToLookUp(typed);
  const lookedUp = await lookUpWords(db, {
    ...asked,
    terms: [...asked.terms, ...others.flatMap((words) => wordsToLookUp(words).terms)],
  });
  const groups = groupWords(typed, lookedUp);
  const known = { ...lookedUp, completions: [], corrections: new Map() };
  const groupsOf = (words: readonly TypedWord[]) => groupWords(words, known, false);
  const anyOf = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(" | ");
  const required = [
    anyOf(places.map((words) => placeQuery(groupsOf(words)))),
    anyOf(companies.map((words) => companyQuery(groupsOf(words)))),
  ];
  const excluded = anyOf([
    ...excludedWords.map((words) => entryQuery(groupsOf(words))),
    ...excludedCompanies.map((words) => companyQuery(groupsOf(words))),
  ]);
  return {
    search,
    keyword,
    groups,
    words: groups.length > 0 ? wordQueries(groups, lookedUp.known) : null,
    required: required.filter((query) => query !== ""),
    excluded: excluded === "" ? null : excluded,
  };
}
