import type { FormEvent } from "react";
import type { ServerProblem } from "../../apollo/problem.ts";

interface FormLike {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Assigns the server's field messages to their fields, focuses the first of these in `element`, and leaves the values
 * as they are. Returns the message to show above the form: null when every message belongs to a field.
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

/** Focuses the first field of a form with an error, in document order. */
export function focusFirstError(element: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  const wrong = [...element.querySelectorAll<HTMLElement>("[data-path]")].find(
    ({ dataset }) => errors[dataset.path ?? ""],
  );
  // Radio groups have theirs on the surrounding group.
  const fields = "input, select, textarea";
  const field = wrong?.matches(fields) ? wrong : wrong?.querySelector<HTMLElement>(fields);
  // Centred, where neither the header nor the footer covers it.
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** For `form.onSubmit`: handles the errors of client-side validation. */
export function focusRefused(
  errors: Readonly<Record<string, unknown>>,
  _values: unknown,
  event: FormEvent<HTMLFormElement> | undefined,
): void {
  if (event) focusFirstError(event.currentTarget, errors);
}
