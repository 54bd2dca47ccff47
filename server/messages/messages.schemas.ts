import { z } from "zod";
import { MAX_MESSAGE } from "../../shared/messages.ts";
import { isId, requiredText } from "../platform/validation.ts";

const BLANK = "Write a message first.";

export const sendSchema = z.object({
  clientId: z
    .string()
    .refine(isId, "clientId must be a UUID made by the client.")
    .transform((id) => id.toLowerCase()),
  content: requiredText(MAX_MESSAGE, "A message", BLANK),
});
