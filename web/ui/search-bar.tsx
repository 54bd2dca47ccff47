import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import type { FormEvent } from "react";
import { MAX_SEARCH_KEYWORD } from "../../shared/jobs.ts";
import classes from "./search-bar.module.css";

interface SearchBarProps {
  /** The placeholder, also the field's name: "Search jobs...". */
  placeholder: string;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  onSearch: () => void;
  /** The panel that the toggle shows and hides. */
  filters?: { id: string; opened: boolean; onToggle: () => void };
}

/** A search box with its 'go' button, and the toggle of the filter panel. */
export function SearchBar({ placeholder, keyword, onKeywordChange, onSearch, filters }: SearchBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search className={classes.search}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          className={classes.box}
          type="search"
          placeholder={placeholder}
          aria-label={placeholder.replace(/\W+$/, "")}
          maxLength={MAX_SEARCH_KEYWORD}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
          value={keyword}
          onChange={({ currentTarget }) => onKeywordChange(currentTarget.value)}
        />
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
