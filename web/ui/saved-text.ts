const KINDS = ["worklane-draft:", "worklane-outbox:", "worklane-looks:"] as const;

/** What begins the keys of what is kept of a kind for an account in this browser. */
export const savedTextPrefix = (kind: "draft" | "outbox" | "looks", accountId: string): string =>
  `worklane-${kind}:${accountId}:`;

/** The browser's store, unless it refuses to keep things: then texts live as long as their page. */
export function savedTexts(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Removes the texts that seekers keep in this browser: after log-out all, after log-in those of `others` than the account. */
export function forgetTexts(othersThan?: string): void {
  const store = savedTexts();
  for (const key of Object.keys(store ?? {})) {
    const kind = KINDS.find((prefix) => key.startsWith(prefix));
    if (kind && !(othersThan && key.startsWith(`${kind}${othersThan}:`))) store?.removeItem(key);
  }
}
