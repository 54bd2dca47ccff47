import type { ApplicationStatus } from "../../generated/graphql.ts";

/** An application that was changed: how it stood before, and the version that it has since. */
export interface Changed {
  readonly applicationId: string;
  readonly before: { readonly status: ApplicationStatus; readonly stageId?: string | null } | null;
  readonly now: { readonly version: number } | null;
}

/** What can be undone after a reload too. */
export interface KeptUndo {
  readonly message: string;
  /** Until when, by `performance.now()`. */
  readonly until: number;
  readonly changed: readonly Changed[];
}

/** What was kept under this name and can still be undone, the oldest first. */
export function readKeptUndo(name: string): readonly KeptUndo[] {
  try {
    const kept: readonly KeptUndo[] = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return kept
      .map((one) => ({ ...one, until: one.until - performance.timeOrigin }))
      .filter(({ until }) => until > performance.now());
  } catch {
    return [];
  }
}

/** Keeps it in this tab of the browser. */
export function keepUndo(name: string, all: readonly KeptUndo[]): void {
  try {
    // The time of `performance` begins anew with each load.
    const kept = all.map(({ message, until, changed }) => ({
      message,
      until: until + performance.timeOrigin,
      changed,
    }));
    if (kept.length > 0) sessionStorage.setItem(name, JSON.stringify(kept));
    else sessionStorage.removeItem(name);
  } catch {
    // The browser keeps nothing; what was done can be undone until the page is left.
  }
}
