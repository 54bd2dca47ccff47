import { pushSettings } from "../background.ts";
import { readConfig } from "../config.ts";
import { MAIL_NOTICES } from "../notices/deliver-notice.ts";
import { noticeTasks } from "../notices/notices.tasks.ts";
import { SEND_PUSH, sendPushTask } from "../notices/push/send-push.task.ts";
import { noticeKey, TELL_NOTICE } from "../notices/queue-notices.ts";
import { serverSecrets } from "../platform/secrets/server-secrets.ts";
import { runWhenDue } from "./queued-jobs.ts";
import type { TestApp } from "./test-app.ts";

/** Signs the links of mails in tests. */
export const LINK_SECRET = "signs the links of mails in tests, 0123456789";

function taskOf({ app }: TestApp, name: string) {
  const task = noticeTasks(app.platform, { secrets: serverSecrets({ current: LINK_SECRET }) })[name];
  if (!task) throw new Error(`There is no task ${name}.`);
  return task;
}

/** The job in the queue that tells of a decision. */
export const decisionKey = (applicationId: string): string => noticeKey("DECISION", applicationId);

/** Tells of a decision, as when it can no longer be undone. */
export const deliverDecision = (app: TestApp, applicationId: string): Promise<void> =>
  runWhenDue(app.db, decisionKey(applicationId), taskOf(app, TELL_NOTICE));

/** Tells of a cause as after a crash: whether or not it was told. */
export const deliverAgain = (app: TestApp, payload: object): Promise<void> =>
  taskOf(app, TELL_NOTICE).run(payload, {} as never);

/** Finds what the clock has brought about. */
export const findNotices = (app: TestApp, each: "minute" | "hour"): Promise<void> =>
  taskOf(app, `find-notices-each-${each}`).run({}, {} as never);

/** Tells of everything that waits to be told, as when its time has come. */
export const deliverNotices = (app: TestApp): Promise<void> => runAll(app, TELL_NOTICE);

/** Sends all pushes that wait, as when their time has come. */
export async function pushAll(app: TestApp): Promise<void> {
  const config = readConfig({ NODE_ENV: "test", TOKEN_SECRET: LINK_SECRET });
  await runAll(app, SEND_PUSH, sendPushTask(app.app.platform, pushSettings(config)));
}

/** Sends all mails that wait for their hour, as when that has come. */
export const mailAll = (app: TestApp): Promise<void> => runAll(app, MAIL_NOTICES);

async function runAll(app: TestApp, name: string, task = taskOf(app, name)): Promise<void> {
  const { rows } = await app.db.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where task_identifier = $1 order by id",
    [name],
  );
  for (const { key } of rows) await runWhenDue(app.db, key, task);
}
