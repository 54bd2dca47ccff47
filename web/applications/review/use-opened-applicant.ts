import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const NAME = "applicant";
/** Browsers allow a hundred URL changes in 30 seconds; holding down a key makes more. */
const SETTLES_MS = 200;

/** Identifies the list of applicants in the URL, regardless of which applicant is shown. */
function listIn({ pathname, search }: { pathname: string; search: string }): string {
  const others = new URLSearchParams(search);
  others.delete(NAME);
  return `${pathname}?${others}`;
}

/** The applicant shown, written to the URL after a short delay so that a reload shows the same person. */
export function useOpenedApplicant(): [string | null, (applicationId: string) => void] {
  const location = useLocation();
  const [opened, setOpened] = useState(() => new URLSearchParams(location.search).get(NAME));
  const list = listIn(location);
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      // The URL may already be that of another list, which is not shown yet and may not contain this person.
      if (listIn(url) !== list) return;
      url.searchParams.set(NAME, opened);
      window.history.replaceState(window.history.state, "", url);
    }, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [opened, list]);
  return [opened, setOpened];
}
