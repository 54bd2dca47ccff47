import type { ReactNode } from "react";
import classes from "../../accounts/account-frame.module.css";
import { ApplicationStatusBadge } from "../../applications/application-status.tsx";
import { JobCard } from "../../jobs/job-card.tsx";
import { PersonCard } from "../../seekers/person-card.tsx";
import { EXAMPLE_APPLICANT, EXAMPLE_JOB } from "../landing/example.ts";

function Aside({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" inert>
      <svg aria-hidden="true" className={classes.lanes} viewBox="0 0 600 620" preserveAspectRatio="xMidYMid slice">
        <path d="M-20 520H120C300 520 290 330 380 240S520 90 640 90" />
        <path d="M-20 548H150C330 548 330 400 410 320S520 220 640 220" />
      </svg>
      <div className={classes.piece}>{children}</div>
    </div>
  );
}

/** A job, as a seeker will see it. An illustration, so it takes no focus and is hidden from screen readers. */
export const SeekerAside = () => (
  <Aside>
    <JobCard job={EXAMPLE_JOB} />
  </Aside>
);

/** An applicant, as a recruiter will see one. */
export const RecruiterAside = () => (
  <Aside>
    <PersonCard person={EXAMPLE_APPLICANT} status={<ApplicationStatusBadge status="ACCEPTED" />} />
  </Aside>
);
