import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { FilterPanel } from "../ui/filter-panel.tsx";
import { NO_PEOPLE_CHOICES, PEOPLE_FILTERS, type PeopleFilterChoices } from "./people-filters.ts";

interface PeopleFilterPanelProps {
  id: string;
  opened: boolean;
  onClose: () => void;
  /** Given what was chosen; the controls are blank again afterwards. */
  onApply: (choices: PeopleFilterChoices) => void;
}

/** The documented filter form over people: peers, candidates and applicants. */
export function PeopleFilterPanel({ id, opened, onClose, onApply }: PeopleFilterPanelProps) {
  const [choices, setChoices] = useState(NO_PEOPLE_CHOICES);
  const reset = () => setChoices(NO_PEOPLE_CHOICES);
  const apply = () => {
    onApply(choices);
    reset();
  };
  return (
    <FilterPanel id={id} opened={opened} onClose={onClose} onApply={apply} onReset={reset}>
      {PEOPLE_FILTERS.map(({ name, label, ...more }) => (
        <TextInput
          key={name}
          label={label}
          maxLength={200}
          value={choices[name]}
          onChange={({ currentTarget: { value } }) => setChoices((before) => ({ ...before, [name]: value }))}
          {...more}
        />
      ))}
      <Checkbox
        label="Resume Uploaded"
        checked={choices.resumeUploaded}
        onChange={({ currentTarget: { checked } }) => setChoices((before) => ({ ...before, resumeUploaded: checked }))}
      />
    </FilterPanel>
  );
}
