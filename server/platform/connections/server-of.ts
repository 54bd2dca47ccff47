/** Returns the `host:port/database` of a URL, for operators: never its user, password or parameters. */
export function serverOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
