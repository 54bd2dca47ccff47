/** Legal forms, which tell no two companies apart. Written with dots or spaces they are the same: `S.A.`, `Pvt Ltd`. */
const LEGAL_FORMS = new Set(
  `ab ag aps as bv co company corp corporation gmbh inc incorporated kg kk limited llc llp lp ltd nv oy oyj plc private
   privatelimited pte pty pvt pvtltd sa sarl sas se spa srl spzoo ug`.split(/\s+/),
);

/** Letters and digits of a text, in lower case and without accents. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}\s]/gu, "");

/** A company's name without case, spaces, punctuation, accents and legal form: names with one key are the same to a reader. */
export function companyNameKey(name: string): string {
  const words = plain(name.replaceAll("&", " and ")).split(/\s+/).filter(Boolean);
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
