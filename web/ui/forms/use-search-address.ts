import { type NavigateOptions, useSearchParams } from "react-router-dom";
import { PANEL } from "../overlays/use-opened-in-address.ts";

type Change = (search: URLSearchParams) => URLSearchParams;

/** The last requested search, and the history entry that was current then. */
let last: { readonly entry: string; readonly search: URLSearchParams } | undefined;

/** Returns the address with a parameter set or removed. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/**
 * State of a page in the query string. Changes build on the last requested search, even while its page is still
 * loading, so that none of two quick changes is lost. A search from an opened panel closes it, and takes its place in
 * the history.
 */
export function useSearchAddress(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (how: Change, options?: NavigateOptions) => {
    const entry = String(window.history.state?.key);
    const next = how(last?.entry === entry ? last.search : new URLSearchParams(window.location.search));
    const replace = next.has(PANEL) || options?.replace === true;
    next.delete(PANEL);
    last = { entry, search: next };
    setSearch(next, { ...options, replace });
  };
  return [search, change];
}
