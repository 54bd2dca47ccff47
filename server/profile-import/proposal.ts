import type { ExperienceKind } from "../generated/prisma/enums.ts";
import { cleanText } from "../platform/validation.ts";
import { profileSchema } from "../seekers/seekers.schemas.ts";

/** A field of the profile, as `UpdateSeekerProfileInput` names it, or the email address. */
export type ProposedName =
  | "email"
  | Exclude<
      keyof ReturnType<typeof profileSchema>["shape"],
      | ("phoneVisibility" | "emailVisibility" | "browsable" | "openToWork" | "hidesContacts")
      | ("jobExperiences" | "internExperiences" | "socialExperiences")
    >;

/** A value that was found for a field. `foundIn`: numbers of lines, from 1. */
export interface ProposedField {
  readonly field: ProposedName;
  readonly value: string;
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
  readonly responsibilities: string;
  readonly foundIn: readonly number[];
}

/** What was found in a file. */
export interface ProfileProposal {
  /** Its lines. */
  readonly text: readonly string[];
  readonly fields: readonly ProposedField[];
  readonly experiences: readonly ProposedExperience[];
  /** Numbers of the lines from which nothing is proposed. */
  readonly leftOver: readonly number[];
}

/** A text of a file, and where it stands. */
export interface Found {
  readonly text: string;
  readonly line: number;
}

const MAX_LINES = 3000;
const MAX_LINE = 4000;

/** A proposal in the making: the first valid value found for a field is proposed. */
export class ProposalDraft {
  readonly lines: string[] = [];
  readonly #fields = new Map<ProposedName, ProposedField>();
  readonly #experiences: ProposedExperience[] = [];
  readonly #placed = new Set<number>();
  readonly #leftOver = new Set<number>();
  readonly #rules: ReturnType<typeof profileSchema>["shape"];

  /** `now` bounds days and years. */
  constructor(readonly now: Date) {
    this.#rules = profileSchema(now).shape;
  }

  /** Whether it has as many lines as it can. */
  get isFull(): boolean {
    return this.lines.length >= MAX_LINES;
  }

  /** Adds a line of the file. @returns its number */
  add(line: string): number {
    this.lines.push(cleanText(line).slice(0, MAX_LINE));
    return this.lines.length;
  }

  /** Proposes a value, unless the field has one or the profile's rules refuse it. @returns whether it is proposed */
  propose(field: ProposedName, value: string, ...foundIn: readonly number[]): boolean {
    const valid = this.#fields.has(field) ? "" : this.#validated(field, value);
    if (valid === "") return false;
    this.#fields.set(field, { field, value: valid, foundIn });
    this.place(...foundIn);
    return true;
  }

  /** Proposes an entry of a history that has a title or a company. */
  proposeExperience(experience: ProposedExperience): void {
    if (!experience.title && !experience.company) return;
    this.#experiences.push(experience);
    this.place(...experience.foundIn);
  }

  /** Marks lines as not left over: their content is proposed, or they are headings. */
  place(...lines: readonly number[]): void {
    for (const line of lines) this.#placed.add(line);
  }

  /** Marks a line as left over although a part of it is proposed. */
  leaveOver(line: number): void {
    this.#leftOver.add(line);
  }

  /** Returns the proposal. */
  finished(): ProfileProposal {
    const isLeft = (line: number) => this.#leftOver.has(line) || !this.#placed.has(line);
    const leftOver = this.lines.flatMap((text, at) => (text && isLeft(at + 1) ? [at + 1] : []));
    return { text: this.lines, fields: [...this.#fields.values()], experiences: this.#experiences, leftOver };
  }

  /** Returns the value as the profile would store it; empty if it would be refused. */
  #validated(field: ProposedName, value: string): string {
    // A text that is too long is for its author to shorten.
    if (field === "email" || field === "about") return cleanText(value);
    const given = field === "skills" ? value.split(",") : value;
    const { data } = this.#rules[field].safeParse(given);
    if (data === undefined || data === null) return "";
    if (Array.isArray(data)) return data.join(", ");
    return data instanceof Date ? data.toISOString().slice(0, 10) : String(data);
  }
}
