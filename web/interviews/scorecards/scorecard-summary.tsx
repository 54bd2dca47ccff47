import { SCORES } from "../../../shared/interviews/scorecards.ts";
import type { ScorecardSummary_ScorecardFragment } from "../../generated/graphql.ts";
import classes from "./scorecards.module.css";

const OVERALL = "Overall view";

/** For each question the number of answers of each score, and who gave them and why; then the overall views. */
export function ScorecardSummary({ scorecards }: { scorecards: readonly ScorecardSummary_ScorecardFragment[] }) {
  const parts = scorecards.flatMap(({ id, memberName, answers, text }) =>
    [...answers, ...(text ? [{ question: OVERALL, score: 0, text }] : [])].map((answer) => ({
      ...answer,
      id,
      name: memberName ?? "Former member",
    })),
  );
  const questions = [...new Set(parts.map(({ question }) => question))];
  return questions
    .sort((one, other) => Number(one === OVERALL) - Number(other === OVERALL))
    .map((question) => {
      const given = parts.filter((part) => part.question === question);
      const counts = SCORES.flatMap(({ value, label }) => {
        const count = given.filter(({ score }) => score === value).length;
        return count > 0 ? [`${count} ${label.toLowerCase()}`] : [];
      });
      return (
        <section key={question} className={classes.question} aria-label={question}>
          <h4>{question}</h4>
          {counts.length > 0 ? <p>{counts.toReversed().join(", ")}</p> : null}
          <ul>
            {given.map(({ id, name, score, text }) => (
              <li key={`${id}-${score}`}>
                <strong>{name}:</strong>{" "}
                {[SCORES.find(({ value }) => value === score)?.label, text].filter(Boolean).join(". ")}
              </li>
            ))}
          </ul>
        </section>
      );
    });
}
