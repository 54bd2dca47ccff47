import { ActionIcon, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { MAX_PROFILE_TEXT } from "../../../shared/seekers.ts";
import { capitalized } from "../../../shared/text/case.ts";
import { localDay } from "../../ui/dates.ts";
import { focusSoon } from "../../ui/focus/focus.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import classes from "./profile-form.module.css";
import type { ExperienceListName } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile-form.ts";

interface ExperienceFieldsProps {
  form: ProfileForm;
  list: ExperienceListName;
  index: number;
  last: boolean;
  /** The name of one entry: "job experience". */
  one: string;
}

/** One entry of a history, with its position in the list. */
export function ExperienceFields({ form, list, index, last, one }: ExperienceFieldsProps) {
  const at = (field: string) => form.getInputProps(`${list}.${index}.${field}`);
  const called = `${one} ${index + 1}`;
  const move = (by: number) => {
    form.reorderListItem(list, { from: index, to: index + by });
    focusSoon(() => form.getInputNode(`${list}.${index + by}.title`));
  };
  const remove = () => {
    form.removeListItem(list, index);
    focusSoon(() => document.querySelector<HTMLElement>(`[data-adds="${list}"]`));
  };
  return (
    <fieldset className={classes.entry} aria-label={capitalized(called)}>
      <div className={classes.entryHead}>
        <span aria-hidden="true">{index + 1}</span>
        <span>
          <ActionIcon disabled={index === 0} onClick={() => move(-1)} aria-label={`Move ${called} up`}>
            <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon disabled={last} onClick={() => move(1)} aria-label={`Move ${called} down`}>
            <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon color="red" onClick={remove} aria-label={`Remove ${called}`}>
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </span>
      </div>
      <div className={classes.grid}>
        <TextInput
          label={list === "socialExperiences" ? "Role" : "Title"}
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
          description={`Leave empty for a current ${list === "socialExperiences" ? "activity" : "role"}.`}
          {...at("to")}
        />
        <TextArea className={classes.wide} label="Responsibilities" minRows={2} {...at("responsibilities")} />
      </div>
    </fieldset>
  );
}
