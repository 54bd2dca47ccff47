import type { PublicResponseRecord } from "../../shared/public-pages.ts";
import { recordCount, typicalTime } from "../../shared/text/job-notes.ts";
import { dayOf } from "./day.ts";
import classes from "./response-record.module.css";

/** A company's record of answering applicants in time, with an explanation of the numbers. */
export function ResponseRecord({ record }: { record: PublicResponseRecord }) {
  const { shareAnswered, answeredTogether, late, interim, medianDays, since, formula, eventsPath } = record;
  return (
    <section aria-labelledby="record" className={classes.record}>
      <h2 id="record" className={classes.heading}>
        Responses
      </h2>
      <dl className={classes.figures}>
        <div>
          <dt>Received a response</dt>
          <dd>{Math.floor(shareAnswered * 100)}%</dd>
        </div>
        {medianDays === null ? null : (
          <div>
            <dt>Typical response time</dt>
            <dd>{typicalTime(medianDays)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.text}>
        {recordCount(record)}. The earliest application counted was sent on {dayOf(since)}. Applications whose response
        deadline has not passed do not count. Late responses: {late}. Responses sent in bulk: {answeredTogether}.
        {interim === 0 ? null : ` Interim responses (not counted): ${interim}.`}
      </p>
      <details className={classes.details}>
        <summary>How we count responses</summary>
        <p className={classes.text}>{formula}</p>
        <a href={eventsPath} download>
          Download anonymized events (CSV)
        </a>
      </details>
    </section>
  );
}
