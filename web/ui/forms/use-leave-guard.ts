import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { confirm } from "../overlays/confirm.ts";
import type { Question } from "../overlays/confirm-modal.ts";

type WhatIsLost = Pick<Question, "title" | "body">;

/** Each returns what would be lost by leaving the current page. */
const guards = new Set<() => WhatIsLost | null>();

let guarding = true;

const UNSAVED = { title: "Leave without saving?", body: "You have unsaved changes." };

/** Whether the page has unsaved input. */
export const hasUnsaved = (): boolean => [...guards].some((guard) => guard() === UNSAVED);

const ask = (question: WhatIsLost): Promise<boolean> =>
  confirm({ ...question, confirm: "Leave", cancel: "Stay", danger: true });

/**
 * Whether the page may be left; asks when something would be lost. For actions that cannot be undone once the page is
 * left.
 */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) {
    const question = guard();
    if (question && !(await ask(question))) return false;
  }
  return true;
}

/** Registers a guard that may ask before the page is left for good, until the returned function is called. */
export function guardLeaving(guard: () => WhatIsLost | null): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Runs an action that leaves the page, after `mayLeave` has resolved, without asking again. */
export async function unguarded(leave: () => Promise<void>): Promise<void> {
  guarding = false;
  try {
    await leave();
  } finally {
    guarding = true;
  }
}

/**
 * While `unsaved` returns true, asks before the page is left: within the app in our dialog, otherwise in the browser's.
 */
export function useLeaveGuard(unsaved: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarding && currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void ask(UNSAVED).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guarding && unsaved()) event.preventDefault();
    };
    const stopGuarding = guardLeaving(() => (unsaved() ? UNSAVED : null));
    window.addEventListener("beforeunload", onUnload);
    return () => {
      stopGuarding();
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [unsaved]);
}
