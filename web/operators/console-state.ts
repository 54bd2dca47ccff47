import type { ReportState } from "../generated/graphql.ts";
import { useSearchAddress, withParameter } from "../ui/forms/use-search-address.ts";

/** Pending or decided ones. */
export const CONSOLE_STATES = [
  { value: "WAITING", label: "Pending" },
  { value: "DECIDED", label: "Decided" },
] as const;

/** The choices in the address of a page of the console, and a function to change them. */
export function useConsoleChoices() {
  const [params, change] = useSearchAddress();
  const state: ReportState = params.get("state") === "DECIDED" ? "DECIDED" : "WAITING";
  const choose = (key: string, value: string) =>
    change((search) => withParameter(search, key, value), { replace: true });
  return { params, state, choose };
}
