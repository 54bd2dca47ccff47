import { MAX_MESSAGE, MESSAGE_PLACEHOLDERS } from "../../../shared/applications.ts";
import { requiredText, text } from "../../platform/validation.ts";

/** The values of the placeholders. */
export type Addressee = Readonly<Record<(typeof MESSAGE_PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const KNOWN: readonly string[] = MESSAGE_PLACEHOLDERS;

const isFillable = (message: string) =>
  [...message.matchAll(PLACEHOLDER)].every(([, name = ""]) => KNOWN.includes(name));
const UNKNOWN = "Only {name}, {job} and {company} can stand in braces.";

/** An optional message to an applicant. */
export const messageText = text(MAX_MESSAGE, "The message").refine(isFillable, UNKNOWN);

/** A message to an applicant that must not be blank. */
export const templateText = requiredText(MAX_MESSAGE, "The message", "Write the message.").refine(isFillable, UNKNOWN);

/** Fills in the placeholders for one applicant; truncated where long names exceed the storable length. */
export const fillPlaceholders = (message: string, addressee: Addressee): string =>
  message.replace(PLACEHOLDER, (whole, name: string) => addressee[name as keyof Addressee] ?? whole).slice(0, 6000);
