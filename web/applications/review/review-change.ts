import type { Decision } from "../../generated/graphql.ts";

/** A company's stage of those who are not decided on. */
export interface Stage {
  readonly id: string;
  readonly name: string;
}

/** What an application is to become. */
export type ReviewChange = { readonly status: Decision } | { readonly stage: Stage };

/** Whether somebody is there already. */
export const isSame = (row: { status: string; stage?: { id: string } | null }, change: ReviewChange): boolean =>
  "status" in change ? row.status === change.status : row.stage?.id === change.stage.id;

const DONE: Record<Decision, string> = { ACCEPTED: "accepted", REJECTED: "rejected", APPLIED: "open again" };

/** What became of somebody: "accepted", "in Interview". */
export const wordsOf = (change: ReviewChange): string =>
  "status" in change ? DONE[change.status] : `in ${change.stage.name}`;
