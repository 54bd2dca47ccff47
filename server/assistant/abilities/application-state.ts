import { APPLICATION_STATUSES, UNANSWERED } from "../../../shared/applications.ts";
import { labelOf } from "../../../shared/closed-list.ts";
import type { OwnApplication } from "../../applications/own-applications.types.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { ownApplications } from "./applications.ts";
import { notFound } from "./fit.ts";
import texts from "./texts.json" with { type: "json" };
import { counted, day, from, paragraphs, quote } from "./wording.ts";

const SHOWN = 3;
const LETTER = 600;

/** Returns the applications to the jobs that the question means, or all of them. */
async function applicationsMeant({ actor, data, meant }: AbilityContext): Promise<OwnApplication[]> {
  const sent = await data.applications(actor, 50);
  return meant.length === 0 ? [...sent] : sent.filter(({ job }) => meant.some(({ id }) => id === job.id));
}

const letterOf = ({ message }: OwnApplication) => (message ? `they wrote to you: ${quote(message, LETTER)}` : "");

/** Returns what is promised, or has become of it. */
function promiseOf({ status, answerDueOn, unansweredAt }: OwnApplication, now: Date): string {
  if (status !== "APPLIED") return "";
  if (unansweredAt) return `the promised time passed without a response, so it was closed on ${day(unansweredAt)}`;
  if (!answerDueOn) return "no response date was promised";
  return answerDueOn.getTime() + DAY_MS > now.getTime()
    ? `a response is promised by ${day(answerDueOn)}, so they still have time`
    : `a response was promised by ${day(answerDueOn)}, so you can ask for it`;
}
const DAY_MS = 24 * 3600 * 1000;

/** Says where an application that the question names stands, and what comes next; without a name, lists them all. */
export const applicationState: Ability = async (context) => {
  const { actor, data, references, now, link } = context;
  const applications = context.meant.length > 0 ? (await applicationsMeant(context)).slice(0, SHOWN) : [];
  if (applications.length === 0) return ownApplications(context);
  const unread = await data.unreadMessages(actor);
  const parts = applications.map((application) => {
    const { id, job, status, appliedAt, unansweredAt, events } = application;
    const label = status === "APPLIED" && unansweredAt ? UNANSWERED : labelOf(APPLICATION_STATUSES, status);
    const opened = events.find(({ kind }) => kind === "OPENED");
    const messages = unread.get(id) ?? 0;
    const lines = [
      `[[${references.add(job)}]], sent on ${day(appliedAt)}: ${label}`,
      opened ? `the company opened it on ${day(opened.createdAt)}` : "",
      promiseOf(application, now),
      letterOf(application),
      messages > 0 ? `${counted(messages, "unread message")} from the company` : "",
    ];
    return paragraphs(from("your application", lines.filter(Boolean)), `**Next**: ${texts.next[status]}`);
  });
  return paragraphs(...parts, link("Applied Jobs", "/main/appliedjobs"));
};

/** Quotes why a company rejected an application, and lists what of the job is not in the profile. */
export const rejection: Ability = async (context) => {
  const application = (await applicationsMeant(context)).find(({ status }) => status === "REJECTED");
  if (!application)
    return `**From your applications**: none that you mean was rejected. ${context.link("Applied Jobs", "/main/appliedjobs")}`;
  const { job } = application;
  return paragraphs(
    from("your application", [
      `[[${context.references.add(job)}]], sent on ${day(application.appliedAt)}: Rejected`,
      letterOf(application) || "they gave no reason",
    ]),
    from("the post, not found in your profile", await notFound(context, job)),
    texts.rejected,
  );
};
