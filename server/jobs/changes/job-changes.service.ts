import { invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../../platform/search/page.ts";
import { isId } from "../../platform/validation.ts";
import type { JobView } from "../job.store.ts";
import type { JobService } from "../jobs.service.ts";
import { countJobChanges, type FeedPlace, readJobChanges, type StoredJobChange } from "./job-changes.store.ts";

/** A change in the feed, with the job as it is now. */
export interface JobChangeView extends StoredJobChange {
  /** Null when it is not open any more: a later change says how that came. */
  readonly job: JobView | null;
}

const NO_CURSOR = "This is not a cursor of this feed. Start again without one.";

/** The cursor of a change: opaque to clients. */
const encode = ({ position, jobId }: FeedPlace) => Buffer.from(`change.${position}.${jobId}`).toString("base64url");

/** @throws BAD_USER_INPUT */
function decode(cursor: string): FeedPlace {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  const [, position, jobId] = /^change\.(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!isId(jobId)) throw invalid({ after: NO_CURSOR });
  return { position: Number(position), jobId };
}

/** The feed of what happens to open jobs: whoever applies it from its beginning has exactly the open jobs. */
export class JobChangeService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /** The changes after a cursor, the oldest first. Anyone may read them. @throws BAD_USER_INPUT */
  async list(input: PageInput): Promise<Page<JobChangeView>> {
    const { first, after } = checkPage(input);
    const { db } = this.platform;
    const found = await readJobChanges(db, after ? decode(after) : null, first + 1);
    // After a backup was restored: going on from what is no more would skip what came instead.
    if (!found) throw invalid({ after: NO_CURSOR });
    const changes = found.slice(0, first);
    const jobs = await this.jobs.views(null, [...new Set(changes.map(({ jobId }) => jobId))]);
    const open = new Map(jobs.filter(({ takesApplications }) => takesApplications).map((job) => [job.id, job]));
    return {
      nodes: changes.map((change) => ({ ...change, job: open.get(change.jobId) ?? null })),
      cursorAt: (index) => (changes[index] ? encode(changes[index]) : ""),
      hasNextPage: found.length > first,
      total: () => countJobChanges(db),
    };
  }
}
