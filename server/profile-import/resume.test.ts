import { describe, expect, test } from "vitest";
import { readMarks } from "./marks.ts";
import { ProposalDraft } from "./proposal.ts";
import { readResume } from "./resume.ts";

function read(...lines: string[]) {
  const draft = new ProposalDraft(new Date("2026-11-30"));
  readResume(lines, draft);
  const { fields, experiences, leftOver, text } = draft.finished();
  return {
    fields: Object.fromEntries(fields.map(({ field, value }) => [field, value])),
    uncertain: [...fields, ...experiences].flatMap((one) =>
      one.isCertain ? [] : ["field" in one ? one.field : one.title],
    ),
    isProfile: draft.isProfile,
    experiences: experiences.map(({ kind, title, company, from, to }) => [kind, title, company, from, to]),
    tasks: experiences.map(({ responsibilities }) => responsibilities),
    leftOver: leftOver.map((line) => text[line - 1]),
  };
}

const rolesOf = (experiences: ReturnType<typeof read>["experiences"]) =>
  experiences.map(([, title, company]) => `${title} at ${company}`);

test.each([
  [["PRIYA SHARMA", "Engineer", "priya@example.com | +91 98765-43210"], "Priya Sharma", "9876543210"],
  [["CURRICULUM VITAE", "Name: Mr. Rahul Kumar, ACA", "Mobile No.: 09876543211"], "Rahul Kumar", "9876543211"],
  [["Name Meenakshi Sundaram R.", "designer / Madurai"], "Meenakshi Sundaram R.", undefined],
  [["अनिता शर्मा", "मोबाइल: 7065012345"], "अनिता शर्मा", "7065012345"],
  [["SKILLS", "React", "CONTACT", "asha.rao@example.com", "Asha Rao", "(98200) 12345"], "Asha Rao", "9820012345"],
  [["KAVYA", "REDDY", "UX Designer", "(310) 555-0142"], "Kavya Reddy", undefined],
  [["Suresh Patil", "Ph: 020-25501234, Cell: 98220 12345"], "Suresh Patil", "9822012345"],
  [["Asha Rao", "Emergency contact: 9111191111, Mobile: 9000090000"], "Asha Rao", "9000090000"],
  [["Asha Rao", "References", "Prof. Suresh Nair, Mobile: 9000090000, nair@example.com"], "Asha Rao", undefined],
  [["Resume", "Education", "B.Com 2015 - 2019 9.1 2018"], undefined, undefined],
])("%j names %s and the phone number %s", (lines, name, phone) => {
  const { fields } = read(...lines, "Skills");
  expect([fields.name, fields.phone]).toEqual([name, phone]);
});

test.each([
  ["CGPA: 8.42/10", "8.42", null],
  ["8.4 CGPA", "8.4", null],
  ["with 72.5 %", null, "72.5"],
  ["Percentage: 93", null, "93"],
  ["GPA 3.6/4.0", null, null],
  ["CGPA 7.4/9", null, null],
  ["2015 - 2019", null, null],
])("the marks %s are %s of 10 or %s percent", (text, cgpa, percent) => {
  expect(readMarks(text)).toEqual({ cgpa, percent });
});

describe("education", () => {
  const school = { twelfthSchool: "St. Teresa's Higher Secondary School", twelfthPassout: "2014", tenthPercent: "81" };
  test.each([
    [
      ["B.Tech in Computer Science, VIT University, 2015 - 2019, CGPA: 8.4/10"],
      { qualification: "B.Tech", course: "Computer Science", college: "VIT University", cgpa: "8.4" },
    ],
    [
      ["Sacred Heart College", "M.B.A. (Finance)", "2016 - 2018", "Loyola College", "B.Com", "2013 - 2016"],
      { qualification: "M.B.A.", course: "Finance", college: "Sacred Heart College", graduationYear: "2018" },
    ],
    [["St. Teresa's Higher Secondary School", "Plus Two", "2014", "10th from PSEB with 81%"], school],
    [
      ["Degree\tInstitute\tYear\tPercentage", "HSC\tVidya Mandir\t2014\t95.2", "S.S.L.C.\tVidya Mandir\t2012\t96"],
      { twelfthPercent: "95.2", tenthSchool: "Vidya Mandir", tenthPassout: "2012", tenthPercent: "96" },
    ],
    [["Std X - 2005 - 520/650 - Canossa School, SSC"], { tenthSchool: "Canossa School", tenthPassout: "2005" }],
    [["Course", "Percentage", "Intermediate (12th)", "BN College", "2017", "61%"], { twelfthPercent: "61" }],
    [["B.E. (Physics), R.V. College, 2012 -", "2016, CGPA: 8.4/10"], { graduationYear: "2016", cgpa: "8.4" }],
  ])("%j is read", (lines, expected) => {
    expect(read("Education", ...lines).fields).toMatchObject(expected);
  });

  test("with percent or another scale for a degree has no average; a line with nothing else is left over", () => {
    for (const marks of ["72%", "GPA: 3.6/4"]) {
      const { fields, leftOver } = read("EDUCATION", "B.Com, Loyola College", marks);
      expect(fields.cgpa).toBeUndefined();
      expect(leftOver).toEqual([marks]);
    }
    expect(read("EDUCATION", "B.Com, Loyola College, GPA: 3.6/4").leftOver).toEqual([]);
  });

  test("that is not finished is proposed only if there is no other", () => {
    const [finished, unfinished] = ["MBA, IIM Indore, 2012", "Ph.D. (pursuing), IIT Bombay, expected 2027"] as const;
    const mba = { qualification: "MBA", college: "IIM Indore", graduationYear: "2012" };
    expect(read("Education", unfinished, finished).fields).toEqual(mba);
    const phd = { qualification: "Ph.D.", college: "IIT Bombay", graduationYear: "2027" };
    expect(read("Education", unfinished).fields).toEqual(phd);
  });

  test("with two qualifications on a line is left over, as is the rest of a broken line", () => {
    const lines = ["Diploma from MSBTE (68.40%) in 2019, S.S.C. from Pune", "Board in 2016 with 81.20%"];
    const { fields, leftOver } = read("Education", "B.E., Pune University", ...lines);
    expect([fields.qualification, fields.graduationYear, leftOver]).toEqual(["B.E.", undefined, lines]);
  });
});

test.each([
  [
    ["Senior Nurse, Lisie Hospital   Jun 2021 – till date"],
    [["JOB", "Senior Nurse", "Lisie Hospital", "2021-06-01", null]],
  ],
  [["Master, Synergy Marine, 2021 – 2023"], [["JOB", "Master", "Synergy Marine", "2021-01-01", "2023-01-01"]]],
  [["Clerk at Zoho (06/2019-05/2021)"], [["JOB", "Clerk", "Zoho", "2019-06-01", "2021-05-01"]]],
  [["Tech Mahindra Jun'21 – Present", "Engineer"], [["JOB", "Engineer", "Tech Mahindra", "2021-06-01", null]]],
  [
    ["1. Worked as Trainee at Tata Motors from 01/08/2016 to 31/05/2018."],
    [["JOB", "Trainee", "Tata Motors", "2016-08-01", "2018-05-01"]],
  ],
  [
    ["Company: Infosys", "Designation: Intern", "Duration: Since Feb 2020"],
    [["INTERNSHIP", "Intern", "Infosys", "2020-02-01", null]],
  ],
  [
    [
      "Freshworks  Jan 2016 – Present",
      "Manager  Jan 2020 – Present",
      "• Hired",
      "Engineer  Jan 2016 – Dec 2019",
      "• Built",
    ],
    [
      ["JOB", "Manager", "Freshworks", "2020-01-01", null],
      ["JOB", "Engineer", "Freshworks", "2016-01-01", "2019-12-01"],
    ],
  ],
  [
    [
      "1. Presently working with M/s Shapoorji & Co. as Site Engineer since 15th August, 2021.",
      "Worked with Gammon India Ltd. as Jr. Engineer from 1st July 2019 to 14th August 2021.",
    ],
    [
      ["JOB", "Site Engineer", "M/s Shapoorji & Co.", "2021-08-01", null],
      ["JOB", "Jr. Engineer", "Gammon India Ltd.", "2019-07-01", "2021-08-01"],
    ],
  ],
  [["Deloitte USI | Analyst | 2012-14"], [["JOB", "Analyst", "Deloitte USI", "2012-01-01", "2014-01-01"]]],
])("the experience %j is read", (lines, expected) => {
  expect(read("Work Experience", ...lines).experiences).toEqual(expected);
});

test.each([
  ["a line with a single date", ["Google, Software Engineer, Summer 2019"]],
  ["a start in the future", ["Tata Motors, Pune (Jan 2030 - Present)"]],
  ["an end before the start", ["Unknown Corp, Dec 2019 - Jan 2019"]],
])("%s is left over, and belongs neither to the entry before it nor to the one after it", (_what, unread) => {
  const { experiences, tasks, leftOver, fields } = read(
    ...["Employment", "Amazon, Engineer, 2015 - 2018", ...unread, "Microsoft — Principal Engineer — 2020 to date"],
  );
  expect(rolesOf(experiences)).toEqual(["Engineer at Amazon", "Principal Engineer at Microsoft"]);
  expect([tasks, leftOver, fields.currentProfession]).toEqual([["", ""], unread, "Principal Engineer"]);
});

test("what was put together from lines that may not belong together is uncertain, and so is a job without a role", () => {
  const work = ["Experience", "Zoho, 2019 - 2021", "Physiotherapist 2015 - 2019", "Mission Hospital"];
  const { fields, uncertain, experiences } = read("KAVYA", "REDDY", "Designer / Pune", ...work);
  expect([fields.name, fields.currentProfession]).toEqual(["Kavya Reddy", "Designer"]);
  expect(rolesOf(experiences)).toEqual([" at Zoho", "Physiotherapist at Mission Hospital"]);
  expect(uncertain).toEqual(["name", ""]);
});

test("a role has the company above it only if that is a line of its own, and then it is uncertain", () => {
  const { experiences, uncertain, isProfile } = read(
    ...["Experience", "Accenture", "Director", "03/2020 - 04/2024", "Manager", "01/2017 - 02/2020"],
    ...["Experience", "TCS, Kolkata: Engineer (Aug 2021 - Dec 2022)", "Freelancer since Jan 2023"],
  );
  expect(rolesOf(experiences)).toEqual([
    ...["Director at Accenture", "Manager at Accenture", "Engineer at TCS", "Freelancer at "],
  ]);
  expect([uncertain, isProfile]).toEqual([["Manager"], true]);
});

test("sections, broken lines and groups of skills are joined, and what has no place is left over", () => {
  const { fields, tasks, leftOver } = read(
    ...["Objective: To keep", "the books.", "E X P E R I E N C E", "Clerk, Zoho Ltd, May 2020 - Jun 2021"],
    ...["• Filed returns of", "  12 clients", "KEY SKILLS", "Languages: Java, SQL", "Tools: Git | Docker"],
    ...["Hobbies", "Chess"],
  );
  expect(fields).toMatchObject({ about: "To keep the books.", skills: "Java, SQL, Git, Docker" });
  expect(tasks).toEqual(["Filed returns of 12 clients"]);
  expect(leftOver).toEqual(["Chess"]);
});

test("text after a heading on its own line ends the summary and the skills above", () => {
  const { fields, experiences, leftOver } = read(
    ...["Suresh Patil", "Career Objective: To obtain a position at L&T.", "Experience: 5 years"],
    "Presently working with Gammon Ltd. as Engineer since Aug 2021.",
    ...["Skills: AutoCAD, MS Project; Estimation / Billing", "GitHub: javascript:alert(1)", "https://evil.example/x"],
    "References: Mr. Anil Joshi, Project Manager, Gammon, 9890098900",
  );
  expect(fields).toEqual({
    ...{ name: "Suresh Patil", about: "To obtain a position at L&T.", currentProfession: "Engineer" },
    skills: "AutoCAD, MS Project, Estimation, Billing",
  });
  expect(rolesOf(experiences)).toEqual(["Engineer at Gammon Ltd."]);
  expect(leftOver).toMatchObject([/^Experience/, /^GitHub/, /^https/, /^Ref/].map((is) => expect.stringMatching(is)));
});

test("lines across two columns are left over", () => {
  const lines = ["SKILLS EXPERIENCE", "Java, Go Software Engineer, Flipkart", "EDUCATION July 2019 - Present"];
  const { fields, experiences, leftOver } = read("Devika Menon", "Resume", ...lines);
  expect([fields, experiences, leftOver]).toEqual([{ name: "Devika Menon" }, [], ["Resume", ...lines]]);
});

test("a file that is no resume has only what is labelled", () => {
  const { fields, isProfile } = read(
    ...["Invoice 2024-118", "Ocean Supplies, 9812345678, billing@ocean.example", "Bank Manager"],
    ...["Name: Asha Rao", "Email: asha@example.com", "Mobile: 9000090000"],
  );
  expect(fields).toEqual({ name: "Asha Rao", email: "asha@example.com", phone: "9000090000" });
  expect(isProfile).toBe(false);
});

test("spaced headings, sentences and broken periods are read as what they are", () => {
  const { experiences, fields } = read(
    ...["Asha Rao", "W O R K E X P E R I E N C E", "Worked as a Clerk in Zoho, Pune from May 2020 to June", "2021."],
    ...["Infosys, Mysuru | Jul 2021 –", "Present", "Staff Nurse (ICU)", "E D U C AT I O N"],
    ...["B.Sc. (Hons.) Physics, Maharaja's College, Ernakulam, 2019", "HSSLC, Little Flower School, 68.2%, 2016"],
    ...["HSLC, Little Flower School, 74.5%, 2014"],
  );
  expect(experiences).toEqual([
    ["JOB", "Clerk", "Zoho", "2020-05-01", "2021-06-01"],
    ["JOB", "Staff Nurse (ICU)", "Infosys", "2021-07-01", null],
  ]);
  expect(fields).toMatchObject({
    ...{ qualification: "B.Sc. (Hons.)", course: "Physics", college: "Maharaja's College, Ernakulam" },
    ...{ twelfthPercent: "68.2", tenthPercent: "74.5", tenthSchool: "Little Flower School" },
  });
});

test("degrees that no list has are known by their form, and boards and marks are no place", () => {
  const { fields } = read(
    "Education",
    "M.Lib.I.Sc., Mizoram University, First Class, 2015",
    "B.A., Cotton College, 2013",
  );
  expect(fields).toEqual({ qualification: "M.Lib.I.Sc.", college: "Mizoram University", graduationYear: "2015" });
});
