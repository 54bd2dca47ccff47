import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/**
 * What is open beside a list, kept in the address under `name`: a link shows the same, Back closes it, and going on to another
 * adds nothing to the way back.
 */
export function useOpenedInAddress(name: string): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const openedHere = useLocation().state?.openedHere === name;
  const opened = search.get(name);
  const open = (id: string | null) => {
    if (id === null && openedHere) return void navigate(-1);
    const next = new URLSearchParams(window.location.search);
    if (id) next.set(name, id);
    else next.delete(name);
    setSearch(next, {
      replace: opened !== null,
      preventScrollReset: true,
      state: id && (opened === null || openedHere) ? { openedHere: name } : null,
    });
  };
  return [opened, open];
}

/** The state of the address that is shown, for what replaces it without closing what is open. */
export const stateOfAddress = (): unknown => window.history.state?.usr ?? null;
