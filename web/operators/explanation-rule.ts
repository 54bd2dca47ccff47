import { MAX_EXPLANATION } from "../../shared/operators.ts";

/** What is wrong with a reason, as the server would say it; null when nothing is. */
export function explanationRule(explanation: string): string | null {
  const { length } = explanation.trim();
  if (length === 0) return "Give a reason. Those whom it is about read it.";
  return length > MAX_EXPLANATION ? `At most ${MAX_EXPLANATION} characters.` : null;
}
