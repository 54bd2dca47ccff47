import { type NavigateOptions, useSearchParams } from "react-router-dom";

type Change = (search: URLSearchParams) => URLSearchParams;

/** What was asked for last, and the entry of the history that was shown then. */
let last: { readonly entry: string; readonly search: URLSearchParams } | undefined;

/** The address with a parameter, or without it. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/**
 * What a page shows, kept in the address. A change is made to what was asked for last, also while the page for that is
 * still on its way: of two quick changes none is lost.
 */
export function useSearchAddress(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (how: Change, options?: NavigateOptions) => {
    const entry = String(window.history.state?.key);
    const next = how(last?.entry === entry ? last.search : new URLSearchParams(window.location.search));
    last = { entry, search: next };
    setSearch(next, options);
  };
  return [search, change];
}
