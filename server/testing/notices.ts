import { pushSettings } from "../background.ts";
import { readConfig } from "../config.ts";
import { MAIL_NOTICES } from "../notices/deliver-notice.ts";
import { noticeTasks } from "../notices/notices.tasks.ts";
import { SEND_PUSH, sendPushTask } from "../notices/push/send-push.task.ts";
import { DELIVER_NOTICE, noticeKey } from "../notices/queue-notices.ts";
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

/** The key of the queued job that notifies of a decision. */
export const decisionKey = (applicationId: string): string => noticeKey("DECISION", applicationId);

/** Sends the notice of a decision, as when it can no longer be undone. */
export const deliverDecision = (app: TestApp, applicationId: string): Promise<void> =>
  runWhenDue(app.db, decisionKey(applicationId), taskOf(app, DELIVER_NOTICE));

/** Sends the notice of a cause as after a crash: whether or not it was sent before. */
export const deliverAgain = (app: TestApp, payload: object): Promise<void> =>
  taskOf(app, DELIVER_NOTICE).run(payload, {} as never);

/** Creates the notices that are due by the clock. */
export const findNotices = (app: TestApp, each: "minute" | "hour"): Promise<void> =>
  taskOf(app, `find-notices-each-${each}`).run({}, {} as never);

/** Sends all pending notices, as when they are due. */
export const deliverNotices = (app: TestApp): Promise<void> => runAll(app, DELIVER_NOTICE);

/** Sends all pending pushes, as when they are due. */
export async function pushAll(app: TestApp): Promise<void> {
  const config = readConfig({ NODE_ENV: "test", TOKEN_SECRET: LINK_SECRET });
  await runAll(app, SEND_PUSH, sendPushTask(app.app.platform, pushSettings(config)));
}

/** Sends all mails that wait for their hour, as when they are due. */
export const mailAll = (app: TestApp): Promise<void> => runAll(app, MAIL_NOTICES);

async function runAll(app: TestApp, name: string, task = taskOf(app, name)): Promise<void> {
  const { rows } = await app.db.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where task_identifier = $1 order by id",
    [name],
  );
  for (const { key } of rows) await runWhenDue(app.db, key, task);
}
