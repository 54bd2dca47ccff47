import { monthOf } from "../../shared/profiles/months-of-work.ts";
import { type Span, spansIn } from "../fit/spans.ts";
import type { ExperienceKind } from "../generated/prisma/enums.ts";
import type { Found, ProposalDraft } from "./proposal.ts";
import { joined, type ResumeLine } from "./sections.ts";
import { COMPANY, TITLE } from "./titles.ts";

/** A line with a period, and the lines around it that name the role and the company. */
interface Entry {
  /** Null if the line has a date or period that cannot be read: the entry is left over. */
  readonly span: Span | null;
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

const TABLE_HEAD =
  /\b(?:organi[sz]ation|company|employer|designation)\b.* \| .*\b(?:designation|period|duration|from|years?)\b/i;

const wordsIn = (text: string) => text.split(" ").length;
/** With both ends of each period: "since 2019" and "2012-14" have one. A second number up to 12 may be a month. */
const withEnds = (text: string) =>
  text
    .replace(/\bsince\s+(.{0,16}\d{4})/i, "$1 - present")
    .replace(/\s+onwards\b/i, " - present")
    .replace(/\b(19|20)(\d\d)\s?[-–—]\s?(1[3-9]|[2-9]\d)(?![\d/.-])/, "$1$2 - $1$3");
const spanOf = (text: string, now: Date) =>
  wordsIn(text) <= MAX_HEAD_WORDS + 6 ? spansIn(withEnds(text), now)[0] : undefined;
const DOING = /^(?:\p{L}+ed|\p{L}+ing|led|built|ran|wrote|made|kept|taught|sold|won|grew|drove|set)\b/iu;
/** "Led audits of listed companies": a task, written as a line of its own. */
const isTask = (text: string) => wordsIn(text) > 2 && DOING.test(text) && !TITLE.test(text) && !COMPANY.test(text);
const isShort = ({ text, isBullet }: ResumeLine) =>
  !isBullet &&
  wordsIn(text) <= MAX_HEAD_WORDS &&
  (!/[.;]$/.test(text) || (COMPANY.test(text) && wordsIn(text) <= 6)) &&
  /^[\p{Lu}\p{Lo}\d(]/u.test(text) &&
  !TASKS.test(text) &&
  !TABLE_HEAD.test(text) &&
  !isTask(text);

/** Proposes the entries of a section. */
export function proposeHistory(draft: ProposalDraft, kind: ExperienceKind, lines: readonly ResumeLine[]): void {
  const entries = entriesIn(lines, draft.now);
  let frame: Found | null = null;
  for (const [at, { span, head, body }] of entries.entries()) {
    const next = entries[at + 1];
    if (!span) frame = null;
    if (!span) continue;
    const named = namesIn(head, span);
    const tasks = lines.slice(body, next?.starts).filter(({ text }) => !TASKS.test(text));
    // A company's line with the whole period, above its roles.
    const isFrame =
      next?.span && !named.title && tasks.length === 0 && span.from <= next.span.from && span.to >= next.span.to;
    if (isFrame) draft.place(...head.map(({ line }) => line));
    if (named.company) frame = frameIn(head, named);
    if (isFrame) continue;
    const company: Found | null = named.company ? null : frame;
    const day = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
    draft.proposeExperience({
      kind: kind === "JOB" && /\bintern(?:ship)?\b/i.test(named.title) ? "INTERNSHIP" : kind,
      title: named.title,
      company: company?.text ?? named.company,
      from: day(span.from),
      to: span.isOngoing ? null : day(span.lacksMonth ? Math.floor(span.latest / 12) * 12 : span.to),
      isOngoing: span.isOngoing,
      lacksMonth: span.lacksMonth,
      isCertain: company === null && named.title !== "",
      responsibilities: joined(tasks),
      foundIn: [...(company ? [company] : []), ...head, ...tasks].map(({ line }) => line),
    });
    if (span.isOngoing && named.title && kind === "JOB")
      draft.propose("currentProfession", named.title, ...head.map(({ line }) => line));
  }
}

/** Returns the company that a line of its own above the role names: roles below it may be there, too. */
function frameIn(head: readonly ResumeLine[], { title, company }: ReturnType<typeof namesIn>): Found | null {
  const at = head.findIndex(({ text }) => text.includes(company));
  const line = head[at];
  return line && !head.slice(0, at + 1).some(({ text }) => title && text.includes(title))
    ? { text: company, line: line.line }
    : null;
}

const YEAR = /\b(?:19|20)\d\d\b/;
/** An entry whose period is not written as one: "Google, Engineer, Summer 2019". */
const isUnread = (line: ResumeLine) =>
  isShort(line) && YEAR.test(line.text) && TITLE.test(line.text) && !DOING.test(line.text);

function entriesIn(lines: readonly ResumeLine[], now: Date): Entry[] {
  const dated = lines.flatMap((line, index) => {
    const span = spanOf(line.text, now);
    const most = MAX_HEAD_WORDS + (WORKING.test(line.text) ? 6 : 0);
    if (!span || wordsIn(without(line.text, span)) > most) return isUnread(line) ? [{ index, span: null }] : [];
    return [{ index, span: span.from > monthOf(now) || span.latest < span.from ? null : span }];
  });
  // Resumes are consistent: as many lines stand above each period as above the first.
  const first = dated.findIndex(({ span }) => span);
  const above = Math.min((dated[first]?.index ?? 0) - ((dated[first - 1]?.index ?? -1) + 1), 3);
  const entries: Entry[] = [];
  for (const [at, { index, span }] of dated.entries()) {
    const earliest = entries.at(-1)?.body ?? 0;
    let starts = index;
    const own = lines[index];
    const canName = (line: ResumeLine | undefined) => line && isShort(line) && !YEAR.test(line.text);
    while (span && index - starts < above && starts > earliest && canName(lines[starts - 1])) starts--;
    let body = index + 1;
    const last = dated[at + 1]?.index ?? lines.length;
    for (let line = lines[body]; span && line && body < last && isShort(line); line = lines[++body]) {
      const { title, company } = namesIn(lines.slice(starts, body), span);
      const labelled = LABEL.test(line.text);
      // "Infosys, Pune" above "Engineer": a place is no role.
      const names = TITLE.test(line.text) && (!title || (!TITLE.test(title) && wordsIn(line.text) <= 6));
      const adds = names || (!title && !company) || (!company && wordsIn(line.text) <= 8);
      if (!labelled && !adds) break;
      // The next entry's first line.
      if (body + above >= last && at + 1 < dated.length) break;
    }
    if (own) entries.push({ span, head: lines.slice(starts, body), starts, body });
  }
  return entries;
}

const without = (text: string, span: Span) => withEnds(text).replace(span.text, " | ");

const WORKING = /^(?:\d+[.)]\s*)?(?:currently |presently )?work(?:ing|ed|s)\b/i;
const WORKED = /\bwork(?:ing|ed|s) (?:with|at|for|in) (?<place>.+?) as (?:an? )?(?<role>.+)$/i;
const WORKED_AS = /\bwork(?:ing|ed|s) as (?:an? |the )?(?<role>.+?) (?:in|at|with|for) (?<place>.+)$/i;
const ROLE_AT = /^(?<role>.{2,60}?)\s+(?:at|@|with)\s+(?<place>\S.*)$/i;

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
      const at = (WORKED.exec(value) ?? WORKED_AS.exec(value) ?? ROLE_AT.exec(value))?.groups;
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

/** "Manager (Scale II)" */
const NOTE = new RegExp(String.raw`(${TITLE.source})\s*\(([^(),:|]{2,30})\)`, "gi");

const partsOf = (text: string) =>
  text
    .replaceAll(NOTE, "$1 [$2]")
    .split(/\s*[|•·()\t]\s*|\s+[–—-]\s+|,\s+|:\s+|\s{2,}/)
    .map((part) => part.replaceAll(AROUND, "").replace(/\[(.*)\]/, "($1)"))
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) && !/^(?:from|duration|period|to|present|full[- ]time|part[- ]time)$/i.test(part),
    );
