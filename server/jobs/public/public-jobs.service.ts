import { LRUCache } from "lru-cache";
import { JOB_TEXTS } from "../../../shared/jobs.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { isId } from "../../platform/validation.ts";
import { findJobs, type JobCard, type JobView } from "../job.store.ts";
import { isUnopened } from "../lifecycle/job-opening.ts";
import { areSharing, listJobsSharing, type SharedBy, wasOpened } from "./public-jobs.store.ts";

/** What everybody may know of a job; `job` null: it was deleted, and nothing of it is shown. */
export type PublicJobState =
  | { readonly isOpen: true; readonly job: JobView }
  | { readonly isOpen: false; readonly job: JobView | null };

/** Jobs that a place or a title needs for a page of its own. */
export const MIN_SHARED = 10;

const SHARED_MS = 1_000;

/** Jobs as everybody sees them, on pages that search engines keep. */
export class PublicJobService {
  /** Whether places and titles have pages of their own, remembered for a moment: every job's page asks. */
  readonly #shared = new LRUCache<string, boolean>({ max: 5_000, ttl: SHARED_MS });

  constructor(private readonly platform: Pick<Platform, "db">) {}

  /** A job, or that it is gone; null for one that never was. Anyone may ask. */
  async find(id: string): Promise<PublicJobState | null> {
    if (!isId(id)) return null;
    const { replicated: db } = this.platform.db;
    const [job] = await findJobs(db, [id], null);
    if (job?.takesApplications) return { isOpen: true, job };
    if (job && isUnopened(job)) return null;
    if (job) return { isOpen: false, job: job.deletedAt ? null : job };
    return (await wasOpened(db, id)) ? { isOpen: false, job: null } : null;
  }

  /** Open jobs in one place or of one title, the newest first. @throws NOT_FOUND where there are too few, BAD_USER_INPUT */
  async sharing(by: SharedBy, slug: string, page: PageInput): Promise<Page<JobCard>> {
    const areShared = slug !== "" && (await areSharing(this.platform.db.replicated, by, slug, MIN_SHARED));
    if (!areShared) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return listJobsSharing(this.platform.db.replicated, by, slug, page);
  }

  /** Whether a place or a title has a page of its own, as it was within the last second. */
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
