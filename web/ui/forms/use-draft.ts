import { useCallback, useState } from "react";
import { savedTextPrefix, savedTexts } from "../saved-text.ts";

const keyOf = (viewerId: string, peerId: string): string => savedTextPrefix("draft", viewerId) + peerId;

/** The draft of a message to a person; stored in this browser until it is sent. */
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

/** What a draft in JSON consists of: nothing if it is none, as another release may have stored it. */
export function readObject(draft: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(draft || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

const read = (key: string): string => savedTexts()?.getItem(key) ?? "";

function write(key: string, text: string): void {
  try {
    if (text) savedTexts()?.setItem(key, text);
    else savedTexts()?.removeItem(key);
  } catch {
    // The browser's storage is full; the draft lasts as long as its page.
  }
}
