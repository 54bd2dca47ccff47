import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { Reads } from "../../platform/database/reads.ts";
import { invalid } from "../../platform/errors.ts";
import { readKeyword } from "../../platform/search/keyword.ts";
import { readTypedWords, type TypedWord } from "../../platform/search/words.ts";
import type { JobSearch, Several } from "./job-search.ts";
import { placesNear } from "./places.ts";
import { plainWords, type RarePart, rarePart } from "./rare-part.ts";
import { type KnownWord, type LookedUpWords, lastCountedChange, lookUpWords } from "./vocabulary.store.ts";
import { countingWords, groupWords, type WordGroup, wordsToLookUp } from "./word-groups.ts";
import { companyQuery, entryQuery, placeQuery, type WordQueries, wordQueries } from "./word-queries.ts";

/** A search whose words have been looked up. */
export interface PreparedSearch {
  readonly search: JobSearch;
  /** As typed; empty for none. */
  readonly keyword: string;
  readonly groups: readonly WordGroup[];
  /** The queries for the keyword's words; null where it has none, such as "++". */
  readonly words: WordQueries | null;
  /**
   * Whether jobs that contain the keyword only within other words are left out: a short one is within many, such as "hr"
   * in "three", and some job has it as a word, by the vocabulary.
   */
  readonly onlyWords: boolean;
  /** A part of the keyword by which jobs that contain it verbatim are found; null for the whole of it. */
  readonly rarePart: RarePart | null;
  /** Where all jobs with the words are old: the newest's time, and the last change that the vocabulary has seen. */
  readonly old: { readonly newest: Date; readonly lastChange: string } | null;
  /** A tsquery over the places or companies, of which a job must match one; null for any. */
  readonly places: string | null;
  readonly companies: string | null;
  /** A tsquery that a job must not match; null for none. */
  readonly excluded: string | null;
}

const MAX_ENTRIES = 20;
const MAX_WORDS_OF_ENTRY = 6;
const MAX_KM = 500;
/** The maximum number of nearby places. */
const MAX_NEAR = 40;

/** In lakh rupees a year, more than any job pays. */
const MAX_PAY = 1_000_000;
const PAY_RANGE = `Enter 0 to ${MAX_PAY.toLocaleString("en")} lakh rupees a year.`;

const PAY = ["payAtLeast", "salaryMin", "salaryMax"] as const;

/** @throws BAD_USER_INPUT */
function requirePay(search: JobSearch): void {
  const wrong = PAY.filter((name) => (search[name] ?? 0) < 0 || (search[name] ?? 0) > MAX_PAY);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((name) => [name, PAY_RANGE])));
  const { salaryMin, salaryMax } = search;
  if ((salaryMin ?? 0) > (salaryMax ?? MAX_PAY)) throw invalid({ salaryMin: "salaryMin is more than salaryMax." });
}

const MAX_DAYS = 3650;

/** @throws BAD_USER_INPUT */
function requireDays({ postedWithinDays }: JobSearch): void {
  const days = postedWithinDays ?? 1;
  if (days < 1 || days > MAX_DAYS) throw invalid({ postedWithinDays: `Enter 1 to ${MAX_DAYS} days.` });
}

/** Returns the places near the given ones. @throws BAD_USER_INPUT */
function placesNearby({ places, withinKm }: JobSearch): string[] {
  const km = withinKm ?? 0;
  if (km < 0 || km > MAX_KM) throw invalid({ withinKm: `Enter 0 to ${MAX_KM} kilometres.` });
  return km === 0 ? [] : (places ?? []).flatMap((place) => placesNear(nameOfPlace(place), km, MAX_NEAR));
}

/**
 * Returns the words of each entry; an entry without words is dropped. @throws BAD_USER_INPUT for too many or too long
 * ones
 */
function readEntries(
  entries: readonly string[] | null | undefined,
  field: string,
  read = readTypedWords,
): TypedWord[][] {
  if ((entries?.length ?? 0) > MAX_ENTRIES) throw invalid({ [field]: `Enter at most ${MAX_ENTRIES}.` });
  return (entries ?? []).flatMap((entry) => {
    if (entry.length > MAX_SEARCH_KEYWORD) throw invalid({ [field]: `At most ${MAX_SEARCH_KEYWORD} characters each.` });
    const words = read(entry).slice(0, MAX_WORDS_OF_ENTRY);
    return words.length > 0 ? [words] : [];
  });
}

/** "Pune, Maharashtra" is searched as "Pune", as few jobs say more. Suggestions are treated the same. */
const nameOfPlace = (place: string) => place.replace(/[,(/;|].*/su, "");
const placeWords = (place: string) => readTypedWords(nameOfPlace(place));

/** A tsquery that matches no job: words never contain this character. */
const NOTHING = "'%'";

/**
 * Returns a tsquery that matches any of the queries; null for no condition. Entries without words, such as "%", match
 * nothing.
 */
function anyOf(queries: readonly string[], entries?: Several<string>): string | null {
  if (queries.length > 0) return queries.map((query) => `(${query})`).join(" | ");
  return entries?.some((entry) => entry.trim() !== "") ? NOTHING : null;
}

/** Looks up the possible meanings of the search's texts, in one statement at most. @throws BAD_USER_INPUT */
export async function prepareSearch(db: Pick<Reads, "pool">, search: JobSearch): Promise<PreparedSearch> {
  requirePay(search);
  requireDays(search);
  const keyword = readKeyword(search.keyword);
  const typed = countingWords(keyword);
  const asked = readEntries(search.places, "places", placeWords);
  const places = [...asked, ...placesNearby(search).map(placeWords)];
  const companies = readEntries(search.companies, "companies");
  const excludedWords = readEntries(search.excludeWords, "excludeWords");
  const excludedCompanies = readEntries(search.excludeCompanies, "excludeCompanies");
  const others = [...places, ...companies, ...excludedWords, ...excludedCompanies];
  if (typed.length === 0 && others.length === 0) {
    return {
      search,
      keyword,
      groups: [],
      words: null,
      onlyWords: false,
      rarePart: null,
      old: null,
      places: anyOf([], search.places),
      companies: anyOf([], search.companies),
      excluded: null,
    };
  }
  const lookUp = wordsToLookUp(typed);
  const placeLookUps = asked.map((words) => wordsToLookUp(words, false));
  const lookedUp = await lookUpWords(db, {
    words: [lookUp, ...placeLookUps].flatMap(({ words }) => words),
    terms: [...lookUp.terms, ...others.flatMap((words) => wordsToLookUp(words).terms)],
    beginning: lookUp.beginning,
    ending: plainWords(keyword)[0] ?? null,
    misspelt: [lookUp, ...placeLookUps].flatMap(({ misspelt }) => misspelt),
  });
  const groups = groupWords(typed, lookedUp);
  const words = groups.length > 0 ? wordQueries(groups, countsOf(lookedUp)) : null;
  const newest = words?.newest ?? null;
  const lastChange = newest && (await lastCountedChange(db));
  const known = { ...lookedUp, corrections: new Map() };
  const groupsOf = (words: readonly TypedWord[]) => groupWords(words, known, false);
  return {
    search,
    keyword,
    groups,
    words,
    old: newest && lastChange ? { newest, lastChange } : null,
    onlyWords: isShort(keyword) && (words?.all.estimate ?? 0) > 0,
    rarePart: rarePart(keyword, typed, lookedUp),
    places: anyOf(
      places.map((words) => placeQuery(groupWords(words, lookedUp, false))),
      search.places,
    ),
    companies: anyOf(
      companies.map((words) => companyQuery(groupsOf(words))),
      search.companies,
    ),
    excluded: anyOf([
      ...excludedWords.map((words) => entryQuery(groupsOf(words))),
      ...excludedCompanies.map((words) => companyQuery(groupsOf(words))),
    ]),
  };
}

const isShort = (keyword: string) => /^\p{L}{1,3}$/u.test(keyword);

/** Returns every word that was looked up, with its counts. */
const countsOf = ({ known, completions, corrections }: LookedUpWords): ReadonlyMap<string, KnownWord> =>
  new Map([...known.values(), ...completions, ...[...corrections.values()].flat()].map((word) => [word.word, word]));
