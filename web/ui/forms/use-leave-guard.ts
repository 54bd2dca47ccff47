import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { confirm, type Question } from "../overlays/confirm.ts";

type WhatIsLost = Pick<Question, "title" | "body">;

/** What to ask before the page that is shown is left for good. */
const guards = new Set<() => WhatIsLost | null>();

let guarding = true;

const UNSAVED = { title: "Leave without saving?", body: "What you changed is not saved yet." };

/** Whether something on the page is typed and not saved. */
export const hasUnsaved = (): boolean => [...guards].some((guard) => guard() === UNSAVED);

const ask = (question: WhatIsLost): Promise<boolean> =>
  confirm({ ...question, confirm: "Leave", cancel: "Stay", danger: true });

/** Whether the page may be left; asks where something would be lost. For what cannot be undone once the page is left. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) {
    const question = guard();
    if (question && !(await ask(question))) return false;
  }
  return true;
}

/** Asks what `guard` says, if anything, before the page is left for good, until the returned function is called. */
export function guardLeaving(guard: () => WhatIsLost | null): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Runs what leaves the page after `mayLeave` has been answered, without being asked again. */
export async function unguarded(leave: () => Promise<void>): Promise<void> {
  guarding = false;
  try {
    await leave();
  } finally {
    guarding = true;
  }
}

/** While `unsaved` says so, asks before the page is left: within the app in our words, else in the browser's. */
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
