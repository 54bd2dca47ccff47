import { useState } from "react";
import { ChoiceField } from "../ui/choice-field.tsx";
import { FilterPanel } from "../ui/filter-panel.tsx";
import { JOB_FILTERS, type JobFilterChoices, NO_CHOICES } from "./job-filters.ts";

interface JobFilterPanelProps {
  id: string;
  opened: boolean;
  onClose: () => void;
  /** Given what was chosen; the controls are blank again afterwards (SPEC.md section 5). */
  onApply: (choices: JobFilterChoices) => void;
}

/** The documented filter form of the job search. */
export function JobFilterPanel({ id, opened, onClose, onApply }: JobFilterPanelProps) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const reset = () => setChoices(NO_CHOICES);
  const apply = () => {
    onApply(choices);
    reset();
  };
  return (
    <FilterPanel id={id} opened={opened} onClose={onClose} onApply={apply} onReset={reset}>
      {JOB_FILTERS.map(({ name, label, options }) => (
        <ChoiceField
          key={name}
          label={label}
          none="Any"
          options={options}
          value={choices[name]}
          onChange={({ currentTarget: { value } }) => setChoices((before) => ({ ...before, [name]: value }))}
        />
      ))}
    </FilterPanel>
  );
}
