import { asLatin } from "../text/look-alikes.ts";

/** Legal forms, which do not distinguish companies. Dots and spaces in them do not matter: `S.A.`, `Pvt Ltd`. */
const LEGAL_FORMS = new Set(
  `ab ag aps as bv co company corp corporation gmbh inc incorporated kg kk limited llc llp lp ltd nv oy oyj plc private
   privatelimited pte pty pvt pvtltd sa sarl sas se spa srl spzoo ug`.split(/\s+/),
);

/** Words by which a name claims to be the real one. They do not distinguish companies either. */
const CLAIMS = new Set(["official", "verified", "genuine", "authentic"]);

/** Reduces a text to letters and digits, in lower case and without accents. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}\s]/gu, "");

/**
 * Returns a company's name without case, spaces, punctuation, accents, legal form and claims such as "Official", and
 * with letters that look like Latin ones replaced by these: names with the same key look the same to a reader.
 */
export const companyNameKey = (name: string): string => spelledKey(asLatin(name.normalize("NFKD")));

/** The same by letters alone, as keys were stored before look-alikes were compared. */
export function spelledKey(name: string): string {
  const all = plain(name.replaceAll("&", " and ")).split(/\s+/).filter(Boolean);
  const named = all.filter((word) => !CLAIMS.has(word));
  const words = named.length > 0 ? named : all;
  const isForm = (from: number) => LEGAL_FORMS.has(words.slice(from).join(""));
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? "")) end--;
  // "Acme S. A. R. L.": one form in single letters.
  for (let from = end - 1; from >= 1 && words[from]?.length === 1; from--) {
    if (!isForm(from)) continue;
    end = from;
    break;
  }
  return words.slice(0, end).join("");
}
