import { readLanguages } from "../../shared/profiles/languages.ts";
import type { ExperienceKind, ProfileEntryKind } from "../generated/prisma/enums.ts";
import { cleanText } from "../platform/validation.ts";
import { readDay } from "./dates.ts";
import { type Education, proposeEducation } from "./education.ts";
import type { Found, ProposalDraft, ProposedName } from "./proposal.ts";
import { proposeSkills } from "./skills.ts";

/** The values of a structured file by their path, such as `work.0.position`; each is a line of the proposal. */
export class NamedValues {
  readonly #values = new Map<string, Found>();

  constructor(readonly draft: ProposalDraft) {}

  /** Adds a value, unless it is blank or the proposal is full. */
  set(path: string, value: string): void {
    const text = cleanText(value);
    if (text && this.draft.isFull) this.draft.truncate();
    else if (text)
      this.#values.set(path, { text, line: this.draft.add(`${path}: ${text.replaceAll(/\s*\n\s*/g, " ")}`) });
  }

  /** Returns the values at these paths and below them. */
  at(...paths: readonly string[]): Found[] {
    return paths.flatMap((path) => {
      const exact = this.#values.get(path);
      if (exact) return [exact];
      return [...this.#values].flatMap(([name, value]) => (name.startsWith(`${path}.`) ? [value] : []));
    });
  }

  /** Returns the paths of a list's entries. */
  entries(list: string): string[] {
    const within = [...this.#values.keys()].filter((path) => path.startsWith(`${list}.`));
    const indexes = within.map((path) => path.slice(list.length + 1).split(".")[0]);
    return [...new Set(indexes)].map((index) => `${list}.${index}`);
  }
}

/** Where a format has what the profile knows: the paths of fields, and the names of an entry's parts. */
export interface ProfileFormat {
  readonly fields: readonly (readonly [field: ProposedName, between: string, ...paths: string[]])[];
  readonly histories: readonly {
    readonly list: string;
    readonly kind: ExperienceKind;
    readonly title: string;
    readonly company: string;
    readonly from: string;
    readonly to: string;
    /** Says whether an entry is an internship. */
    readonly type?: string;
    readonly responsibilities: readonly string[];
  }[];
  readonly education: {
    readonly list: string;
    readonly qualification: string;
    readonly course?: string;
    readonly college: string;
    readonly end: string;
    readonly marks: string;
    /** Says of an entry that it is the `highest` qualification, or a `further` degree. */
    readonly level?: string;
  };
  /** Further entries. `more`: the parts of the description. */
  readonly entries: readonly {
    readonly list: string;
    readonly kind: ProfileEntryKind;
    readonly title: string;
    readonly organization?: string;
    readonly year: string;
    readonly link: string;
    readonly more?: readonly string[];
  }[];
  readonly languages: { readonly list: string; readonly name: string; readonly level: string };
  /** `names`: of a skill, or of a group that lists some; the first one that an entry has. */
  readonly skills: { readonly list: string; readonly names: readonly string[] };
}

const textOf = (found: readonly Found[], between: string) => found.map(({ text }) => text).join(between);
const yearIn = (text: string) => Number(/\d{4}/.exec(text)?.[0] ?? 0) || null;
const linesOf = (...found: readonly (readonly Found[])[]) => found.flat().map(({ line }) => line);

/** Proposes what a structured file says, by the paths of its format. */
export function proposeNamedValues(values: NamedValues, format: ProfileFormat): void {
  const { fields, histories, education, entries, languages, skills } = format;
  const { draft } = values;
  for (const [field, between, ...paths] of fields) {
    const found = values.at(...paths);
    draft.propose(field, textOf(found, between), ...linesOf(found));
  }
  for (const { list, kind, responsibilities, ...names } of histories)
    for (const entry of values.entries(list)) {
      const [title, company] = [values.at(`${entry}.${names.title}`), values.at(`${entry}.${names.company}`)];
      const [from, to] = [values.at(`${entry}.${names.from}`), values.at(`${entry}.${names.to}`)];
      const type = names.type ? values.at(`${entry}.${names.type}`) : [];
      const tasks = values.at(...responsibilities.map((name) => `${entry}.${name}`));
      const [first, last] = [readDay(textOf(from, "")), readDay(textOf(to, ""))];
      draft.proposeExperience({
        kind: /\bintern(?:ship)?\b/i.test(textOf(type, "")) ? "INTERNSHIP" : kind,
        title: textOf(title, " "),
        company: textOf(company, " "),
        from: first?.day ?? null,
        to: last?.day ?? null,
        // "Present" has no digit.
        isOngoing: !to.some(({ text }) => /\d/.test(text)),
        lacksMonth: [first, last].some((day) => day?.lacksMonth),
        isCertain: true,
        responsibilities: textOf(tasks, "\n"),
        foundIn: linesOf(title, company, type, first ? from : [], last ? to : [], tasks),
      });
    }
  const studies = values.entries(education.list).map((entry): Education => {
    const part = (name: string | undefined) => (name ? values.at(`${entry}.${name}`)[0] : undefined);
    const year = part(education.end);
    return {
      qualification: part(education.qualification),
      course: part(education.course),
      college: part(education.college),
      year: year && { ...year, text: /\d{4}/.exec(year.text)?.[0] ?? "" },
      marks: part(education.marks),
      level: part(education.level),
    };
  });
  proposeEducation(draft, studies);
  for (const { list, kind, title, organization = "", year, link, more = [] } of entries)
    for (const entry of values.entries(list)) {
      const parts = [title, organization, year, link].map((name) => (name ? values.at(`${entry}.${name}`) : []));
      const [name = "", issuer = "", date = "", address = ""] = parts.map((found) => textOf(found, " "));
      const about = values.at(...more.map((name) => `${entry}.${name}`));
      draft.proposeEntry({
        ...{ kind, title: name, organization: issuer, year: yearIn(date), link: address },
        description: textOf(about, "\n"),
        foundIn: linesOf(...parts, about),
      });
    }
  const spoken = values.entries(languages.list).map((entry) => {
    const [name, level] = [values.at(`${entry}.${languages.name}`), values.at(`${entry}.${languages.level}`)];
    return { text: `${textOf(name, " ")} (${textOf(level, " ")})`, lines: linesOf(name, level) };
  });
  const known = spoken.filter(({ text }) => readLanguages(text).length > 0);
  draft.propose("languages", known.map(({ text }) => text).join(", "), ...known.flatMap(({ lines }) => lines));
  const named = values.entries(skills.list).flatMap((entry) => {
    const alternatives = skills.names.map((name) => values.at(`${entry}.${name}`));
    return alternatives.find((found) => found.length > 0) ?? [];
  });
  proposeSkills(draft, named);
}
