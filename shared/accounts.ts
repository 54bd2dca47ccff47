// Shared with the web's forms. docs/specification.md 5.1.

export const MAX_NAME = 120;
export const MAX_PASSKEY_NAME = 60;
export const MAX_EMAIL = 254;
export const MIN_PASSWORD = 8;
/** Long enough for any passphrase, short enough that hashing it cannot be used for denial of service. */
export const MAX_PASSWORD = 256;
/** A phone number as it is stored. */
export const PHONE = /^\d{10}$/;
export const EMAIL = /^[^\s@,;<>"()[\]\\]+@[^\s@,;<>"()[\]\\.]+(\.[^\s@,;<>"()[\]\\.]+)+$/;
export const MAX_LOCATION = 160;
export const MAX_INDUSTRY = 120;

/** Label of a passkey's name field, and the error when the name is missing. */
export const PASSKEY_NAME_TEXTS = { name: "The name", missing: "Enter a name for the passkey." } as const;

/** Validation messages shared by the forms and the server (docs/specification.md 5.1). */
export const ACCOUNT_TEXTS = {
  allRequired: "All fields are required",
  email: "Invalid email format",
  phone: "Phone number must be 10 digits long",
  password: "Password must be at least 8 characters long",
  companyLocation: "Company location is required",
  industry: "Industry is required",
} as const;

/** Reads the digits of any script as 0 to 9: those of a script follow each other. */
const plainDigits = (text: string): string =>
  text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
    return String(value);
  });

/**
 * Returns the ten digits of a phone number of India as people and autofill write it: with spaces, hyphens, brackets and
 * dots, with +91, 91 or 0 in front. Any other text is returned as it is, for the check that follows.
 */
export function phoneDigits(typed: string): string {
  const number = plainDigits(typed).replace(/[\s\p{Pd}().[\]]/gu, "");
  return /^(?:\+?91|0)?(\d{10})$/.exec(number)?.[1] ?? typed.trim();
}
