import type { z } from "zod";
import { languagesText, readLanguages } from "../../shared/profiles/languages.ts";
import { MAX_ABOUT, MAX_ENTRIES, MAX_EXPERIENCES, MAX_RESPONSIBILITIES } from "../../shared/seekers.ts";
import { emailAddress } from "../accounts/accounts.schemas.ts";
import type { ExperienceKind } from "../generated/prisma/enums.ts";
import { cleanText } from "../platform/validation.ts";
import type { ProfileEntry } from "../seekers/profile-entries.types.ts";
import { entryShape, experienceShape, profileSchema } from "../seekers/seekers.schemas.ts";

/** A field of the profile, as `UpdateSeekerProfileInput` names it, or the email address. */
export type ProposedName =
  | "email"
  | Exclude<
      keyof ReturnType<typeof profileSchema>["shape"],
      | ("phoneVisibility" | "emailVisibility" | "browsable" | "openToWork" | "hidesContacts")
      | ("jobExperiences" | "internExperiences" | "socialExperiences" | "degrees" | "certificates" | "projects")
      | ("noticeDays" | "placesWanted" | "workPermits" | "expectedPay")
    >;

/**
 * A value that was found for a field. `foundIn`: numbers of lines, from 1. `isCertain`: whether they state it; otherwise
 * it was put together from lines that may not belong together.
 */
export interface ProposedField {
  readonly field: ProposedName;
  readonly value: string;
  readonly isCertain: boolean;
  readonly foundIn: readonly number[];
}

/** An entry of a history that was found. */
export interface ProposedExperience {
  readonly kind: ExperienceKind;
  readonly title: string;
  readonly company: string;
  /** YYYY-MM-DD; null if not found. */
  readonly from: string | null;
  /** YYYY-MM-DD; null if not found, and for what is ongoing. */
  readonly to: string | null;
  readonly isOngoing: boolean;
  /** Whether a date is January because only its year is known. */
  readonly lacksMonth: boolean;
  /** As of a field. */
  readonly isCertain: boolean;
  readonly responsibilities: string;
  readonly foundIn: readonly number[];
}

/** A further degree, a certificate or a project that was found. */
export interface ProposedEntry extends ProfileEntry {
  readonly foundIn: readonly number[];
}

/** What was found in a file. */
export interface ProfileProposal {
  /** Its lines. */
  readonly text: readonly string[];
  /** Whether it describes a person; of another file only labelled values are proposed. */
  readonly isProfile: boolean;
  readonly fields: readonly ProposedField[];
  readonly experiences: readonly ProposedExperience[];
  readonly entries: readonly ProposedEntry[];
  /** Numbers of the lines from which nothing is proposed, or not all. */
  readonly leftOver: readonly number[];
  /** Whether the file has more than `text`. */
  readonly isTruncated: boolean;
}

/** A text of a file, and where it stands. */
export interface Found {
  readonly text: string;
  readonly line: number;
}

const MAX_LINES = 3000;
const MAX_LINE = 4000;

/** Returns the value as the profile would store it; empty if it would be refused. */
function stored(rule: z.ZodType, value: unknown): string {
  const { data } = rule.safeParse(value);
  if (Array.isArray(data)) return data.join(", ");
  return data instanceof Date ? data.toISOString().slice(0, 10) : String(data ?? "");
}

/** Cuts a long text so that its author sees that there is more. */
const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 2).trim()} …` : text);

/** A proposal in the making: the first valid value found for a field is proposed. */
export class ProposalDraft {
  readonly lines: string[] = [];
  isProfile = true;
  readonly #fields = new Map<ProposedName, ProposedField>();
  readonly #experiences: ProposedExperience[] = [];
  readonly #entries: ProposedEntry[] = [];
  readonly #placed = new Set<number>();
  readonly #leftOver = new Set<number>();
  readonly #rules;
  readonly #experienceRules: ReturnType<typeof experienceShape>;
  readonly #entryRules: ReturnType<typeof entryShape>;
  #isTruncated = false;

  /** `now` bounds days and years. */
  constructor(readonly now: Date) {
    this.#rules = { ...profileSchema(now).shape, email: emailAddress };
    this.#experienceRules = experienceShape("Title", now);
    this.#entryRules = entryShape(now);
  }

  /** Whether it has as many lines as it can. */
  get isFull(): boolean {
    return this.lines.length >= MAX_LINES;
  }

  /** Adds a line of the file. @returns its number */
  add(line: string): number {
    if (line.length > MAX_LINE) this.truncate();
    this.lines.push(cleanText(line.slice(0, MAX_LINE)));
    return this.lines.length;
  }

  /** Notes that the file has more than was added. */
  truncate(): void {
    this.#isTruncated = true;
  }

  /** Proposes a value, unless the field has one or the profile's rules refuse it. @returns whether it is proposed */
  propose(field: ProposedName, value: string, ...foundIn: readonly number[]): boolean {
    const isLong = field === "about" && value.length > MAX_ABOUT;
    const given = field === "skills" ? value.split(",") : isLong ? shortened(value, MAX_ABOUT) : value;
    if (this.#fields.has(field)) return false;
    const valid = field === "languages" ? languagesText(readLanguages(value)) : stored(this.#rules[field], given);
    if (valid === "") return false;
    this.#fields.set(field, { field, value: valid, isCertain: true, foundIn });
    this.place(...foundIn);
    if (isLong) this.leaveOver(...foundIn);
    return true;
  }

  /** Proposes a value that was put together from lines that may not belong together. */
  proposeUncertain(field: ProposedName, value: string, ...foundIn: readonly number[]): void {
    const proposed = this.propose(field, value, ...foundIn) && this.#fields.get(field);
    if (proposed) this.#fields.set(field, { ...proposed, isCertain: false });
  }

  /** Proposes the valid parts of a history's entry that has a title or a company, up to the most that a history has. */
  proposeExperience(found: ProposedExperience): void {
    const { kind, foundIn } = found;
    const part = (name: "title" | "company" | "from" | "to" | "responsibilities", value = found[name]) =>
      stored(this.#experienceRules[name], value);
    const [title, company, from, end] = [part("title"), part("company"), part("from"), part("to")];
    const responsibilities = part("responsibilities", shortened(found.responsibilities, MAX_RESPONSIBILITIES));
    const isFull = this.#experiences.filter((entry) => entry.kind === kind).length >= MAX_EXPERIENCES;
    if (isFull || (!title && !company)) return;
    const to = end >= from ? end : "";
    this.#experiences.push({ ...found, title, company, from: from || null, to: to || null, responsibilities });
    this.place(...foundIn);
    const isLong = found.responsibilities.length > MAX_RESPONSIBILITIES;
    const refused = { title, company, from, to };
    if (isLong || Object.entries(refused).some(([name, value]) => found[name as keyof typeof refused] && !value))
      this.leaveOver(...foundIn);
  }

  /** Proposes the valid parts of a degree, a certificate or a project that has a name, up to the most of a kind. */
  proposeEntry(found: ProposedEntry): void {
    const part = (name: "title" | "organization" | "link" | "year") => stored(this.#entryRules[name], found[name]);
    const [title, organization, link, year] = [part("title"), part("organization"), part("link"), part("year")];
    const isFull = this.#entries.filter(({ kind }) => kind === found.kind).length >= MAX_ENTRIES;
    if (isFull || !title) return;
    const description = shortened(cleanText(found.description), MAX_RESPONSIBILITIES);
    this.#entries.push({ ...found, title, organization, link, description, year: year === "" ? null : Number(year) });
    this.place(...found.foundIn);
    const isCut = found.description.length > MAX_RESPONSIBILITIES;
    if (isCut || (found.organization && !organization) || (found.link && !link) || (found.year && !year))
      this.leaveOver(...found.foundIn);
  }

  /** Marks lines as not left over: their content is proposed, or they are headings. */
  place(...lines: readonly number[]): void {
    for (const line of lines) this.#placed.add(line);
  }

  /** Marks lines as left over although a part of them is proposed. */
  leaveOver(...lines: readonly number[]): void {
    for (const line of lines) this.#leftOver.add(line);
  }

  /** Returns the proposal. */
  finished(): ProfileProposal {
    const isLeft = (line: number) => this.#leftOver.has(line) || !this.#placed.has(line);
    const leftOver = this.lines.flatMap((text, at) => (text && isLeft(at + 1) ? [at + 1] : []));
    const { lines: text, isProfile } = this;
    const [fields, experiences, entries] = [[...this.#fields.values()], this.#experiences, this.#entries];
    return { text, isProfile, fields, experiences, entries, leftOver, isTruncated: this.#isTruncated };
  }
}
