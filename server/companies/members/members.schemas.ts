import type { z } from "zod";
import { signUpRecruiterSchema } from "../../accounts/accounts.schemas.ts";

/** A company of a recruiter who has an account: what a sign-up asks of it. */
export const newCompanySchema = signUpRecruiterSchema.omit({ email: true, password: true });

export type NewCompany = z.input<typeof newCompanySchema>;
