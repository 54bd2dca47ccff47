import { useDebouncedValue } from "@mantine/hooks";
import { IconBulb } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { JobPostingHintsQuery } from "../../generated/graphql.ts";
import { useJobPostingHintsQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { FIELD_LABELS, inputOf, type JobFormValues } from "./job-form-values.ts";
import classes from "./posting-hints.module.css";

type Hints = JobPostingHintsQuery["jobPostingHints"];
type Field = keyof JobFormValues;

/** Typing pause in milliseconds before hints are requested: nobody is corrected in the middle of a word. */
const PAUSE_MS = 500;
const NONE: Hints = [];

/** Suggestions to improve a post, by the server's rules. `copyOf`: the job being copied or changed. */
export function usePostingHints(values: JobFormValues, copyOf?: string): Hints {
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const skip = settled.title.trim() === "";
  const { data, previousData } = useJobPostingHintsQuery({
    variables: { input: { ...inputOf(settled), copyOf: copyOf ?? null } },
    skip,
    // Each version of the texts is requested once.
    fetchPolicy: "no-cache",
  });
  return skip ? NONE : ((data ?? previousData)?.jobPostingHints ?? NONE);
}

/**
 * The hints of one field as properties of its input: shown below it, and part of its accessible description. An error
 * replaces them.
 */
export function hintProps(hints: Hints, field: Field) {
  const own = hints.filter((hint) => hint.field === field);
  if (own.length === 0) return {};
  return {
    // Mantine's slot for a message below an input that is not an error.
    success: own.map(({ code, message }) => (
      <span key={code} className={classes.hint}>
        <IconBulb size={16} stroke={1.75} aria-hidden="true" />
        <span>{message}</span>
      </span>
    )),
    successProps: { className: classes.hints },
    withSuccessStyles: false,
  };
}

interface PostingHintSummaryProps {
  hints: Hints;
  /** Focuses a field. */
  onGo: (field: Field) => void;
}

/** Lists the fields with hints, before the button. Changes are announced to screen readers. */
export function PostingHintSummary({ hints, onGo }: PostingHintSummaryProps) {
  const fields = (Object.keys(FIELD_LABELS) as Field[]).filter((field) => hints.some((hint) => hint.field === field));
  const names = fields.map((field) => FIELD_LABELS[field]).join(", ");
  const told = useRef("");
  useEffect(() => {
    if (names !== told.current) announce(names ? `Worth a second look: ${names}.` : "No more hints.");
    told.current = names;
  }, [names]);
  if (fields.length === 0) return null;
  return (
    <p className={classes.summary}>
      Worth a second look:{" "}
      {fields.map((field, index) => (
        <span key={field} className={classes.name}>
          <button type="button" className={classes.go} onClick={() => onGo(field)}>
            {FIELD_LABELS[field]}
          </button>
          {index < fields.length - 1 ? "," : "."}{" "}
        </span>
      ))}
      These are only hints.
    </p>
  );
}
