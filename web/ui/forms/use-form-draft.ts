import { useState } from "react";
import { readObject, useDraft } from "./use-draft.ts";

/** A form's values; those that were changed are stored in this browser until they are sent. */
export interface FormDraft<Values> {
  readonly values: Values;
  readonly change: (changed: Partial<Values>) => void;
  readonly drop: () => void;
  /** Whether the form began with stored values. */
  readonly isRestored: boolean;
}

/** The values of a form that begins with `initial`, and what was changed in it on this device, stored under a key. */
export function useFormDraft<Values extends object>(
  viewerId: string,
  key: string,
  initial: () => Values,
): FormDraft<Values> {
  const [draft, setDraft] = useDraft(viewerId, key);
  const [untouched] = useState(initial);
  const [wasStored] = useState(draft !== "");
  const changed = matching(readObject(draft), untouched);
  return {
    values: { ...untouched, ...changed },
    change: (next) => setDraft(JSON.stringify({ ...changed, ...next })),
    drop: () => setDraft(""),
    isRestored: wasStored && draft !== "",
  };
}

/** The stored values that are of the types of the form's: another release may have stored others. */
const matching = <Values extends object>(stored: object, like: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(like).flatMap(([name, value]) => {
      const kept: unknown = stored[name as keyof typeof stored];
      return isLike(kept, value) ? [[name, kept]] : [];
    }),
  ) as Partial<Values>;

/** Whether a value has the structure of another. Lists are like their first item; empty ones consist of texts. */
function isLike(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => isLike(item, like[0] ?? ""));
  if (typeof like !== "object" || like === null) return typeof value === typeof like;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(like).every(([name, of]) => isLike(value[name as keyof typeof value], of));
}
