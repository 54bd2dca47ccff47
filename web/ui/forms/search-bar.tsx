import { ActionIcon, Button } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import type { FormEvent, ReactNode } from "react";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import classes from "./search-bar.module.css";

interface SearchBarProps {
  /** Also the field's accessible name: "Search jobs...". */
  placeholder: string;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  onSearch: () => void;
  /** Completions of the typed text, below the box. */
  suggestions?: ReactNode;
  /** The panel that the toggle shows and hides. */
  filters?: { id: string; opened: boolean; onToggle: () => void };
}

/** A search box with its 'go' button, and the toggle of the filter panel. */
export function SearchBar({ placeholder, keyword, onKeywordChange, onSearch, suggestions, filters }: SearchBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  const what = placeholder.replace(/\W+$/, "");
  return (
    <search className={classes.search} aria-label={what}>
      <form className={classes.form} onSubmit={submit}>
        <div className={classes.box}>
          <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
          <input
            className={classes.input}
            type="search"
            placeholder={placeholder}
            aria-label={what}
            maxLength={MAX_SEARCH_KEYWORD}
            value={keyword}
            onChange={({ currentTarget }) => onKeywordChange(currentTarget.value)}
          />
          {suggestions}
        </div>
        <Button type="submit">go</Button>
      </form>
      {filters ? (
        <ActionIcon
          variant={filters.opened ? "light" : "default"}
          onClick={filters.onToggle}
          aria-expanded={filters.opened}
          aria-controls={filters.id}
          aria-label={filters.opened ? "Hide filters" : "Show filters"}
          title={filters.opened ? "Hide filters" : "Show filters"}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </search>
  );
}
