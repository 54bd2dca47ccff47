import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { Announcer } from "../ui/notices/announce.tsx";
import { useArrival } from "./arrival.ts";
import classes from "./root.module.css";

/** Around every page: keeps the scroll position on the way back, shows that a page is coming, and says that it came. */
export function Root() {
  useArrival();
  const moving = useNavigation().state !== "idle";
  return (
    <>
      {moving ? <div className={classes.progress} role="progressbar" aria-label="Loading page" /> : null}
      <Announcer />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
