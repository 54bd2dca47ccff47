import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { labelOf } from "../../shared/closed-list.ts";
import { LANGUAGES } from "../../shared/profiles/languages.ts";
import { profilesOf, readBack, understood } from "../seekers/export/profiles.testing.ts";
import type { SeekerRow } from "../seekers/seekers.store.ts";
import { readLinkedIn } from "./linkedin.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LEVELS = {
  ...{ BASIC: "Elementary proficiency", CONVERSATIONAL: "Limited working proficiency" },
  ...{ FLUENT: "Full professional proficiency", NATIVE: "Native or bilingual proficiency" },
};
const monthIn = (day: string | null) => (day ? `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}` : "");

const marks = (value: number | null, unit: string) => (value === null ? "" : `${value}${unit}`);

const quoted = (cell: unknown) => `"${String(cell ?? "").replaceAll('"', '""')}"`;

/** The files of "Download your data". */
function linkedIn(profile: SeekerRow): Buffer {
  const { name, dob, github, experiences, entries, ...of } = profile;
  const [, first = "", last = ""] = /^(\S+) ?(.*)$/su.exec(name) ?? [];
  const born = dob?.toISOString().slice(0, 10) ?? "";
  const birth = born && `${monthIn(born).slice(0, 3)} ${Number(born.slice(8))}, ${born.slice(0, 4)}`;
  const sites = github && `[PORTFOLIO:${github}]`;
  const socials = experiences.filter(({ kind }) => kind === "SOCIAL");
  const jobs = experiences.filter(({ kind }) => kind !== "SOCIAL");
  const studies = [
    [of.college, "", of.graduationYear, marks(of.cgpa, "/10"), of.qualification, ""],
    [of.twelfthSchool, "", of.twelfthPassout, marks(of.twelfthPercent, "%"), "Class XII", ""],
    [of.tenthSchool, "", of.tenthPassout, marks(of.tenthPercent, "%"), "Class X", ""],
  ];
  const entriesOf = (kind: string) => entries.filter((entry) => entry.kind === kind);
  // By the name of each table and its columns, as LinkedIn writes them.
  const tables: Record<string, unknown[][]> = {
    "Profile|First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers":
      [[first, last, "", "", birth, of.currentProfession, of.about, "", "", of.location, "", sites, ""]],
    "Email Addresses|Email Address,Confirmed,Primary,Updated On": [[of.email, "Yes", "Yes", ""]],
    "PhoneNumbers|Extension,Number,Type": [["", of.phone, "Mobile"]],
    "Positions|Company Name,Title,Description,Location,Started On,Finished On": jobs.map((one) => [
      ...[one.company, one.title, one.responsibilities, "", monthIn(one.from), monthIn(one.to)],
    ]),
    "Volunteering|Company Name,Role,Cause,Started On,Finished On,Description": socials.map((one) => [
      ...[one.company, one.title, "", monthIn(one.from), monthIn(one.to), one.responsibilities],
    ]),
    "Education|School Name,Start Date,End Date,Notes,Degree Name,Activities": studies,
    "Skills|Name": of.skills.map((skill) => [skill]),
    "Certifications|Name,Url,Authority,Started On,Finished On,License Number": entriesOf("CERTIFICATE").map((one) => [
      ...[one.title, one.link, one.organization, one.year, "", ""],
    ]),
    "Projects|Title,Description,Url,Started On,Finished On": entriesOf("PROJECT").map((one) => [
      ...[one.title, one.description, one.link, "", one.year],
    ]),
    "Languages|Name,Proficiency": of.languages.map((one) => [labelOf(LANGUAGES, one.language), LEVELS[one.level]]),
  };
  const files = Object.entries(tables).map(([header, rows]) => {
    const [name, columns] = header.split("|");
    return [`${name}.csv`, strToU8([columns, ...rows.map((row) => row.map(quoted).join(","))].join("\n"))];
  });
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

/** What LinkedIn's tables can say: months, no internships, no subject, one further qualification, no issuer of projects. */
function said(profile: SeekerRow): SeekerRow {
  const month = (day: string) => `${day.slice(0, 7)}-01`;
  return {
    ...profile,
    ...{ course: "", linkedin: "" },
    experiences: profile.experiences.map((entry) => ({
      ...entry,
      ...{ kind: entry.kind === "SOCIAL" ? "SOCIAL" : "JOB", from: month(entry.from), to: entry.to && month(entry.to) },
    })),
    entries: profile.entries
      .filter(({ kind }) => kind !== "DEGREE")
      .map((entry) => ({ ...entry, ...(entry.kind === "PROJECT" ? { organization: "" } : { description: "" }) })),
  };
}

test("of any profile, all that LinkedIn can say is read from its export", async () => {
  const lines = fc.string({ unit: "grapheme", maxLength: 40 });
  const degrees = fc.constantFrom("B.Tech", "Master of Arts", "Ph.D.", "Bachelor of Fine Arts");
  await fc.assert(
    fc.asyncProperty(profilesOf(lines, lines), degrees, async (any, qualification) => {
      const profile = { ...any, qualification };
      const proposal = await readBack((draft) => readLinkedIn(linkedIn(profile), draft));
      expect(proposal.profile).toEqual(understood(said(profile)));
    }),
    { numRuns: 60 },
  );
});
