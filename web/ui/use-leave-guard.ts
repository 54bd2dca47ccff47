import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { confirm } from "./confirm.ts";

/** While `unsaved` says so, asks before the page is left: within the app in our words, else in the browser's. */
export function useLeaveGuard(unsaved: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({
      title: "Leave without saving?",
      body: "What you changed is not saved yet.",
      confirm: "Leave",
      cancel: "Stay",
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
