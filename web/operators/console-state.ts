import { useSearchParams } from "react-router-dom";
import type { ReportState } from "../generated/graphql.ts";

/** Pending or decided ones. */
export const CONSOLE_STATES = [
  { value: "WAITING", label: "Waiting" },
  { value: "DECIDED", label: "Decided" },
] as const;

/** The choices in the address of a page of the console, and a function to change them. */
export function useConsoleChoices() {
  const [params, setParams] = useSearchParams();
  const state: ReportState = params.get("state") === "DECIDED" ? "DECIDED" : "WAITING";
  const choose = (key: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true },
    );
  return { params, state, choose };
}
