import { z } from "zod";

/** What the notices of an interview are about. Reminders are for as long as it starts at this time. */
export const interviewCause = z.union([
  z.object({ interviewId: z.uuid(), news: z.enum(["DAY", "HOUR"]), startsAt: z.coerce.date<Date | string>() }),
  z.object({
    interviewId: z.uuid(),
    /** No one takes part any longer, or no offered time is left. */
    news: z.enum(["UNATTENDED", "FULL"]),
    /** The number of the last change. */
    sequence: z.int(),
  }),
  z.object({
    interviewId: z.uuid(),
    news: z.enum(["OFFERED", "SCHEDULED", "MOVED", "PLACE", "DECLINED", "CANCELLED"]),
    /** The number of the change: a newer one makes it obsolete. */
    sequence: z.int(),
    /** When it was scheduled before. */
    was: z.coerce.date<Date | string>().nullable(),
    /** Who took part before, and may do so no longer. */
    formerIds: z.array(z.uuid()),
  }),
]);

export type InterviewCause = z.output<typeof interviewCause>;

/** Returns under what notices of an interview are stored: by its id, its change, and what is not a change of its own. */
export const storedCause = (...parts: readonly (string | number)[]): string => ["interview", ...parts].join(":");

/** A change to an interview, of which both sides are notified. */
export type InterviewNews = Extract<InterviewCause, { formerIds: unknown }>["news"];
