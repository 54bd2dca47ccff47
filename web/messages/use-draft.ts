import { useCallback, useState } from "react";

const keyOf = (viewerId: string, peerId: string): string => `worklane-draft:${viewerId}:${peerId}`;

/** What is being written to a person; kept in this browser until it is sent. */
export function useDraft(viewerId: string, peerId: string): [string, (text: string) => void] {
  const key = keyOf(viewerId, peerId);
  const [draft, setDraft] = useState(() => read(key));
  const change = useCallback(
    (text: string) => {
      setDraft(text);
      write(key, text);
    },
    [key],
  );
  return [draft, change];
}

// A browser may refuse to keep things; then a draft lives as long as its page.
function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(key, text);
    else window.localStorage.removeItem(key);
  } catch {}
}
