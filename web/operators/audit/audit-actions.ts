import type { Option } from "../../../shared/closed-list.ts";
import { AUDITED_ACTS } from "../../../shared/security-events.ts";

/** Returns "Sessions ended" for `SESSIONS_ENDED`; an operation with a key, such as `query jobs`, as it is. */
export function wordsOf(act: string): string {
  if (!/^[A-Z]/.test(act)) return act;
  const words = act.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ACTS: readonly Option<string>[] = AUDITED_ACTS.map((value) => ({ value, label: wordsOf(value) })).toSorted(
  (one, other) => one.label.localeCompare(other.label),
);

/** The acts to choose from; also the given one, such as `query jobs` with a key, which only an address can name. */
export const actOptions = (given: string): readonly Option<string>[] =>
  !given || ACTS.some(({ value }) => value === given) ? ACTS : [...ACTS, { value: given, label: given }];
