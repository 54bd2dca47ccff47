import { useSyncExternalStore } from "react";
import { savedTexts } from "./saved-text.ts";

/** Something that a person chooses for this browser, whoever is signed in. */
export interface BrowserChoice<Value extends string> {
  get(): Value;
  set(value: Value): void;
  /** What is chosen, as it changes, in other tabs too. Prerendered pages show what is usual. */
  useValue(): Value;
  /** Calls `listener` with each change until the returned function is called. */
  follow(listener: (value: Value) => void): () => void;
}

/** A choice kept under a key; of its values the first is the usual one, which is not kept. */
export function browserChoice<const Value extends string>(
  key: string,
  [usual, ...others]: readonly [Value, ...Value[]],
): BrowserChoice<Value> {
  const listeners = new Set<() => void>();
  const get = () => {
    const kept = savedTexts()?.getItem(key);
    return others.find((value) => value === kept) ?? usual;
  };
  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }
  return {
    get,
    set(value) {
      if (value === usual) savedTexts()?.removeItem(key);
      else savedTexts()?.setItem(key, value);
      for (const listener of [...listeners]) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => usual),
    follow: (listener) => subscribe(() => listener(get())),
  };
}
