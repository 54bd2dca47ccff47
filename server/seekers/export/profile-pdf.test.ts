import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { resumeText } from "../../platform/files/resume-text.ts";
import { readResume } from "../../profile-import/resume.ts";
import type { SeekerRow } from "../seekers.store.ts";
import { profilePdf } from "./profile-pdf.ts";
import { emptyProfile, readBack, understood } from "./profiles.testing.ts";

const TITLES = ["Accountant", "Senior Nurse", "Machine Operator", "Lead Software Engineer", "Teacher"];
const COMPANIES = ["Infosys", "Tata Motors", "Lisie Hospital", "Zoho", "Pratham", "State Bank of India"];
const TASKS = [
  "Closed the books of twelve listed companies every month, and prepared the returns of all of them before the day they were due",
  "Night shifts",
  "Trained 14 juniors",
];
const COLLEGES = ["Pune University", "VIT University", "Fergusson College", "DAV School"];
const SKILLS = ["GST", "SQL", "Machine Learning", "C++", "Customer Service", "Wound Care", "Node.js", "Tally Prime"];

const one = (...texts: readonly string[]) => fc.constantFrom(...texts);
const grade = (max: number) => fc.integer({ min: 50, max: 100 }).map((percent) => (percent * max) / 100);
const year = fc.integer({ min: 1980, max: 2026 });
/** The first day of a month, which is as much of a date as the PDF shows. */
const month = fc.integer({ min: 0, max: 400 }).map((at) => new Date(Date.UTC(1990, at)).toISOString().slice(0, 10));
const experience = fc
  .record({
    ...{ kind: one("JOB", "INTERNSHIP", "SOCIAL"), title: one(...TITLES), company: one(...COMPANIES) },
    ...{ days: fc.tuple(month, month), isOngoing: fc.boolean(), tasks: fc.subarray(TASKS) },
  })
  .map(({ days, isOngoing, tasks, ...entry }) => {
    const [from, to] = days.toSorted();
    return { ...entry, from, to: isOngoing ? null : to, responsibilities: tasks.join("\n") };
  });
const profiles = fc.record({
  ...{ name: one("Asha Rao", "Søren Čapek", "Νίκος Παππάς", "Анна Иванова"), phone: one("9820012345", "7065012345") },
  ...{ location: one("", "Pune, Maharashtra"), currentProfession: one(...TITLES), about: one("", TASKS.join(". ")) },
  ...{ qualification: one("B.Tech", "M.Com", "MBA"), course: one("Finance", "Computer Science") },
  ...{ college: one(...COLLEGES), graduationYear: year, cgpa: grade(10) },
  ...{ twelfthSchool: one(...COLLEGES), twelfthPassout: year, twelfthPercent: grade(100) },
  ...{ tenthSchool: one(...COLLEGES), tenthPassout: year, tenthPercent: grade(100) },
  ...{ linkedin: one("", "https://www.linkedin.com/in/asha"), github: one("", "https://asha.example.com") },
  ...{ skills: fc.subarray(SKILLS), experiences: fc.array(experience, { maxLength: 12 }) },
}) as fc.Arbitrary<object> as fc.Arbitrary<Partial<SeekerRow>>;

test("the PDF of a profile says all of it to our own import, and to others", async () => {
  await fc.assert(
    fc.asyncProperty(profiles, async (some) => {
      const profile = { ...emptyProfile, ...some };
      const { parts } = await resumeText(await profilePdf(profile), "application/pdf", "REFUSE");
      const read = await readBack((draft) => readResume(parts.join("\n").split("\n"), draft));
      expect(read.profile).toEqual(understood(profile));
      expect(read.leftOver).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test("it is tagged, with a title and a language, for people who hear it", async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await profilePdf({ ...emptyProfile, skills: ["हिन्दी"] })));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: "Resume of Asha Rao", Language: "en" });
  const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree()).match(/(?<="role":")\w+/g);
  expect(roles?.join(" ")).toBe("Document H1 P P H2 P Root");
});

test("characters that it cannot show are named, instead of boxes", async () => {
  await expect(profilePdf({ ...emptyProfile, about: "漢字 🎉" })).rejects.toMatchObject({
    ...{ code: "BAD_USER_INPUT", message: expect.stringContaining("cannot show “漢”, “字”, “🎉”.") },
  });
});
