import { SETTLING_SECONDS, UNDO_SECONDS } from "../../../shared/applications.ts";
import type { ApplicationEventKind } from "../../generated/prisma/enums.ts";
import { dayOf } from "../../platform/days.ts";

interface Happened {
  /** `MESSAGE`: a message about the application, which is no event of its history. */
  readonly kind: ApplicationEventKind | "MESSAGE";
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

const LEAVE_STATUS: readonly Happened["kind"][] = ["OPENED", "UNANSWERED", "INTERIM_ANSWER", "MESSAGE"];

const isArranged = ({ kind }: Happened) => /^(INTERVIEW|OFFER)_/.test(kind);

/** Whether an event changes the application's status. */
const changesState = (event: Happened) => !LEAVE_STATUS.includes(event.kind) && !isArranged(event);

/** The event with which the application was last sent before or with an event. */
const sentBefore = (events: readonly Happened[], event: Happened) =>
  events.slice(0, events.indexOf(event) + 1).findLast(({ kind }) => kind === "APPLIED");

/**
 * Returns from when an event may lead to webhooks, in seconds since 1970: once it can no longer be undone. A withdrawal
 * is final, and so are a move, a message and what happens with an interview or an offer, but these are published after
 * the application itself, in the order in which they happened.
 */
export function publishedFrom(events: readonly Happened[], event: Happened): number {
  const at = ({ createdAt }: Happened) => createdAt.getTime() / 1000;
  if (event.kind === "WITHDRAWN") return at(event);
  if (event.kind !== "MOVED" && event.kind !== "MESSAGE" && !isArranged(event)) return at(event) + SETTLING_SECONDS;
  const sent = sentBefore(events, event);
  if (!sent) return at(event);
  // The early ones follow the application within a second, so that none overtakes another.
  const since = secondsBetween(sent.createdAt, event.createdAt);
  return Math.max(at(event), at(sent) + SETTLING_SECONDS + 1 + since / (SETTLING_SECONDS + 1));
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
