import type { Decision } from "../../generated/graphql.ts";

/** The tabs; Applied is the default. */
export const APPLICANT_TABS = [
  { value: "APPLIED", label: "Applied", count: "applied" },
  { value: "ACCEPTED", label: "Accepted", count: "accepted" },
  { value: "REJECTED", label: "Rejected", count: "rejected" },
] as const satisfies readonly { value: Decision; label: string; count: string }[];

const TAB = "tab";

/** Returns the tab in the address. */
export const tabOf = (search: URLSearchParams): Decision =>
  APPLICANT_TABS.find(({ value }) => value === search.get(TAB))?.value ?? "APPLIED";

/** Returns the address with another tab. */
export function withTab(search: URLSearchParams, tab: Decision): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === "APPLIED") next.delete(TAB);
  else next.set(TAB, tab);
  return next;
}
