import { expect, it } from "vitest";
import { emailRule, missingFields, newPasswordRule, phoneRule, required } from "./account-rules.ts";

it("uses the texts", () => {
  expect(emailRule("nobody")).toBe("Invalid email format");
  expect(emailRule(" ada@example.com ")).toBeNull();
  expect(phoneRule("12345")).toBe("Phone number must be 10 digits long");
  expect(phoneRule("9876543210")).toBeNull();
  expect(newPasswordRule("seven77")).toBe("Password must be at least 8 characters long");
  expect(required("Company location")(" ")).toBe("Company location is required");
});

it("reports once that all fields are required", () => {
  expect(missingFields({ email: "a@b.c", password: "" })).toBe("All fields are required");
  expect(missingFields({ email: "a@b.c", password: "x" })).toBeNull();
});
