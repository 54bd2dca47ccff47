import { createContext, use } from "react";
import type { OperatorAction, OperatorStandingQuery } from "../generated/graphql.ts";

/** What the signed-in operator is and may do. */
export type Standing = OperatorStandingQuery["viewerOperator"];

const StandingContext = createContext<Standing | null>(null);

/** Given by the desk, once it knows that an operator is signed in. */
export const StandingProvider = StandingContext.Provider;

/** Whether the signed-in operator may do it; only at the desk. The server asks again. */
export function useOperatorMay(action: OperatorAction): boolean {
  const standing = use(StandingContext);
  if (!standing) throw new Error("useOperatorMay is for pages of the operators' desk.");
  return standing.may.includes(action);
}
