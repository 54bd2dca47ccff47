let path: string | null = null;

/** Takes note of the page that is shown; answers which was shown before, null when it is the first. */
export function nowShown(pathname: string): string | null {
  const before = path;
  path = pathname;
  return before;
}
