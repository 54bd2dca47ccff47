import { applicationConversationPath } from "../../../shared/seeker-addresses.ts";
import { longDay } from "../../../shared/text/long-day.ts";
import type { OwnApplication } from "../../applications/own-applications.types.ts";
import type { InterviewView } from "../../interviews/interviews.service.ts";
import type { MessageView } from "../../messages/message.store.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Ability } from "./ability.ts";
import { applicationLine, applicationsMeant, isOverdue, ownApplications, promised } from "./applications.ts";
import { notFound } from "./fit.ts";
import { interviewLines } from "./interviews.ts";
import { isAhead } from "./interviews-ahead.ts";
import texts from "./texts.json" with { type: "json" };
import { counted, from, paragraphs, quote } from "./wording.ts";

const SHOWN = 3;
const LETTER = 600;

const letterOf = ({ message }: OwnApplication) => (message ? `they wrote to you: ${quote(message, LETTER)}` : "");

/** Returns what is promised, or has become of it. */
function promiseOf(application: OwnApplication, now: Date): string {
  const { status, unansweredAt } = application;
  if (status !== "APPLIED") return "";
  if (unansweredAt) return `the promised time passed without a response, so it was closed on ${longDay(unansweredAt)}`;
  const soWhat = isOverdue(application, now) ? ", so you can ask for it" : ", so they still have time";
  return promised(application, now) + (application.answerDueOn ? soWhat : "");
}

const lastMessage = ({ senderId, sentAt, content }: MessageView, { accountId }: Actor) =>
  `the last message, from ${senderId === accountId ? "you" : "them"} on ${longDay(sentAt)}: ${quote(content, LETTER)}`;

/** Returns what comes next, by its name in the texts. */
function nextOf({ status, unansweredAt }: OwnApplication, interview: InterviewView | undefined, now: Date) {
  if (status !== "APPLIED") return status;
  if (interview && isAhead(interview, now)) return interview.status === "OFFERED" ? "OFFERED" : "SCHEDULED";
  return unansweredAt ? "UNANSWERED" : "APPLIED";
}

/** Says where an application that the question names stands, and what comes next; without a name, lists them all. */
export const applicationState: Ability = async (context) => {
  const { actor, data, now, link } = context;
  const applications = context.meant.length > 0 ? (await applicationsMeant(context)).slice(0, SHOWN) : [];
  if (applications.length === 0) return ownApplications(context);
  const applied = applications.filter(({ status }) => status === "APPLIED").map(({ id }) => id);
  const interviews = await data.interviewsOf(actor, applied);
  const stateOf = async (application: OwnApplication) => {
    const { id, events } = application;
    const conversation = await data.conversationOf(actor, id);
    const interview = interviews.find(({ applicationId }) => applicationId === id);
    const opened = events.find(({ kind }) => kind === "OPENED");
    const unread = conversation?.unreadCount ?? 0;
    const lines = [
      applicationLine(context, application),
      opened ? `the company opened it on ${longDay(opened.createdAt)}` : "",
      promiseOf(application, now),
      letterOf(application),
      ...(interview ? interviewLines(interview, now) : []),
      unread > 0 ? `${counted(unread, "unread message")} from the company` : "",
      conversation ? lastMessage(conversation.lastMessage, actor) : "",
    ];
    const writing = conversation?.isOpen && !conversation.isBlocked ? texts.canWrite : "";
    const next = `**Next**: ${[texts.next[nextOf(application, interview, now)], writing].filter(Boolean).join(" ")}`;
    return paragraphs(
      from("your application", lines.filter(Boolean)),
      next,
      conversation ? link("Open the conversation", applicationConversationPath(id)) : "",
    );
  };
  return paragraphs(...(await Promise.all(applications.map(stateOf))), link("Applied Jobs", "/main/appliedjobs"));
};

/** Quotes why a company rejected an application, and lists what of the job is not in the profile. */
export const rejection: Ability = async (context) => {
  const application = (await applicationsMeant(context)).find(({ status }) => status === "REJECTED");
  if (!application)
    return `**From your applications**: none that you mean was rejected. ${context.link("Applied Jobs", "/main/appliedjobs")}`;
  const { job } = application;
  return paragraphs(
    from("your application", [applicationLine(context, application), letterOf(application) || "they gave no reason"]),
    from("the job, not found in your profile", await notFound(context, job)),
    texts.rejected,
  );
};
