import { AppError } from "../platform/errors.ts";

/** docs/specification.md 8.2 */
const EMAIL_TAKEN = "Email already exists, please use a different email";

/** An account of the role has the address already, or had it until lately. */
export const emailTaken = (): AppError => new AppError("EMAIL_TAKEN", EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
