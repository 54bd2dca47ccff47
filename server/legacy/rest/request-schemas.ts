import { z } from "zod";
import { JOB_TEXTS } from "../../../shared/jobs.ts";

// What documented clients send. These schemas read the request and describe it; the rules are the services'.

/** Text as a client may send it: numbers too, and null for nothing. */
export const sentText = (description: string) =>
  z
    .union([z.string(), z.number(), z.null()], { error: "This must be text." })
    .transform((value) => (value === null ? "" : String(value)))
    .meta({ description });

/** Text that may be left out. */
export const optionalText = (description: string) =>
  sentText(description)
    .optional()
    .transform((value) => value ?? "")
    .meta({ description });

/** Text that the service wants: left out counts as blank, and it answers with its own sentence. */
export const wantedText = (description: string, missing: string) =>
  z.union([z.string(), z.number()], { error: missing }).transform(String).meta({ description });

/** The id in a path. */
export const idParam = z.object({ id: z.string().meta({ description: "The `_id` of what is meant." }) });

/** A part of a list instead of all of it. */
export const pageQuery = z.object({
  limit: z.coerce
    .number({ error: "limit is a number from 1 to 50." })
    .int("limit is a number from 1 to 50.")
    .optional()
    .meta({ description: "Answer only so many, 1 to 50. Without `limit` and `after` the whole list is answered." }),
  after: z
    .string({ error: "after is the `next` of the page before." })
    .optional()
    .meta({ description: "`next` of the page before." }),
});

export type PageQuery = z.output<typeof pageQuery>;

/** The fields of a job as posted. */
export const jobBody = z.object({
  jobTitle: wantedText("Title, at most 200 characters.", JOB_TEXTS.required),
  industry: wantedText("A category, such as Technology.", JOB_TEXTS.required),
  jobDescription: wantedText("Description, at most 30,000 characters.", JOB_TEXTS.required),
  jobType: wantedText("Full-time, Part-time or Internship.", JOB_TEXTS.required),
  place: wantedText("Work mode: onSite, remote or hybrid.", JOB_TEXTS.required),
  location: optionalText("Where, at most 200 characters."),
  requirements: optionalText("What to bring, at most 10,000 characters."),
  experienceLevel: optionalText("fresher, 0-1 year, 1-3 years, 3-5 years or 5+ years."),
  salaryRange: optionalText("Such as 3-4 LPA, or 15+ LPA."),
  applicationDeadline: optionalText("Last day to apply, YYYY-MM-DD; not in the past."),
});

/** The same fields for an edit: what is blank or left out keeps what is stored. */
export const jobEditBody = z.object({
  jobTitle: optionalText("Title."),
  industry: optionalText("A category."),
  jobDescription: optionalText("Description."),
  jobType: optionalText("Full-time, Part-time or Internship; the edit form's own values are understood too."),
  place: optionalText("Work mode: onSite, remote or hybrid."),
  location: optionalText("Where."),
  requirements: optionalText("What to bring."),
  experienceLevel: optionalText("fresher, 0-1 year, 1-3 years, 3-5 years or 5+ years."),
  salaryRange: optionalText("Such as 3-4 LPA, or 50k - 1L PA."),
  applicationDeadline: optionalText("Last day to apply, YYYY-MM-DD."),
});
