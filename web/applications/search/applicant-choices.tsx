import { NativeSelect } from "@mantine/core";
import type { ReviewCountsQuery } from "../../generated/graphql.ts";
import { useSearchAddress, withParameter } from "../../ui/forms/use-search-address.ts";
import { withReviewTab } from "../review-address.ts";
import classes from "./applicant-tools.module.css";
import { type ApplicantConditions, DUE_DAYS, NO_SOURCE, SOURCES, withDue, withSource } from "./conditions.ts";

interface ApplicantChoicesProps {
  conditions: ApplicantConditions;
  /** The stage of the list; null for any. */
  stageId: string | null;
  /** Null until they are loaded. */
  counts: Pick<ReviewCountsQuery["applicantCounts"], "stages"> | null;
}

/** Filters for stage, due date and source, stored in the address. */
export function ApplicantChoices({ conditions, stageId, counts }: ApplicantChoicesProps) {
  const [, changeSearch] = useSearchAddress();
  const { due, source, withoutSource } = conditions;
  const stages = (counts?.stages ?? []).map(({ stage, count }) => ({
    value: stage.id,
    label: `${stage.name} (${count})`,
  }));
  return (
    <div className={classes.tools}>
      <NativeSelect
        className={classes.choice}
        aria-label="Stage"
        value={stageId ?? ""}
        data={[{ value: "", label: "Any stage" }, ...stages]}
        onChange={({ currentTarget: { value } }) =>
          changeSearch((before) =>
            // An application in a stage is undecided.
            value ? withReviewTab(before, { status: "APPLIED", stageId: value }) : withParameter(before, "stage", null),
          )
        }
      />
      <NativeSelect
        className={classes.choice}
        aria-label="Response due"
        value={due ?? ""}
        data={[{ value: "", label: "Any response deadline" }, ...DUE_DAYS]}
        onChange={({ currentTarget: { value } }) => changeSearch((before) => withDue(before, value || null))}
      />
      <NativeSelect
        className={classes.choice}
        aria-label="Source"
        value={withoutSource ? NO_SOURCE : (source ?? "")}
        data={[{ value: "", label: "Any source" }, ...SOURCES.map(({ value, label }) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) => changeSearch((before) => withSource(before, value || null))}
      />
    </div>
  );
}
