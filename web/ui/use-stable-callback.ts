import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function for a component's whole life, which calls the latest one: for children that render only when needed. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
