import { Checkbox, TextInput } from "@mantine/core";
import { useViewer } from "../session/viewer.ts";
import { SearchForm } from "../ui/forms/search-form.tsx";
import { NO_PEOPLE_CHOICES, PEOPLE_FILTERS, type PeopleFilterChoices } from "./people-filters.ts";

interface PeopleSearchFormProps {
  /** The placeholder: "Search Peers...". */
  placeholder: string;
  /** Links the filter panel to the button that opens it. */
  panelId: string;
  onSearch: (keyword: string, choices: PeopleFilterChoices) => void;
}

/** The search box and filter form for people: peers, candidates and applicants. */
export function PeopleSearchForm(props: PeopleSearchFormProps) {
  const { role } = useViewer();
  const filters = PEOPLE_FILTERS.filter((filter) => role === "RECRUITER" || !("forRecruiters" in filter));
  return (
    <SearchForm none={NO_PEOPLE_CHOICES} {...props}>
      {(choices, choose) => (
        <>
          {filters.map(({ name, label, ...more }) => (
            <TextInput
              key={name}
              label={label}
              maxLength={200}
              value={choices[name]}
              onChange={({ currentTarget: { value } }) => choose({ [name]: value })}
              placeholder={"placeholder" in more ? more.placeholder : undefined}
            />
          ))}
          <Checkbox
            label="Resume Uploaded"
            checked={choices.resumeUploaded}
            onChange={({ currentTarget: { checked } }) => choose({ resumeUploaded: checked })}
          />
        </>
      )}
    </SearchForm>
  );
}
