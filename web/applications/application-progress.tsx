import type { OwnApplication_ApplicationFragment } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import classes from "./application-progress.module.css";

type Progress = Pick<OwnApplication_ApplicationFragment, "status" | "answerDueOn" | "unansweredAt" | "events">;

/** The steps of an application, and how many of them are reached. */
function stepsReached({ status, events }: Progress) {
  // Events from before the latest application are ignored.
  const since = events.slice(events.findLastIndex(({ kind }) => kind === "APPLIED") + 1);
  // A message of the company is an interim answer without a stage.
  const stage = since.findLast((event) => event.kind === "INTERIM_ANSWER" && event.stage)?.stage;
  const offer = since.some(({ kind }) => kind === "OFFER_SENT") ? "Offer" : undefined;
  const steps = ["Sent", "Opened", offer ?? stage ?? "In review", "Decided"];
  const isInReview = offer !== undefined || since.some(({ kind }) => kind === "INTERIM_ANSWER" || kind === "OPENED");
  return { steps, reached: status === "APPLIED" ? (isInReview ? 3 : 1) : steps.length };
}

/** A sentence about the next step; empty when there is none. */
function nextOf({ status, answerDueOn, unansweredAt, events }: Progress): string {
  const offer = status !== "REJECTED" && events.findLast(({ kind }) => kind === "APPLIED" || kind.startsWith("OFFER_"));
  if (offer && ["OFFER_SENT", "OFFER_CHANGED"].includes(offer.kind)) return "Next: respond to the company's offer.";
  if (offer && offer.kind === "OFFER_ACCEPTED") return "You accepted the company's offer.";
  if (status === "ACCEPTED") return "Next: the company will get in touch with you.";
  if (status !== "APPLIED") return "";
  const day = answerDueOn ? longDate(answerDueOn) : "";
  if (unansweredAt) return `The company did not respond by ${day}. If it responds later, we will notify you.`;
  return day ? `The company promised to respond by ${day}.` : "";
}

/** The progress of an application, drawn as its lane, and the next step. */
export function ApplicationProgress({ application }: { application: Progress }) {
  const { steps, reached } = stepsReached(application);
  const next = nextOf(application);
  return (
    <>
      <ol className={classes.lane} aria-label="Application progress">
        {steps.map((step, index) => (
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
