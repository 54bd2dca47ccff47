import { buffer } from "node:stream/consumers";
import type { Queryable } from "../../platform/database/database.ts";
import { readResumeApart } from "../../platform/files/read-resume.ts";
import type { Platform } from "../../platform/platform.ts";
import { queueJobs } from "../../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import {
  claimResume,
  findUnreadResumes,
  giveUpResumes,
  type ReadResume,
  storeResumeText,
  type UnreadResume,
} from "./resume-text.store.ts";

/** The task's name in the queue. */
export const READ_RESUMES = "read-resumes";

/** Resumes per run; when there are more, the run queues the next. */
const BATCH = 20;

/** Queues the reading of new resumes. */
export const queueResumeReading = (db: Queryable): Promise<void> =>
  queueJobs(db, READ_RESUMES, [{ payload: {}, key: READ_RESUMES }]);

/** Reads the text of resumes: new uploads soon, and older ones eventually. */
export const readResumesTask = (platform: Pick<Platform, "db" | "files">): BackgroundTask => ({
  schedule: "41 * * * *",
  async run() {
    const { db } = platform;
    await giveUpResumes(db);
    const unread = await findUnreadResumes(db, BATCH);
    for (const resume of unread) await readOne(platform, resume);
    if (unread.length === BATCH) await queueResumeReading(db);
  },
});

async function readOne(
  { db, files }: Pick<Platform, "db" | "files">,
  { id, storageKey, mediaType }: UnreadResume,
): Promise<void> {
  const stored = await files.get(storageKey);
  const bytes = stored && (await buffer(stored));
  if (!(await claimResume(db, id)) || !bytes) return;
  await storeResumeText(db, id, await textOf(bytes, mediaType));
}

async function textOf(bytes: Buffer, mediaType: string): Promise<ReadResume> {
  const result = await readResumeApart(bytes, mediaType, { accountId: null });
  if (typeof result === "string") return { text: "", problem: result };
  // PostgreSQL cannot store NUL characters.
  return { text: result.parts.join("\n\n").replaceAll("\0", "").toWellFormed(), problem: null };
}
