import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  RemovePhotoDocument,
  RemoveResumeDocument,
  UploadPhotoDocument,
  UploadResumeDocument,
  ViewerProfileDocument,
} from "../../web/generated/seekers/profile.ts";
import { graphql } from "../testing/generated/gql.ts";
import { docx, pdf, windowsProgram } from "../testing/sample-files.ts";
import { forEachTest, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp({ clock: () => new Date("2026-06-15T10:00:00Z") });
const UPDATE = graphql(`mutation SaveProfile($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) { seeker { id name about cgpa dob skills linkedin github tenthPercent graduationYear
    experiences { kind title from to } entries { kind title organization year link description }
    languages { language level } noticeDays placesWanted workPermits expectedPay { payMin payMax payCurrency payUnit } settings { phoneVisibility openToWork browsable updatedAt } } }
}`);
const MARK = graphql(`query OpenToWorkMark($id: ID!) { seeker(id: $id) { isOpenToWork } }`);
const COMPLETE = {
  name: "Ada Lovelace",
  phone: "1234567890",
  dob: "1995-12-10",
  about: "I write programs.\nAnd letters.",
  cgpa: 9.25,
  graduationYear: 2027,
  tenthPercent: 88.5,
  skills: ["SQL", "Analysis"],
  linkedin: "linkedin.com/in/ada",
  github: "http://ada.example.com/",
  phoneVisibility: "CONNECTIONS",
  openToWork: "YES",
  jobExperiences: [{ title: "Analyst", company: "Engine Works", from: "2020-01-01", responsibilities: "Notes" }],
  socialExperiences: [{ title: "Helper", company: "Library", from: "2019-01-01", to: "2019-01-01" }],
  degrees: [{ title: "Diploma", organization: "Polytechnic", year: 2016 }],
  projects: [{ title: "Tables", link: "ada.example.com/tables", description: "Of logarithms" }, { title: "Cards" }],
  languages: [
    { language: "ml", level: "NATIVE" },
    { language: "en", level: "FLUENT" },
  ],
  noticeDays: 0,
  placesWanted: ["Kochi", "Remote"],
  workPermits: ["IN"],
  expectedPay: { payMin: 900_000, payMax: null, payCurrency: "INR", payUnit: "YEAR" },
};
const seeker = forEachTest(() => app.signedInSeeker());
const save = (input: object) => app.execute(UPDATE, { input }, seeker);
const saved = async (input: object) => {
  const answer = await save(input);
  expect(answer.errors).toBeUndefined();
  return answer.data?.updateSeekerProfile.seeker;
};
describe("saving the own profile", () => {
  test("stores every field, and prepends https:// to a bare address", async () => {
    const { phone, phoneVisibility, openToWork, jobExperiences, socialExperiences, ...others } = COMPLETE;
    const { degrees, projects, ...shown } = others;
    const entry = { organization: null, year: null, link: null, description: null };
    expect(await saved(COMPLETE)).toEqual({
      ...shown,
      id: seeker.id,
      linkedin: "https://linkedin.com/in/ada",
      experiences: [
        { kind: "JOB", title: "Analyst", from: "2020-01-01", to: null },
        { kind: "SOCIAL", title: "Helper", from: "2019-01-01", to: "2019-01-01" },
      ],
      entries: [
        { ...entry, kind: "DEGREE", ...degrees[0] },
        { ...entry, kind: "PROJECT", ...projects[0], link: "https://ada.example.com/tables" },
        { ...entry, kind: "PROJECT", title: "Cards" },
      ],
      settings: { phoneVisibility, openToWork, browsable: true, updatedAt: expect.any(String) },
    });
  });

  test("is found with the mark, without it or not at all by one setting, and by that which it replaces", async () => {
    const recruiter = await app.signedInRecruiter();
    const seen = async (input: object) => {
      const { openToWork } = (await saved(input))?.settings ?? {};
      const { data } = await app.execute(MARK, { id: seeker.id }, recruiter);
      return [openToWork, data?.seeker?.isOpenToWork];
    };
    expect(await seen({})).toEqual(["QUIETLY", false]);
    expect(await seen({ openToWork: "YES" })).toEqual(["YES", true]);
    expect((await app.execute(MARK, { id: seeker.id }, await app.signedInSeeker())).data?.seeker).toEqual({
      isOpenToWork: false,
    });
    expect(await seen({ browsable: false })).toEqual(["NO", undefined]);
    expect(await seen({ browsable: true, openToWork: "QUIETLY" })).toEqual(["QUIETLY", false]);
    expect(await seen({ openToWork: "NO" })).toEqual(["NO", undefined]);
  });

  test("leaves absent fields unchanged, and clears blank ones", async () => {
    await saved(COMPLETE);
    const kept = { experiences: [{ title: "Analyst" }], entries: [{ title: "Diploma" }], workPermits: ["IN"] };
    const left = { name: "Ada Lovelace", about: null, cgpa: null, languages: [], expectedPay: null, ...kept };
    const cleared = { about: "", cgpa: null, socialExperiences: [], projects: [], languages: [], expectedPay: null };
    expect(await saved(cleared)).toMatchObject(left);
  });

  test("stores experiences in the given order", async () => {
    const entry = (title: string) => ({ title, company: "Acme", from: "2020-01-01" });
    await saved({ jobExperiences: [entry("One"), entry("Two"), entry("Three")] });
    const seeker = await saved({ jobExperiences: [entry("Three"), entry("One")] });
    expect(seeker).toMatchObject({ experiences: [{ title: "Three" }, { title: "One" }] });
  });

  test.each(["Zoë 👩🏽‍🚀", "علي بن أبي طالب", "李小龍", "O'Brien; drop table seekers", "<script>alert(1)</script>"])(
    "stores the name %s unchanged",
    async (name) => {
      expect(await saved({ name })).toMatchObject({ name });
    },
  );

  test("drops duplicate and blank skills", async () => {
    expect(await saved({ skills: [" Go ", "go", "", "C"] })).toMatchObject({ skills: ["Go", "C"] });
  });

  test("is refused when based on an earlier state, also when only a list has changed since", async () => {
    const unchangedSince = (await saved({ about: "First" }))?.settings?.updatedAt;
    const current = (await saved({ jobExperiences: COMPLETE.jobExperiences, unchangedSince }))?.settings?.updatedAt;
    const late = await save({ about: "Late", unchangedSince });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", current });
    expect((await saved({ about: "Merged", unchangedSince: current }))?.about).toBe("Merged");
    expect((await saved({ about: "As by legacy clients" }))?.about).toBe("As by legacy clients");
  });

  test("from two devices concurrently leaves one complete list", async () => {
    const list = (title: string) => Array.from({ length: 5 }, () => ({ title, company: "Acme", from: "2020-01-01" }));
    await Promise.all(["A", "B", "C", "D"].map((title) => saved({ jobExperiences: list(title) })));
    const rows = await app.db.prisma.experience.findMany({ where: { seekerId: seeker.id } });
    expect(rows.map((row) => row.position).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(rows.map((row) => row.title)).size).toBe(1);
  });
});
test.each([
  [{ linkedin: "@ada-lovelace" }, { linkedin: "https://www.linkedin.com/in/ada-lovelace" }],
  [{ linkedin: "//linkedin.com/in/ada" }, { linkedin: "https://linkedin.com/in/ada" }],
  [{ github: "ada" }, { github: "https://github.com/ada" }],
])("a handle or half an address is stored as the address of the profile: %j", async (input, stored) => {
  expect(await saved(input)).toMatchObject(stored);
});
const FUTURE_START = "Start date cannot be in the future.";
const LANGUAGE = "Choose a language from the list.";
const HINDI = { language: "hi", level: "NATIVE" };
const LOW_MAXIMUM = "Enter a maximum that is at least the minimum.";
const REVERSED = "End date cannot be before the start date.";
describe("is refused, with the message at its field and nothing changed", () => {
  const entry = { title: "Analyst", company: "Acme", from: "2020-01-01" };
  const jobs = (change: object) => ({ jobExperiences: [entry, { ...entry, ...change }] });
  test.each([
    ["a date of birth in the future", { dob: "2027-01-01" }, "dob", "Date of birth cannot be in the future."],
    ["a start in the future", jobs({ from: "2026-07-01" }), "jobExperiences.1.from", FUTURE_START],
    ["an end in the future", jobs({ to: "2026-07-01" }), "jobExperiences.1.to", "End date cannot be in the future."],
    ["an end before its start", jobs({ to: "2019-12-31" }), "jobExperiences.1.to", REVERSED],
    ["an entry without a title", jobs({ title: " " }), "jobExperiences.1.title", "Job title is required."],
    ["percent over 100", { tenthPercent: 101 }, "tenthPercent", "SSC percent must be a number from 0 to 100."],
    ["a negative percent", { twelfthPercent: -1 }, "twelfthPercent", "HSC percent must be a number from 0 to 100."],
    ["a certificate without a name", { certificates: [{ title: "" }] }, "certificates.0.title", "Name is required."],
    ["an unknown language", { languages: [{ language: "xx", level: "BASIC" }] }, "languages.0.language", LANGUAGE],
    [
      "a language twice",
      { languages: [HINDI, HINDI] },
      "languages.1.language",
      "This language is already in the list.",
    ],
    ["a notice period of years", { noticeDays: 366 }, "noticeDays", expect.stringContaining("from 0 to 365")],
    ["six places", { placesWanted: ["A", "B", "C", "D", "E", "F"] }, "placesWanted", "List at most 5 locations."],
    ["a country's name", { workPermits: ["India"] }, "workPermits.0", expect.stringContaining("such as IN")],
    ["reversed pay", { expectedPay: { ...COMPLETE.expectedPay, payMax: 1 } }, "expectedPay.payMax", LOW_MAXIMUM],
    ["cgpa over 10", { cgpa: 10.01 }, "cgpa", "CGPA must be a number from 0 to 10."],
    ["a year of old", { tenthPassout: 19 }, "tenthPassout", "SSC passout year must be a year from 1940 to 2036."],
    ["a javascript: link", { linkedin: "javascript:alert(1)" }, "linkedin", expect.stringContaining("web address")],
    ["an address with a space", { github: "https://ada.example.com/a b" }, "github", expect.stringContaining("web")],
    ["a phone abroad", { phone: "+1 987 654 3210" }, "phone", "Phone number must be 10 digits long"],
    ["a blank name", { name: "   " }, "name", "Name is required."],
    ["no phone", { phone: "" }, "phone", "Phone number must be 10 digits long"],
  ])("%s", async (_, change, field, message) => {
    const { errors } = await save({ ...change, location: "Changed" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    const { id } = seeker;
    expect(await app.db.prisma.seeker.findUnique({ where: { id } })).toMatchObject({ location: "Pune" });
  });

  test("cgpa that is text", async () => {
    expect((await save({ cgpa: "nine" })).errors?.[0]?.message).toContain("cgpa");
  });
});

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#0b6e4f" } })
    .png()
    .toBuffer();
const uploadResume = (bytes: Buffer, name = "cv.pdf") => upload(app, UploadResumeDocument, { bytes, name }, seeker);
const uploadPhoto = (bytes: Buffer) => upload(app, UploadPhotoDocument, { bytes, name: "me.png" }, seeker);
const statusOf = async (url: string | null | undefined, { cookie }: { cookie: string }) =>
  (await fetch(`${app.url}${url}`, { headers: { cookie } })).status;
describe("a resume", () => {
  test.each([
    ["a PDF", () => pdf(), "cv.pdf"],
    ["a PDF with a script, which is served where it can do nothing", () => pdf({ script: "app.alert(1)" }), "cv.pdf"],
    ["a DOCX", () => docx(), "cv.docx"],
  ])("%s is stored, and can be opened", async (_, make, name) => {
    const { resumeUrl, resumeName } = (await uploadResume(await make(), name)).data?.uploadResume.seeker ?? {};
    expect(resumeName).toBe(name);
    expect(await statusOf(resumeUrl, seeker)).toBe(200);
  });

  test("replaces the previous one, and can be removed", async () => {
    await uploadResume(await pdf(), "first.pdf");
    const { data } = await uploadResume(await pdf(), "second.pdf");
    expect(data?.uploadResume.seeker.resumeName).toBe("second.pdf");
    const { removeResume } = await app.expectOk(RemoveResumeDocument, {}, seeker);
    expect(removeResume.seeker).toMatchObject({ hasResume: false, resumeUrl: null });
  });

  test.each([
    ["a program named .pdf", windowsProgram, "Resume must be a PDF, DOC or DOCX file."],
    ["an empty file", () => Buffer.alloc(0), "The file is empty."],
  ])("%s is refused, and the old one stays", async (_, make, message) => {
    await uploadResume(await pdf(), "good.pdf");
    expect((await uploadResume(await make())).errors?.[0]).toMatchObject({
      message,
      extensions: { code: "UNSUPPORTED_FILE" },
    });
    const { viewerSeeker } = await app.expectOk(ViewerProfileDocument, {}, seeker);
    expect(viewerSeeker?.resumeName).toBe("good.pdf");
  });
});
test("a photo is stored, can be opened by anyone with the link, and can be removed", async () => {
  const { data } = await uploadPhoto(await picture());
  expect(await statusOf(data?.uploadPhoto.seeker.photoUrl, { cookie: "" })).toBe(200);
  const { removePhoto } = await app.expectOk(RemovePhotoDocument, {}, seeker);
  expect(removePhoto.seeker.photoUrl).toBeNull();
});
