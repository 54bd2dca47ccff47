import { EMPTY_JOB, type JobFormValues } from "./job-form-values.ts";

/** One draft for each recruiter on this browser. */
const keyOf = (recruiterId: string) => `worklane:job-draft:${recruiterId}`;

/** The draft that was left, or null. */
export function readDraft(recruiterId: string): JobFormValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(recruiterId)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const texts = Object.entries(kept).filter(([name, value]) => name in EMPTY_JOB && typeof value === "string");
    return { ...EMPTY_JOB, ...Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

/** Keeps what was typed; an untouched form keeps nothing. */
export function keepDraft(recruiterId: string, values: JobFormValues): void {
  try {
    if (JSON.stringify(values) === JSON.stringify(EMPTY_JOB)) localStorage.removeItem(keyOf(recruiterId));
    else localStorage.setItem(keyOf(recruiterId), JSON.stringify(values));
  } catch {
    // A browser that stores nothing loses only the draft.
  }
}

export function dropDraft(recruiterId: string): void {
  keepDraft(recruiterId, EMPTY_JOB);
}
