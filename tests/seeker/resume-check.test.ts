import { expect, test } from "vitest";
import type { ResumeFinding } from "../../server/fit/resume-check/resume-findings.ts";
import { acceptResume } from "../../server/platform/files/accept-resume.ts";
import { readResumeApart } from "../../server/platform/files/read-resume.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { type Resume, WRITERS } from "../support/resumes.ts";

const app = testApp({ clock: () => new Date("2026-11-29T12:00:00Z") });

/** What a check finds. */
type Kind = ResumeFinding["kind"];
interface Draft {
  contact: string[];
  skills: string[];
  jobs: string[];
  education: string[];
  headings: [experience: string, skills: string, education: string];
}

const SUMMARY =
  "Engineer who keeps systems running, explains decisions to people without a technical background, and writes documentation that colleagues read. Looking for a team that measures what it ships, close to home or remote.";
const DID = [
  "Moved 14 services to Docker and cut the time of a release from 3 hours to 20 minutes",
  "Answered 40 tickets a week and wrote 12 guides that halved the number of repeated questions",
  "Trained 6 junior colleagues in testing and in reading the logs of 3 production systems",
  "Built reports in SQL for 5 branches, used by 60 people each morning before the counters open",
];

/** Five people with the headings, dates and boards that resumes have. */
const PEOPLE: readonly Draft[] = [
  {
    contact: ["asha.k@example.com", "+91 98765 43210", "Kochi"],
    skills: ["Java, SQL, Docker, Kubernetes"],
    jobs: ["Software Engineer, Bluepeak, Jun 2021 - Present", "Trainee, TCS, Jun 2019 - May 2021"],
    education: ["B.Tech (CSE), CUSAT, 2015 - 2019, 8.1 CGPA", "HSC, Kerala Board, 91%", "SSLC, 95%"],
    headings: ["WORK EXPERIENCE", "TECHNICAL SKILLS", "EDUCATION"],
  },
  {
    contact: ["rahul_s@example.in | 9876543211 | Pune"],
    skills: ["Java", "SQL", "Docker", "Kubernetes"],
    jobs: ["06/2022 – Present: Developer at Bluepeak", "07/2020 – 05/2022: Developer at Infosys"],
    education: ["BE Computer Engineering, Pune University, 2016-2020", "HSC (Maharashtra State Board): 81.2 %"],
    headings: ["Professional Experience:", "Key Skills:", "Educational Qualifications:"],
  },
  {
    contact: ["Email: meena@example.org", "Mobile: 09876543212"],
    skills: ["Java / SQL / Docker / K8s"],
    jobs: ["Bluepeak (January 2023 to present), Analyst", "Wipro (March 2019 to December 2022), Support"],
    education: ["B.Sc Computer Science, Osmania University, 2016 to 2019", "Intermediate, Telangana Board"],
    headings: ["Employment History", "Skills", "Academic Qualifications"],
  },
  {
    contact: ["dev.p@example.com / 98765-43213 / Surat"],
    skills: ["• Java  • SQL  • Docker  • Kubernetes"],
    jobs: ["Bluepeak | Engineer | 2021 - Present", "Reliance | Junior engineer | 2018 - 2021"],
    education: ["Diploma in Computer Engineering, GTU, 2014 - 2018", "SSC, Gujarat Board, 2014"],
    headings: ["Experience", "Core Competencies", "Academics"],
  },
  {
    contact: ["fatima@example.com", "(+91) 98765 43214"],
    skills: ["Languages and databases: Java, SQL", "Operations: Docker, Kubernetes"],
    jobs: ["Engineer at Bluepeak, Aug. 2022 – now", "Intern at Zoho, Jan. 2022 – Jul. 2022"],
    education: ["MCA, Anna University, 2019 – 2021", "CBSE Class XII, 2016"],
    headings: ["Career History", "Skill Set", "Education"],
  },
];

/** What is wrong with a resume, and what a check must find. */
const FLAWS: readonly (readonly [expected: Kind[], change: (draft: Draft) => Partial<Draft> & { did?: string[] }])[] = [
  [[], () => ({})],
  [["CONTACT", "CONTACT"], () => ({ contact: ["Kochi, Kerala"] })],
  [["GAP"], ({ jobs: [now = ""] }) => ({ jobs: [now, "Clerk, Ledgerline, Jan 2009 - Mar 2011"] })],
  [["OVERLAP"], ({ jobs }) => ({ jobs: [...jobs, "Consultant, Marigold, Feb 2023 - Oct 2024"] })],
  [["SECTION"], ({ headings: [experience, , education] }) => ({ headings: [experience, "Toolbox", education] })],
  [["NUMBERS"], () => ({ did: DID.map((line) => line.replaceAll(/\d+/g, "several")) })],
  [["SPELLING"], () => ({ skills: ["Java, SQL, Docker, Kuberntes"] })],
  [["PROFILE"], () => ({ skills: ["Java, Docker, Kubernetes"], did: DID.slice(0, 3) })],
  [["DATES"], ({ jobs }) => ({ jobs: [...jobs, "Volunteer, Red Cross, Jun 2024 - Jan 2023"] })],
  [["LENGTH"], ({ jobs }) => ({ jobs, did: [], education: ["B.Tech 2019"] })],
];

const asResume = (draft: Draft, did: readonly string[]): Resume => [
  { heading: "Curriculum Vitae", lines: draft.contact },
  { heading: draft.headings[1], lines: draft.skills },
  { heading: draft.headings[0], lines: [...draft.jobs, ...did] },
  ...(did.length > 0 ? [{ heading: "Summary", lines: [SUMMARY] }] : []),
  { heading: draft.headings[2], lines: draft.education },
];

/** Reads a resume, and checks it for a new seeker and a job that names Kubernetes. */
async function check(resume: Resume, writer: keyof typeof WRITERS, jobId: string) {
  const { id } = await app.build.seeker({ skills: ["Java", "SQL"] });
  await app.build.experience({ seekerId: id, company: "Bluepeak" });
  const actor = { accountId: id, role: "SEEKER" as const, sessionId: "" };
  const { ending, write } = WRITERS[writer];
  const { bytes, mediaType } = await acceptResume(Buffer.from(await write(resume)), `resume.${ending}`);
  const read = await readResumeApart(bytes, mediaType, { accountId: null });
  if (typeof read === "string") throw new Error(`The text of the ${writer}'s file cannot be read: ${read}`);
  const { jobs, resumeCheck } = app.app.services;
  return resumeCheck.check(actor, read.parts.join("\n\n"), { job: await jobs.get(actor, jobId) });
}

test("of 35 resumes by four programs, what is wrong is found, and nothing else", { timeout: 240_000 }, async () => {
  const { id: jobId } = await app.build.job({ title: "Engineer", requirements: "Kubernetes and Java" });
  const cases = [
    ...FLAWS.flatMap(([expected, change], at) =>
      (["PDFKit, one column", "Chromium, lists", "Word"] as const).map((writer, shift) => {
        const person = PEOPLE[(at + shift * 2) % PEOPLE.length] as Draft;
        const { did = DID, ...changed } = change(person);
        return { writer, expected, resume: asResume({ ...person, ...changed }, did) };
      }),
    ),
    ...PEOPLE.map((person) => ({
      writer: "Chromium, a table of two columns" as const,
      expected: ["COLUMNS"] as Kind[],
      resume: asResume(person, DID),
    })),
  ];
  const counts = { right: 0, wrong: 0 };
  const wrong: unknown[] = [];
  for (const { writer, expected, resume } of cases) {
    const found = await check(resume, writer, jobId);
    const kinds = found.map(({ kind }) => kind);
    const right = kinds.filter((kind) => expected.includes(kind)).length;
    const missed = expected.filter((kind) => !kinds.includes(kind)).length;
    counts.right += right;
    counts.wrong += kinds.length - right + missed;
    if (kinds.length - right + missed > 0) wrong.push({ writer, expected, found });
  }
  expect(cases).toHaveLength(35);
  expect(counts.right / (counts.right + counts.wrong), JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.9);
});

test("only seekers have a resume to check, and each finding quotes it", async () => {
  const { companyId } = await app.build.job();
  const recruiter = { accountId: companyId, role: "RECRUITER" as const, sessionId: "" };
  await expect(app.app.services.resumeCheck.check(recruiter, "Java")).rejects.toMatchObject({ code: "FORBIDDEN" });
  const person = { ...PEOPLE[0], skills: ["Java, SQL, Docker, Kuberntes"] } as Draft;
  const { id: jobId } = await app.build.job({ requirements: "Kubernetes" });
  expect(await check(asResume(person, DID), "Word", jobId)).toEqual([
    {
      kind: "SPELLING",
      sentence: "The job spells it “Kubernetes”. Recruiters who search for that will not find “kuberntes”.",
      text: "kuberntes",
    },
  ]);
});
