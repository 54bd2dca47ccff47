import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { withoutHidden } from "../without-hidden.ts";
import { type Loosening, loosenings } from "./alternatives.ts";
import { countFacets, type JobFacets } from "./facets.store.ts";
import { countJobs } from "./job-search.store.ts";
import type { JobSearch } from "./job-search.ts";
import { type ParsedJobSearch, parseJobSearch, wordsAfterExcept } from "./parse-job-search.ts";
import { citiesBeginning } from "./places.ts";
import { prepareSearch } from "./prepare-search.ts";
import { companiesWith, type JobSuggestion, suggest } from "./suggestions.store.ts";
import type { WordGroup } from "./word-groups.ts";

const MAX_SUGGESTIONS = 20;

/** A search that finds more jobs, with their number. */
export interface JobAlternative extends Loosening {
  readonly count: number;
  readonly isCapped: boolean;
}

/** Helps with searches for open jobs. Public: an acting account only leaves out what it has hidden. */
export class SearchHelpService {
  constructor(private readonly platform: Pick<Platform, "db">) {}

  get #db() {
    return this.platform.db.replicated;
  }

  /** Returns counts for each choice of a filter, without what the acting seeker has hidden. @throws BAD_USER_INPUT */
  async facets(actor: MaybeActor, search: JobSearch): Promise<JobFacets> {
    const shown = await withoutHidden(this.platform.db, actor, search);
    return countFacets(this.#db, await prepareSearch(this.#db, shown));
  }

  /** Returns completions of the typed text. @throws BAD_USER_INPUT */
  suggestions(typed: string, first: number): Promise<JobSuggestion[]> {
    if (first < 1 || first > MAX_SUGGESTIONS) throw invalid({ first: `Ask for 1 to ${MAX_SUGGESTIONS} suggestions.` });
    return suggest(this.#db, requireShort(typed, "prefix"), first);
  }

  /**
   * Returns the main names of cities with a name that begins with the typed text; none for fewer than three letters.
   * @throws BAD_USER_INPUT
   */
  cities(typed: string): string[] {
    return citiesBeginning(requireShort(typed, "prefix"))
      .map(({ names }) => names[0] ?? "")
      .slice(0, MAX_SUGGESTIONS);
  }

  /**
   * Returns the conditions without which a search finds more, most results first, without what the acting seeker has
   * hidden. @throws BAD_USER_INPUT
   */
  async alternatives(actor: MaybeActor, wanted: JobSearch): Promise<JobAlternative[]> {
    const search = await withoutHidden(this.platform.db, actor, wanted);
    const { groups } = await prepareSearch(this.#db, search);
    const counted: JobAlternative[] = [];
    // Sequential, so that no search takes all connections.
    for (const loosening of loosenings(
      search,
      groups.map(({ typed }) => typed),
    )) {
      const { count, capped } = await countJobs(this.#db, loosening.search);
      if (count > 0) counted.push({ ...loosening, count, isCapped: capped });
    }
    return counted.toSorted((a, b) => b.count - a.count);
  }

  /** Returns the significant words of a text, each with its synonyms and corrections. @throws BAD_USER_INPUT */
  async meanings(text: string): Promise<readonly WordGroup[]> {
    return (await prepareSearch(this.#db, { keyword: requireShort(text, "text") })).groups;
  }

  /** Parses a free-text search. @throws BAD_USER_INPUT */
  async parse(typed: string): Promise<ParsedJobSearch> {
    const text = requireShort(typed, "text");
    return parseJobSearch(text, await companiesWith(this.#db, wordsAfterExcept(text)));
  }
}

function requireShort(typed: string, field: string): string {
  if (typed.length > MAX_SEARCH_KEYWORD)
    throw invalid({ [field]: `Search for at most ${MAX_SEARCH_KEYWORD} characters.` });
  return typed.replaceAll("\u0000", "").toWellFormed();
}
