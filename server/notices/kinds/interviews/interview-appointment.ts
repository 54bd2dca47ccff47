import { receivedApplicationPath } from "../../../../shared/recruiters.ts";
import { applicationPath } from "../../../../shared/seeker-addresses.ts";

/** What an interview is about, as one of its sides may know it. */
export interface InterviewSubject {
  readonly title: string;
  readonly jobId: string | null;
  readonly jobTitle: string | null;
  readonly companyName: string | null;
  /** Null once the applicant's account was deleted. */
  readonly applicationId: string | null;
  /** Null also while anonymous review hides the applicant. */
  readonly applicantName: string | null;
}

/** Returns what an interview is called in the calendar of one of its sides, who invites, and the page about it. */
export function appointmentOf(isApplicant: boolean, subject: InterviewSubject) {
  const { title, jobId, jobTitle, companyName, applicationId, applicantName } = subject;
  const organizer = companyName ?? "Worklane";
  if (isApplicant)
    return { organizer, title: `${title}: ${organizer}`, path: jobId ? applicationPath(jobId) : "/main" };
  return {
    organizer,
    title: `${title}: ${applicantName ?? jobTitle ?? "applicant"}`,
    path: applicationId && jobId ? receivedApplicationPath(jobId, applicationId) : "/main-recruiter",
  };
}
