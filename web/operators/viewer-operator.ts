import { createContext, use } from "react";
import type { OperatorAction, ViewerOperatorQuery } from "../generated/graphql.ts";

/** The signed-in operator and their permissions. */
export type ViewerOperator = ViewerOperatorQuery["viewerOperator"];

const OperatorContext = createContext<ViewerOperator | null>(null);

/** Provided by the console, once it knows that an operator is signed in. */
export const OperatorProvider = OperatorContext.Provider;

/** Whether the signed-in operator has a permission; only in the console. The server checks again. */
export function useOperatorCan(action: OperatorAction): boolean {
  const standing = use(OperatorContext);
  if (!standing) throw new Error("useOperatorCan is for pages of the operator console.");
  return standing.may.includes(action);
}
