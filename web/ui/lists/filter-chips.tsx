import { UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { FocusKeeper } from "../focus/focus-keeper.tsx";
import classes from "./filter-chips.module.css";

export interface ActiveFilter {
  key: string;
  /** "Remote", "Resume Uploaded", "“react”". */
  label: string;
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The active filters of the list below; each can be removed separately. Renders nothing without filters. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  return (
    <FocusKeeper stops="li button" className={classes.row}>
      {filters.length > 0 ? <Chips filters={filters} onRemove={onRemove} onClear={onClear} /> : null}
    </FocusKeeper>
  );
}

function Chips({ filters, onRemove, onClear }: FilterChipsProps) {
  return (
    <>
      <ul className={classes.chips} aria-label="Active filters">
        {filters.map(({ key, label }) => (
          <li key={key}>
            <UnstyledButton
              className={classes.chip}
              onClick={() => onRemove(key)}
              aria-label={`Remove filter ${label}`}
            >
              {label}
              <IconX size={15} stroke={2} aria-hidden="true" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <UnstyledButton className={classes.clear} onClick={onClear}>
        Clear all
      </UnstyledButton>
    </>
  );
}
