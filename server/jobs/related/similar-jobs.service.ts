import type { IndustryValue, WorkModeValue } from "../../../shared/jobs.options.ts";
import type { Platform } from "../../platform/platform.ts";
import type { JobCard } from "../job.store.ts";
import { searchJobs } from "../search/job-search.store.ts";
import { titleWords } from "./title-words.ts";

/** What the jobs are to be like. */
export interface Likeness {
  readonly id: string;
  /** A title, or words of one. */
  readonly title: string;
  readonly industry?: IndustryValue;
  readonly location?: string;
  readonly workMode?: WorkModeValue;
}

/** The newest open jobs, among which similar ones are looked for, and how long they are remembered. */
const COMPARED = 1_000;
const REMEMBERED_MS = 500;

interface Compared {
  readonly job: JobCard;
  /** Lower case. */
  readonly place: string;
  readonly words: readonly string[];
}

/** Open jobs that are like another. */
export class SimilarJobService {
  #newest: { readonly at: number; readonly jobs: Promise<readonly Compared[]> } | undefined;

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /**
   * The newest jobs that share words of the title, or industry, place and work mode; the likest first, and the newest of
   * those alike. They show nobody's flags.
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

  /** Remembered for a moment: every job's page compares with the same. */
  #newestJobs(): Promise<readonly Compared[]> {
    if (this.#newest && performance.now() - this.#newest.at < REMEMBERED_MS) return this.#newest.jobs;
    const jobs = searchJobs(this.platform.db.replicated, {}, { first: COMPARED }, null, "card").then(({ nodes }) =>
      nodes.map((job) => ({ job, place: job.location.toLowerCase(), words: titleWords(job.title) })),
    );
    this.#newest = { at: performance.now(), jobs };
    // What failed is asked for again.
    jobs.catch(() => {
      this.#newest = undefined;
    });
    return jobs;
  }
}
