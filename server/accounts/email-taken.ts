import { AppError } from "../platform/errors.ts";

/** docs/specification.md 8.2 */
const EMAIL_TAKEN = "Email already exists, please use a different email";

/** Returns the error for an address that an account of the role has, or had until recently. */
export const emailTaken = (): AppError => new AppError("EMAIL_TAKEN", EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
