import { invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import type { JobView } from "./job.store.ts";
import { countJobChanges, readJobChanges, type StoredJobChange } from "./job-changes.store.ts";
import type { JobService } from "./jobs.service.ts";

/** A change in the feed, with the job as it is now. */
export interface JobChangeView extends StoredJobChange {
  /** Null when it is not open any more: a later change says how that came. */
  readonly job: JobView | null;
}

/** The cursor of a change: opaque to clients. */
const encode = (position: number) => Buffer.from(`change.${position}`).toString("base64url");

/** @throws BAD_USER_INPUT */
function decode(cursor: string | null): number {
  if (!cursor) return 0;
  const [, position] = /^change\.(\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (!position) throw invalid({ after: "This is not a cursor of this feed. Start again without one." });
  return Number(position);
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
    const found = await readJobChanges(db, decode(after), first + 1);
    const changes = found.slice(0, first);
    const jobs = await this.jobs.views(null, [...new Set(changes.map(({ jobId }) => jobId))]);
    const open = new Map(jobs.filter(({ takesApplications }) => takesApplications).map((job) => [job.id, job]));
    return {
      nodes: changes.map((change) => ({ ...change, job: open.get(change.jobId) ?? null })),
      cursorAt: (index) => encode(changes[index]?.position ?? 0),
      hasNextPage: found.length > first,
      total: () => countJobChanges(db),
    };
  }
}
