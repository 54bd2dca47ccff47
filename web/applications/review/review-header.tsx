import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReviewCountsQuery } from "../../generated/graphql.ts";
import { showWhole } from "../../ui/focus/show-whole.ts";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { REVIEW_STATES, type ReviewTab, withReviewTab } from "../review-address.ts";
import { ConditionChips } from "../search/condition-chips.tsx";
import type { ApplicantConditions } from "../search/conditions.ts";
import classes from "./review-header.module.css";

interface ReviewHeaderProps {
  title: string;
  /** Null until they are loaded. */
  counts: ReviewCountsQuery["applicantCounts"] | null;
  tab: ReviewTab;
  conditions: ApplicantConditions;
  /** The current position: "37 of 220". */
  place: string;
  /** From 0 to 1. */
  progress: number;
  onClose: () => void;
}

/** The applications being reviewed, and the progress. */
export function ReviewHeader({ title, counts, tab, conditions, place, progress, onClose }: ReviewHeaderProps) {
  const [, changeSearch] = useSearchAddress();
  const choose = (next: ReviewTab) => changeSearch((before) => withReviewTab(before, next), { replace: true });
  return (
    <header className={classes.header}>
      <ActionIcon color="gray" onClick={onClose} aria-label="Close review" title="Close">
        <IconX size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <div className={classes.names}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.place}>{place}</p>
      </div>
      <nav className={classes.tabs} aria-label="Applicants by status" onFocus={showWhole}>
        {REVIEW_STATES.map(({ value, label, count }) => (
          <span key={label} className={classes.state}>
            <Tab
              label={label}
              count={counts?.[count]}
              isCurrent={tab.status === value && tab.stageId === null}
              onChoose={() => choose({ status: value, stageId: null })}
            />
            {value === "APPLIED" && counts ? (
              <span className={classes.stages}>
                {counts.stages.map(({ stage, count: inStage }) => (
                  <Tab
                    key={stage.id}
                    label={stage.name}
                    count={inStage}
                    isCurrent={tab.stageId === stage.id}
                    onChoose={() => choose({ status: "APPLIED", stageId: stage.id })}
                  />
                ))}
              </span>
            ) : null}
          </span>
        ))}
      </nav>
      <ConditionChips conditions={conditions} replace />
      <div className={classes.lane} aria-hidden="true">
        <div style={{ transform: `scaleX(${progress})` }} />
      </div>
    </header>
  );
}

interface TabProps {
  label: string;
  count: number | undefined;
  isCurrent: boolean;
  onChoose: () => void;
}

const Tab = ({ label, count, isCurrent, onChoose }: TabProps) => (
  <UnstyledButton className={classes.tab} aria-current={isCurrent ? "true" : undefined} onClick={onChoose}>
    {label} <span className={classes.count}>{count?.toLocaleString("en-GB")}</span>
  </UnstyledButton>
);
