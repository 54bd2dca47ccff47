import type { JobFormValues } from "./job-form-values.ts";
import { readDrafts } from "./question-drafts.ts";

/** A draft stored in this browser for each recruiter: a new job, or changes to a posted one. */
export interface JobDraft {
  /** Reads the draft; null when there is none. `untouched`: the form's unchanged values. */
  read(untouched: JobFormValues): JobFormValues | null;
  /** Stores the values; an untouched form stores nothing. */
  keep(values: JobFormValues, untouched: JobFormValues): void;
  drop(): void;
}

/** The draft of a recruiter's new job, or of changes to the given job. */
export function jobDraft(recruiterId: string, jobId?: string): JobDraft {
  const key = ["worklane:job-draft", recruiterId, ...(jobId ? [jobId] : [])].join(":");
  const store = (text: string | null) => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Without storage, only the draft is lost.
    }
  };
  return {
    read(untouched) {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        if (typeof stored !== "object" || stored === null) return null;
        const texts = Object.entries(stored).filter(([name, value]) => name in untouched && typeof value === "string");
        const { questions } = stored as { questions?: unknown };
        return {
          ...untouched,
          ...Object.fromEntries(texts),
          ...(questions !== undefined && { questions: readDrafts(questions) }),
        };
      } catch {
        return null;
      }
    },
    keep(values, untouched) {
      const text = JSON.stringify(values);
      store(text === JSON.stringify(untouched) ? null : text);
    },
    drop: () => store(null),
  };
}
