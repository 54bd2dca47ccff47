import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { capitalized } from "../../../shared/text/case.ts";
import { focusSoon } from "../../ui/focus/focus.ts";
import { WRAPS } from "../../ui/wrapping.ts";
import classes from "./profile-form.module.css";
import type { ListName, ProfileValues } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile-form.ts";

interface EntryListProps {
  form: ProfileForm;
  list: ListName;
  title: string;
  /** The name of one entry: "job experience". */
  one: string;
  max: number;
  /** Creates a blank entry. */
  create: () => ProfileValues[ListName][number];
  /** The name of an entry's first field, which has the focus when the entry is new or has moved. */
  first: string;
  /** The fields of the entry at `index`. */
  children: (index: number) => ReactNode;
}

/** A list of entries, which are added, moved and removed. */
export function EntryList({ form, list, title, one, max, create, first, children }: EntryListProps) {
  const entries: readonly { key: string }[] = form.values[list];
  const focusEntry = (index: number) => focusSoon(() => form.getInputNode(`${list}.${index}.${first}`));
  const move = (from: number, to: number) => {
    form.reorderListItem(list, { from, to });
    focusEntry(to);
  };
  const remove = (index: number) => {
    form.removeListItem(list, index);
    focusSoon(() => document.querySelector<HTMLElement>(`[data-adds="${list}"]`));
  };
  return (
    <section aria-label={title}>
      <h3 className={classes.sub}>{title}</h3>
      {entries.length > 0 ? (
        <ul className={classes.entries}>
          {entries.map(({ key }, index) => {
            const called = `${one} ${index + 1}`;
            return (
              <li key={key}>
                <fieldset className={classes.entry} aria-label={capitalized(called)}>
                  <div className={classes.entryHead}>
                    <span aria-hidden="true">{index + 1}</span>
                    <span>
                      <ActionIcon
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                        aria-label={`Move ${called} up`}
                      >
                        <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
                      </ActionIcon>
                      <ActionIcon
                        disabled={index === entries.length - 1}
                        onClick={() => move(index, index + 1)}
                        aria-label={`Move ${called} down`}
                      >
                        <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
                      </ActionIcon>
                      <ActionIcon color="red" onClick={() => remove(index)} aria-label={`Remove ${called}`}>
                        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
                      </ActionIcon>
                    </span>
                  </div>
                  <div className={classes.grid}>{children(index)}</div>
                </fieldset>
              </li>
            );
          })}
        </ul>
      ) : null}
      {form.errors[list] ? <p className={classes.error}>{form.errors[list]}</p> : null}
      <Button
        mt="sm"
        variant="default"
        {...WRAPS}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        disabled={entries.length >= max}
        data-adds={list}
        onClick={() => {
          form.insertListItem(list, create());
          focusEntry(entries.length);
        }}
      >
        Add {one}
      </Button>
    </section>
  );
}
