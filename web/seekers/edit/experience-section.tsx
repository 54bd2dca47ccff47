import { TextInput } from "@mantine/core";
import { MAX_EXPERIENCES, MAX_PROFILE_TEXT, MAX_RESPONSIBILITIES } from "../../../shared/seekers.ts";
import { localDay } from "../../ui/dates.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { EntryList } from "./entry-list.tsx";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import { type ExperienceListName, newExperience } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const LISTS = [
  { list: "jobExperiences", title: "Job Experiences", one: "job experience" },
  { list: "internExperiences", title: "Internship Experiences", one: "internship experience" },
  { list: "socialExperiences", title: "Social Work/ExtraCurricular Experiences", one: "social work experience" },
] as const satisfies readonly { list: ExperienceListName; title: string; one: string }[];

/** The three histories. */
export function ExperienceSection({ form }: { form: ProfileForm }) {
  return (
    <FormSection id="experience" title="Professional Details">
      {LISTS.map(({ list, ...names }) => {
        const isSocial = list === "socialExperiences";
        return (
          <EntryList
            key={list}
            {...{ form, list, ...names }}
            max={MAX_EXPERIENCES}
            create={newExperience}
            first="title"
          >
            {(index) => {
              const at = (field: string) => form.getInputProps(`${list}.${index}.${field}`);
              return (
                <>
                  <TextInput
                    label={isSocial ? "Role" : "Title"}
                    required
                    maxLength={MAX_PROFILE_TEXT}
                    {...at("title")}
                  />
                  <TextInput label="Company" required maxLength={MAX_PROFILE_TEXT} {...at("company")} />
                  <TextInput label="From" required type="date" max={localDay()} {...at("from")} />
                  <TextInput
                    label="To"
                    type="date"
                    max={localDay()}
                    description={`Leave empty for a current ${isSocial ? "activity" : "role"}.`}
                    {...at("to")}
                  />
                  <TextArea
                    className={classes.wide}
                    label="Responsibilities"
                    minRows={2}
                    maxLength={MAX_RESPONSIBILITIES}
                    {...at("responsibilities")}
                  />
                </>
              );
            }}
          </EntryList>
        );
      })}
    </FormSection>
  );
}
