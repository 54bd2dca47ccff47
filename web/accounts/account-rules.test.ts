import { expect, it } from "vitest";
import { emailRule, missingFields, newPasswordRule, phoneRule, required } from "./account-rules.ts";

it("uses the texts", () => {
  expect(emailRule("nobody")).toBe("Invalid email format");
  expect(emailRule(" ada@example.com ")).toBeNull();
  expect(newPasswordRule("seven77")).toBe("Password must be at least 8 characters long");
  expect(required("Company location")(" ")).toBe("Company location is required");
});

it("reports once that all fields are required", () => {
  expect(missingFields({ email: "a@b.c", password: "" })).toBe("All fields are required");
  expect(missingFields({ email: "a@b.c", password: "x" })).toBeNull();
  expect(missingFields({ email: "" })).toBeNull();
});

const WRONG = "Phone number must be 10 digits long";
it.each([
  ["9876543210", null],
  [" 98765 43210 ", null],
  ["+91 98765-43210", null],
  ["919876543210", null],
  ["0 98765 43210", null],
  ["(987) 654.3210", null],
  ["९८७६५ ४३२१०", null],
  ["98765 4321", WRONG],
  ["+1 987 654 3210", WRONG],
  ["+9876543210", WRONG],
  ["0091 98765 43210 1", WRONG],
  ["98765x43210", WRONG],
  ["+91 +91 98765 43210", WRONG],
])("accepts a phone number as people write it, and refuses any other: %s", (typed, problem) => {
  expect(phoneRule(typed)).toBe(problem);
});
