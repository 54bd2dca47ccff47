let path: string | null = null;

/** Records the current page; returns the previous one, or null for the first. */
export function nowShown(pathname: string): string | null {
  const before = path;
  path = pathname;
  return before;
}
