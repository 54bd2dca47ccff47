import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { confirm } from "./confirm.ts";

/** The guards of the page that is shown. */
const guards = new Set<() => boolean>();

let guarding = true;

const ask = (): Promise<boolean> =>
  confirm({
    title: "Leave without saving?",
    body: "What you changed is not saved yet.",
    confirm: "Leave",
    cancel: "Stay",
    danger: true,
  });

/** Whether something on the page is typed and not saved. */
export const hasUnsaved = (): boolean => [...guards].some((unsaved) => unsaved());

/** Whether the page may be left; asks where something is unsaved. For what cannot be undone once the page is left. */
export async function mayLeave(): Promise<boolean> {
  return hasUnsaved() ? ask() : true;
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
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guarding && unsaved()) event.preventDefault();
    };
    guards.add(unsaved);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      guards.delete(unsaved);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [unsaved]);
}
