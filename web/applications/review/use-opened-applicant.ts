import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const NAME = "applicant";
/** Browsers allow a hundred changes of the address in half a minute: who holds a key makes more. */
const SETTLES_MS = 200;

/** Whom the address lists, whoever of them is shown. */
function listIn({ pathname, search }: { pathname: string; search: string }): string {
  const others = new URLSearchParams(search);
  others.delete(NAME);
  return `${pathname}?${others}`;
}

/** Who is shown, written into the address a moment later: a reload finds the same person. */
export function useOpenedApplicant(): [string | null, (applicationId: string) => void] {
  const location = useLocation();
  const [opened, setOpened] = useState(() => new URLSearchParams(location.search).get(NAME));
  const list = listIn(location);
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      // The address may be that of another list already, which is not shown yet and may be without this person.
      if (listIn(url) !== list) return;
      url.searchParams.set(NAME, opened);
      window.history.replaceState(window.history.state, "", url);
    }, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [opened, list]);
  return [opened, setOpened];
}
