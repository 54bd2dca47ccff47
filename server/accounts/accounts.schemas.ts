import { z } from "zod";
import {
  ACCOUNT_TEXTS,
  EMAIL,
  EMAIL_MAX,
  INDUSTRY_MAX,
  LOCATION_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE,
} from "../../shared/accounts.ts";
import { readOption } from "../../shared/closed-list.ts";
import { COMPANY_SIZES, type CompanySizeValue } from "../../shared/recruiters.options.ts";
import { companyName, personName, requiredLine } from "../platform/validation.ts";

const required = ACCOUNT_TEXTS.allRequired;

/** An address as it is kept and compared: trimmed, lower case. */
export const emailAddress = requiredLine(EMAIL_MAX, "Email", required)
  .transform((email) => email.toLowerCase())
  .pipe(z.string().regex(EMAIL, ACCOUNT_TEXTS.email));

/** A new password; never trimmed. */
export const newPassword = z
  .string({ error: required })
  .min(1, required)
  .min(PASSWORD_MIN, ACCOUNT_TEXTS.password)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`);

export const companySize = z
  .string({ error: required })
  .transform((size) => readOption<CompanySizeValue>(COMPANY_SIZES, size))
  .pipe(
    z.enum(
      COMPANY_SIZES.map(({ value }) => value),
      "Choose a company size from the list",
    ),
  );

/** SPEC.md section 5, "Seeker signup". */
export const signUpSeekerSchema = z.object({
  name: personName(NAME_MAX, "Name", required),
  email: emailAddress,
  phone: requiredLine(40, "Phone number", required).pipe(z.string().regex(PHONE, ACCOUNT_TEXTS.phone)),
  password: newPassword,
});

/** SPEC.md section 5, "Recruiter signup". */
export const signUpRecruiterSchema = z.object({
  companyName: companyName(NAME_MAX, "Company name", required),
  companyLocation: requiredLine(LOCATION_MAX, "Company location", ACCOUNT_TEXTS.companyLocation),
  companySize,
  industry: requiredLine(INDUSTRY_MAX, "Industry", ACCOUNT_TEXTS.industry),
  email: emailAddress,
  password: newPassword,
});

export const logInSchema = z.object({
  email: emailAddress,
  password: z.string({ error: required }).min(1, required).max(PASSWORD_MAX, "Wrong password, please try again"),
});
