import type { RecruiterDashboardQuery } from "../../generated/graphql.ts";
import { useCan } from "../../session/viewer.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { DueDay, isPast } from "../answer-due.tsx";
import { allApplicantsAddress, reviewAddress, withReviewTab } from "../review-address.ts";
import classes from "./recent.module.css";

type WaitingWorkProps = Pick<RecruiterDashboardQuery, "waiting"> &
  Pick<RecruiterDashboardQuery["recruiterDashboard"], "answersDue" | "interviews">;

const NO_FILTER = new URLSearchParams();

const DUE = [
  { due: "PASSED", name: "passed", words: "overdue" },
  { due: "TODAY", name: "today", words: "due today" },
  { due: "WEEK", name: "week", words: "due in the next 7 days" },
] as const;

/**
 * Pending decisions by due date and by job, the earliest first, and applicants in an interview; each links to its rows.
 */
export function PendingDecisions({ waiting, answersDue, interviews }: WaitingWorkProps) {
  const mayDecide = useCan("DECIDE");
  const jobs = waiting.edges.map(({ node }) => node).filter(({ waitingSince }) => waitingSince !== null);
  const due = DUE.filter(({ name }) => answersDue[name] > 0);
  return (
    <>
      <section aria-labelledby="waiting-work">
        <h2 id="waiting-work" className={classes.section}>
          {mayDecide ? "Needs your review" : "Awaiting a response"}
        </h2>
        {jobs.length === 0 ? (
          <p className={classes.quiet}>You are up to date: every applicant has a response.</p>
        ) : (
          <ul className={classes.work}>
            {due.map(({ due, name, words }) => (
              <li key={due}>
                <PageLink to={allApplicantsAddress({ due, order: "DUE" })}>
                  <strong>{answersDue[name].toLocaleString("en-GB")}</strong>{" "}
                  {answersDue[name] === 1 ? "response" : "responses"} {words}
                </PageLink>
                <span className={classes.quiet}>across all jobs</span>
              </li>
            ))}
            {jobs.map(({ id, waitingSince, answerDueOn, applications, job }) => (
              <li key={id}>
                <PageLink to={reviewAddress(id, NO_FILTER)}>
                  <strong>{applications.applied.toLocaleString("en-GB")}</strong> awaiting a decision for {job.title}
                </PageLink>
                <span className={classes.quiet}>
                  {answerDueOn ? (
                    <DueDay day={answerDueOn} isLate={isPast(answerDueOn)} />
                  ) : (
                    <>
                      {applications.applied > 1 ? "longest wait: " : ""}applied{" "}
                      <RelativeDate date={waitingSince ?? ""} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {interviews.length > 0 ? (
        <section aria-labelledby="in-interview">
          <h2 id="in-interview" className={classes.section}>
            In interview
          </h2>
          <ul className={classes.work}>
            {interviews.map(({ jobId, jobTitle, stageId, stage, count, since }) => (
              <li key={`${jobId} ${stageId}`}>
                <PageLink to={reviewAddress(jobId, withReviewTab(NO_FILTER, { status: "APPLIED", stageId }))}>
                  <strong>{count.toLocaleString("en-GB")}</strong> in {stage} for {jobTitle}
                </PageLink>
                <span className={classes.quiet}>
                  {count > 1 ? "longest wait: " : ""}moved to this stage <RelativeDate date={since} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
