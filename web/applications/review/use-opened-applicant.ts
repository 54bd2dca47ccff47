import { useEffect, useState } from "react";

const NAME = "applicant";
/** Browsers allow a hundred changes of the address in half a minute: who holds a key makes more. */
const SETTLES_MS = 200;

/** Who is shown, written into the address a moment later: a reload finds the same person. */
export function useOpenedApplicant(): [string | null, (applicationId: string) => void] {
  const [opened, setOpened] = useState(() => new URLSearchParams(window.location.search).get(NAME));
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      url.searchParams.set(NAME, opened);
      window.history.replaceState(window.history.state, "", url);
    }, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  return [opened, setOpened];
}
