import { LogoMark } from "../ui/logo.tsx";
import classes from "./page-loading.module.css";

/** Shown while the first page's code is loading. */
export function PageLoading() {
  return (
    <div className={classes.loading} role="status" aria-label="Loading Worklane">
      <LogoMark size={48} />
    </div>
  );
}
