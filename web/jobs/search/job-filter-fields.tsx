import { JOB_FILTERS, type JobFilterChoices } from "../../../shared/job-search-address.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";

interface JobFilterFieldsProps {
  choices: JobFilterChoices;
  choose: (part: Partial<JobFilterChoices>) => void;
}

/** The selects of the filter panel. */
export default function JobFilterFields({ choices, choose }: JobFilterFieldsProps) {
  return JOB_FILTERS.map(({ name, label, options }) => (
    <ChoiceField
      key={name}
      label={label}
      none="Any"
      options={options}
      value={choices[name]}
      onChange={({ currentTarget: { value } }) => choose({ [name]: value })}
    />
  ));
}
