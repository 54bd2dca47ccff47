import { languagesText } from "../../../shared/profiles/languages.ts";
import type { ExperienceKind, ProfileEntryKind } from "../../generated/prisma/enums.ts";
import { AppError } from "../../platform/errors.ts";
import type { SeekerRow } from "../seekers.store.ts";
import { PdfPage } from "./pdf-page.ts";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const monthText = (day: string) => MONTH.format(new Date(day));
const SECTIONS: readonly (readonly [string, ExperienceKind])[] = [
  ["Experience", "JOB"],
  ["Internships", "INTERNSHIP"],
  ["Volunteering", "SOCIAL"],
];
const MORE: readonly (readonly [string, ProfileEntryKind])[] = [
  ["Certificates", "CERTIFICATE"],
  ["Projects", "PROJECT"],
];
const joined = (parts: readonly (string | number | null)[], between = ", ") =>
  parts.filter((part) => part !== "" && part !== null).join(between);
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
const cannotShow = (characters: readonly string[]) =>
  `The PDF cannot show ${characters
    .slice(0, 10)
    .map((one) => `“${one}”`)
    .join(", ")}. Remove this from your profile, or download it as JSON Resume.`;
/** A skill stays on one line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/**
 * Returns a profile as a plain resume, in the forms that `readProfileFile` and other programs read: without the date of
 * birth and the days of dates. @throws BAD_USER_INPUT if it has characters that no font of ours has
 */
export async function profilePdf(profile: SeekerRow): Promise<Buffer> {
  const page = new PdfPage(`Resume of ${profile.name}`, profile.name);
  page.heading(1, profile.name);
  if (profile.currentProfession) page.line(profile.currentProfession);
  for (const [label, value] of [
    ["Email", profile.email],
    ["Phone", profile.phone],
    ["Location", profile.location],
    ["LinkedIn", profile.linkedin],
    ["Portfolio", profile.github],
  ])
    if (value) page.line(`${label}: ${value}`);
  if (profile.about) page.heading(2, "Summary");
  for (const line of linesOf(profile.about)) page.line(line);
  for (const [title, kind] of SECTIONS) {
    const entries = profile.experiences.filter((entry) => entry.kind === kind);
    if (entries.length > 0) page.heading(2, title);
    for (const { title, company, from, to, responsibilities } of entries) {
      page.heading(3, `${title} at ${company} | ${monthText(from)} – ${to ? monthText(to) : "Present"}`);
      page.list(linesOf(responsibilities).map((line) => line.replace(/^[\s•*–-]+/, "")));
    }
  }
  const studies = studiesOf(profile);
  if (studies.length > 0) page.heading(2, "Education");
  page.list(studies);
  for (const [title, kind] of MORE) {
    const entries = profile.entries.filter((entry) => entry.kind === kind);
    if (entries.length > 0) page.heading(2, title);
    for (const { title, organization, year, link, description } of entries) {
      page.heading(3, joined([title, organization, year]));
      for (const line of linesOf(joined([link, description], "\n"))) page.line(line);
    }
  }
  if (profile.languages.length > 0) page.heading(2, "Languages");
  if (profile.languages.length > 0) page.line(languagesText(profile.languages));
  if (profile.skills.length > 0) page.heading(2, "Skills");
  if (profile.skills.length > 0) page.line(profile.skills.map(unbroken).join(", "));
  if (page.missing.size > 0) throw new AppError("BAD_USER_INPUT", cannotShow([...page.missing]));
  return page.bytes();
}

/** Returns the highest qualification, further degrees and the school leaving certificates, a line each. */
function studiesOf(profile: SeekerRow): string[] {
  const { qualification, course, college, graduationYear, cgpa } = profile;
  const school = (name: string, from: string, year: number | null, percent: number | null) =>
    from || year || percent !== null ? joined([name, from, year, percent === null ? "" : `${percent}%`]) : "";
  return [
    joined([joined([qualification, course], " in "), college, graduationYear, cgpa === null ? "" : `CGPA: ${cgpa}/10`]),
    ...profile.entries.flatMap(({ kind, title, organization, year }) =>
      kind === "DEGREE" ? [joined([title, organization, year])] : [],
    ),
    school("HSC (12th)", profile.twelfthSchool, profile.twelfthPassout, profile.twelfthPercent),
    school("SSC (10th)", profile.tenthSchool, profile.tenthPassout, profile.tenthPercent),
  ].filter(Boolean);
}
