import { Checkbox, TextInput } from "@mantine/core";
import { useViewer } from "../session/viewer.ts";
import { SearchForm, type SearchFormProps } from "../ui/forms/search-form.tsx";
import { NO_PEOPLE_CHOICES, type PeopleFilterChoices, peopleFilters } from "./people-filters.ts";

type PeopleSearchFormProps = Omit<SearchFormProps<PeopleFilterChoices>, "none" | "children">;

/** The search box and filter form for people: peers, candidates and applicants. */
export function PeopleSearchForm(props: PeopleSearchFormProps) {
  const { role } = useViewer();
  return (
    <SearchForm none={NO_PEOPLE_CHOICES} {...props}>
      {(choices, choose) => (
        <>
          {peopleFilters(role === "RECRUITER").map(({ name, label, placeholder }) => (
            <TextInput
              key={name}
              label={label}
              maxLength={200}
              value={choices[name]}
              onChange={({ currentTarget: { value } }) => choose({ [name]: value })}
              placeholder={placeholder}
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
