import { z } from "zod";
import {
  ACCOUNT_TEXTS,
  EMAIL,
  MAX_EMAIL,
  MAX_INDUSTRY,
  MAX_LOCATION,
  MAX_NAME,
  MAX_PASSWORD,
  MIN_PASSWORD,
} from "../../shared/accounts.ts";
import { readOption } from "../../shared/closed-list.ts";
import { COMPANY_SIZES, type CompanySizeValue } from "../../shared/recruiters.options.ts";
import { companyName, optionalPersonName, personName, phoneNumber, requiredLine } from "../platform/validation.ts";

const required = ACCOUNT_TEXTS.allRequired;

/** An address as it is stored and compared: trimmed, lower case. */
export const emailAddress = requiredLine(MAX_EMAIL, "Email", required)
  .transform((email) => email.toLowerCase())
  .pipe(z.string().regex(EMAIL, ACCOUNT_TEXTS.email));

/** A new password; never trimmed. */
export const newPassword = z
  .string({ error: required })
  .min(1, required)
  .min(MIN_PASSWORD, ACCOUNT_TEXTS.password)
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters long`);

/** A recruiter's display name. */
export const displayName = optionalPersonName(MAX_NAME, "Name");

export const companySize = z
  .string({ error: required })
  .transform((size) => readOption<CompanySizeValue>(COMPANY_SIZES, size))
  .pipe(
    z.enum(
      COMPANY_SIZES.map(({ value }) => value),
      "Choose a company size from the list",
    ),
  );

export const emailSchema = z.object({ email: emailAddress });

/** A seeker's sign-up (docs/specification.md 5.1). */
export const signUpSeekerSchema = z.object({
  name: personName(MAX_NAME, "Name", required),
  email: emailAddress,
  phone: phoneNumber(requiredLine(40, "Phone number", required)),
  password: newPassword,
});

export type SeekerSignUp = z.input<typeof signUpSeekerSchema>;

/** A recruiter's sign-up (docs/specification.md 5.1). */
export const signUpRecruiterSchema = z.object({
  companyName: companyName(MAX_NAME, "Company name", required),
  companyLocation: requiredLine(MAX_LOCATION, "Company location", ACCOUNT_TEXTS.companyLocation),
  companySize,
  industry: requiredLine(MAX_INDUSTRY, "Industry", ACCOUNT_TEXTS.industry),
  email: emailAddress,
  password: newPassword,
});

export type RecruiterSignUp = z.input<typeof signUpRecruiterSchema>;

export const logInSchema = z.object({
  email: emailAddress,
  password: z.string({ error: required }).min(1, required).max(MAX_PASSWORD, "Wrong password, please try again"),
});

export type LogIn = z.input<typeof logInSchema>;
