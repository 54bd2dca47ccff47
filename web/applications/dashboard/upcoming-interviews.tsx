import { useState } from "react";
import { receivedApplicationPath } from "../../../shared/recruiters.ts";
import { useUpcomingInterviewsQuery } from "../../generated/interviews/interviews.ts";
import { InterviewTime } from "../../interviews/interview-time.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./recent.module.css";

/** The end of tomorrow, in the reader's time zone. */
function endOfTomorrow(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2).toISOString();
}

/** The interviews of today and tomorrow; nothing if there are none. */
export function UpcomingInterviews() {
  const [before] = useState(endOfTomorrow);
  const { data } = useUpcomingInterviewsQuery({ variables: { before }, ssr: false, fetchPolicy: "cache-and-network" });
  if (!data || data.upcomingInterviews.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-interviews">
      <h2 id="upcoming-interviews" className={classes.section}>
        Interviews today and tomorrow
      </h2>
      <ul className={classes.work}>
        {data.upcomingInterviews.map(({ id, jobId, applicationId, jobTitle, applicantName, startsAt, members }) => (
          <li key={id}>
            <PageLink to={receivedApplicationPath(jobId, applicationId)}>
              {applicantName ?? "An applicant"} for {jobTitle}
            </PageLink>
            <span className={classes.quiet}>
              {startsAt ? <InterviewTime at={startsAt} /> : null}, with{" "}
              {members.flatMap(({ name }) => name ?? []).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
