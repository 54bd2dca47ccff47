import { OUTSIDE_STATUS } from "../../../shared/applications.ts";
import type { ApplicationEventKind, DecisionReason } from "../../generated/prisma/enums.ts";
import type { ApplicantStatus } from "../applicant-search-conditions.ts";
import type { ApplicationState, HappenedToApplication } from "../application.store.ts";
import type { ApplicationStage } from "../stages/stages.types.ts";

/** What applications shall become. */
export interface Decision {
  readonly status?: ApplicantStatus;
  readonly stage?: ApplicationStage;
  /** Why, for the company's people alone. */
  readonly reason: DecisionReason | null;
  readonly reasonText: string | null;
  /** What the applicants are told, with placeholders; empty: nothing. */
  readonly message: string;
}

/** Whether a decision is done, says what is so already, or came too late. */
export type Verdict = "DONE" | "UNCHANGED" | "CONFLICT";

const EVENT_OF: Record<ApplicantStatus, ApplicationEventKind> = {
  APPLIED: "REMOVED",
  ACCEPTED: "ACCEPTED",
  REJECTED: "REJECTED",
};

/** What becomes of a decision that was made on this version of the application; null: on whatever stands. */
export function judge(
  { status, stageId, ...before }: ApplicationState,
  decision: Decision,
  version: number | null,
): Verdict {
  if (status === "WITHDRAWN") return "CONFLICT";
  // A move alone reopens nothing by accident.
  if (!decision.status && status !== OUTSIDE_STATUS.inAStage) return "CONFLICT";
  const stands =
    (decision.status ?? status) === status && (decision.stage === undefined || decision.stage.id === stageId);
  if (stands) return "UNCHANGED";
  return version !== null && version !== before.version ? "CONFLICT" : "DONE";
}

/** What a decision that is done has changed. */
export function eventsOf(
  { applicationId, status, stageId }: ApplicationState,
  decision: Decision,
  { actorId, bulk }: Pick<HappenedToApplication, "actorId" | "bulk">,
): HappenedToApplication[] {
  const { reason, reasonText } = decision;
  const event = { applicationId, actorId, stage: null, reason, reasonText, bulk };
  return [
    ...(decision.status && decision.status !== status ? [{ ...event, kind: EVENT_OF[decision.status] }] : []),
    ...(decision.stage && decision.stage.id !== stageId
      ? [{ ...event, kind: "MOVED" as const, stage: decision.stage.name }]
      : []),
  ];
}
