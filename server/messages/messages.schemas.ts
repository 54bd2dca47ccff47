import { z } from "zod";
import { MAX_MESSAGE, MAX_REPLY } from "../../shared/messages.ts";
import { isId, requiredText, text } from "../platform/validation.ts";

const BLANK = "Write a message first.";
export const NO_FILE = "The file no longer exists. Attach it again.";

export const sendSchema = z.object({
  clientId: z
    .string()
    .refine(isId, "clientId must be a UUID made by the client.")
    .transform((id) => id.toLowerCase()),
  content: requiredText(MAX_MESSAGE, "A message", BLANK),
});

/** The sentence with which either side declines, accepts or cancels an interview or an offer. */
export const replySchema = z.object({ reply: text(MAX_REPLY, "The message") });

/** A message about an application. */
export const sendAboutSchema = sendSchema.extend({ fileId: z.string().refine(isId, NO_FILE).nullish() });
