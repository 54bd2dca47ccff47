/** The roots of the legacy paths (docs/specification.md 7); no page of the web client begins with one of them. */
export const REST_ROOTS = ["/auth", "/seeker", "/recruiter", "/messages", "/api"] as const;

/** Whether a request's URL belongs to the legacy REST paths. */
export function isRestPath(url: string): boolean {
  const path = url.split("?")[0] ?? "";
  return REST_ROOTS.some((root) => path === root || path.startsWith(`${root}/`));
}
