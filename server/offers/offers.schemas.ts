import { z } from "zod";
import { OFFER } from "../../shared/offers/offers.ts";
import { payShape } from "../jobs/jobs.schemas.ts";
import { isTimeZone } from "../notices/mail-times.ts";
import { cleanText, day, requiredLine, text } from "../platform/validation.ts";

const requiredDay = (name: string, missing: string) =>
  day(name).transform((date, ctx) => {
    if (date) return date;
    ctx.addIssue({ code: "custom", message: missing });
    return z.NEVER;
  });

/** An offer as the company enters it. */
export const offerSchema = z.object({
  ...payShape,
  startsOn: requiredDay("The start", "Choose the first day of work."),
  place: requiredLine(OFFER.maxPlace, "The location", "Enter where the work is done."),
  text: text(OFFER.maxText, "The text"),
  expiresOn: requiredDay("The last day", "Choose the last day on which the offer can be accepted."),
  timeZone: z.string().transform(cleanText).refine(isTimeZone, "Enter a time zone, such as Asia/Kolkata."),
});

/** The sentence with which either side responds. */
export const replySchema = z.object({ reply: text(OFFER.maxReply, "The message") });

/** What becomes of the applicant's other applications: the message to their companies. */
export const withdrawalSchema = z.object({ withdrawalMessage: text(OFFER.maxReply, "The message") });
