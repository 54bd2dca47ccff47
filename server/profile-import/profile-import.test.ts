import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { graphql } from "../testing/generated/gql.ts";
import { documentBomb, docx, nestedForms, pdf } from "../testing/sample-files.ts";
import { forEachTest, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp();
const READ = graphql(`mutation ReadProfileFile_Test($file: Upload!) {
  readProfileFile(file: $file) { proposal { text isProfile leftOver isTruncated fields { field value isCertain foundIn }
    entries { kind title organization year link description }
    experiences { kind title company from to isOngoing lacksMonth isCertain responsibilities foundIn } } }
}`);
const seeker = forEachTest(() => app.signedInSeeker());

const send = (bytes: Buffer, name: string) => upload(app, READ, { bytes, name }, seeker);
async function read(bytes: Buffer, name: string) {
  const { data, errors } = await send(bytes, name);
  expect(errors).toBeUndefined();
  const proposal = data?.readProfileFile.proposal;
  if (!proposal) throw new Error("There is no proposal.");
  const { text, leftOver, experiences, entries, isTruncated } = proposal;
  return {
    entries,
    isTruncated,
    fields: Object.fromEntries(proposal.fields.map(({ field, value }) => [field, value])),
    experiences: experiences.map(({ foundIn: _, ...entry }) => entry),
    leftOver: leftOver.map((line) => text[line - 1]),
    foundIn: (field: string) => proposal.fields.find((one) => one.field === field)?.foundIn.map((n) => text[n - 1]),
  };
}

const RESUME = {
  basics: {
    ...{ name: "Asha Rao", label: "Accountant", email: "asha@example.com", phone: "+91 98200-12345" },
    ...{ summary: "I close books.\nOn time.", location: { city: "Pune", region: "Maharashtra" } },
    profiles: [
      { network: "LinkedIn", username: "asharao" },
      { network: "GitHub", url: "https://github.com/asharao" },
    ],
  },
  work: [
    { position: "Senior \u202eAccountant", name: "Infosys", startDate: "2021-07-05", highlights: ["GST", "Audit"] },
    { position: "Accountant", name: "Wipro", startDate: "2019-06", endDate: "2021", summary: "Ledgers" },
  ],
  volunteer: [{ position: "Teacher", organization: "Pratham", startDate: "2018-01", endDate: "2018-12" }],
  education: [
    { institution: "DAV School", studyType: "HSC", endDate: "2015", score: "88.4%" },
    { institution: "Pune University", studyType: "M.Com", area: "Finance", endDate: "2019-05", score: "8.1/10" },
    { institution: "Fergusson College", studyType: "B.Com", endDate: "2017", score: "3.6/4" },
  ],
  skills: [{ name: "Tax", keywords: ["GST", "TDS"] }, { name: "Tally" }],
  languages: [{ language: "Marathi", fluency: "Native speaker" }, { language: "Bengali" }, { language: "Klingon" }],
  certificates: [{ name: "GST Practitioner", issuer: "GSTN", date: "2020-02-01", url: "https://gst.example/1" }],
  projects: [{ name: "Ledger", description: "In rows.", highlights: ["Fast"], endDate: "2018", keywords: ["Excel"] }],
};

describe("a JSON Resume", () => {
  test("fills every field that the profile knows, and leaves the rest over", async () => {
    const { fields, experiences, entries, leftOver, foundIn } = await read(
      Buffer.from(JSON.stringify(RESUME)),
      "resume.json",
    );
    expect(fields).toEqual({
      ...{ name: "Asha Rao", phone: "9820012345", email: "asha@example.com", currentProfession: "Accountant" },
      ...{ about: "I close books.\nOn time.", location: "Pune, Maharashtra", skills: "GST, TDS, Tally" },
      ...{ linkedin: "https://www.linkedin.com/in/asharao", github: "https://github.com/asharao" },
      ...{ qualification: "M.Com", course: "Finance", college: "Pune University", cgpa: "8.1", graduationYear: "2019" },
      ...{ twelfthSchool: "DAV School", twelfthPercent: "88.4", twelfthPassout: "2015" },
      languages: "Marathi (native), Bangla (conversational)",
    });
    expect(foundIn("location")).toEqual(["basics.location.city: Pune", "basics.location.region: Maharashtra"]);
    const job = { kind: "JOB", isOngoing: false, lacksMonth: false, isCertain: true };
    expect(experiences).toEqual([
      {
        ...{ ...job, title: "Senior Accountant", company: "Infosys", from: "2021-07-05", to: null, isOngoing: true },
        responsibilities: "GST\nAudit",
      },
      {
        ...{ ...job, title: "Accountant", company: "Wipro", from: "2019-06-01", to: "2021-01-01", lacksMonth: true },
        responsibilities: "Ledgers",
      },
      {
        ...{ ...job, kind: "SOCIAL", title: "Teacher", company: "Pratham", from: "2018-01-01", to: "2018-12-01" },
        responsibilities: null,
      },
    ]);
    const nothing = { organization: null, year: null, link: null, description: null };
    const certificate = { title: "GST Practitioner", organization: "GSTN", year: 2020, link: "https://gst.example/1" };
    expect(entries).toEqual([
      { ...nothing, kind: "DEGREE", title: "B.Com", organization: "Fergusson College", year: 2017 },
      { ...nothing, kind: "CERTIFICATE", ...certificate },
      { ...nothing, kind: "PROJECT", title: "Ledger", year: 2018, description: "In rows.\nFast" },
    ]);
    expect(leftOver).toContain("languages.2.language: Klingon");
    expect(leftOver).toContain("projects.0.keywords.0: Excel");
    expect(leftOver).toContain("education.2.score: 3.6/4");
  });

  test("with values that the profile's rules refuse leaves them over", async () => {
    const basics = { name: "www.spam.example", phone: "+1 555 0100", label: "x".repeat(161), email: "notmail" };
    const work = [
      { position: "Accountant", name: "x".repeat(161), startDate: "9999-01-01", endDate: "2021" },
      { position: "Clerk", name: "Wipro", startDate: "2020-05", endDate: "2019-05" },
      { position: "x".repeat(161), name: "" },
    ];
    const { fields, experiences, leftOver } = await read(Buffer.from(JSON.stringify({ basics, work })), "resume.json");
    expect(fields).toEqual({});
    expect(experiences).toMatchObject([
      { title: "Accountant", company: null, from: null, to: "2021-01-01" },
      { title: "Clerk", company: "Wipro", from: "2020-05-01", to: null, isOngoing: false },
    ]);
    expect(leftOver).toHaveLength(13);
  });

  test("with more than the profile holds is cut where the person sees it", async () => {
    const basics = { summary: "a ".repeat(500_000) };
    const entry = { position: "Clerk", name: "Wipro", highlights: ["b".repeat(2001)] };
    const work = Array.from({ length: 1000 }, () => entry);
    const proposal = await read(Buffer.from(JSON.stringify({ basics, work })), "resume.json");
    expect(proposal.fields.about).toMatch(/^a [a ]{1990,1997}…$/);
    expect(proposal.experiences).toHaveLength(30);
    expect(proposal.experiences[29]?.responsibilities).toBe(`${"b".repeat(1998)} …`);
    expect(proposal.leftOver).toHaveLength(3000);
    expect(proposal.isTruncated).toBe(true);
  });
});

test("a resume of more text than is read says so", async () => {
  const types = '<Types><Default Extension="xml" ContentType="application/xml"/></Types>';
  const lines = "<w:p><w:r><w:t>Skills: welding, soldering</w:t></w:r></w:p>".repeat(2200);
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const document = `<w:document ${word}><w:body>${lines}</w:body></w:document>`;
  const file = docx({ "[Content_Types].xml": types, "word/document.xml": document });
  expect((await read(file, "resume.docx")).isTruncated).toBe(true);
});

const linkedIn = (tables: Record<string, string>, bytesOf: (text: string) => Uint8Array = strToU8) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, bytesOf(text)]))));

describe("a LinkedIn export", () => {
  test("is read table by table", async () => {
    const { fields, experiences, entries, leftOver } = await read(
      linkedIn({
        "Profile.csv": `First Name,Last Name,Birth Date,Headline,Summary,Geo Location,Websites
Asha,Rao,"Aug 5, 1996",Accountant,"Closes books,
on time",Pune,[PORTFOLIO:https://asha.example.com]`,
        "Positions.csv": `Company Name,Title,Description,Location,Started On,Finished On
Infosys,Senior Accountant,GST,Pune,Jul 2021,
Wipro,Accountant,,Pune,Jun 2019,Jul 2021`,
        "Education.csv": `School Name,Start Date,End Date,Notes,Degree Name,Activities
Pune University,2017,2019,,"M.Com, Finance",Chess`,
        "Skills.csv": "Name\nGST\nTally\n",
        "Certifications.csv": "Name,Url,Authority,Started On,Finished On,License Number\nCMA,,ICMAI,Jun 2022,,7",
        "Projects.csv": "Title,Description,Url,Started On,Finished On\nLedger,In rows,,2017,2018",
        "Languages.csv": "Name,Proficiency\nHindi,Professional working proficiency",
        "messages.csv": "FROM,CONTENT\nX,secret",
      }),
      "Basic_LinkedInDataExport.zip",
    );
    expect(fields).toEqual({
      ...{ name: "Asha Rao", dob: "1996-08-05", currentProfession: "Accountant", about: "Closes books,\non time" },
      ...{ location: "Pune", github: "https://asha.example.com", skills: "GST, Tally" },
      ...{ qualification: "M.Com, Finance", college: "Pune University", graduationYear: "2019" },
      languages: "Hindi (fluent)",
    });
    expect(entries).toMatchObject([
      { kind: "CERTIFICATE", title: "CMA", organization: "ICMAI", year: 2022 },
      { kind: "PROJECT", title: "Ledger", year: 2018, description: "In rows" },
    ]);
    expect(experiences).toMatchObject([
      { title: "Senior Accountant", from: "2021-07-01", to: null, isOngoing: true },
      { title: "Accountant", from: "2019-06-01", to: "2021-07-01", isOngoing: false },
    ]);
    expect(leftOver).toContain("Education.0.Activities: Chess");
    expect(leftOver.join()).not.toContain("secret");
  });

  test.each([
    ["UTF-8", (text: string) => Buffer.from(text)],
    ["Windows", (text: string) => Buffer.from(text, "latin1")],
    ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ])("that a spreadsheet program saved in %s with semicolons is read", async (_encoding, bytesOf) => {
    const tables = { "Profile.csv": "First Name;Last Name;Headline\nJosé;Núñez;Clerk, Accounts\n" };
    const { fields } = await read(linkedIn(tables, bytesOf), "export.zip");
    expect(fields).toEqual({ name: "José Núñez", currentProfession: "Clerk, Accounts" });
  });
});

test.each([
  ["a picture of another kind", () => Buffer.from("GIF89a"), "a picture"],
  ["a text", () => Buffer.from("Asha Rao"), "The file must be a PDF, DOC, DOCX, JSON Resume or the ZIP of a LinkedIn"],
  ["an export that unpacks to megabytes", () => linkedIn({ "Profile.csv": "Name\n".repeat(1_000_000) }), "too large"],
  ["an archive", () => linkedIn({ "a.txt": "a" }), "an archive"],
  ["a document that unpacks to megabytes", () => documentBomb(5), "damaged"],
  ["broken JSON", () => Buffer.from('{"basics": '), "cannot be read"],
  ["endless nesting", () => Buffer.from(`{"work":${"[".repeat(1_000_000)}`), "cannot be read"],
])("%s is refused with the reason", async (_what, bytes, reason) => {
  const { errors } = await send(bytes(), "resume");
  expect(errors).toMatchObject([
    { message: expect.stringContaining(reason), extensions: { code: "UNSUPPORTED_FILE" } },
  ]);
});

test("neither the file nor what it says is stored", async () => {
  const stored = async () => ({
    profile: await app.db.prisma.seeker.findUniqueOrThrow({ where: { id: seeker.id }, include: { experiences: true } }),
    files: await app.db.prisma.file.count(),
  });
  const before = await stored();
  await read(await pdf(), "cv.pdf");
  await read(Buffer.from(JSON.stringify(RESUME)), "resume.json");
  expect(await stored()).toEqual(before);
});

test("a refused file does not count as read", async () => {
  for (const _ of Array(20)) await send(Buffer.from("Asha Rao"), "cv.txt");
  await read(Buffer.from(JSON.stringify(RESUME)), "resume.json");
});

test("reading ends when the client disconnects", { timeout: 60_000 }, async () => {
  const read = vi.spyOn(app.app.services.profileImport, "read");
  const leaving = new AbortController();
  const file = { bytes: nestedForms(), name: "cv.pdf" };
  const response = expect(upload(app, READ, file, { ...seeker, signal: leaving.signal })).rejects.toThrow("left");
  await expect.poll(() => read.mock.results).toHaveLength(1);
  leaving.abort(new Error("left"));
  await response;
  await expect(read.mock.results[0]?.value).rejects.toThrow("interrupted");
});
