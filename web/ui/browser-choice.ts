import { useSyncExternalStore } from "react";
import { savedTexts } from "./saved-text.ts";

/** A preference stored for this browser, whoever is signed in. */
export interface BrowserChoice<Value extends string> {
  get(): Value;
  set(value: Value): void;
  /** Returns the current value and follows changes, in other tabs too. Prerendered pages show the default. */
  useValue(): Value;
  /** Calls `listener` on each change until the returned function is called. */
  follow(listener: (value: Value) => void): () => void;
}

/** Creates a preference stored under a key; the first value is the default, which is not stored. */
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
