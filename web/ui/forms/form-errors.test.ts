import { expect, it, vi } from "vitest";
import { showProblem } from "./form-errors.ts";

const formOf = (values: object) => ({ values, setErrors: vi.fn() });

it("assigns each message to its field", () => {
  const form = formOf({ email: "", password: "" });
  expect(showProblem(form, { message: "Please check.", fields: { email: "Invalid email format" } })).toBeNull();
  expect(form.setErrors).toHaveBeenCalledWith({ email: "Invalid email format" });
});

it("shows the message above the form when its field is unknown or missing", () => {
  expect(showProblem(formOf({ email: "" }), { message: "Too many attempts.", fields: {} })).toBe("Too many attempts.");
  expect(showProblem(formOf({ email: "" }), { message: "No.", fields: { captcha: "No." } })).toBe("No.");
});

it("resolves nested fields, and those of the input", () => {
  const form = formOf({ firstName: "", jobs: [] });
  showProblem(form, { message: "", fields: { "input.firstName": "Too long", "jobs.0.title": "Missing" } });
  expect(form.setErrors).toHaveBeenCalledWith({ firstName: "Too long", "jobs.0.title": "Missing" });
});
