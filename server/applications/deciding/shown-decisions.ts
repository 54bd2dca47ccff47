import { SETTLING_SECONDS, UNDO_SECONDS } from "../../../shared/applications.ts";
import type { ApplicationEventKind } from "../../generated/prisma/enums.ts";
import { dayOf } from "../../platform/days.ts";

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

/** The event with which the application was last sent before or with an event. */
const sentBefore = (events: readonly Happened[], event: Happened) =>
  events.slice(0, events.indexOf(event) + 1).findLast(({ kind }) => kind === "APPLIED");

/**
 * Returns from when an event may lead to webhooks: once it can no longer be undone. A withdrawal is final, and so is a
 * move, but a move is published after the application itself.
 */
export function publishedFrom(events: readonly Happened[], event: Happened): Date {
  const after = ({ createdAt }: Happened, seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
  if (event.kind === "WITHDRAWN") return event.createdAt;
  if (event.kind !== "MOVED") return after(event, SETTLING_SECONDS);
  const sent = sentBefore(events, event);
  const isEarly = sent && secondsBetween(sent.createdAt, event.createdAt) < SETTLING_SECONDS;
  return isEarly ? after(sent, SETTLING_SECONDS + 1) : event.createdAt;
}

/**
 * Whether an event leads to webhooks, as of `publishedFrom`: those do that applicants may see, except decisions that a
 * withdrawal followed before they settled, and everything about an application that was withdrawn before it had.
 */
export function isPublished(events: readonly Happened[], event: Happened): boolean {
  if (!shownEvents(events).includes(event)) return false;
  const since = outcomeOf(event) ? event : sentBefore(events, event);
  const withdrawn = since && events.slice(events.indexOf(since)).find(({ kind }) => kind === "WITHDRAWN");
  return !withdrawn || secondsBetween(since.createdAt, withdrawn.createdAt) >= SETTLING_SECONDS;
}

/** Returns the company's message with its decision, once that can no longer be undone; empty before. */
export function shownMessage(message: string, events: readonly Happened[], now: Date): string {
  const decision = events.findLast(outcomeOf);
  return decision && secondsBetween(decision.createdAt, now) < UNDO_SECONDS ? "" : message;
}

const secondsBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / 1000;
