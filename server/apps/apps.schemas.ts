import { z } from "zod";
import { SCOPES, type Scope } from "../../shared/scopes.ts";
import { requiredLine } from "../platform/validation.ts";

const MAX_DAYS = 365;
/** Maximum number of hours for which a key remains valid beside its replacement. */
const MAX_OVERLAP_HOURS = 7 * 24;

const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

const days = z
  .int(`A key can be valid for 1 to ${MAX_DAYS} days.`)
  .min(1, `A key can be valid for 1 to ${MAX_DAYS} days.`)
  .max(MAX_DAYS, `A key can be valid for 1 to ${MAX_DAYS} days.`);

/** A new app. */
export const appSchema = z.object({
  name: requiredLine(60, "The name", "Enter a name for the app."),
  scopes: z
    .array(z.string().refine(isScope, { error: ({ input }) => `There is no scope ${input}.` }))
    .min(1, "Choose at least one permission.")
    .transform((scopes) => [...new Set(scopes)] as Scope[]),
  expiresInDays: days,
});

/** A key that replaces another. */
export const rotationSchema = z.object({
  overlapHours: z
    .int()
    .min(0, "The old key can remain valid for 0 to 168 hours.")
    .max(MAX_OVERLAP_HOURS, `The old key can remain valid for 0 to ${MAX_OVERLAP_HOURS} hours.`),
  expiresInDays: days,
});
