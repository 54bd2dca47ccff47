import { LRUCache } from "lru-cache";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { isId } from "../../platform/validation.ts";
import { findJobs, type JobCard, type JobView } from "../job.store.ts";
import { isUnopened } from "../lifecycle/job-opening.ts";
import { areSharing, listJobsSharing, type SharedBy, wasOpened } from "./public-jobs.store.ts";

/** The public state of a job; `job` null: it was deleted, and none of it is shown. */
export type PublicJobState =
  | { readonly isOpen: true; readonly job: JobView }
  | { readonly isOpen: false; readonly job: JobView | null };

/** The number of jobs that a place or a title needs to have its own page. */
export const MIN_SHARED = 10;

const SHARED_MS = 1_000;
/** Total characters of the places and titles looked up, which come from addresses. */
const SHARED_CHARACTERS = 500_000;

/** Provides the public view of jobs, for pages that search engines index. */
export class PublicJobService {
  /** Whether places and titles have their own pages, cached briefly, as every job page looks it up. */
  readonly #shared = new LRUCache<string, boolean>({
    maxSize: SHARED_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
    ttl: SHARED_MS,
  });

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /** Returns a job, or that it is gone; null for an id that never existed. Public. */
  async find(id: string): Promise<PublicJobState | null> {
    if (!isId(id)) return null;
    const { replicated: db } = this.platform.db;
    const [job] = await findJobs(db, [id], null);
    if (job?.takesApplications) return { isOpen: true, job };
    if (job && isUnopened(job)) return null;
    if (job) return { isOpen: false, job: job.deletedAt ? null : job };
    return (await wasOpened(db, id)) ? { isOpen: false, job: null } : null;
  }

  /**
   * Lists open jobs in one place or with one title, newest first. @throws NOT_FOUND when there are too few,
   * BAD_USER_INPUT
   */
  async sharing(by: SharedBy, slug: string, page: PageInput): Promise<Page<JobCard>> {
    const areShared = slug !== "" && (await areSharing(this.platform.db.replicated, by, slug, MIN_SHARED));
    if (!areShared) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return listJobsSharing(this.platform.db.replicated, by, slug, page);
  }

  /** Whether a place or a title has its own page; up to a second old. */
  async areShared(by: SharedBy, slug: string): Promise<boolean> {
    if (slug === "") return false;
    const key = `${by}:${slug}`;
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const areShared = await areSharing(this.platform.db.replicated, by, slug, MIN_SHARED);
    this.#shared.set(key, areShared);
    return areShared;
  }
}
