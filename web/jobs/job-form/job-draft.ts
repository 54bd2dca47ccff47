import type { JobFormValues } from "./job-form-values.ts";
import { readDrafts } from "./question-drafts.ts";
import type { JobBase } from "./use-save-job.ts";

/** A draft stored in this browser for each recruiter: a new job, or changes to a posted one. */
export interface JobDraft {
  /** Reads the draft; null when there is none. `untouched`: the form's unchanged values. */
  read(untouched: JobFormValues): JobFormValues | null;
  /** What the draft of changes to a posted job is based on; null when that is not stored. */
  readBase(): JobBase | null;
  /** Stores the values, and what they are based on; an untouched form stores nothing. */
  keep(values: JobFormValues, untouched: JobFormValues, base?: JobBase): void;
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
      const stored = parsed(key);
      if (!stored) return null;
      const texts = Object.entries(stored).filter(([name, value]) => name in untouched && typeof value === "string");
      const { questions } = stored as { questions?: unknown };
      return {
        ...untouched,
        ...Object.fromEntries(texts),
        ...(questions !== undefined && { questions: readDrafts(questions) }),
      };
    },
    readBase() {
      const base = (parsed(key) as { base?: JobBase } | null)?.base;
      return base && typeof base.updatedAt === "string" && typeof base.values === "object" ? base : null;
    },
    keep(values, untouched, base) {
      const isUntouched = JSON.stringify(values) === JSON.stringify(untouched);
      store(isUntouched ? null : JSON.stringify({ ...values, ...(base && { base }) }));
    },
    drop: () => store(null),
  };
}

/** Returns the stored object; null without one, or without storage. */
function parsed(key: string): object | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}
