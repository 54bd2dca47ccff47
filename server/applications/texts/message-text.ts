import type { RefinementCtx } from "zod";
import { type MESSAGE_PLACEHOLDERS, PLACEHOLDER, placeholderProblem } from "../../../shared/applications.ts";
import { MAX_MESSAGE } from "../../../shared/messages.ts";
import { requiredText, text } from "../../platform/validation.ts";

/** The values of the placeholders. */
export type Addressee = Readonly<Record<(typeof MESSAGE_PLACEHOLDERS)[number], string>>;

/** Refuses unknown placeholders. */
export function checkPlaceholders(message: string, context: RefinementCtx<string>): void {
  const problem = placeholderProblem(message);
  if (problem) context.addIssue({ code: "custom", message: problem });
}

/** An optional message to an applicant. */
export const messageText = text(MAX_MESSAGE, "The message").superRefine(checkPlaceholders);

/** A message to an applicant that must not be blank. */
export const templateText = requiredText(MAX_MESSAGE, "The message", "Write the message.").superRefine(
  checkPlaceholders,
);

/** Fills in the placeholders for one applicant; truncated where long names exceed the storable length. */
export const fillPlaceholders = (message: string, addressee: Addressee): string =>
  message.replace(PLACEHOLDER, (whole, name: string) => addressee[name as keyof Addressee] ?? whole).slice(0, 6000);
