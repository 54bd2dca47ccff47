import { OUTSIDE_STATUS } from "../../../shared/applications.ts";
import type { DecisionReason } from "../../generated/prisma/enums.ts";
import type { ApplicantStatus } from "../applicant-search-conditions.ts";
import type { ApplicationState, DecisionEvent, DecisionKind } from "../application.store.ts";
import type { ApplicationStage } from "../stages/stages.types.ts";

/** The target state of applications. */
export interface Decision {
  readonly status?: ApplicantStatus;
  readonly stage?: ApplicationStage;
  /** The reason; visible only to the company's members. */
  readonly reason: DecisionReason | null;
  readonly reasonText: string | null;
  /** The message to the applicants, with placeholders; empty for none. */
  readonly message: string;
}

/** Whether a decision is applied, matches the current state, or came too late. */
export type Verdict = "DONE" | "UNCHANGED" | "CONFLICT";

const EVENT_OF: Record<ApplicantStatus, DecisionKind> = {
  APPLIED: "REMOVED",
  ACCEPTED: "ACCEPTED",
  REJECTED: "REJECTED",
};

/** Returns the verdict on a decision made on this version of the application; null: on any version. */
export function judge(
  { status, stageId, ...before }: ApplicationState,
  decision: Decision,
  version: number | null,
): Verdict {
  if (status === "WITHDRAWN") return "CONFLICT";
  // A move alone must not reopen an application by accident.
  if (!decision.status && status !== OUTSIDE_STATUS.inAStage) return "CONFLICT";
  const stands =
    (decision.status ?? status) === status && (decision.stage === undefined || decision.stage.id === stageId);
  if (stands) return "UNCHANGED";
  return version !== null && version !== before.version ? "CONFLICT" : "DONE";
}

/** Returns the events of an applied decision. */
export function eventsOf(
  { applicationId, status, stageId }: ApplicationState,
  decision: Decision,
  { actorId, bulk }: Pick<DecisionEvent, "actorId" | "bulk">,
): DecisionEvent[] {
  const { reason, reasonText } = decision;
  const event = { applicationId, actorId, stage: null, reason, reasonText, bulk };
  return [
    ...(decision.status && decision.status !== status ? [{ ...event, kind: EVENT_OF[decision.status] }] : []),
    ...(decision.stage && decision.stage.id !== stageId
      ? [{ ...event, kind: "MOVED" as const, stage: decision.stage.name }]
      : []),
  ];
}
