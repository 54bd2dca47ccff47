import { zonedTime } from "../../../shared/interviews/interviews.ts";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import type { OwnApplication } from "../../applications/own-applications.types.ts";
import type { InterviewView } from "../../interviews/interviews.service.ts";
import { plainText } from "../plain-text.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { counted, from, named, paragraphs } from "./wording.ts";

const SHOWN = 5;
const READ = 50;

/** Returns the latest interview of an application, if one was ever offered. */
export const interviewOf = async ({ actor, data }: AbilityContext, { id, events }: OwnApplication) =>
  events.some(({ kind }) => kind === "INTERVIEW_OFFERED") ? data.interviewOf(actor, id) : null;

/** Whether it is still to come, or a time for it can be picked. */
export const isAhead = ({ status, startsAt, times }: InterviewView, now: Date): boolean =>
  status === "OFFERED" ? times.length > 0 : status === "SCHEDULED" && startsAt !== null && startsAt > now;

/** Says when and where an interview is and who takes part, or what is to do or has become of it. */
export function interviewLines(interview: InterviewView, now: Date): string[] {
  const { status, startsAt, times, timeZone, answerBy, minutes, movesLeft } = interview;
  const company = plainText(interview.companyName);
  const what = `${plainText(interview.title)}, ${counted(minutes, "minute")}`;
  const people = named(interview.members.flatMap(({ name }) => name ?? []));
  const details = [`where: ${plainText(interview.place, 300)}`, people && `with: ${people}`].filter(Boolean);
  if (status === "OFFERED") {
    const picking =
      times.length > 0
        ? `pick one of ${counted(times.length, "time")} until ${zonedTime(answerBy, timeZone)}`
        : "no time can be picked now";
    const moves = times.length > 0 ? [`then you can move it ${counted(movesLeft, "time")}`] : [];
    return [`you are invited to an interview (${what}): ${picking}`, ...details, ...moves];
  }
  if (status === "DECLINED") return ["you declined the interview"];
  if (status === "CANCELLED" || !startsAt) return ["the interview was cancelled"];
  if (startsAt <= now) return [`the interview (${what}) was on ${zonedTime(startsAt, timeZone)}`];
  const moves =
    movesLeft === 0
      ? `you have moved it twice; ask ${company} for another time`
      : times.length === 0
        ? `no other time is free; ask ${company} for one`
        : `you can move it ${counted(movesLeft, "more time")}, in Applied Jobs`;
  return [`interview (${what}) on ${zonedTime(startsAt, timeZone)}`, ...details, moves];
}

/** Returns the interviews of the applications that the question means, or of all, those to come first. */
export const interviews: Ability = async (context) => {
  const { actor, data, references, meant, now, link } = context;
  const sent = await data.applications(actor, READ);
  const asked = sent.filter(({ job }) => meant.some(({ id }) => id === job.id));
  const found = await Promise.all(
    (asked.length > 0 ? asked : sent).map(async (application) => {
      const interview = await interviewOf(context, application);
      return interview ? [{ job: application.job, interview }] : [];
    }),
  );
  const time = ({ startsAt, answerBy }: InterviewView) => (startsAt ?? answerBy).getTime();
  const shown = found
    .flat()
    .filter(({ interview }) => asked.length > 0 || isAhead(interview, now))
    .toSorted((a, b) => time(a.interview) - time(b.interview))
    .slice(0, SHOWN);
  if (shown.length === 0) {
    const where = asked[0] ? ` for [[${references.add(asked[0].job)}]]` : "";
    return `**From your applications**: no interview${where} is offered or scheduled here. ${link("Applied Jobs", "/main/appliedjobs")}`;
  }
  return paragraphs(
    ...shown.map(({ job, interview }) =>
      paragraphs(
        from("your interviews", [`[[${references.add(job)}]]`, ...interviewLines(interview, now)]),
        isAhead(interview, now) ? link("Open the application", applicationPath(job.id)) : "",
      ),
    ),
  );
};
