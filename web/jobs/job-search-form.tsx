import { ChoiceField } from "../ui/choice-field.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { JOB_FILTERS, type JobFilterChoices, NO_CHOICES } from "./job-filters.ts";

interface JobSearchFormProps {
  onSearch: (keyword: string, choices: JobFilterChoices) => void;
}

/** The search box and filter form of the job search. */
export function JobSearchForm({ onSearch }: JobSearchFormProps) {
  return (
    <SearchForm placeholder="Search jobs..." panelId="job-filters" none={NO_CHOICES} onSearch={onSearch}>
      {(choices, choose) =>
        JOB_FILTERS.map(({ name, label, options }) => (
          <ChoiceField
            key={name}
            label={label}
            none="Any"
            options={options}
            value={choices[name]}
            onChange={({ currentTarget: { value } }) => choose({ [name]: value })}
          />
        ))
      }
    </SearchForm>
  );
}
