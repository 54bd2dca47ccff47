import { z } from "zod";
import { ACCOUNT_TEXTS, PHONE, phoneDigits } from "../../shared/accounts.ts";
import { isBlank } from "../../shared/text/blank-text.ts";
import { flawOfLine, trimLine } from "../../shared/text/plain-line.ts";
import { readWebAddress } from "../../shared/text/web-address.ts";
import { AppError, invalid } from "./errors.ts";
import { withoutDirections } from "./text/directions.ts";
import { mixedWord } from "./text/look-alikes.ts";
import { hasWebAddress, hasWebAddressBesideName } from "./text/web-addresses.ts";
import { isTimeZone } from "./zoned-times.ts";

/**
 * Characters not allowed in any field: control characters except tab and line break, including U+001F, which separates
 * the fields of our search text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Removes the characters that no field may contain, among them those that change the reading direction, and trims. */
export const cleanText = (text: string) =>
  withoutDirections(text.toWellFormed()).replace(CONTROL_CHARACTERS, "").replace(/\r\n?/g, "\n").trim();

/** Optional text of any number of lines: cleaned and trimmed, at most `max` characters; absent becomes empty. */
export const text = (max: number, name: string) =>
  z
    .string({ error: `${name} must be text.` })
    .nullish()
    .transform((value) => cleanText(value ?? ""))
    .pipe(z.string().max(max, `${name} must be at most ${max.toLocaleString("en")} characters long.`));

/** Text that must have visible content. `missing`: the error message otherwise. */
export const requiredText = (max: number, name: string, missing: string) =>
  text(max, name).refine((value) => !isBlank(value), missing);

/**
 * Optional text of a single line, such as names, titles and places: without line breaks or invisible characters, and
 * with at least one letter or digit.
 */
export const line = (max: number, name: string) =>
  z
    .string({ error: `${name} must be text.` })
    .nullish()
    .transform((value) => trimLine(value ?? ""))
    // Text that is too long is not checked further.
    .pipe(
      z
        .string()
        .max(max, { error: `${name} must be at most ${max.toLocaleString("en")} characters long.`, abort: true }),
    )
    .superRefine((value, ctx) => {
      const flaw = flawOfLine(value, name);
      if (flaw) ctx.addIssue({ code: "custom", message: flaw });
    });

/** A single line that must not be blank. `missing`: the error message otherwise. */
export const requiredLine = (max: number, name: string, missing: string) =>
  line(max, name).pipe(z.string().min(1, missing));

/** A phone number as people write it, stored as its ten digits (docs/specification.md 5.1). */
export const phoneNumber = (typed: z.ZodType<string>) =>
  typed.transform(phoneDigits).pipe(z.string().regex(PHONE, ACCOUNT_TEXTS.phone));

/** A name, in which letters of another alphabet could imitate somebody else's. */
const named = <Line extends z.ZodType<string>>(line: Line, name: string) =>
  line.superRefine((value, ctx) => {
    const word = mixedWord(value);
    if (!word) return;
    const message = `${name} has letters of two alphabets in “${word}”. Use letters of one alphabet in each word.`;
    ctx.addIssue({ code: "custom", message });
  });

/** The optional name of a person: it appears in mails and notices, where a web address would be a link in our name. */
export const optionalPersonName = (max: number, name: string) =>
  named(line(max, name), name).refine((value) => !hasWebAddress(value), `${name} cannot contain a web address.`);

/** The name of a person, which must not be blank. */
export const personName = (max: number, name: string, missing: string) =>
  optionalPersonName(max, name).pipe(z.string().min(1, missing));

/** The name of a company, which may begin with its host name ("Booking.com B.V.") and contain no other web address. */
export const companyName = (max: number, name: string, missing: string) =>
  named(requiredLine(max, name, missing), name).refine(
    (value) => !hasWebAddressBesideName(value),
    `${name} cannot contain a web address.`,
  );

/** A web address: blank, or http(s); a handle where `profiles` says whose (shared/text/web-address.ts). */
export const webAddress = (max: number, name: string, profiles?: string) =>
  line(max, name).transform((value, ctx) => {
    const address = value === "" ? "" : readWebAddress(value, profiles);
    if (address !== null) return address;
    ctx.addIssue({ code: "custom", message: `${name} must be a web address such as https://example.com.` });
    return z.NEVER;
  });

/** A day, as a Date or as YYYY-MM-DD; blank means none. */
export const day = (name: string) =>
  z
    .union([z.date(), z.string()], { error: `${name} must be a date.` })
    .nullish()
    .transform((value, ctx) => {
      if (value === null || value === undefined || value === "") return null;
      const date =
        value instanceof Date
          ? value
          : /^\d{4}-\d{2}-\d{2}/.test(value)
            ? new Date(value.slice(0, 10))
            : new Date(Number.NaN);
      const isReal =
        !Number.isNaN(date.getTime()) &&
        (value instanceof Date || date.toISOString().slice(0, 10) === value.slice(0, 10));
      if (isReal && date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2200) return date;
      ctx.addIssue({ code: "custom", message: `${name} must be a date.` });
      return z.NEVER;
    });

/** A day that must be given. `missing`: the error message otherwise. */
export const requiredDay = (name: string, missing: string) =>
  day(name).refine((date) => date !== null, missing) as z.ZodType<Date, Date | string | null | undefined>;

/** The IANA name of a time zone. */
export const timeZone = z.string().transform(cleanText).refine(isTimeZone, "Enter a time zone, such as Asia/Kolkata.");

/** Validates the input, an object of fields. @throws BAD_USER_INPUT with a message for each field */
export function check<Schema extends z.ZodType<object>>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "input"] ??= issue.message;
  throw invalid(fields);
}

/** Some fields of a schema, before validation: absent ones are unchanged, null empties a field. */
export type Given<Schema extends z.ZodType> = {
  readonly [Name in keyof z.input<Schema>]?: z.input<Schema>[Name] | null | undefined;
};

/**
 * Validates the given fields; an absent one stays absent, while null counts as blank, which a field that must not be
 * blank rejects.
 * @throws BAD_USER_INPUT
 */
export function checkGiven<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  input: Given<z.ZodObject<Shape>>,
): Partial<z.output<z.ZodObject<Shape>>> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => name in given));
  return check(z.object(shape), given) as Partial<z.output<z.ZodObject<Shape>>>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an id has our format; no other id can exist. */
export const isId = (id: unknown): id is string => typeof id === "string" && UUID.test(id);

/** Returns the id if it has our format. @throws NOT_FOUND with `message` */
export function requireId(id: unknown, message: string): string {
  if (!isId(id)) throw new AppError("NOT_FOUND", message);
  return id.toLowerCase();
}
