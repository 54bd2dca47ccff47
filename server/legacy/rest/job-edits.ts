import type { z } from "zod";
import type { jobBody } from "./request-schemas.ts";

type JobBody = z.output<typeof jobBody>;

/** The legacy fields under the domain's names. */
export const toJobInput = ({ jobTitle, place, jobDescription, ...rest }: JobBody) => ({
  ...rest,
  title: jobTitle,
  workMode: place,
  description: jobDescription,
});

/** What an edit changes: legacy forms post blank what they could not show, and blank keeps (docs/specification.md 7.1). */
export const toJobEdit = (edit: JobBody): Partial<ReturnType<typeof toJobInput>> =>
  Object.fromEntries(Object.entries(toJobInput(edit)).filter(([, value]) => value.trim() !== ""));
