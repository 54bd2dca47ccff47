import { createContext, use } from "react";
import type { OperatorAction, ViewerOperatorQuery } from "../generated/graphql.ts";

/** What the signed-in operator is and may do. */
export type ViewerOperator = ViewerOperatorQuery["viewerOperator"];

const OperatorContext = createContext<ViewerOperator | null>(null);

/** Given by the desk, once it knows that an operator is signed in. */
export const OperatorProvider = OperatorContext.Provider;

/** Whether the signed-in operator may do it; only at the desk. The server asks again. */
export function useOperatorCan(action: OperatorAction): boolean {
  const standing = use(OperatorContext);
  if (!standing) throw new Error("useOperatorCan is for pages of the operators' desk.");
  return standing.may.includes(action);
}
