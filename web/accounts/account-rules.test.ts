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
});

it.each([
  "9876543210",
  " 98765 43210 ",
  "+91 98765-43210",
  "919876543210",
  "0 98765 43210",
  "(987) 654.3210",
  "९८७६५ ४३२१०",
])("accepts a phone number as people write it: %s", (typed) => {
  expect(phoneRule(typed)).toBeNull();
});

it.each([
  "12345",
  "98765 4321",
  "+1 987 654 3210",
  "+9876543210",
  "0091 98765 43210 1",
  "98765x43210",
  "+91 +91 98765 43210",
])("refuses any other: %s", (typed) => {
  expect(phoneRule(typed)).toBe("Phone number must be 10 digits long");
});
