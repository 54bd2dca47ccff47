import { Button, TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { focusSoon } from "../../ui/focus/focus.ts";
import { FormSection } from "./form-section.tsx";
import classes from "./profile-form.module.css";
import { skillProblem } from "./profile-rules.ts";
import { newSkills } from "./profile-values.ts";
import { moved } from "./reorder.ts";
import type { ProfileForm } from "./use-profile-form.ts";

/** Skills as a list of words: added one by one or separated by commas; the selected one can be moved or removed. */
export function SkillsSection({ form }: { form: ProfileForm }) {
  const [pressed, setPressed] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const { skills } = form.values;
  const place = pressed === null ? -1 : skills.indexOf(pressed);

  const set = (next: string[]) => form.setFieldValue("skills", next);
  const add = () => {
    const problem = skillProblem(form.values);
    if (problem) return form.setFieldError("typedSkills", problem);
    set([...skills, ...newSkills(form.values)]);
    form.setFieldValue("typedSkills", "");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  const remove = () => {
    set(skills.filter((skill) => skill !== pressed));
    setPressed(null);
    // The next skill, otherwise the last one; the field when none is left.
    focusSoon(() => {
      const left = row.current?.parentElement?.querySelectorAll<HTMLElement>("[data-skill]") ?? [];
      return left[place] ?? left[left.length - 1] ?? row.current?.querySelector("input") ?? null;
    });
  };

  return (
    <FormSection id="skills" title="Skills">
      <div ref={row} className={classes.skillRow}>
        <TextInput
          label="Add a skill"
          description="Separate skills with commas."
          {...form.getInputProps("typedSkills")}
          onKeyDown={onKeyDown}
          error={form.errors.typedSkills ?? form.errors.skills}
        />
        <Button variant="default" onClick={add} aria-label="Add skill">
          Add
        </Button>
      </div>
      {skills.length > 0 ? (
        <ul className={classes.skills} aria-label="Your skills: select a skill to move or remove it">
          {skills.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                className={classes.skill}
                data-skill
                aria-pressed={skill === pressed}
                onClick={() => setPressed(skill === pressed ? null : skill)}
              >
                {skill}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {pressed !== null && place >= 0 ? (
        <div className={classes.tools} role="toolbar" aria-label={`Change ${pressed}`}>
          <Button variant="default" disabled={place === 0} onClick={() => set(moved(skills, place, -1))}>
            Move earlier
          </Button>
          <Button variant="default" disabled={place === skills.length - 1} onClick={() => set(moved(skills, place, 1))}>
            Move later
          </Button>
          <Button variant="light" color="red" onClick={remove}>
            Remove {pressed}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}
