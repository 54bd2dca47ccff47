import { accountsTasks } from "./accounts/accounts.tasks.ts";
import { closeUnansweredTask } from "./applications/response-deadline/close-unanswered.task.ts";
import { interimAnswerTask } from "./applications/response-deadline/interim-answer.task.ts";
import { GIVE_INTERIM_ANSWER } from "./applications/response-deadline/interim-answers.ts";
import { assistantTasks } from "./assistant/assistant.tasks.ts";
import { auditTasks } from "./audit/audit.tasks.ts";
import { recheckCompaniesTask } from "./companies/verification/recheck-companies.task.ts";
import type { Config } from "./config.ts";
import { endInterviewsTask } from "./interviews/end-interviews.task.ts";
import { jobAlertTasks } from "./jobs/alerts/match-alerts.ts";
import { JOB_DELETED, jobDeletedTask } from "./jobs/delete-jobs.ts";
import { expireJobsTask } from "./jobs/lifecycle/expire-jobs.task.ts";
import { openJobsTask } from "./jobs/lifecycle/open-jobs.task.ts";
import { JOB_RESTORED, jobRestoredTask } from "./jobs/lifecycle/restore-jobs.ts";
import { refreshVocabularyTask } from "./jobs/search/refresh-vocabulary.task.ts";
import { noticeTasks } from "./notices/notices.tasks.ts";
import { type PushSettings, SEND_PUSH, sendPushTask } from "./notices/push/send-push.task.ts";
import { endOffersTask } from "./offers/end-offers.task.ts";
import { forgetDecidedTask } from "./operators/reports/forget-decided.task.ts";
import { mailboxTransport, smtpTransport } from "./platform/mail/mail-transport.ts";
import { SEND_MAIL, sendMailTask } from "./platform/mail/send-mail.task.ts";
import { fileTasks, platformTasks } from "./platform/platform.tasks.ts";
import type { Platform } from "./platform/platform.ts";
import { startWorker, type Worker } from "./platform/queue/worker.ts";
import type { BackgroundTasks } from "./platform/queue/worker-task.ts";
import { REFRESH_COMPANY, refreshCompanyTask } from "./recruiters/refresh-company-of-jobs.task.ts";
import { READ_RESUMES, readResumesTask } from "./seekers/resumes/read-resumes.task.ts";
import { DELIVER_WEBHOOK } from "./webhooks/webhooks.store.ts";
import { webhookTasks } from "./webhooks/webhooks.tasks.ts";

/** Number of webhooks and pushes that a process sends concurrently, at most one per endpoint and person. */
const SENT_AT_ONCE = 6;
/** Number of mails that a process sends concurrently: its connections to the mail server. */
const MAILED_AT_ONCE = 2;
/** Number of other jobs that a process does concurrently. */
const WORKED_AT_ONCE = 3;
/** Number of jobs with the file store or DNS that a process does concurrently. */
const FETCHED_AT_ONCE = 2;

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
  // What waits for anything outside the database has a worker pool of its own, so that a slow mail server, file store,
  // name server or receiver holds up nothing else.
  const start = (concurrency: number, tasks: BackgroundTasks) =>
    startWorker({ url: databaseUrl, log, tasks, concurrency });
  const workers = [
    await start(WORKED_AT_ONCE, {
      ...platformTasks,
      ...accountsTasks(platform),
      ...auditTasks(platform, config.auditDays),
      ...assistantTasks(db),
      ...noticeTasks(platform, config),
      ...jobAlertTasks(platform),
      ...otherWebhookTasks,
      "close-unanswered": closeUnansweredTask(platform),
      "end-interviews": endInterviewsTask(platform),
      "end-offers": endOffersTask(platform),
      "expire-jobs": expireJobsTask(db),
      "open-jobs": openJobsTask(platform),
      "refresh-vocabulary": refreshVocabularyTask(db),
      [GIVE_INTERIM_ANSWER]: interimAnswerTask(platform),
      [JOB_DELETED]: jobDeletedTask(platform),
      [JOB_RESTORED]: jobRestoredTask(platform),
      "forget-decided": forgetDecidedTask(platform, config.auditDays),
      [REFRESH_COMPANY]: refreshCompanyTask(db),
    }),
    await start(MAILED_AT_ONCE, { [SEND_MAIL]: sendMailTask(transport) }),
    await start(SENT_AT_ONCE, {
      [DELIVER_WEBHOOK]: deliver,
      [SEND_PUSH]: sendPushTask(platform, pushSettings(config)),
    }),
    await start(FETCHED_AT_ONCE, {
      ...fileTasks(files),
      [READ_RESUMES]: readResumesTask(platform),
      "recheck-companies": recheckCompaniesTask(platform),
    }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      transport.close();
    },
  };
}
