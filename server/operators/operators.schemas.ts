import { z } from "zod";
import { MAX_EXPLANATION } from "../../shared/operators.ts";
import { requiredText } from "../platform/validation.ts";

/** An operator's reason for a measure. */
export const explanationSchema = z.object({
  explanation: requiredText(MAX_EXPLANATION, "The reason", "Give a reason. The people concerned will read it."),
});
