import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** The parameter of panels that cover the page on phones and show no item: its menu, and its filters. */
export const PANEL = "panel";

/**
 * The item opened beside a list, stored in the address under `name`: links restore it, Back closes it, and switching to
 * another item adds no history entry.
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

/** State of the current history entry, for navigations that replace it without closing the opened item. */
export const stateOfAddress = (): unknown => window.history.state?.usr ?? null;
