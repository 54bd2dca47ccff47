import { useCallback, useState } from "react";
import { savedTextPrefix, savedTexts } from "../saved-text.ts";

const keyOf = (viewerId: string, peerId: string): string => savedTextPrefix("draft", viewerId) + peerId;

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

const read = (key: string): string => savedTexts()?.getItem(key) ?? "";

function write(key: string, text: string): void {
  try {
    if (text) savedTexts()?.setItem(key, text);
    else savedTexts()?.removeItem(key);
  } catch {
    // The browser has no room; the draft lives as long as its page.
  }
}
