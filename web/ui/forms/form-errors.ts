import type { FormEvent } from "react";
import type { ServerProblem } from "../../apollo/problem.ts";

interface FormLike {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Puts the server's field messages beside their fields, the focus on the first of these in `element`, and keeps everything typed.
 * Answers the message to show above the form: null when every problem found its field.
 */
export function showProblem(form: FormLike, problem: ServerProblem, element?: HTMLFormElement | null): string | null {
  const errors: Record<string, string> = {};
  let homeless = false;
  for (const [field, message] of Object.entries(problem.fields)) {
    const name = field.replace(/^input\./, "");
    const root = name.split(".")[0] ?? name;
    if (root in form.values) errors[name] = message;
    else homeless = true;
  }
  form.setErrors(errors);
  if (element) focusFirstError(element, errors);
  return Object.keys(errors).length > 0 && !homeless ? null : problem.message;
}

/** Puts the focus on the first field of a form that has an error, as they stand on the page. */
function focusFirstError(element: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  const wrong = [...element.querySelectorAll<HTMLElement>("[data-path]")].find(
    ({ dataset }) => errors[dataset.path ?? ""],
  );
  // Choices have theirs on the group around them.
  const fields = "input, select, textarea";
  const field = wrong?.matches(fields) ? wrong : wrong?.querySelector<HTMLElement>(fields);
  // In the middle, where neither the header nor the foot covers it.
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** For `form.onSubmit`: what happens when the form itself finds something wrong. */
export function focusRefused(
  errors: Readonly<Record<string, unknown>>,
  _values: unknown,
  event: FormEvent<HTMLFormElement> | undefined,
): void {
  if (event) focusFirstError(event.currentTarget, errors);
}
