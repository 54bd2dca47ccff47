import { Suspense } from "react";
import { useHydrated } from "../../ui/media.ts";
import { Announced } from "../../ui/notices/announce.tsx";
import { lazyOnTouch } from "../../ui/overlays/lazy-part.tsx";
import type { JobAlternativesProps } from "../job-alternatives.tsx";
import classes from "./search-result-note.module.css";

const HiddenNote = lazyOnTouch(() => import("../hiding/hidden-note.tsx"));
const JobAlternatives = lazyOnTouch(() => import("../job-alternatives.tsx"));

/** The message when no job matches the filters, with conditions to remove; the full list follows it. */
export function NothingMatches(search: JobAlternativesProps) {
  const hydrated = useHydrated();
  return (
    <>
      <p className={classes.note}>
        <Announced>Oops! Looks like no jobs match your filters. Try adjusting them!</Announced>
      </p>
      {hydrated ? (
        <Suspense>
          <HiddenNote className={classes.hidden} />
          <JobAlternatives {...search} />
        </Suspense>
      ) : null}
    </>
  );
}
