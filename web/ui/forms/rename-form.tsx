import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { attempt, unsent } from "../../apollo/problem.ts";
import { focusSoon } from "../focus/focus.ts";
import { useEscape } from "../overlays/escape.ts";

interface RenameFormProps {
  /** The label of the field. */
  label: string;
  name: string;
  maxLength: number;
  rename: (name: string) => Promise<unknown>;
  /** Called when it is renamed, and when that is cancelled. */
  onClose: () => void;
}

/**
 * Renames an item of a list in place: takes the focus, and returns it to the item's button marked `data-renames`.
 * Escape cancels.
 */
export function RenameForm({ label, name, maxLength, rename, onClose }: RenameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [newName, setNewName] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    form.current?.querySelector("input")?.select();
    const item = form.current?.closest("li");
    // Once the button is back, whenever that is.
    return () => focusSoon(() => item?.querySelector<HTMLElement>("[data-renames]") ?? null);
  }, []);
  useEscape(true, onClose, { isModal: false });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const problem = await attempt(() => rename(newName), unsent("Could not save the name"));
    setBusy(false);
    if (!problem) return onClose();
    setError(Object.values(problem.fields)[0] ?? problem.message);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Group gap={8} align="flex-end">
        <TextInput
          label={label}
          flex="1 12rem"
          value={newName}
          error={error}
          maxLength={maxLength}
          onChange={({ currentTarget }) => setNewName(currentTarget.value)}
        />
        <Button type="submit" loading={busy}>
          Rename
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
