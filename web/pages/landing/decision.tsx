import { Button } from "@mantine/core";
import { ApplicationStatusBadge } from "../../applications/application-status.tsx";
import { PersonCard } from "../../seekers/person-card.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import classes from "./decision.module.css";
import { EXAMPLE_APPLICANT, EXAMPLE_JOB } from "./example.ts";
import type { Story } from "./story.ts";

const WHAT_HAPPENED = {
  APPLIED: "Sent to Northwind Labs. They have it now.",
  ACCEPTED: "Northwind Labs said yes. An email is on its way too.",
  REJECTED: "Northwind Labs said no this time. Better to know than to wait.",
  WITHDRAWN: "Withdrawn.",
};

/** One decision from both sides: the recruiter's choice, and what the seeker sees. */
export function Decision({ story }: { story: Story }) {
  const status = story.status ?? "APPLIED";
  return (
    <section className={classes.section} aria-labelledby="decision">
      <div className={classes.text}>
        <h2 id="decision" className={classes.title}>
          Know where you stand
        </h2>
        <p className={classes.lede}>
          Companies promise a response by a date, and their record shows whether they keep it. Try it: decide as the
          recruiter, then see what the job seeker sees.
        </p>
      </div>
      <div className={classes.sides}>
        <div className={classes.side}>
          <h3 className={classes.who}>The recruiter decides</h3>
          <PersonCard
            person={EXAMPLE_APPLICANT}
            status={<ApplicationStatusBadge status={status} />}
            level={3}
            actions={
              status === "APPLIED" ? (
                <>
                  <Button onClick={() => story.decide("ACCEPTED")}>Accept</Button>
                  <Button variant="default" onClick={() => story.decide("REJECTED")}>
                    Reject
                  </Button>
                </>
              ) : (
                <Button variant="default" onClick={() => story.decide("APPLIED")}>
                  Remove
                </Button>
              )
            }
          />
        </div>
        <svg className={classes.between} viewBox="0 0 120 120" aria-hidden="true" data-status={status}>
          <path d="M4 74h22c26 0 26-36 52-36h38" />
          <path d="M4 90h30c26 0 28-28 52-28h30" />
        </svg>
        <div className={classes.side}>
          <h3 className={classes.who}>The job seeker sees it</h3>
          <div className={classes.row} aria-live="polite">
            <Monogram name={EXAMPLE_JOB.company.name} />
            <div className={classes.about}>
              <p className={classes.job}>{EXAMPLE_JOB.title}</p>
              <p className={classes.happened}>{WHAT_HAPPENED[status]}</p>
            </div>
            <ApplicationStatusBadge status={status} />
          </div>
        </div>
      </div>
    </section>
  );
}
