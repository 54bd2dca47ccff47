import { MAX_EXPLANATION } from "../../shared/operators.ts";

/** Returns the error of a reason, with the server's message; null when it is valid. */
export function explanationRule(explanation: string): string | null {
  const { length } = explanation.trim();
  if (length === 0) return "Give a reason. The people concerned will read it.";
  return length > MAX_EXPLANATION ? `At most ${MAX_EXPLANATION.toLocaleString("en")} characters.` : null;
}
