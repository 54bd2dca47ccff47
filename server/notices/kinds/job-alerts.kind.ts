import { z } from "zod";
import { JOBS_OF_ALERT } from "../../../shared/job-alerts.ts";
import { searchPath } from "../../../shared/job-search-address.ts";
import { jobPath } from "../../../shared/public-paths.ts";
import { alertedJobPath } from "../../../shared/seeker-addresses.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { alertLinkPath } from "../mail-links.ts";
import { type NoticeMail, noticeKind } from "../notice-kind.ts";
import { type FoundJob, findDueSeekers, takeFoundJobs } from "./job-alerts.store.ts";

/** The number of jobs per alert, and of alerts, that a mail lists; the page has all. */
const LISTED_JOBS = 10;
const LISTED_ALERTS = 10;

/** New jobs that match a seeker's alerts, on each alert's schedule. */
export const jobAlerts = noticeKind({
  label: "New jobs matching your alerts",
  role: "SEEKER",
  reason: "you created a job alert on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "There are new jobs for one of your alerts.",
  cause: z.object({ seekerId: z.uuid() }),
  async read(tx, { seekerId }, { now, secrets }) {
    const found = eachJobOnce(await takeFoundJobs(tx, seekerId, now));
    const [first] = found;
    if (!first) return [];
    const alerts = new Map<string, FoundJob[]>();
    for (const job of found) alerts.set(job.alertId, [...(alerts.get(job.alertId) ?? []), job]);
    const title = titleOf(first, found.length, alerts.size);
    const path =
      found.length === 1 ? alertedJobPath(first.jobId) : alerts.size === 1 ? searchPath(first.search) : "/main/alerts";
    return [
      {
        accountId: seekerId,
        cause: `job-alerts:${[first.alertId, first.jobId, now.getTime()].join(":")}`,
        title,
        ...(found.length > 1 && { body: found.slice(0, 3).map(lineOf).join("; ") }),
        path,
        mail: await mailOf(alerts, title, secrets),
      },
    ];
  },
  find: {
    each: "minute",
    causes: async (db, now) => (await findDueSeekers(db, now)).map((cause) => ({ id: cause.seekerId, cause })),
  },
});

const jobOf = ({ jobId: id, title }: FoundJob) => ({ id, title });
const lineOf = ({ title, companyName }: FoundJob) => `${title} at ${companyName}`;

/** Lists a job that several alerts match only under the first of them. */
function eachJobOnce(found: readonly FoundJob[]): FoundJob[] {
  const seen = new Set<string>();
  return found.filter(({ jobId }) => !seen.has(jobId) && seen.add(jobId));
}

function titleOf(first: FoundJob, jobs: number, alerts: number): string {
  const { alertName } = first;
  if (alerts > 1) return `${jobs} new jobs for your alerts`;
  const saysJobs = alertName.startsWith(JOBS_OF_ALERT);
  if (jobs === 1) return `${lineOf(first)}: new ${saysJobs ? "among" : "for"} ${alertName}`;
  return saysJobs ? `${jobs} new ${alertName}` : `${jobs} new jobs for ${alertName}`;
}

async function mailOf(
  alerts: ReadonlyMap<string, readonly FoundJob[]>,
  title: string,
  secrets: ServerSecrets,
): Promise<NoticeMail> {
  const sections = await Promise.all(
    [...alerts].slice(0, LISTED_ALERTS).map(async ([alertId, found]) => {
      const [first] = found;
      const more = found.length - LISTED_JOBS;
      const name = first?.alertName ?? "";
      return {
        title: name,
        links: [
          ...found.slice(0, LISTED_JOBS).map((job) => ({
            label: [lineOf(job), job.location].filter(Boolean).join(", "),
            path: jobPath(jobOf(job)),
          })),
          ...(more > 0 ? [{ label: `${more} more`, path: searchPath(first?.search ?? {}) }] : []),
          { label: "Pause or delete this alert", path: await alertLinkPath(secrets, alertId) },
        ],
      };
    }),
  );
  const others = alerts.size - sections.length;
  return {
    subject: title,
    title,
    paragraphs: others > 0 ? [`${others} more of your alerts found new jobs.`] : [],
    sections,
    action: { label: "See your alerts", path: "/main/alerts" },
  };
}
