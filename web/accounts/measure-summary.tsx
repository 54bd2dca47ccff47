import { labelOf } from "../../shared/closed-list.ts";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../shared/operators.options.ts";
import type { ShownMeasureFragment } from "../generated/graphql.ts";
import { exactTime, longDate } from "../ui/dates.ts";

/** A short description of the measure. */
export const measureTitle = ({ kind, title }: Pick<ShownMeasureFragment, "kind" | "title">): string =>
  title ? `${labelOf(MEASURE_KINDS, kind)}: ${title}` : labelOf(MEASURE_KINDS, kind);

/** The date of a measure, its reason, and the outcome of an appeal. */
export function MeasureSummary({ measure }: { measure: ShownMeasureFragment }) {
  const { explanation, createdAt, endedAt, canAppeal, appealUntil, appealedAt, outcome, answer, answeredAt } = measure;
  return (
    <>
      <p>
        {`On ${exactTime(createdAt)}${endedAt ? `, withdrawn on ${exactTime(endedAt)}` : ""}.`}
        {explanation ? ` Reason: ${explanation}` : ""}
      </p>
      {appealedAt && !outcome ? (
        <p>{`You appealed on ${exactTime(appealedAt)}. We will email you our decision.`}</p>
      ) : null}
      {outcome ? (
        <p>{`Appeal: ${labelOf(APPEAL_OUTCOMES, outcome).toLowerCase()}${answeredAt ? ` on ${exactTime(answeredAt)}` : ""}. ${answer ?? ""}`}</p>
      ) : null}
      {canAppeal ? <p>{`You can appeal until ${longDate(appealUntil)}.`}</p> : null}
    </>
  );
}
