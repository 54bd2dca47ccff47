import { z } from "zod";
import { MAX_REPLY } from "../../shared/messages.ts";
import { OFFER } from "../../shared/offers/offers.ts";
import { payShape } from "../jobs/jobs.schemas.ts";
import { requiredDay, requiredLine, text, timeZone } from "../platform/validation.ts";

/** An offer as the company enters it. */
export const offerSchema = z.object({
  ...payShape,
  startsOn: requiredDay("The start", "Choose the start date."),
  place: requiredLine(OFFER.maxPlace, "The location", "Enter where the work is done."),
  text: text(OFFER.maxText, "The text"),
  expiresOn: requiredDay("The last day", "Choose the last day on which the offer can be accepted."),
  timeZone,
});

/** What becomes of the applicant's other applications: the message to their companies. */
export const withdrawalSchema = z.object({ withdrawalMessage: text(MAX_REPLY, "The message") });
