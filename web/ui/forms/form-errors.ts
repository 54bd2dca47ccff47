import type { ServerProblem } from "../../apollo/problem.ts";

interface FormLike {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Puts the server's field messages beside their fields and keeps everything typed.
 * Answers the message to show above the form: null when every problem found its field.
 */
export function showProblem(
  form: FormLike,
  problem: ServerProblem,
  rename: Record<string, string> = {},
): string | null {
  const errors: Record<string, string> = {};
  let homeless = false;
  for (const [field, message] of Object.entries(problem.fields)) {
    const name = rename[field] ?? field.replace(/^input\./, "");
    const root = name.split(".")[0] ?? name;
    if (root in form.values) errors[name] = message;
    else homeless = true;
  }
  form.setErrors(errors);
  return Object.keys(errors).length > 0 && !homeless ? null : problem.message;
}
