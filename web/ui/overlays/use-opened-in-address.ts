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
    const next = new URLSearchParams(window.location.search);
    if (id === null && openedHere) {
      // A second close before the first is rendered must not go back further.
      if (next.has(name) && !isGoingBack) goBack(() => navigate(-1));
      return;
    }
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

/** Whether the panel of an item's part is open, in the address alike: Back closes it and nothing below it. */
export function usePartInAddress(name: string, id: string): [boolean, (isOpen: boolean) => void] {
  const [opened, open] = useOpenedInAddress(name);
  return [opened === id, (isOpen) => open(isOpen ? id : null)];
}

let isGoingBack = false;

function goBack(back: () => void): void {
  isGoingBack = true;
  const end = () => {
    isGoingBack = false;
  };
  for (const event of ["popstate", "pagehide"]) window.addEventListener(event, end, { once: true });
  back();
}

/** State of the current history entry, for navigations that replace it without closing the opened item. */
export const stateOfAddress = (): unknown => window.history.state?.usr ?? null;
