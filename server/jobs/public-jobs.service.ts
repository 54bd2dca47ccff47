import type { IndustryValue } from "../../shared/jobs.options.ts";
import { JOB_TEXTS } from "../../shared/jobs.ts";
import { slugOf } from "../../shared/public-addresses.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { isId } from "../platform/validation.ts";
import { findJobs, type JobCard, type JobView } from "./job.store.ts";
import { searchJobs } from "./job-search.store.ts";
import { areSharing, listJobsSharing, type SharedBy, wasOpened } from "./public-jobs.store.ts";

/** What everybody may know of a job; `job` null: it was deleted, and nothing of it is shown. */
export type PublicJobState =
  | { readonly isOpen: true; readonly job: JobView }
  | { readonly isOpen: false; readonly job: JobView | null };

/** What the jobs are to be like. */
export interface Likeness {
  readonly id: string;
  /** A title, or words of one. */
  readonly title: string;
  readonly industry?: IndustryValue;
  readonly location?: string;
}

/** Jobs that a place or a title needs for a page of its own. */
export const MIN_SHARED = 10;

/** The newest jobs among which similar ones are looked for, and how long they are remembered. */
const POOL = 50;
const POOL_MS = 500;

/** Jobs as everybody sees them, on pages that search engines keep. */
export class PublicJobService {
  readonly #pools = new Map<IndustryValue | undefined, { readonly at: number; readonly jobs: Promise<JobCard[]> }>();

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /** A job, or that it is gone; null for one that never was. Anyone may ask. */
  async find(id: string): Promise<PublicJobState | null> {
    if (!isId(id)) return null;
    const { db } = this.platform;
    const [job] = await findJobs(db, [id], null);
    if (job?.takesApplications) return { isOpen: true, job };
    if (job) return { isOpen: false, job: job.deletedAt ? null : job };
    return (await wasOpened(db, id)) ? { isOpen: false, job: null } : null;
  }

  /** Open jobs that are most like another, among the newest of its industry. */
  async similar(like: Likeness, count: number): Promise<JobCard[]> {
    const words = wordsOf(like.title);
    const likeness = (job: JobCard) =>
      3 * wordsOf(job.title).filter((word) => words.includes(word)).length +
      (like.location && job.location === like.location ? 2 : 0);
    const jobs = (await this.#pool(like.industry)).filter(({ id }) => id !== like.id);
    return jobs
      .map((job) => ({ job, likeness: likeness(job) }))
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, count)
      .map(({ job }) => job);
  }

  /** Open jobs in one place or of one title, the newest first. @throws NOT_FOUND where there are too few, BAD_USER_INPUT */
  async sharing(by: SharedBy, slug: string, page: PageInput): Promise<Page<JobCard>> {
    if (!(await this.areShared(by, slug))) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return listJobsSharing(this.platform.db, by, slug, page);
  }

  /** Whether a place or a title has a page of its own. */
  async areShared(by: SharedBy, slug: string): Promise<boolean> {
    return slug !== "" && areSharing(this.platform.db, by, slug, MIN_SHARED);
  }

  /** Remembered for a moment: every job's page asks for one of a few. */
  #pool(industry: IndustryValue | undefined): Promise<JobCard[]> {
    const known = this.#pools.get(industry);
    if (known && performance.now() - known.at < POOL_MS) return known.jobs;
    const jobs = searchJobs(this.platform.db, { industry }, { first: POOL }, null, "card").then(({ nodes }) => [
      ...nodes,
    ]);
    this.#pools.set(industry, { at: performance.now(), jobs });
    // What failed is asked for again.
    jobs.catch(() => this.#pools.delete(industry));
    return jobs;
  }
}

/** The words of a title that tell jobs apart. */
const wordsOf = (title: string): string[] =>
  slugOf(title)
    .split("-")
    .filter((word) => word.length > 2);
