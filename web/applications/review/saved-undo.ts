import type { ApplicationStatus } from "../../generated/graphql.ts";

/** An application that was changed: how it stood before, and the version that it has since. */
export interface Changed {
  readonly applicationId: string;
  readonly before: { readonly status: ApplicationStatus; readonly stageId?: string | null } | null;
  readonly now: { readonly version: number } | null;
}

/** What can be undone after a reload too. */
export interface SavedUndo {
  readonly message: string;
  /** Until when, by `performance.now()`. */
  readonly until: number;
  readonly changed: readonly Changed[];
}

/** What was saved under this name and can still be undone, the oldest first. */
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

/** Saves it in this tab of the browser. */
export function saveUndo(name: string, all: readonly SavedUndo[]): void {
  try {
    // The time of `performance` begins anew with each load.
    const saved = all.map(({ message, until, changed }) => ({
      message,
      until: until + performance.timeOrigin,
      changed,
    }));
    if (saved.length > 0) sessionStorage.setItem(name, JSON.stringify(saved));
    else sessionStorage.removeItem(name);
  } catch {
    // The browser stores nothing; what was done can be undone until the page is left.
  }
}
