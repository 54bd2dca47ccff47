import type { JobFormValues } from "./job-form-values.ts";
import { readDrafts } from "./question-drafts.ts";

/** What is kept on this browser, for each recruiter: a job that is written, or changes of one that is posted. */
export interface JobDraft {
  /** What was left, or null. `untouched`: the form as nobody has changed it. */
  read(untouched: JobFormValues): JobFormValues | null;
  /** Keeps what was typed; an untouched form keeps nothing. */
  keep(values: JobFormValues, untouched: JobFormValues): void;
  drop(): void;
}

/** The draft of a recruiter's new job, or of changes to the job named. */
export function jobDraft(recruiterId: string, jobId?: string): JobDraft {
  const key = ["worklane:job-draft", recruiterId, ...(jobId ? [jobId] : [])].join(":");
  const store = (text: string | null) => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // A browser that stores nothing loses only the draft.
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
