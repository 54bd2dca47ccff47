import { useRef, useState } from "react";

/** The state of loading further pages. */
export interface More {
  loading: boolean;
  error: unknown;
  load: () => void;
}

/** Loads the next page, one at a time, and records failures. */
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
