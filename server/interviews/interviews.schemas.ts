import { z } from "zod";
import { INTERVIEW } from "../../shared/interviews/interviews.ts";
import { isId, line, requiredDay, requiredLine, text, timeZone } from "../platform/validation.ts";

const { minMinutes, maxMinutes, maxBreakMinutes } = INTERVIEW;

const minutes = (min: number, max: number, name: string) => {
  const message = `${name} must be from ${min} to ${max} minutes.`;
  return z.int(message).min(min, message).max(max, message);
};

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time from 00:00 to 23:59.");

const range = z
  .object({ day: requiredDay("The day", "Choose a day."), from: clock, until: clock })
  .refine(({ from, until }) => from < until, { path: ["until"], message: "The end must be after the start." })
  .transform((range) => ({ ...range, day: range.day.toISOString().slice(0, 10) }));

/** Where an interview is: an address, or a link. */
export const placeSchema = z.object({
  place: requiredLine(INTERVIEW.maxPlace, "The location", "Enter the location, or a link."),
});

/** A checked offer, whose ranges are days and times of its time zone. */
export type CheckedOffer = z.output<typeof offerSchema>;

export const offerSchema = z.object({
  ...placeSchema.shape,
  title: line(INTERVIEW.maxTitle, "The title").transform((title) => title || "Interview"),
  minutes: minutes(minMinutes, maxMinutes, "The length"),
  breakMinutes: minutes(0, maxBreakMinutes, "The break"),
  note: text(INTERVIEW.maxText, "The message"),
  timeZone,
  interviewerIds: z
    .array(z.string())
    .min(1, "Choose at least one participant.")
    .max(INTERVIEW.maxMembers, `At most ${INTERVIEW.maxMembers} participants can be chosen.`)
    .refine((ids) => ids.every(isId), "Choose members of your company.")
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  ranges: z
    .array(range)
    .min(1, "Offer at least one time range.")
    .max(INTERVIEW.maxRanges, `Offer at most ${INTERVIEW.maxRanges} ranges of time.`),
  answerBy: z.date().nullish(),
});
