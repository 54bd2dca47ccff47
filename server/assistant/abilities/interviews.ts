import { INTERVIEW, zonedTime } from "../../../shared/interviews/interviews.ts";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import type { InterviewView } from "../../interviews/interviews.service.ts";
import { plainText } from "../plain-text.ts";
import type { Ability } from "./ability.ts";
import { applicationsMeant } from "./applications.ts";
import { byTime, isAhead } from "./interviews-ahead.ts";
import { counted, from, named, paragraphs } from "./wording.ts";

const SHOWN = 5;

/** Says when and where an interview is and who the participants are, or what is to do or has become of it. */
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
      ? `you have moved it ${counted(INTERVIEW.maxMoves, "time")}; ask ${company} for another time`
      : times.length === 0
        ? `no other time is free; ask ${company} for one`
        : `you can move it ${counted(movesLeft, "more time")}, in Applied Jobs`;
  return [`interview (${what}) on ${zonedTime(startsAt, timeZone)}`, ...details, moves];
}

/** Returns the interviews of the applications that the question means, or of all, those to come first. */
export const interviews: Ability = async (context) => {
  const { actor, data, references, meant, now, link } = context;
  const applications = await applicationsMeant(context);
  const found = await data.interviewsOf(
    actor,
    applications.map(({ id }) => id),
  );
  const shown = found
    .filter((interview) => meant.length > 0 || isAhead(interview, now))
    .toSorted(byTime)
    .slice(0, SHOWN)
    .flatMap((interview) => {
      const job = applications.find(({ id }) => id === interview.applicationId)?.job;
      return job ? [{ job, interview }] : [];
    });
  if (shown.length === 0) {
    const where = meant[0] ? ` for [[${references.add(meant[0])}]]` : "";
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
