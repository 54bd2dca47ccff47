import { labelOf } from "../../../shared/closed-list.ts";
import { LANGUAGE_LEVELS, LANGUAGES } from "../../../shared/profiles/languages.ts";
import { PROFILES } from "../../../shared/text/web-address.ts";
import type { ExperienceKind, ProfileEntryKind } from "../../generated/prisma/enums.ts";
import type { SeekerRow } from "../seekers.store.ts";

/** Returns an object without its empty members. */
const stated = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== "" && value !== null));

/** A grade of a scale, as text. */
const score = (grade: number | null, unit: "/10" | "%") => (grade === null ? "" : `${grade}${unit}`);

/** Returns an entry of the education, unless nothing of it is known. */
function study(kind: object, names: object, { year, score }: { year: number | null; score: string }) {
  const known = stated({ ...names, endDate: year === null ? "" : String(year), score });
  return Object.keys(known).length > 0 ? [{ ...kind, ...known }] : [];
}

/**
 * Returns a profile in the format of JSON Resume (https://jsonresume.org/schema, version 1.0.0), from which
 * `readProfileFile` reads all of it again; without the wishes for the next job, which the format has no place for.
 * `basics.birthDate`, `work[].employmentType`, `education[].level` and `certificates[].summary` are our additions, which
 * the format allows.
 */
export function jsonResume(profile: SeekerRow): object {
  const { linkedin, github } = profile;
  const isOnGithub = github.startsWith(PROFILES.github);
  const history = (kind: ExperienceKind, employer: "name" | "organization", more = {}) =>
    profile.experiences
      .filter((entry) => entry.kind === kind)
      .map(({ title, company, from, to, responsibilities }) => ({
        ...stated({ [employer]: company, position: title, startDate: from, endDate: to, summary: responsibilities }),
        ...more,
      }));
  const entriesOf = (kind: ProfileEntryKind) => profile.entries.filter((entry) => entry.kind === kind);
  return {
    basics: stated({
      ...{ name: profile.name, label: profile.currentProfession, email: profile.email, phone: profile.phone },
      ...{
        url: isOnGithub ? "" : github,
        summary: profile.about,
        birthDate: profile.dob?.toISOString().slice(0, 10) ?? "",
      },
      location: stated({ city: profile.location }),
      profiles: [
        { network: "LinkedIn", url: linkedin },
        { network: "GitHub", url: isOnGithub ? github : "" },
      ].filter(({ url }) => url !== ""),
    }),
    work: [...history("JOB", "name"), ...history("INTERNSHIP", "name", { employmentType: "Internship" })],
    volunteer: history("SOCIAL", "organization"),
    education: [
      ...study(
        { level: "highest" },
        { studyType: profile.qualification, area: profile.course, institution: profile.college },
        { year: profile.graduationYear, score: score(profile.cgpa, "/10") },
      ),
      ...entriesOf("DEGREE").flatMap(({ title, organization, year }) =>
        study({ level: "further" }, { studyType: title, institution: organization }, { year, score: "" }),
      ),
      ...study(
        { studyType: "HSC" },
        { institution: profile.twelfthSchool },
        { year: profile.twelfthPassout, score: score(profile.twelfthPercent, "%") },
      ),
      ...study(
        { studyType: "SSC" },
        { institution: profile.tenthSchool },
        { year: profile.tenthPassout, score: score(profile.tenthPercent, "%") },
      ),
    ],
    certificates: entriesOf("CERTIFICATE").map(({ title, organization, year, link, description }) =>
      stated({ name: title, issuer: organization, date: year && String(year), url: link, summary: description }),
    ),
    projects: entriesOf("PROJECT").map(({ title, organization, year, link, description }) =>
      stated({ name: title, entity: organization, endDate: year && String(year), url: link, description }),
    ),
    languages: profile.languages.map(({ language, level }) => ({
      ...{ language: labelOf(LANGUAGES, language), fluency: labelOf(LANGUAGE_LEVELS, level) },
    })),
    skills: profile.skills.map((name) => ({ name })),
  };
}
