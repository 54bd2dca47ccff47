import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { MAX_EXPERIENCES } from "../../../shared/seekers.ts";
import { focusSoon } from "../../ui/focus/focus.ts";
import { WRAPS } from "../../ui/wrapping.ts";
import { ExperienceFields } from "./experience-fields.tsx";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import { type ExperienceListName, newExperience } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const LISTS = [
  { name: "jobExperiences", title: "Job Experiences", one: "job experience" },
  { name: "internExperiences", title: "Internship Experiences", one: "internship experience" },
  { name: "socialExperiences", title: "Social Work/ExtraCurricular Experiences", one: "social work experience" },
] as const satisfies readonly { name: ExperienceListName; title: string; one: string }[];

/** The three histories; entries are added, moved and removed. */
export function ExperienceSection({ form }: { form: ProfileForm }) {
  return (
    <FormSection id="experience" title="Professional Details">
      {LISTS.map(({ name, title, one }) => {
        const entries = form.values[name];
        return (
          <section key={name} aria-label={title}>
            <h3 className={classes.sub}>{title}</h3>
            {entries.length > 0 ? (
              <ul className={classes.entries}>
                {entries.map((entry, index) => (
                  <li key={entry.key}>
                    <ExperienceFields
                      form={form}
                      list={name}
                      index={index}
                      last={index === entries.length - 1}
                      one={one}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
            {form.errors[name] ? <p className={classes.error}>{form.errors[name]}</p> : null}
            <Button
              mt="sm"
              variant="default"
              {...WRAPS}
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              disabled={entries.length >= MAX_EXPERIENCES}
              data-adds={name}
              onClick={() => {
                form.insertListItem(name, newExperience());
                focusSoon(() => form.getInputNode(`${name}.${entries.length}.title`));
              }}
            >
              Add {one}
            </Button>
          </section>
        );
      })}
    </FormSection>
  );
}
