import type { IndustryValue, WorkModeValue } from "../../../shared/jobs.options.ts";
import type { Platform } from "../../platform/platform.ts";
import type { JobCard } from "../job.store.ts";
import { searchJobs } from "../search/job-search.store.ts";
import { titleWords } from "./title-words.ts";

/** What similar jobs are compared with. */
export interface Likeness {
  readonly id: string;
  /** A title, or words of one. */
  readonly title: string;
  readonly industry?: IndustryValue;
  readonly location?: string;
  readonly workMode?: WorkModeValue;
}

/** The number of newest open jobs among which similar ones are searched, and for how long they are cached. */
const COMPARED = 1_000;
const REMEMBERED_MS = 500;

interface Compared {
  readonly job: JobCard;
  /** Lower case. */
  readonly place: string;
  readonly words: readonly string[];
}

/** Finds open jobs similar to another. */
export class SimilarJobService {
  #newest: { readonly at: number; readonly jobs: Promise<readonly Compared[]> } | undefined;

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /**
   * Returns the newest jobs that share words of the title, or industry, place and work mode; most similar first, newest
   * first among equals. They carry no viewer flags.
   */
  async find(like: Likeness): Promise<JobCard[]> {
    const words = new Set(titleWords(like.title));
    const place = like.location?.toLowerCase();
    const likenessOf = ({ job, place: ownPlace, words: own }: Compared) => {
      let shared = 0;
      for (const word of own) if (words.has(word)) shared++;
      const sameIndustry = job.industry === like.industry;
      const around = Number(job.workMode === like.workMode) + Number(place !== "" && ownPlace === place);
      return shared > 0 || (sameIndustry && around === 2) ? 3 * shared + 2 * Number(sameIndustry) + around : 0;
    };
    const alike: { readonly job: JobCard; readonly likeness: number }[] = [];
    for (const compared of await this.#newestJobs()) {
      const likeness = compared.job.id === like.id ? 0 : likenessOf(compared);
      if (likeness > 0) alike.push({ job: compared.job, likeness });
    }
    return alike.sort((one, other) => other.likeness - one.likeness).map(({ job }) => job);
  }

  /** Cached briefly, as every job page compares with the same jobs. */
  #newestJobs(): Promise<readonly Compared[]> {
    if (this.#newest && performance.now() - this.#newest.at < REMEMBERED_MS) return this.#newest.jobs;
    const jobs = searchJobs(this.platform.db.replicated, {}, { first: COMPARED }, null, "card").then(({ nodes }) =>
      nodes.map((job) => ({ job, place: job.location.toLowerCase(), words: titleWords(job.title) })),
    );
    this.#newest = { at: performance.now(), jobs };
    // A failed query is not cached.
    jobs.catch(() => {
      this.#newest = undefined;
    });
    return jobs;
  }
}
