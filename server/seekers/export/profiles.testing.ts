import fc from "fast-check";
import { LANGUAGE_LEVELS, LANGUAGES, languagesText } from "../../../shared/profiles/languages.ts";
import { ProposalDraft } from "../../profile-import/proposal.ts";
import { profileSchema } from "../seekers.schemas.ts";
import type { SeekerRow } from "../seekers.store.ts";

const NOW = new Date("2026-11-30");
const schema = profileSchema(NOW);
type Name = Exclude<keyof typeof schema.shape, "openToWork">;

/** What a field stores of what is typed, where it accepts that. */
function field<Empty>(name: Name, typed: fc.Arbitrary<unknown>, empty: Empty) {
  return typed.map((value) => schema.shape[name].safeParse(value).data ?? empty);
}
const day = fc
  .date({ min: new Date("1960-01-01"), max: NOW, noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const grade = (max: number) => fc.option(fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100));
const one = (...options: readonly { readonly value: string }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
/** The form of a degree has neither a link nor a description. */
const ONLY: Readonly<Record<string, object>> = { DEGREE: { link: "", description: "" } };
const year = fc.option(fc.integer({ min: 1940, max: 2036 }));

/** Profiles as they are stored, of lines and texts such as these. */
export function profilesOf(lines: fc.Arbitrary<string>, texts: fc.Arbitrary<string>): fc.Arbitrary<SeekerRow> {
  const experience = fc
    .record({
      title: lines,
      company: lines,
      days: fc.tuple(day, day),
      isOngoing: fc.boolean(),
      responsibilities: texts,
    })
    .map(({ days, isOngoing, ...names }) => {
      const [from = "", to] = days.toSorted();
      const [entry] = schema.shape.jobExperiences.safeParse([{ ...names, from }]).data ?? [];
      return entry && { ...entry, from, to: isOngoing ? null : to };
    });
  const experiences = fc.array(fc.tuple(fc.constantFrom("JOB", "INTERNSHIP", "SOCIAL"), experience), { maxLength: 6 });
  const entries = fc
    .record({
      title: lines,
      organization: lines,
      year,
      link: fc.oneof(fc.constant(""), fc.webUrl()),
      description: texts,
    })
    .map((typed) => schema.shape.projects.safeParse([typed]).data ?? []);
  const languages = fc
    .array(fc.record({ language: one(...LANGUAGES), level: one(...LANGUAGE_LEVELS) }), { maxLength: 4 })
    .map((list) => schema.shape.languages.safeParse(list).data ?? []);
  const link = fc.oneof(fc.webUrl(), fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/));
  return fc.record({
    ...{ name: field("name", lines, "Asha Rao"), phone: fc.stringMatching(/^[6-9]\d{9}$/) },
    ...{ email: fc.constant("asha@example.com"), dob: fc.option(day.map((date) => new Date(date))) },
    ...{ location: field("location", lines, ""), currentProfession: field("currentProfession", lines, "") },
    ...{ about: field("about", texts, ""), qualification: field("qualification", lines, "") },
    ...{ course: field("course", lines, ""), college: field("college", lines, "") },
    ...{ cgpa: grade(10), graduationYear: year, tenthSchool: field("tenthSchool", lines, "") },
    ...{ tenthPercent: grade(100), tenthPassout: year, twelfthSchool: field("twelfthSchool", lines, "") },
    ...{ twelfthPercent: grade(100), twelfthPassout: year },
    // A proposal separates skills by commas.
    skills: field("skills", fc.array(lines.map((skill) => skill.replaceAll(/[,\s]+/g, " "))), []),
    ...{ linkedin: field("linkedin", link, ""), github: field("github", link, "") },
    languages,
    entries: fc
      .array(fc.tuple(fc.constantFrom("DEGREE", "CERTIFICATE", "PROJECT"), entries), { maxLength: 6 })
      .map((all) => all.flatMap(([kind, list]) => list.map((entry) => ({ ...entry, ...ONLY[kind], kind })))),
    experiences: experiences.map((list) => list.flatMap(([kind, entry]) => (entry ? [{ kind, ...entry }] : []))),
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<SeekerRow>;
}

/** A profile after signing up. */
export const emptyProfile = {
  ...{
    name: "Asha Rao",
    phone: "9820012345",
    email: "asha@example.com",
    dob: null,
    location: "",
    currentProfession: "",
  },
  ...{
    about: "",
    qualification: "",
    course: "",
    college: "",
    cgpa: null,
    graduationYear: null,
    linkedin: "",
    github: "",
  },
  ...{ tenthSchool: "", tenthPercent: null, tenthPassout: null, twelfthSchool: "", twelfthPercent: null },
  ...{ twelfthPassout: null, skills: [], experiences: [], entries: [], languages: [] },
} as Partial<SeekerRow> as SeekerRow;

const FIELDS = [
  ...(["name", "phone", "email", "dob", "location", "currentProfession", "about", "skills"] as const),
  ...(["qualification", "course", "college", "cgpa", "graduationYear", "linkedin", "github"] as const),
  ...(["tenthSchool", "tenthPercent", "tenthPassout"] as const),
  ...(["twelfthSchool", "twelfthPercent", "twelfthPassout"] as const),
];
const textOf = (value: SeekerRow[(typeof FIELDS)[number]]) =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : typeof value === "object"
      ? value?.join(", ")
      : String(value);

/** What a reader that understands all of a profile proposes. */
export const understood = (profile: SeekerRow) => ({
  fields: Object.fromEntries(
    [...FIELDS.map((name) => [name, textOf(profile[name])]), ["languages", languagesText(profile.languages)]].filter(
      ([, value]) => value,
    ),
  ),
  entries: ["DEGREE", "CERTIFICATE", "PROJECT"].flatMap((kind) =>
    profile.entries
      .filter((entry) => entry.kind === kind)
      .map(({ title, organization, year, link, description }) => [kind, title, organization, year, link, description]),
  ),
  experiences: ["JOB", "INTERNSHIP", "SOCIAL"].flatMap((kind) =>
    profile.experiences
      .filter((entry) => entry.kind === kind)
      .map(({ title, company, from, to, responsibilities }) => [kind, title, company, from, to, responsibilities]),
  ),
});

/** What a reader proposes, and the lines from which it proposes nothing. */
export async function readBack(read: (draft: ProposalDraft) => void | Promise<void>) {
  const draft = new ProposalDraft(NOW);
  await read(draft);
  const { fields, entries, experiences, leftOver, text } = draft.finished();
  const profile: ReturnType<typeof understood> = {
    fields: Object.fromEntries(fields.map(({ field, value }) => [field, value])),
    entries: entries.map(({ kind, title, organization, year, link, description }) => [
      ...[kind, title, organization, year, link, description],
    ]),
    experiences: experiences.map(({ kind, title, company, from, to, responsibilities }) => [
      ...[kind, title, company, from, to, responsibilities],
    ]),
  };
  return { profile, leftOver: leftOver.map((line) => text[line - 1]) };
}
