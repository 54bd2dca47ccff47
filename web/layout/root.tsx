import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import classes from "./root.module.css";

/** Around every page: keeps the scroll position on the way back, and shows that a page is coming. */
export function Root() {
  const moving = useNavigation().state !== "idle";
  return (
    <>
      {moving ? <div className={classes.progress} role="progressbar" aria-label="Loading page" /> : null}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
