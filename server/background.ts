import { accountsTasks } from "./accounts/accounts.tasks.ts";
import { closeUnansweredTask } from "./applications/promise/close-unanswered.task.ts";
import { assistantTasks } from "./assistant/assistant.tasks.ts";
import { auditTasks } from "./audit/audit.tasks.ts";
import { recheckCompaniesTask } from "./companies/verification/recheck-companies.task.ts";
import type { Config } from "./config.ts";
import { jobAlertTasks } from "./jobs/alerts/match-alerts.ts";
import { JOB_DELETED, jobDeletedTask } from "./jobs/delete-jobs.ts";
import { expireJobsTask } from "./jobs/lifecycle/expire-jobs.task.ts";
import { openJobsTask } from "./jobs/lifecycle/open-jobs.task.ts";
import { JOB_RESTORED, jobRestoredTask } from "./jobs/lifecycle/restore-jobs.ts";
import { refreshVocabularyTask } from "./jobs/search/refresh-vocabulary.task.ts";
import { noticeTasks } from "./notices/notices.tasks.ts";
import { type PushSettings, SEND_PUSH, sendPushTask } from "./notices/push/send-push.task.ts";
import { forgetDecidedTask } from "./operators/reports/forget-decided.task.ts";
import { mailboxTransport, smtpTransport } from "./platform/mail/mail-transport.ts";
import { platformTasks } from "./platform/platform.tasks.ts";
import type { Platform } from "./platform/platform.ts";
import { startWorker, type Worker } from "./platform/queue/worker.ts";
import { REFRESH_COMPANY, refreshCompanyTask } from "./recruiters/refresh-company-of-jobs.task.ts";
import { READ_RESUMES, readResumesTask } from "./seekers/resumes/read-resumes.task.ts";
import { DELIVER_WEBHOOK } from "./webhooks/webhooks.store.ts";
import { webhookTasks } from "./webhooks/webhooks.tasks.ts";

/** Number of webhooks and pushes that a process sends concurrently, at most one per endpoint and person. */
const SENT_AT_ONCE = 6;

/** Returns the settings for push notifications. */
export const pushSettings = ({ pushKeys, mailFrom, webhooksToLoopback }: Config): PushSettings => ({
  ...pushKeys,
  subject: `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`,
  allowsLoopback: webhooksToLoopback,
});

interface BackgroundOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly platform: Platform;
}

/** Starts the background work of every domain, either in the server process or separately in `worker.ts`. */
export async function startBackgroundWork({ config, databaseUrl, platform }: BackgroundOptions): Promise<Worker> {
  const transport = config.smtpUrl ? await smtpTransport(config.smtpUrl, config.mailFrom) : mailboxTransport();
  const { db, files, log } = platform;
  const { [DELIVER_WEBHOOK]: deliver, ...otherWebhookTasks } = webhookTasks(platform, {
    secrets: config.secrets,
    allowsLoopback: config.webhooksToLoopback,
  });
  const worker = await startWorker({
    url: databaseUrl,
    log,
    tasks: {
      ...platformTasks({ transport, files }),
      ...accountsTasks(platform),
      ...auditTasks(platform, config.auditDays),
      ...assistantTasks(db),
      ...noticeTasks(platform, config),
      ...jobAlertTasks(platform),
      ...otherWebhookTasks,
      "close-unanswered": closeUnansweredTask(platform),
      "expire-jobs": expireJobsTask(db),
      "open-jobs": openJobsTask(platform),
      "recheck-companies": recheckCompaniesTask(platform),
      "refresh-vocabulary": refreshVocabularyTask(db),
      [JOB_DELETED]: jobDeletedTask(platform),
      [JOB_RESTORED]: jobRestoredTask(platform),
      "forget-decided": forgetDecidedTask(platform, config.auditDays),
      [READ_RESUMES]: readResumesTask(platform),
      [REFRESH_COMPANY]: refreshCompanyTask(db),
    },
  });
  // A separate worker pool, so that slow endpoints do not hold up other work.
  const sending = await startWorker({
    url: databaseUrl,
    log,
    tasks: { [DELIVER_WEBHOOK]: deliver, [SEND_PUSH]: sendPushTask(platform, pushSettings(config)) },
    concurrency: SENT_AT_ONCE,
  });
  return {
    async stop() {
      await Promise.all([worker.stop(), sending.stop()]);
      transport.close();
    },
  };
}
