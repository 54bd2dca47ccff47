const KINDS = ["worklane-draft:", "worklane-outbox:", "worklane-looks:"] as const;

/** Prefix of the storage keys of a kind of text for an account in this browser. */
export const savedTextPrefix = (kind: "draft" | "outbox" | "looks", accountId: string): string =>
  `worklane-${kind}:${accountId}:`;

/** The browser's storage, unless it is disabled: then texts last as long as their page. */
export function savedTexts(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * Removes the texts of seekers stored in this browser: all of them after log-out; after login those of accounts other
 * than `othersThan`.
 */
export function forgetTexts(othersThan?: string): void {
  const store = savedTexts();
  for (const key of Object.keys(store ?? {})) {
    const kind = KINDS.find((prefix) => key.startsWith(prefix));
    if (kind && !(othersThan && key.startsWith(`${kind}${othersThan}:`))) store?.removeItem(key);
  }
}
