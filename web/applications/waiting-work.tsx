import type { RecruiterDashboardQuery } from "../generated/graphql.ts";
import { PageLink } from "../ui/page-link.tsx";
import { RelativeDate } from "../ui/relative-date.tsx";
import classes from "./recent.module.css";
import { reviewAddress } from "./review/review-address.ts";

const NO_FILTER = new URLSearchParams();

/** What waits for a decision, by job, the longest wait first; each leads to where it is decided. */
export function WaitingWork({ waiting }: Pick<RecruiterDashboardQuery, "waiting">) {
  const jobs = waiting.edges.map(({ node }) => node).filter(({ waitingSince }) => waitingSince !== null);
  return (
    <section aria-labelledby="waiting-work">
      <h2 id="waiting-work" className={classes.section}>
        Waiting for you
      </h2>
      {jobs.length === 0 ? (
        <p className={classes.quiet}>Nothing waits: everybody who applied has an answer.</p>
      ) : (
        <ul className={classes.work}>
          {jobs.map(({ id, waitingSince, applications, job }) => (
            <li key={id}>
              <PageLink to={reviewAddress(id, NO_FILTER)}>
                <strong>{applications.applied.toLocaleString("en-GB")}</strong> to decide for {job.title}
              </PageLink>
              <span className={classes.quiet}>
                the first applied <RelativeDate date={waitingSince ?? ""} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
