import type { InterviewView } from "../../interviews/interviews.service.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { AbilityContext } from "./ability.ts";

/** Whether it is still to come, or a time for it can be picked. */
export const isAhead = ({ status, startsAt, times }: InterviewView, now: Date): boolean =>
  status === "OFFERED" ? times.length > 0 : status === "SCHEDULED" && startsAt !== null && startsAt > now;

const timeOf = ({ startsAt, answerBy }: InterviewView) => (startsAt ?? answerBy).getTime();

/** For sorting: what comes first in time. */
export const byTime = (a: InterviewView, b: InterviewView): number => timeOf(a) - timeOf(b);

/** Returns the job of the seeker's next interview. */
export async function jobOfNextInterview({
  actor,
  data,
  now,
}: Pick<AbilityContext, "actor" | "data" | "now">): Promise<JobView | undefined> {
  const applications = await data.applications(actor, 50);
  const interviews = await data.interviewsOf(
    actor,
    applications.map(({ id }) => id),
  );
  const [next] = interviews.filter((interview) => isAhead(interview, now)).toSorted(byTime);
  return applications.find(({ id }) => id === next?.applicationId)?.job;
}
