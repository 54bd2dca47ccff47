import type { z } from "zod";
import { signUpRecruiterSchema } from "../../accounts/accounts.schemas.ts";

/** A company for a recruiter who already has an account: the company fields of a sign-up. */
export const newCompanySchema = signUpRecruiterSchema.omit({ email: true, password: true });

export type NewCompany = z.input<typeof newCompanySchema>;
