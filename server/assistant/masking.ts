import type { Database } from "../platform/database/database.ts";

/** What stands where a contact was. */
export const MASKS = { email: "[e-mail hidden]", phone: "[phone hidden]", address: "[address hidden]" } as const;

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;

/** Ten to fifteen digits with the marks that people put between them. */
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-–/]{0,3}\d){9,14}(?![\p{L}\p{N}])/gu;
const YEARS = /^(?:(?:19|20)\d{2}[\s().\-–/]*)+$/;

/** A line that says that it is an address. */
const LABELLED_ADDRESS =
  /(\b(?:(?:permanent|present|current|residential|postal|home|mailing|street)\s+)?address\s*[:\-–]\s*)[^\n]{3,}/giu;

/** House number and street: "221B Baker Street", "Flat 4, 12 MG Road, Pune 411001", "12, Main St". */
const STREET_WORD =
  "(?:street|st|road|rd|avenue|ave|lane|ln|marg|nagar|colony|society|sector|block|boulevard|blvd|drive|apartments?|chowk|layout|cross)";
const STREET = new RegExp(
  `(?:\\b(?:flat|plot|house|door|unit|apt|h)\\.?\\s*(?:no\\.?)?\\s*(?:\\d{1,5}[a-z]?,?\\s+)?)?\\b\\d{1,5}[a-z]?(?:[/-]\\d{1,4})?,?\\s+(?:[\\p{L}.']+,?\\s+){0,4}?${STREET_WORD}\\b\\.?[^\\n;|]{0,80}`,
  "giu",
);
/** An Indian PIN code behind a place: "Pune - 411 001". */
const PLACE_WITH_PIN = /\b\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+)?\s*[-–,]\s*[1-9]\d{2}\s?\d{3}\b/gu;

/** Contacts of the person that are known and hidden in whatever form they stand. */
export interface KnownContacts {
  readonly phone: string | null;
  readonly email: string | null;
}

/** The contacts that the seeker's own account has. */
export async function contactsOf({ pool }: Pick<Database, "pool">, seekerId: string): Promise<KnownContacts> {
  const { rows } = await pool.query<KnownContacts>({
    name: "assistant-contacts",
    text: "select a.email, s.phone from accounts a left join seekers s on s.id = a.id where a.id = $1",
    values: [seekerId],
  });
  return rows[0] ?? { phone: null, email: null };
}

/**
 * Hides phone numbers, e-mail addresses and postal addresses before a text leaves for the provider. The person's own are
 * hidden in any spelling; others by their form.
 */
export function maskContacts(text: string, known: KnownContacts): string {
  let masked = text;
  if (known.email) masked = masked.replaceAll(new RegExp(escaped(known.email), "gi"), MASKS.email);
  if (known.phone && known.phone.length >= 6) {
    masked = masked.replace(
      new RegExp(`\\+?(?:\\d{1,3}[\\s.-]?)?${[...known.phone].join("[\\s().–-]{0,3}")}`, "g"),
      MASKS.phone,
    );
  }
  return masked
    .replace(EMAIL, MASKS.email)
    .replace(PHONE, (found) => (YEARS.test(found) ? found : MASKS.phone))
    .replace(LABELLED_ADDRESS, `$1${MASKS.address}`)
    .replace(STREET, MASKS.address)
    .replace(PLACE_WITH_PIN, MASKS.address);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
