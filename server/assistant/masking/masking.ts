import { findAddresses } from "./find-addresses.ts";
import { findEmails } from "./find-emails.ts";
import { findPhones } from "./find-phones.ts";
import { type Found, MASKS } from "./found-contact.ts";
import { type SeenText, seenText } from "./seen-text.ts";

/** Known contacts of the person, which are masked in any form. */
export interface KnownContacts {
  readonly phone: string | null;
  readonly email: string | null;
}

export const NOTHING_KNOWN: KnownContacts = { phone: null, email: null };

/**
 * Masks phone numbers, email addresses and postal addresses before a text is sent to the provider. The person's own
 * are masked in any spelling; others by their format.
 */
export const maskContacts = (text: string, known: KnownContacts): string => hide(text, findContacts(text, known));

/** Masks only the person's own phone number and email address, in a text whose other contacts are already masked. */
export function maskKnown(text: string, known: KnownContacts): string {
  const seen = seenText(text);
  return hide(text, inOriginal(seen, findKnown(seen.text, known)));
}

/**
 * Finds contacts, in order and without overlaps. Works on the visible text: invisible characters cannot hide a contact.
 */
export function findContacts(text: string, known: KnownContacts): Found[] {
  const seen = seenText(text);
  const all = [findKnown, findEmails, findPhones, findAddresses].flatMap((find) => find(seen.text, known));
  return inOriginal(seen, all);
}

function inOriginal(seen: SeenText, all: readonly Found[]): Found[] {
  const ordered = all.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const apart: Found[] = [];
  for (const found of ordered) {
    const last = apart.at(-1);
    if (!last || found.from >= last.to) apart.push(found);
    else if (found.to > last.to) apart[apart.length - 1] = { ...last, to: found.to };
  }
  return apart.map(({ kind, from, to }) => {
    const [originalFrom, originalTo] = seen.original(from, to);
    return { kind, from: originalFrom, to: originalTo };
  });
}

function hide(text: string, found: readonly Found[]): string {
  let hidden = "";
  let at = 0;
  for (const { kind, from, to } of found) {
    hidden += text.slice(at, from) + MASKS[kind];
    at = to;
  }
  return hidden + text.slice(at);
}

function findKnown(text: string, { email, phone }: KnownContacts): Found[] {
  const found: Found[] = [];
  if (email) {
    const lower = text.toLowerCase();
    // Letters with a longer lower-case form would shift positions.
    const searched = lower.length === text.length ? lower : text;
    const wanted = email.toLowerCase();
    for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
      found.push({ kind: "email", from: at, to: at + wanted.length });
    }
  }
  if (phone && phone.length >= 6) {
    const pattern = new RegExp(`\\+?(?:\\d{1,3}[\\s.-]?)?${[...phone].join("[\\s().–-]{0,3}")}`, "g");
    for (const { 0: match, index } of text.matchAll(pattern)) {
      found.push({ kind: "phone", from: index, to: index + match.length });
    }
  }
  return found;
}
