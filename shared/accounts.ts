// Shared with the web's forms. docs/specification.md 5.1.

export const MAX_NAME = 120;
export const MAX_PASSKEY_NAME = 60;
export const MAX_EMAIL = 254;
export const MIN_PASSWORD = 8;
/** Long enough for any passphrase, short enough that hashing it cannot be used for denial of service. */
export const MAX_PASSWORD = 256;
export const PHONE = /^\d{10}$/;
export const EMAIL = /^[^\s@,;<>"()[\]\\]+@[^\s@,;<>"()[\]\\.]+(\.[^\s@,;<>"()[\]\\.]+)+$/;
export const MAX_LOCATION = 160;
export const MAX_INDUSTRY = 120;

/** Label of a passkey's name field, and the error when the name is missing. */
export const PASSKEY_NAME_TEXTS = { name: "The name", missing: "Give the passkey a name." } as const;

/** Validation messages shared by the forms and the server (docs/specification.md 5.1). */
export const ACCOUNT_TEXTS = {
  allRequired: "All fields are required",
  email: "Invalid email format",
  phone: "Phone number must be 10 digits long",
  password: "Password must be at least 8 characters long",
  companyLocation: "Company location is required",
  industry: "Industry is required",
} as const;
