import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { factLine } from "../../../shared/text/fact-line.ts";
import type { JobSuggestionsQuery } from "../../generated/graphql.ts";
import { useJobSuggestionsQuery } from "../../generated/jobs/search/search-help.ts";
import { announce } from "../../ui/notices/announce.tsx";
import classes from "./job-suggestions.module.css";

export type Suggestion = JobSuggestionsQuery["jobSuggestions"][number];

interface JobSuggestionsProps {
  /** The current text of the box. */
  words: string;
  onChoose: (suggestion: Suggestion) => void;
}

const TYPING_MS = 120;
const LIST = "job-suggestions";
const LABELS = { TITLE: "", COMPANY: "Company", PLACE: "Location" } as const;
const optionId = (index: number) => `${LIST}-${index}`;

/** Completions of the typed text: chosen with arrow keys and Enter, or by a press; Escape closes them. */
export default function JobSuggestions({ words, onChoose }: JobSuggestionsProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [typed] = useDebouncedValue(words.trim(), TYPING_MS);
  // Opened by typing only, not by programmatic changes of the box.
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  // The previous suggestions stay until new ones arrive.
  const { data, previousData } = useJobSuggestionsQuery({
    variables: { prefix: typed },
    skip: !opened || typed.length < 2,
  });
  const suggestions = opened && words.trim().length >= 2 ? ((data ?? previousData)?.jobSuggestions ?? []) : [];
  const isShown = suggestions.length > 0;

  const choose = (suggestion: Suggestion) => {
    setOpened(false);
    onChoose(suggestion);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (!isShown || isComposing) return;
    const chosen = suggestions[active];
    if (key === "ArrowDown" || key === "ArrowUp") {
      const step = key === "ArrowDown" ? 1 : -1;
      setActive((before) => ((before + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (key === "Enter" && chosen) choose(chosen);
    else if (key === "Escape") setOpened(false);
    else {
      if (key === "Enter" || key === "Tab") setOpened(false);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const input = holder.current?.parentElement?.querySelector("input");
    if (!input) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    const onInput = () => {
      setOpened(true);
      setActive(-1);
    };
    const onBlur = () => setOpened(false);
    // The person may have typed before this was loaded.
    if (document.activeElement === input && input.value) onInput();
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("autocomplete", "off");
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("input", onInput);
    input.addEventListener("blur", onBlur);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", onBlur);
    };
  }, []);

  useEffect(() => {
    const input = holder.current?.parentElement?.querySelector("input");
    const set = (name: string, value: string | null) =>
      value === null ? input?.removeAttribute(name) : input?.setAttribute(name, value);
    set("aria-controls", isShown ? LIST : null);
    set("aria-activedescendant", isShown && active >= 0 ? optionId(active) : null);
  }, [isShown, active]);

  const count = suggestions.length;
  useEffect(() => {
    if (count > 0) announce(`${count} ${count === 1 ? "suggestion" : "suggestions"}`);
  }, [count]);

  return (
    <div ref={holder} className={classes.holder}>
      {isShown ? (
        <div id={LIST} role="listbox" aria-label="Suggestions" className={classes.list}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and handles the keys
            <div
              key={`${suggestion.kind} ${suggestion.text}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.option}
              // Keeps the focus in the box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.text}</span>
              <span className={classes.kind}>
                {factLine(LABELS[suggestion.kind], `${suggestion.jobs} ${suggestion.jobs === 1 ? "job" : "jobs"}`)}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
