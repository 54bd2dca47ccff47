import type { Decision } from "../../generated/graphql.ts";

/** A company's stage of undecided applications. */
export interface Stage {
  readonly id: string;
  readonly name: string;
}

/** The new status or stage of an application. */
export type ReviewChange = { readonly status: Decision } | { readonly stage: Stage };

/** Whether an application is already in that status or stage. */
export const isSame = (row: { status: string; stage?: { id: string } | null }, change: ReviewChange): boolean =>
  "status" in change ? row.status === change.status : row.stage?.id === change.stage.id;

const DONE: Record<Decision, string> = { ACCEPTED: "accepted", REJECTED: "rejected", APPLIED: "reopened" };

/** Describes the result of a change: "accepted", "moved to Interview". */
export const wordsOf = (change: ReviewChange): string =>
  "status" in change ? DONE[change.status] : `moved to ${change.stage.name}`;

/** Describes the state after a change: "accepted", "in Interview". */
export const stateOf = (change: ReviewChange): string =>
  "stage" in change ? `in ${change.stage.name}` : change.status === "APPLIED" ? "open" : DONE[change.status];
