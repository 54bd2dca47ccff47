import { UNDO_SECONDS } from "../../../shared/applications.ts";
import type { ApplicationEventKind } from "../../generated/prisma/enums.ts";
import { dayOf } from "../../platform/days.ts";

/** How long a decision can be undone without a trace: a click in the last moment takes a second to arrive. */
export const SETTLING_SECONDS = UNDO_SECONDS + 1;

interface Happened {
  readonly kind: ApplicationEventKind;
  readonly createdAt: Date;
}

/** Returns the status that an event sets; undefined for events that are not decisions of the company. */
const outcomeOf = ({ kind }: Happened) =>
  kind === "REMOVED" ? "APPLIED" : kind === "ACCEPTED" || kind === "REJECTED" ? kind : undefined;

/**
 * Returns the part of a history that the applicant may see, oldest first: decisions that were changed before they
 * settled are left out, and so are events that then repeat the current status. The first opening shows only its day.
 * The company's own history has everything.
 */
export function shownEvents<Event extends Happened>(events: readonly Event[]): Event[] {
  const shown: Event[] = [];
  for (const [at, event] of events.entries()) {
    const outcome = outcomeOf(event);
    if (outcome) {
      const next = events.slice(at + 1).find(changesState);
      const isSuperseded =
        next && outcomeOf(next) && secondsBetween(event.createdAt, next.createdAt) < SETTLING_SECONDS;
      const last = shown.findLast(changesState);
      if (isSuperseded || (last && (outcomeOf(last) ?? last.kind) === outcome)) continue;
    }
    shown.push(event.kind === "OPENED" ? { ...event, createdAt: dayOf(event.createdAt) } : event);
  }
  return shown;
}

const LEAVE_STATUS: readonly ApplicationEventKind[] = ["OPENED", "UNANSWERED", "INTERIM_ANSWER"];

/** Whether an event changes the application's status. */
const changesState = ({ kind }: Happened) => !LEAVE_STATUS.includes(kind);

/** Returns the company's message with its decision, once that can no longer be undone; empty before. */
export function shownMessage(message: string, events: readonly Happened[], now: Date): string {
  const decision = events.findLast(outcomeOf);
  return decision && secondsBetween(decision.createdAt, now) < UNDO_SECONDS ? "" : message;
}

const secondsBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / 1000;
