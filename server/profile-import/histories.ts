import { type Span, spansIn } from "../fit/spans.ts";
import type { ExperienceKind } from "../generated/prisma/enums.ts";
import type { ProposalDraft } from "./proposal.ts";
import { joined, type ResumeLine } from "./sections.ts";
import { COMPANY, TITLE } from "./titles.ts";

/** A line with a period, and the lines around it that name the role and the company. */
interface Entry {
  readonly span: Span;
  readonly head: readonly ResumeLine[];
  /** Index of the first line of the entry, and of the first one below its head. */
  readonly starts: number;
  readonly body: number;
}

const MAX_HEAD_WORDS = 14;
const LABEL =
  /^(?:(?<title>designation|role|position|job title|title|post)|(?<company>company(?: name)?|organi[sz]ation|employer|client|firm)|duration|period|tenure|from)\s*[:–-]+\s*/i;
const TASKS =
  /^(?:(?:key |job |roles? (?:and|&) )?(?:responsibilit(?:y|ies)|duties)|roles? (?:and|&) responsibilities|job profile)\s*:?$/i;

const wordsIn = (text: string) => text.split(" ").length;
const ongoing = (text: string) =>
  text.replace(/\bsince\s+(.{0,12}\d{4})/i, "$1 - present").replace(/\s+onwards\b/i, " - present");
const spanOf = (text: string, now: Date) =>
  wordsIn(text) <= MAX_HEAD_WORDS + 6 ? spansIn(ongoing(text), now)[0] : undefined;
/** "Led audits of listed companies": a task, written as a line of its own. */
const isTask = (text: string) =>
  wordsIn(text) > 2 &&
  /^(?:\p{L}+ed|\p{L}+ing|led|built|ran|wrote|made|kept|taught|sold|won|grew|drove|set)\b/iu.test(text) &&
  !TITLE.test(text) &&
  !COMPANY.test(text);
const isShort = ({ text, isBullet }: ResumeLine) =>
  !isBullet &&
  wordsIn(text) <= MAX_HEAD_WORDS &&
  (!/[.;]$/.test(text) || (COMPANY.test(text) && wordsIn(text) <= 6)) &&
  /^[\p{Lu}\p{Lo}\d(]/u.test(text) &&
  !TASKS.test(text) &&
  !isTask(text);

/** Proposes the entries of a section. */
export function proposeHistory(draft: ProposalDraft, kind: ExperienceKind, lines: readonly ResumeLine[]): void {
  const entries = entriesIn(lines, draft.now);
  let company = "";
  for (const [at, { span, head, body }] of entries.entries()) {
    const next = entries[at + 1];
    const named = namesIn(head, span);
    const tasks = lines.slice(body, next?.starts).filter(({ text }) => !TASKS.test(text));
    // A company's line with the whole period, above its roles.
    const isFrame =
      next && !named.title && tasks.length === 0 && span.from <= next.span.from && span.to >= next.span.to;
    if (isFrame) draft.place(...head.map(({ line }) => line));
    if (named.company) company = named.company;
    if (isFrame) continue;
    const day = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
    draft.proposeExperience({
      kind: kind === "JOB" && /\bintern(?:ship)?\b/i.test(named.title) ? "INTERNSHIP" : kind,
      title: named.title,
      company: named.company || company,
      from: day(span.from),
      to: span.isOngoing ? null : day(span.lacksMonth ? Math.floor(span.latest / 12) * 12 : span.to),
      isOngoing: span.isOngoing,
      lacksMonth: span.lacksMonth,
      responsibilities: joined(tasks),
      foundIn: [...head, ...tasks].map(({ line }) => line),
    });
    if (span.isOngoing && named.title && kind === "JOB")
      draft.propose("currentProfession", named.title, ...head.map(({ line }) => line));
  }
}

function entriesIn(lines: readonly ResumeLine[], now: Date): Entry[] {
  const dated = lines.flatMap((line, index) => {
    const span = spanOf(line.text, now);
    return span && wordsIn(without(line.text, span)) <= MAX_HEAD_WORDS ? [{ index, span }] : [];
  });
  // Resumes are consistent: as many lines stand above each period as above the first.
  const above = Math.min(dated[0]?.index ?? 0, 3);
  const entries: Entry[] = [];
  for (const [at, { index, span }] of dated.entries()) {
    const earliest = entries.at(-1)?.body ?? 0;
    let starts = index;
    const own = lines[index];
    while (index - starts < above && starts > earliest && isShort(lines[starts - 1] as ResumeLine)) starts--;
    let body = index + 1;
    const last = dated[at + 1]?.index ?? lines.length;
    for (let line = lines[body]; line && body < last && isShort(line); line = lines[++body]) {
      const { title, company } = namesIn(lines.slice(starts, body), span);
      const labelled = LABEL.test(line.text);
      const adds = (!title && (TITLE.test(line.text) || !company)) || (!company && wordsIn(line.text) <= 8);
      if (!labelled && !adds) break;
      // The next entry's first line.
      if (body + above >= last && at + 1 < dated.length) break;
    }
    if (own) entries.push({ span, head: lines.slice(starts, body), starts, body });
  }
  return entries;
}

const without = (text: string, span: Span) => ongoing(text).replace(span.text, " | ");

/** Returns the role and the company that the lines of a head name; in doubt, the role comes first. */
function namesIn(head: readonly ResumeLine[], span: Span): { readonly title: string; readonly company: string } {
  let title = "";
  let company = "";
  const others: string[] = [];
  for (const { text } of head) {
    const plain = without(text, span);
    const label = LABEL.exec(plain);
    const value = plain.slice(label?.[0].length ?? 0);
    const [first = ""] = partsOf(value);
    if (label?.groups?.title) title ||= first;
    else if (label?.groups?.company) company ||= first;
    else {
      const at = /^(?<role>.{2,60}?)\s+(?:at|@|with)\s+(?<place>\S.*)$/i.exec(value)?.groups;
      if (at && !title && !company) {
        title = partsOf(at.role ?? "")[0] ?? "";
        company = partsOf(at.place ?? "")[0] ?? "";
      } else others.push(...partsOf(value));
    }
  }
  const take = (fits: (part: string) => boolean) => {
    const index = others.findIndex(fits);
    return index === -1 ? "" : (others.splice(index, 1)[0] ?? "");
  };
  const isCompany = (part: string) => COMPANY.test(part) && !TITLE.test(part);
  title ||= take((part) => TITLE.test(part) && !COMPANY.test(part)) || take((part) => TITLE.test(part));
  company ||= take(isCompany);
  // A company alone names no role.
  if (!title && others.length > 1) title = take(() => true);
  company ||= take(() => true);
  if (!title && others.length > 0) title = take(() => true);
  return { title, company };
}

/** Numbers of a list, "Working as", and what is left before a period. */
const AROUND =
  /^(?:\d+[.)])?[\s,.:–—-]*(?:(?:currently |presently )?(?:working|worked|works) (?:as (?:an? )?|with |at |for ))?|[\s,:–—-]+(?:from)?$/gi;

const partsOf = (text: string) =>
  text
    .split(/\s*[|•·()\t]\s*|\s+[–—-]\s+|,\s+|:\s+|\s{2,}/)
    .map((part) => part.replaceAll(AROUND, ""))
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) && !/^(?:from|duration|period|to|present|full[- ]time|part[- ]time)$/i.test(part),
    );
