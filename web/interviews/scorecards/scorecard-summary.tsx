import { SCORES } from "../../../shared/interviews/scorecards.ts";
import type { ScorecardSummary_ScorecardFragment } from "../../generated/graphql.ts";
import classes from "./scorecards.module.css";

/** For each question the number of answers of each score, and who gave them and why; then the overall views. */
export function ScorecardSummary({ scorecards }: { scorecards: readonly ScorecardSummary_ScorecardFragment[] }) {
  const questions = new Set(scorecards.flatMap(({ answers }) => answers.map(({ question }) => question)));
  const overall = scorecards.flatMap((card) => (card.text ? { ...card, score: 0 } : []));
  return (
    <>
      {[...questions].map((question) => (
        <Views
          key={question}
          title={question}
          views={scorecards.flatMap(({ answers, ...card }) =>
            answers.flatMap((answer) => (answer.question === question ? { ...card, ...answer } : [])),
          )}
        />
      ))}
      {overall.length > 0 ? <Views title="Overall view" views={overall} /> : null}
    </>
  );
}

interface ViewsProps {
  title: string;
  /** Who said what; a score of 0 is none. */
  views: readonly (Pick<ScorecardSummary_ScorecardFragment, "id" | "memberName" | "text"> & {
    readonly score: number;
  })[];
}

function Views({ title, views }: ViewsProps) {
  const counts = SCORES.flatMap(({ value, label }) => {
    const count = views.filter(({ score }) => score === value).length;
    return count > 0 ? [`${count} ${label.toLowerCase()}`] : [];
  });
  return (
    <section className={classes.question} aria-label={title}>
      <h4>{title}</h4>
      {counts.length > 0 ? <p>{counts.toReversed().join(", ")}</p> : null}
      <ul>
        {views.map(({ id, memberName, score, text }) => (
          <li key={id}>
            <strong>{memberName ?? "Former member"}:</strong>{" "}
            {[SCORES.find(({ value }) => value === score)?.label, text].filter(Boolean).join(". ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
