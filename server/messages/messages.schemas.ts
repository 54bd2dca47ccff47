import { z } from "zod";
import { MAX_MESSAGE } from "../../shared/messages.ts";
import { isId, requiredText } from "../platform/validation.ts";

const BLANK = "Write a message first.";

/** Spaces that look like nothing, and nothing that looks like a character: a message of these alone is blank. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u;

export const sendSchema = z.object({
  clientId: z
    .string()
    .refine(isId, "clientId must be a UUID made by the client.")
    .transform((id) => id.toLowerCase()),
  content: requiredText(MAX_MESSAGE, "A message", BLANK).refine((content) => VISIBLE.test(content), BLANK),
});
