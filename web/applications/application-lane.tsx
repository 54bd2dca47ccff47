import type { OwnApplication_ApplicationFragment } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import classes from "./application-lane.module.css";

type Progress = Pick<OwnApplication_ApplicationFragment, "status" | "answerDueOn" | "unansweredAt" | "events">;

const STEPS = ["Sent", "Opened", "In review", "Decided"] as const;

/** The number of steps reached. */
function wayOf({ status, events }: Progress): number {
  if (status !== "APPLIED") return STEPS.length;
  // Events from before the latest application are ignored.
  const begun = events.findLastIndex(({ kind }) => kind === "APPLIED");
  return events.slice(begun + 1).some(({ kind }) => kind === "OPENED") ? 3 : 1;
}

/** A sentence about the next step; empty when there is none. */
function nextOf({ status, answerDueOn, unansweredAt }: Progress): string {
  if (status === "ACCEPTED") return "Next: the company gets in touch with you.";
  if (status !== "APPLIED") return "";
  const day = answerDueOn ? longDate(answerDueOn) : "";
  if (unansweredAt) return `The company did not answer by ${day}. If an answer still comes, we tell you.`;
  return day ? `The company answers by ${day}.` : "";
}

/** The progress of an application, drawn as its lane, and the next step. */
export function ApplicationLane({ application }: { application: Progress }) {
  const reached = wayOf(application);
  const next = nextOf(application);
  return (
    <>
      <ol className={classes.lane} aria-label="How far it has come">
        {STEPS.map((step, index) => (
          <li
            key={step}
            data-reached={index < reached || undefined}
            aria-current={index === reached - 1 ? "step" : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      {next ? <p className={classes.next}>{next}</p> : null}
    </>
  );
}
