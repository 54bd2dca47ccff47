import { Outlet, useNavigation } from "react-router-dom";
import { Announcer } from "../ui/notices/announce.tsx";
import { useArrival } from "./arrival.ts";
import classes from "./root.module.css";

/** Wraps every page: shows progress while a page loads, and announces it. */
export function Root() {
  useArrival();
  const moving = useNavigation().state !== "idle";
  return (
    <>
      {moving ? <div className={classes.progress} role="progressbar" aria-label="Loading page" /> : null}
      <Announcer />
      <Outlet />
    </>
  );
}
