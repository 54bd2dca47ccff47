import { z } from "zod";
import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask, BackgroundTasks } from "../platform/queue/worker-task.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { deliverNotice, MAIL_NOTICES, mailDueNotices } from "./deliver-notice.ts";
import { isNoticeKind, NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import type { NoticeKind } from "./notice-kind.ts";
import { deleteOldNotices } from "./notices.store.ts";
import { DELIVER_NOTICE, queueNotices } from "./queue-notices.ts";

/** Causes queued per statement. */
const BATCH = 1000;

const noticeTaskSchema = z.object({ kind: z.string(), cause: z.unknown() });
const mailShape = z.object({ accountId: z.uuid(), dueAt: z.coerce.date() });

/** Notifies people of a queued cause. */
export const deliverNoticeTask = (platform: Platform & { readonly secrets: ServerSecrets }): BackgroundTask => ({
  async run(payload) {
    const { kind, cause } = noticeTaskSchema.parse(payload);
    if (isNoticeKind(kind)) await deliverNotice(platform, kind, cause);
  },
});

/** Background tasks of notices. */
export function noticeTasks(platform: Platform, { secrets }: { readonly secrets: ServerSecrets }): BackgroundTasks {
  const telling = { ...platform, secrets };
  const findEach = (each: "minute" | "hour", schedule: string): BackgroundTask => ({
    schedule,
    async run() {
      for (const kind of Object.keys(NOTICE_KINDS) as NoticeKindName[]) {
        const { find }: NoticeKind = NOTICE_KINDS[kind];
        if (find?.each !== each) continue;
        const causes = await find.causes(platform.db, platform.clock());
        for (let from = 0; from < causes.length; from += BATCH)
          await queueNotices(platform.db, kind, causes.slice(from, from + BATCH));
      }
    },
  });
  return {
    [DELIVER_NOTICE]: deliverNoticeTask(telling),
    // Queued by nodes of the previous version.
    "mail-outcome": { run: (cause) => deliverNotice(telling, "DECISION", cause) },
    [MAIL_NOTICES]: {
      async run(payload) {
        const { accountId, dueAt } = mailShape.parse(payload);
        await mailDueNotices(telling, accountId, dueAt);
      },
    },
    "find-notices-each-minute": findEach("minute", "* * * * *"),
    "find-notices-each-hour": findEach("hour", "7 * * * *"),
    "remove-old-notices": { schedule: "41 3 * * *", run: () => deleteOldNotices(platform.db) },
  };
}
