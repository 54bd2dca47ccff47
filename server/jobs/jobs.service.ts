import { JOB_TEXTS } from "../../shared/jobs.ts";
import { jobPath } from "../../shared/public-addresses.ts";
import type { Scope } from "../../shared/scopes.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { isOwnCompany } from "../platform/company-permissions.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import { findJobs, type JobShapes, type JobView } from "./job.store.ts";
import { openJobs, openJobsVersion } from "./job-lists.store.ts";
import { type JobOrder, searchJobs } from "./search/job-search.store.ts";
import type { JobSearch } from "./search/job-search.ts";
import { matchReasons } from "./search/match-reasons.ts";

/** The seeker whose flags a job shows; null when nobody or a recruiter looks. */
export const viewerSeeker = (actor: MaybeActor) => (actor?.role === "SEEKER" ? actor.accountId : null);

const isOpen = ({ status, deletedAt }: JobView): boolean => status === "OPEN" && !deletedAt;

/** The scopes of which each lets a viewer's key read a job that is not open; none when the job does not concern the viewer. */
const concerns = (actor: MaybeActor, job: JobView): Scope[] => [
  ...(isOwnCompany(actor, job) || job.viewerHasSaved ? (["jobs:read"] as const) : []),
  ...(job.viewerApplicationStatus !== null ? (["applications:read"] as const) : []),
];

/** Finding and reading jobs. */
export class JobService {
  constructor(private readonly platform: Platform) {}

  /**
   * Open jobs; anyone may look. `order`: the best matches of a keyword, else the newest, when absent.
   * @throws BAD_USER_INPUT for a malformed page or too long a keyword
   */
  async search<Shape extends keyof JobShapes>(
    actor: MaybeActor,
    search: JobSearch,
    page: PageInput & { readonly order?: JobOrder | null },
    shape: Shape,
  ): Promise<Page<JobShapes[Shape]>> {
    const wanted = { ...checkPage(page), order: page.order };
    const { words, ...found } = await searchJobs(
      this.platform.db.replicated,
      search,
      wanted,
      viewerSeeker(actor),
      shape,
    );
    const matchesOf = (job: JobShapes[Shape] | undefined) => (job ? matchReasons(words, job) : []);
    return { ...found, edgeAt: (index) => ({ matches: matchesOf(found.nodes[index]) }) };
  }

  /** All open jobs, newest first, in batches and without a viewer's flags: for those who want the whole list. */
  open(): AsyncGenerator<readonly JobView[]> {
    return openJobs(this.platform.db);
  }

  /** Changes whenever an open job, its company's name or its logo has changed, or a job was opened, closed or has expired. */
  openVersion(): Promise<string> {
    return openJobsVersion(this.platform.db);
  }

  /**
   * One job with the viewer's flags. Open jobs are anyone's to read; any other is read by its company, and a closed or deleted one
   * by seekers who applied to or saved it: with a key as far as it reads such things. @throws NOT_FOUND, FORBIDDEN for keys
   */
  async get(actor: MaybeActor, id: string): Promise<JobView> {
    const job = await this.find(actor, id);
    const scopes = actor?.key?.scopes;
    if (isOpen(job) || !scopes) return job;
    const ways = concerns(actor, job);
    if (!ways.some((scope) => scopes.includes(scope))) {
      throw new AppError("FORBIDDEN", `This job is not open. It needs a key with the scope ${ways.join(" or ")}.`);
    }
    return job;
  }

  /** As `get`, whatever a key reads: for what is written, whose answer is held to scopes by itself. @throws NOT_FOUND */
  async find(actor: MaybeActor, id: string): Promise<JobView> {
    const job = (await this.views(actor, [requireId(id, JOB_TEXTS.notFound)]))[0];
    const isSeen = job && (isOpen(job) || concerns(actor, job).length > 0);
    if (!isSeen) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return job;
  }

  /** The address of a job's public page. */
  publicUrl(job: Pick<JobView, "id" | "title">): string {
    return this.platform.publicUrl + jobPath(job);
  }

  /** Views of these jobs, in no promised order; unknown ids are left out. For batches within other services. */
  views(actor: MaybeActor, ids: readonly string[]): Promise<JobView[]> {
    return findJobs(this.platform.db.replicated, ids, viewerSeeker(actor));
  }
}
