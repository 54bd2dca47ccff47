import type { ApplicationStatus } from "../../generated/graphql.ts";

/** A changed application: its previous state, and its version after the change. */
export interface Changed {
  readonly applicationId: string;
  readonly before: { readonly status: ApplicationStatus; readonly stageId?: string | null } | null;
  readonly now: { readonly version: number } | null;
}

/** A change that can be undone even after a reload. */
export interface SavedUndo {
  readonly message: string;
  /** Deadline by `performance.now()`. */
  readonly until: number;
  readonly changed: readonly Changed[];
}

/** Reads the changes stored under a name that can still be undone, the oldest first. */
export function readSavedUndo(name: string): readonly SavedUndo[] {
  try {
    const saved: readonly SavedUndo[] = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return saved
      .map((one) => ({ ...one, until: one.until - performance.timeOrigin }))
      .filter(({ until }) => until > performance.now());
  } catch {
    return [];
  }
}

/** Stores the changes for this tab. */
export function saveUndo(name: string, all: readonly SavedUndo[]): void {
  try {
    // `performance.now()` restarts with each load.
    const saved = all.map(({ message, until, changed }) => ({
      message,
      until: until + performance.timeOrigin,
      changed,
    }));
    if (saved.length > 0) sessionStorage.setItem(name, JSON.stringify(saved));
    else sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable; the changes can be undone until the page is left.
  }
}
