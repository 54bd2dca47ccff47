import { invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../../platform/search/page.ts";
import { isId } from "../../platform/validation.ts";
import type { JobView } from "../job.store.ts";
import type { JobService } from "../jobs.service.ts";
import { countJobChanges, type FeedPlace, readJobChanges, type StoredJobChange } from "./job-changes.store.ts";

/** A change in the feed, with the current state of the job. */
export interface JobChangeView extends StoredJobChange {
  /** Null when it is no longer open; a later change explains why. */
  readonly job: JobView | null;
}

const NO_CURSOR = "This cursor is not from this feed. Start again without it.";

/** Encodes a change's position as a cursor that is opaque to clients. */
const encode = ({ position, jobId }: FeedPlace) => Buffer.from(`change.${position}.${jobId}`).toString("base64url");

/** @throws BAD_USER_INPUT */
function decode(cursor: string): FeedPlace {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  const [, position, jobId] = /^change\.(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!isId(jobId)) throw invalid({ after: NO_CURSOR });
  return { position: Number(position), jobId };
}

/** The feed of changes to open jobs; replayed from the beginning, it yields exactly the open jobs. */
export class JobChangeService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /** Returns the changes after a cursor, oldest first. Public. @throws BAD_USER_INPUT */
  async list(input: PageInput): Promise<Page<JobChangeView>> {
    const { first, after } = checkPage(input);
    const { db } = this.platform;
    const found = await readJobChanges(db, after ? decode(after) : null, first + 1);
    // After a backup was restored, continuing from a lost position would skip the changes that replaced it.
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
