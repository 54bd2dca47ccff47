import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { z } from "zod";

/** An appointment, in the same form as it is stored with a mail that is sent later. */
export const appointment = z.object({
  /** Stays the same through all changes, so that calendars update and remove it. */
  id: z.string(),
  /** The number of its last change. */
  sequence: z.int(),
  isCancelled: z.boolean(),
  startsAt: z.coerce.date<Date | string>(),
  minutes: z.int(),
  title: z.string(),
  place: z.string(),
  /** Who invites. */
  organizer: z.string(),
  /** The page about it. */
  path: z.string(),
});

export type Appointment = z.input<typeof appointment>;

/**
 * Returns an appointment as a calendar file (RFC 5545), in UTC: for an address an invitation or a cancellation (RFC
 * 5546) that needs no reply, else for importing.
 */
export function calendarFile(given: Appointment, publicUrl: string, email: string | null): string {
  const calendar = emptyCalendar();
  if (email) calendar.method(given.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...eventOf(given, publicUrl),
    ...(email && { attendees: [{ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] }),
  });
  return calendar.toString();
}

/** An appointment in a feed, with the time of its last change. */
export type DatedAppointment = Appointment & { readonly changedAt: Date };

/**
 * Returns appointments as a calendar for programs that read it again every hour. Without changes it is the same text.
 */
export function calendarOf(appointments: readonly DatedAppointment[], name: string, publicUrl: string): string {
  const calendar = emptyCalendar().name(name).ttl(3600);
  for (const given of appointments) calendar.createEvent({ ...eventOf(given, publicUrl), stamp: given.changedAt });
  return calendar.toString();
}

const emptyCalendar = () =>
  ical({ prodId: { company: "Worklane", product: "Worklane" }, method: ICalCalendarMethod.PUBLISH });

function eventOf(given: Appointment, publicUrl: string) {
  const { id, sequence, isCancelled, startsAt, minutes, title, place, organizer, path } = appointment.parse(given);
  const { hostname } = new URL(publicUrl);
  return {
    id: `${id}@${hostname}`,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: title,
    location: place,
    url: publicUrl + path,
    organizer: { name: organizer, email: `no-reply@${hostname}` },
  };
}
