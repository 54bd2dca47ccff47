import { TextInput } from "@mantine/core";
import { LANGUAGE_LEVELS, LANGUAGES } from "../../../shared/profiles/languages.ts";
import {
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_LINK,
  MAX_PROFILE_TEXT,
  MAX_RESPONSIBILITIES,
} from "../../../shared/seekers.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { EntryList } from "./entry-list.tsx";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import { ENTRY_LISTS, type EntryListName, newEntry, newLanguage } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile-form.ts";

/** What the fields of an entry are called; those without a name are not shown. */
interface EntryNames {
  list: EntryListName;
  title: string;
  one: string;
  organization?: string;
  year?: string;
  hasLink?: boolean;
  hasDescription?: boolean;
}

const LISTS: readonly EntryNames[] = [
  { list: "degrees", title: "Other Degrees", one: "degree", organization: "College", year: "Graduation Year" },
  {
    list: "certificates",
    title: "Certificates",
    one: "certificate",
    organization: "Issuer",
    year: "Year",
    hasLink: true,
  },
  { list: "projects", title: "Projects", one: "project", hasLink: true, hasDescription: true },
];

/** Degrees other than the highest, certificates, projects and languages. */
export function QualificationsSection({ form }: { form: ProfileForm }) {
  const { languages } = form.values;
  const isEmpty = [...Object.keys(ENTRY_LISTS), "languages"].every(
    (list) => form.values[list as EntryListName].length === 0,
  );
  return (
    <FormSection
      id="qualifications"
      title="Other Qualifications"
      invitation={isEmpty ? "Add degrees, certificates, projects or languages" : ""}
    >
      {LISTS.map(({ list, organization, year, hasLink, hasDescription, ...names }) => (
        <EntryList key={list} {...{ form, list, ...names }} max={MAX_ENTRIES} create={newEntry} first="title">
          {(index) => {
            const at = (field: string) => form.getInputProps(`${list}.${index}.${field}`);
            return (
              <>
                <TextInput label="Name" required maxLength={MAX_PROFILE_TEXT} {...at("title")} />
                {organization ? (
                  <TextInput label={organization} maxLength={MAX_PROFILE_TEXT} {...at("organization")} />
                ) : null}
                {year ? <TextInput label={year} inputMode="numeric" maxLength={4} {...at("year")} /> : null}
                {hasLink ? <TextInput label="Link" inputMode="url" maxLength={MAX_LINK} {...at("link")} /> : null}
                {hasDescription ? (
                  <TextArea
                    className={classes.wide}
                    label="Description"
                    minRows={2}
                    maxLength={MAX_RESPONSIBILITIES}
                    {...at("description")}
                  />
                ) : null}
              </>
            );
          }}
        </EntryList>
      ))}
      <EntryList
        {...{ form, list: "languages", title: "Languages", one: "language" }}
        max={MAX_LANGUAGES}
        create={newLanguage}
        first="language"
      >
        {(index) => (
          <>
            <ChoiceField
              label="Language"
              required
              asWritten
              options={LANGUAGES}
              none={languages[index]?.language ? undefined : "Choose a language"}
              {...form.getInputProps(`languages.${index}.language`)}
            />
            <ChoiceField label="Level" options={LANGUAGE_LEVELS} {...form.getInputProps(`languages.${index}.level`)} />
          </>
        )}
      </EntryList>
    </FormSection>
  );
}
