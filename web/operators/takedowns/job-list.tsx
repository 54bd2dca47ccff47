import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { jobPath } from "../../../shared/public-paths.ts";
import type { ConsoleJobFragment } from "../../generated/graphql.ts";
import { OPERATORS } from "../../session/roles.ts";
import { longDate } from "../../ui/dates.ts";
import { useChosenRow } from "../../ui/lists/use-chosen-row.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "../console.module.css";
import { useOperatorCan } from "../viewer-operator.ts";
import { TakedownForm } from "./takedown-form.tsx";

const counted = (reports: number) => (reports === 1 ? "1 report" : `${reports} reports`);

/** Jobs as rows, or cards on phones; permitted operators take them down and restore them. */
export function JobList({ jobs }: { jobs: readonly ConsoleJobFragment[] }) {
  const mayTakeDown = useOperatorCan("TAKE_DOWN_JOBS");
  const { chosen, opened, open, close } = useChosenRow(jobs);
  return (
    <>
      <ul className={classes.table} aria-label="Jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <article className={classes.row}>
              <JobFacts job={job} />
              <div>
                <p>{standing(job)}</p>
                {job.reports > 0 ? (
                  <Link
                    to={`${OPERATORS.home}/reports/${job.id}`}
                    aria-label={`${counted(job.reports)} about ${job.title}`}
                  >
                    {counted(job.reports)}
                  </Link>
                ) : null}
              </div>
              {mayTakeDown && (job.takenDownAt || !job.isDeleted) ? (
                <Button
                  variant="default"
                  aria-label={`${job.takenDownAt ? "Restore" : "Take down"} ${job.title} at ${job.companyName}`}
                  onClick={() => open(job.id)}
                >
                  {job.takenDownAt ? "Restore" : "Take down"}
                </Button>
              ) : null}
            </article>
          </li>
        ))}
      </ul>
      <SidePanel
        opened={opened}
        onClose={close}
        title={`${chosen?.takenDownAt ? "Restore" : "Take down"} ${chosen?.title ?? ""}?`}
        width={440}
        fit
      >
        {chosen ? <TakedownForm job={chosen} onDone={close} /> : null}
      </SidePanel>
    </>
  );
}

function JobFacts({
  job: { id, title, companyName, createdAt, isDeleted, explanation, messageToApplicants },
}: {
  job: ConsoleJobFragment;
}) {
  return (
    <div>
      <h2>{isDeleted ? title : <a href={jobPath({ id, title })}>{title}</a>}</h2>
      <p>{companyName}</p>
      <p className={classes.quiet}>Posted on {longDate(createdAt)}</p>
      {explanation ? <p>Reason: {explanation}</p> : null}
      {messageToApplicants ? <p>Message to applicants: {messageToApplicants}</p> : null}
    </div>
  );
}

function standing({ takenDownAt, isDeleted, status }: ConsoleJobFragment): string {
  if (takenDownAt) return `Taken down on ${longDate(takenDownAt)}`;
  if (isDeleted) return "Deleted by its company";
  return status === "OPEN" ? "Open" : "Closed";
}
