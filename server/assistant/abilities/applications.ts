import { APPLICATION_STATUSES, UNANSWERED } from "../../../shared/applications.ts";
import { labelOf } from "../../../shared/closed-list.ts";
import { listed } from "../../../shared/text/listed.ts";
import { longDay } from "../../../shared/text/long-day.ts";
import type { OwnApplication } from "../../applications/own-applications.types.ts";
import { plainText } from "../plain-text.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { counted, from, list, paragraphs } from "./wording.ts";

const READ = 50;
const SHOWN = 10;
const DAY_MS = 24 * 3600 * 1000;
const startOfDay = (date: Date) => new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS);

/** Whether the promised day of a response is over. */
export const isOverdue = ({ answerDueOn }: OwnApplication, now: Date): boolean =>
  answerDueOn !== null && answerDueOn < startOfDay(now);

/** Says by when a response is or was promised. */
export function promised(application: OwnApplication, now: Date): string {
  const { answerDueOn } = application;
  if (!answerDueOn) return "no response date was promised";
  return `a response ${isOverdue(application, now) ? "was" : "is"} promised by ${longDay(answerDueOn)}`;
}

/** Returns the applications to the jobs that the question means, or all of them. */
export async function applicationsMeant({ actor, data, meant }: AbilityContext): Promise<readonly OwnApplication[]> {
  const sent = await data.applications(actor, READ);
  return meant.length === 0 ? sent : sent.filter(({ job }) => meant.some(({ id }) => id === job.id));
}

/** Names an application by its job, the day on which it was sent, and its status. */
export function applicationLine({ references }: AbilityContext, application: OwnApplication): string {
  const { job, status, appliedAt, unansweredAt } = application;
  const label = status === "APPLIED" && unansweredAt ? UNANSWERED : labelOf(APPLICATION_STATUSES, status);
  return `[[${references.add(job)}]], sent on ${longDay(appliedAt)}: ${label}`;
}

/** Lists the pending applications: those that are overdue, those for which a response is promised, and those closed. */
export const followUp: Ability = async ({ actor, data, references, now, link }) => {
  const pending = (await data.applications(actor, READ)).filter(({ status }) => status === "APPLIED");
  const line = (application: OwnApplication) => {
    const { job, appliedAt } = application;
    return `[[${references.add(job)}]], sent on ${longDay(appliedAt)}: ${promised(application, now)}`;
  };
  const open = pending.filter(({ unansweredAt }) => unansweredAt === null);
  const closed = pending.filter(({ unansweredAt }) => unansweredAt !== null).slice(0, SHOWN);
  const overdue = open.filter((application) => isOverdue(application, now)).slice(0, SHOWN);
  const others = open.filter((application) => !isOverdue(application, now)).slice(0, SHOWN);
  return paragraphs(
    from("your applications, follow up on these", overdue.map(line)),
    overdue.length === 0 ? "**From your applications**: no responses are overdue." : "",
    from("your applications, these companies still have time", others.map(line)),
    from("your applications, these were closed without a response", closed.map(line)),
    link("Applied Jobs", "/main/appliedjobs"),
  );
};

/** Counts the applications, and lists them with their status: accepted ones first. */
export const ownApplications: Ability = async (context) => {
  const { actor, data, link } = context;
  const sent = await data.applications(actor, READ);
  const page = link("Applied Jobs", "/main/appliedjobs");
  const withStatus = (wanted: OwnApplication["status"]) => sent.filter(({ status }) => status === wanted);
  const accepted = withStatus("ACCEPTED");
  const rejected = withStatus("REJECTED").length;
  const waiting = withStatus("APPLIED").filter(({ unansweredAt }) => unansweredAt === null);
  const unanswered = sent.length - accepted.length - rejected - waiting.length;
  const lines = [...new Set([...accepted, ...sent])].map((application) => applicationLine(context, application));
  const companies = [...new Set(waiting.map(({ job }) => plainText(job.company.name)))].join(", ");
  const parts = [
    counted(accepted.length, "was accepted", "were accepted"),
    rejected > 0 ? counted(rejected, "was rejected", "were rejected") : "",
    unanswered > 0 ? counted(unanswered, "was closed without a response", "were closed without a response") : "",
    waiting.length > 0 ? `${counted(waiting.length, "is", "are")} awaiting a response (${companies})` : "",
  ].filter(Boolean);
  const count = sent.length < READ ? counted(sent.length, "application") : `${READ} newest applications`;
  if (lines.length === 0)
    return paragraphs("**From your applications**: you have not sent one yet, or have withdrawn them.", page);
  return paragraphs(`**Of your ${count}, ${listed(parts)}**`, list(lines), page);
};

/** Lists what has changed since yesterday. */
export const changes: Ability = async ({ actor, data, now, link }) => {
  const since = new Date(startOfDay(now).getTime() - DAY_MS);
  const notices = (await data.notices(actor, READ)).filter(({ createdAt }) => createdAt >= since);
  const lines = notices.slice(0, SHOWN).map(({ title, body, path }) => {
    const about = body ? `: ${plainText(body, 160).replace(/\.$/, "")}` : "";
    return `${plainText(title, 160)}${about}. ${link("Open", path)}`;
  });
  return paragraphs(
    from(`your notifications since ${longDay(since)}`, lines) ||
      `**From your notifications**: nothing has changed since ${longDay(since)}.`,
    link("All notifications", "/main/notices"),
  );
};
