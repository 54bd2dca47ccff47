import { UNDO_SECONDS } from "../../../shared/applications.ts";
import type { ApplicationEventKind } from "../../generated/prisma/enums.ts";
import { dayOf } from "../../platform/days.ts";

/** How long a decision can be taken back without a trace: a press in the last moment is a second on its way. */
export const SETTLING_SECONDS = UNDO_SECONDS + 1;

interface Happened {
  readonly kind: ApplicationEventKind;
  readonly createdAt: Date;
}

/** What a decision makes of an application; undefined for what is no decision of the company's. */
const outcomeOf = ({ kind }: Happened) =>
  kind === "REMOVED" ? "APPLIED" : kind === "ACCEPTED" || kind === "REJECTED" ? kind : undefined;

/**
 * What an applicant is shown of a history, oldest first: decisions that were changed before they had settled are left out,
 * and so is what then says again how it stood. Of the first look at it the day alone is told. The company's own history keeps all of it.
 */
export function shownEvents<Event extends Happened>(events: readonly Event[]): Event[] {
  const shown: Event[] = [];
  for (const [at, event] of events.entries()) {
    const outcome = outcomeOf(event);
    if (outcome) {
      const next = events.slice(at + 1).find(changesStanding);
      const isSuperseded =
        next && outcomeOf(next) && secondsBetween(event.createdAt, next.createdAt) < SETTLING_SECONDS;
      const last = shown.findLast(changesStanding);
      if (isSuperseded || (last && (outcomeOf(last) ?? last.kind) === outcome)) continue;
    }
    shown.push(event.kind === "OPENED" ? { ...event, createdAt: dayOf(event.createdAt) } : event);
  }
  return shown;
}

/** Whether an application stands otherwise after it. */
const changesStanding = ({ kind }: Happened) => kind !== "OPENED" && kind !== "UNANSWERED";

/** The company's own words with its decision, once that can no longer be undone; empty before. */
export function shownMessage(message: string, events: readonly Happened[], now: Date): string {
  const decision = events.findLast(outcomeOf);
  return decision && secondsBetween(decision.createdAt, now) < UNDO_SECONDS ? "" : message;
}

const secondsBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / 1000;
