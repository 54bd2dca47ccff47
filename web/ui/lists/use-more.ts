import { useRef, useState } from "react";

/** How the loading of a next page goes. */
export interface More {
  loading: boolean;
  error: unknown;
  load: () => void;
}

/** Loads a next page, one at a time, and remembers when it failed. */
export function useMore(fetchNext: () => Promise<unknown>): More {
  const [state, setState] = useState<{ loading: boolean; error: unknown }>({ loading: false, error: null });
  const busy = useRef(false);
  const load = () => {
    if (busy.current) return;
    busy.current = true;
    setState({ loading: true, error: null });
    fetchNext()
      .then(() => setState({ loading: false, error: null }))
      .catch((error: unknown) => setState({ loading: false, error }))
      .finally(() => {
        busy.current = false;
      });
  };
  return { ...state, load };
}
