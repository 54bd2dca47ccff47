import { PHONE, phoneDigits } from "../../shared/accounts.ts";
import { readDay } from "./dates.ts";
import type { ProposalDraft } from "./proposal.ts";
import type { ResumeLine } from "./sections.ts";
import { TITLE } from "./titles.ts";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const NUMBER = /(?:\(?\+\s?)?\(?\d(?:[\s().–-]{0,3}\d){9,12}(?!\d)/g;
const BARE = /^[\d\s()+.–-]+$/;
const PHONE_LABEL = /\b(?:phone|mobile|mob|tel|telephone|contact|cell|ph|whatsapp|call)\b/i;
/** Before the number of someone else, or of no telephone. */
const NOT_OWN = /\b(?:emergency|father|mother|spouse|guardian|parent|reference|referee|office|fax)/i;
const EMAIL_LABEL = /\be-?mail\b/i;
const LINKEDIN = /(?<![\w/.-])(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/in\/[\w%.-]+/i;
const GITHUB = /(?<![\w/.-])(?:https?:\/\/)?(?:www\.)?github\.com\/[\w.-]+/i;
const SITE = /(?:https?:\/\/|www\.)[^\s|,;]+/i;
const BIRTH = /\b(?:date of birth|d\.?\s?o\.?\s?b\.?|birth ?date|born(?: on)?)[\s:\-–]*(?<rest>.*)$/i;
const NAME_LABEL = /^(?:full |candidate(?:'s|’s)? )?name(?:\s*[:\-–]+\s*|\s+(?!of\b))(?<rest>.+)$/i;
const PLACE_LABEL =
  /\b(?:(?:current |present |permanent |residential |correspondence )?(?:address|location|add\.?)|city|based in)\s*[:\-–]\s*(?<rest>.+)$/i;
const STATES =
  "andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|delhi|new delhi|india";
const PLACE = new RegExp(
  String.raw`^[\p{L}\p{M} .]{2,40}(?:,\s*[\p{L}\p{M} .]{2,40}){0,2},\s*(?:${STATES})\b.{0,12}$`,
  "iu",
);
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}][\p{L}\p{M}.'’-]*){0,4}$/u;
const NO_NAME =
  /\b(?:name|resume|résumé|curriculum|vitae|cv|bio-?data|profile|page|contact|phone|mobile|email|address|india|engineering|technology|college|university|school|skills?|languages?|hindi|english)\b/i;

const pieces = (text: string) =>
  text
    .split(/\s*[|•·●\t]\s*|\s\/\s|\s{2,}/)
    .map((piece) => piece.trim())
    .filter(Boolean);
/** Without what stands around a name: "Mr. Asha Rao, ACA". */
const nameIn = (text: string) =>
  (pieces(text)[0] ?? "")
    .replace(/^(?:mr|mrs|ms|miss|shri|smt|dr|er|capt|prof|adv)\b\.?\s+/i, "")
    .replace(/(?:,\s*[A-Z][A-Za-z.]{1,7})+$/, "");
const isName = (text: string) => NAME.test(text) && !NO_NAME.test(text) && !TITLE.test(text);
/** Names in capitals get the usual ones. */
const named = (text: string) =>
  text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** Returns the numbers of a line at which the person can be called. */
function phonesIn(text: string): string[] {
  let end = 0;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const label = text.slice(end, index);
    end = index + written.length;
    const digits = phoneDigits(written);
    return PHONE.test(digits) && !NOT_OWN.test(label) ? [digits] : [];
  });
}

/** Proposes who the person is and how to reach them; of a file that is no resume only what is labelled. */
export function proposeContact(draft: ProposalDraft, all: readonly ResumeLine[], isResume: boolean): void {
  const lines = all.filter(({ section }) => section !== "REFERENCES");
  const isOwn = ({ section, text }: ResumeLine) => section === "HEAD" || section === "PERSONAL" || BARE.test(text);
  const own = lines.filter((line) => isResume && isOwn(line));
  for (const { text, line } of lines) {
    const labelled = nameIn(NAME_LABEL.exec(text)?.groups?.rest ?? "");
    if (isName(labelled)) draft.propose("name", named(labelled), line);
    if (isResume || EMAIL_LABEL.test(text)) draft.propose("email", EMAIL.exec(text)?.[0].toLowerCase() ?? "", line);
    draft.propose("linkedin", LINKEDIN.exec(text)?.[0] ?? "", line);
    draft.propose("github", GITHUB.exec(text)?.[0] ?? "", line);
  }
  if (isResume) proposeName(draft, lines);
  const labelled = lines.filter(({ text }) => PHONE_LABEL.test(text));
  const calls = (lines: readonly ResumeLine[], is: (digits: string) => boolean) => {
    for (const { text, line } of lines) draft.propose("phone", phonesIn(text).find(is) ?? "", line);
  };
  // A landline only if there is no mobile number.
  calls([...own, ...labelled], (digits) => /^[6-9]/.test(digits));
  calls(labelled, () => true);
  for (const [at, { text, line }] of all.entries()) {
    const birth = BIRTH.exec(text)?.groups;
    if (!birth) continue;
    const next = birth.rest === "" ? all[at + 1] : undefined;
    const words = (next?.text ?? birth.rest ?? "").split(" ");
    const days = words.map((_, count) =>
      readDay(
        words
          .slice(0, count + 1)
          .join(" ")
          .replace(/[,.;|]$/, ""),
      ),
    );
    const day = days.find((one) => one && !one.lacksDay);
    draft.propose("dob", day?.day ?? "", ...(next ? [line, next.line] : [line]));
  }
  for (const { text, line } of own) {
    const site = SITE.exec(text)?.[0] ?? "";
    if (!/linkedin|github/i.test(site)) draft.propose("github", site, line);
    for (const piece of pieces(text)) {
      const place = PLACE_LABEL.exec(piece)?.groups?.rest ?? (PLACE.test(piece) ? piece : "");
      draft.propose("location", place, line);
      const isTitle = TITLE.test(piece) && piece.split(" ").length <= 7 && !/[\d@:]/.test(piece);
      draft.propose("currentProfession", isTitle ? piece : "", line);
    }
  }
}

/** The name is the first line; if columns moved it, it resembles the email address. */
function proposeName(draft: ProposalDraft, lines: readonly ResumeLine[]): void {
  const mailbox = lines.flatMap(({ text }) => EMAIL.exec(text)?.[0].toLowerCase().split("@")[0] ?? [])[0] ?? "";
  const isLike = (name: string) =>
    name.split(/[\s.]+/).some((word) => word.length > 2 && mailbox.includes(word.toLowerCase()));
  const head = lines.filter(({ section }) => section === "HEAD").slice(0, 5);
  const candidates = [...head, ...lines].map((line) => ({ ...line, name: nameIn(line.text) }));
  const fits = candidates.filter(({ name }) => isName(name));
  const first =
    fits.find(({ section, name }) => section === "HEAD" && (name.includes(" ") || isLike(name))) ??
    fits.find(({ name }) => isLike(name)) ??
    fits.find(({ section }) => section === "HEAD");
  if (!first) return;
  const second = candidates.find(({ line }) => line === first.line + 1);
  const isSplit = !first.name.includes(" ") && second && isName(second.name) && !second.name.includes(" ");
  if (isSplit) draft.proposeUncertain("name", named(`${first.name} ${second.name}`), first.line, second.line);
  else draft.propose("name", named(first.name), first.line);
}
