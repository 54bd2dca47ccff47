import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, memo } from "react";
import type { Option } from "../../../shared/closed-list.ts";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { ReviewCountsQuery } from "../../generated/graphql.ts";
import { useSearchAddress, withParameter } from "../../ui/forms/use-search-address.ts";
import { withReviewTab } from "../review-address.ts";
import classes from "./applicant-tools.module.css";
import {
  type ApplicantConditions,
  type ConditionName,
  DUE_DAYS,
  NO_SOURCE,
  ORDERS,
  REQUIREMENTS,
  SOURCES,
  withCondition,
  withOrder,
} from "./conditions.ts";

/** Id of the search field, focused by a keyboard shortcut. */
export const RESUME_SEARCH_ID = "resume-search";

interface ApplicantToolsProps {
  conditions: ApplicantConditions;
  /** Null until they are loaded. */
  counts: ReviewCountsQuery["applicantCounts"] | null;
  /** The stage of a list that can be filtered by stage, due date and source; null for any stage. */
  stageId?: string | null;
  /** Whether a change replaces the history entry. */
  replace?: boolean;
}

/**
 * Searches a job's resumes and chooses filters and the order, all stored in the address, for list, review and board
 * alike.
 */
export const ApplicantTools = memo(function ApplicantTools({
  conditions,
  counts,
  stageId,
  replace = false,
}: ApplicantToolsProps) {
  const [, changeSearch] = useSearchAddress();
  const { resumeSearch, tag, due, source, withoutSource, meetsRequirements, order } = conditions;
  const unmet = counts?.notMeetingRequirements ?? 0;
  const asks = unmet > 0 || meetsRequirements !== null;
  // The page handles keys only outside of fields; the text is read on submit.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words") ?? "");
    changeSearch((before) => withCondition(before, "resume", words), { replace });
  };
  const tags = counts?.tags ?? [];
  const chosen = tag && !tags.some((one) => one.tag === tag) ? [{ tag, count: 0 }] : [];
  const stages = (counts?.stages ?? []).map(({ stage, count }) => ({
    value: stage.id,
    label: `${stage.name} (${count})`,
  }));
  const filters: readonly FilterChoice[] = [
    {
      ...{ name: "tag", label: "Tag", any: "Any tag", value: tag },
      options: [...chosen, ...tags].map((one) => ({ value: one.tag, label: `${one.tag} (${one.count})` })),
    },
    {
      ...{ name: "requirements", label: "Requirements", any: "Any answers" },
      value: REQUIREMENTS.find(({ meets }) => meets === meetsRequirements)?.value ?? null,
      options: asks
        ? REQUIREMENTS.map(({ value, label, meets }) => ({ value, label: meets ? label : `${label} (${unmet})` }))
        : [],
    },
    ...(stageId === undefined
      ? []
      : ([
          { name: "due", label: "Response due", any: "Any response deadline", value: due, options: DUE_DAYS },
          {
            name: "source",
            label: "Source",
            any: "Any source",
            value: withoutSource ? NO_SOURCE : source,
            options: SOURCES,
          },
        ] as const)),
  ];
  return (
    <div className={classes.tools}>
      <search className={classes.search} aria-label="Search resumes">
        <form className={classes.form} onSubmit={submit} key={resumeSearch}>
          <input
            id={RESUME_SEARCH_ID}
            className={classes.input}
            type="search"
            name="words"
            defaultValue={resumeSearch ?? ""}
            placeholder="Search resumes"
            aria-label="Search resumes"
            title="Finds resumes that contain all the words. You can also use “quoted phrases”, “or” between words, and -word to exclude a word."
            maxLength={MAX_SEARCH_KEYWORD}
            onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
          />
          <ActionIcon type="submit" color="gray" aria-label="Search resumes" title="Search resumes">
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </form>
      </search>
      {filters.map(({ name, label, any, value, options }) =>
        options.length > 0 ? (
          <Choice
            key={name}
            label={label}
            value={value}
            options={[{ value: "", label: any }, ...options]}
            onChoose={(chosen) => changeSearch((before) => withCondition(before, name, chosen), { replace })}
          />
        ) : null,
      )}
      {stageId === undefined ? null : (
        <Choice
          label="Stage"
          value={stageId}
          options={[{ value: "", label: "Any stage" }, ...stages]}
          onChoose={(stage) =>
            changeSearch((before) =>
              // An application in a stage is undecided.
              stage
                ? withReviewTab(before, { status: "APPLIED", stageId: stage })
                : withParameter(before, "stage", null),
            )
          }
        />
      )}
      <Choice
        label="Sort by"
        value={order}
        options={ORDERS.filter(({ value }) => value !== "UNMET_REQUIREMENTS" || unmet > 0 || value === order)}
        onChoose={(chosen) => changeSearch((before) => withOrder(before, chosen), { replace })}
      />
      {counts?.blind ? (
        <p className={classes.blind}>
          Anonymous review: applicants' identities are hidden until the first decision on each.
        </p>
      ) : null}
    </div>
  );
});

interface ChoiceProps {
  label: string;
  value: string | null;
  options: readonly Option<string>[];
  onChoose: (value: string) => void;
}

/** A filter of the address; `any`: the option that removes it. */
interface FilterChoice extends Omit<ChoiceProps, "onChoose"> {
  name: ConditionName;
  any: string;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <NativeSelect
    className={classes.choice}
    aria-label={label}
    value={value ?? ""}
    data={[...options]}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
);
