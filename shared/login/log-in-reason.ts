/** What a signed-out person was about to do on a public page. */
export type LogInReason = { readonly act: "apply" | "save"; readonly jobId: string } | { readonly act: "alert" };

/** The query string with which the login and the sign-up page name the reason. */
export const logInReasonSearch = (reason: LogInReason): string =>
  `?${new URLSearchParams({ to: reason.act, ...(reason.act !== "alert" && { job: reason.jobId }) })}`;

/** Returns the reason in such a query string; null for none. */
export function readLogInReason(search: URLSearchParams): LogInReason | null {
  const [act, jobId] = [search.get("to"), search.get("job")];
  if (act === "alert") return { act };
  return (act === "apply" || act === "save") && jobId ? { act, jobId } : null;
}
