import { describe, expect, test } from "vitest";
import { jobLongTexts, MAX_JOB_DESCRIPTION } from "../../../shared/jobs.ts";
import { discouragedTerms, sentencesOf } from "./discouraged-terms.ts";
import type { Ground, HiringRules } from "./hiring-rules.ts";
import { type HintedPost, postingHints } from "./posting-hints.ts";

const today = new Date("2026-03-01T12:00:00Z");
const day = (text: string) => new Date(text);

const GOOD: HintedPost = {
  ...jobLongTexts(() => ""),
  title: "Senior welder",
  description: "You weld what others stand on. ".repeat(8),
  requirements: "Three years with steel.",
  location: "Pune, Maharashtra",
  workMode: "ONSITE",
  salaryLabel: "6-7 LPA",
  applicationDeadline: day("2026-04-01"),
};
const hintsOf = (post: Partial<HintedPost>, rules: HiringRules = "none") =>
  postingHints({ ...GOOD, ...post }, rules, today);
const codesOf = (post: Partial<HintedPost>, rules?: HiringRules) => hintsOf(post, rules).map(({ code }) => code);

test.each(["none", "india", "eu", "new-york"] as const)("a good post has no hint (%s)", (rules) => {
  expect(hintsOf({}, rules)).toEqual([]);
});

test("HTML is found in every text, and what only looks like it is not", () => {
  expect(codesOf({ title: "R&amp;D engineer" })).toEqual(["HTML"]);
  expect(codesOf({ requirements: "<ul><li>Steel</li></ul>" })).toEqual(["HTML"]);
  expect(
    hintsOf({ description: `<p class="x">We&#39;re <b>hiring</b>&nbsp;now</p>${GOOD.description}` }),
  ).toMatchObject([{ code: "HTML", field: "description", words: ['<p class="x">', "&#39;", "<b>"] }]);
  for (const requirements of ["R&D; AT&T", "C++ <3 years>", "List<String>", "a < b > c", "Tom & Jerry;"])
    expect(codesOf({ requirements }), requirements).toEqual([]);
});

test.each<[Partial<HintedPost>, string[]]>([
  [{ salaryLabel: "" }, ["PAY_MISSING"]],
  [{ location: " " }, ["PLACE_MISSING"]],
  [{ location: "", workMode: "HYBRID" }, ["PLACE_MISSING"]],
  [{ location: "", workMode: "REMOTE" }, []],
  [{ applicationDeadline: null }, ["DEADLINE_MISSING"]],
  [{ applicationDeadline: day("2026-02-28") }, ["DEADLINE_PASSED"]],
  [{ applicationDeadline: day("2026-03-01") }, []],
  [{ applicationDeadline: day("2027-03-01") }, ["DEADLINE_FAR"]],
  [{ description: "You weld." }, ["DESCRIPTION_SHORT"]],
])("missing from a post: %j", (post, codes) => {
  expect(codesOf(post)).toEqual(codes);
});

test.each<[string, string[]]>([
  ["PROJECT MANAGER", ["PROJECT", "MANAGER"]],
  ["ANALYST (m/f/d)", ["ANALYST"]],
  ["URGENT HIRING: Software engineer", ["URGENT", "HIRING"]],
  ["DEPUTY DIRECTOR Level 2", ["DEPUTY", "DIRECTOR"]],
  ["SQL DBA", []],
  ["HVAC Technician", []],
  ["Case Manager, UNICEF", []],
  ["Java/J2EE Developer, MERN", []],
  ["数据分析师", []],
  ["C++", []],
])("capitals in the title %j", (title, words) => {
  const hint = hintsOf({ title }).find(({ code }) => code === "TITLE_SHOUTED");
  expect(hint?.words ?? []).toEqual(words);
});

test("a title in capitals is quoted whole, in title case", () => {
  const hint = hintsOf({ title: "SENIOR NURSE, ICU (2 NIGHTS)" }).find(({ code }) => code === "TITLE_SHOUTED");
  expect(hint?.message).toContain("“Senior Nurse, ICU (2 Nights)”");
});

test.each<[string, string[]]>([
  ["React developer!!", ["TITLE_EXCLAIMS"]],
  ["** Nurse **", ["TITLE_EXCLAIMS"]],
  ["Welder ₹25,000 a month", ["TITLE_HAS_PAY"]],
  ["Welder, 6-8 LPA", ["TITLE_HAS_PAY"]],
  ["Nurse $45/hour", ["TITLE_HAS_PAY"]],
  ["Sales lead up to 12 lakhs", ["TITLE_HAS_PAY"]],
  ["Welder - Pune", ["TITLE_HAS_PLACE"]],
  ["Welder in Pune", ["TITLE_HAS_PLACE"]],
  ["React developer (Remote)", ["TITLE_HAS_PLACE"]],
  ["Welder, Pune - 6-8 LPA", ["TITLE_HAS_PAY", "TITLE_HAS_PLACE"]],
  ["Remote sensing engineer", []],
  ["Pune district manager", []],
  ["B2B sales lead, 401k plans", []],
  ["3D artist", []],
  ["Level 2 support, 24/7", []],
  ["Welder (5 to 8 years)", []],
])("found in the title: %j", (title, codes) => {
  expect(codesOf({ title }).filter((code) => code !== "TITLE_SHOUTED")).toEqual(codes);
});

describe("discouraging words", () => {
  test.each<[Ground, string, string]>([
    ["AGE", "We are looking for young and energetic graduates.", "young and energetic"],
    ["AGE", "You are a true digital native", "digital native"],
    ["AGE", "Age limit: 35", "Age limit"],
    ["AGE", "Age: 21-30 years", "Age: 21-30"],
    ["AGE", "Applicants should be below 30 years of age.", "below 30 years of age"],
    ["GENDER", "Female candidates only", "Female candidates only"],
    ["GENDER", "Only women may apply.", "Only women"],
    ["AGE", "Wanted: a young lady for our front desk.", "young lady"],
    ["GENDER", "Wanted: a young man for our front desk.", "young man"],
    ["GENDER", "Gender: Female", "Gender: Female"],
    ["GENDER", "We are looking for a smart female receptionist.", "looking for a smart female"],
    ["FAMILY", "Unmarried girls may apply", "Unmarried"],
    ["FAMILY", "Marital status: single", "Marital status: single"],
    ["RELIGION_OR_CASTE", "Hindu candidates only", "Hindu candidates only"],
    ["RELIGION_OR_CASTE", "Brahmin applicants may call", "Brahmin applicants"],
    ["ORIGIN", "German native speakers", "German native speakers"],
    ["ORIGIN", "Native English speaker", "Native English speaker"],
    ["ORIGIN", "US citizens only", "US citizens only"],
    ["DISABILITY", "Able-bodied people wanted", "Able-bodied"],
    ["DISABILITY", "Free from any physical deformity", "Free from any physical deformity"],
    ["PHOTO", "Send your resume with a recent photo.", "resume with a recent photo"],
    ["PHOTO", "Bring two passport size photographs", "passport size photographs"],
    ["PAY_HISTORY", "Mention your current CTC", "current CTC"],
    ["CRIMINAL_RECORD", "Background check required.", "Background check required"],
    ["CRIMINAL_RECORD", "No felonies", "No felonies"],
    ["UNEMPLOYMENT", "You must be currently employed.", "must be currently employed"],
  ])("%s in “%s”", (ground, text, words) => {
    expect(discouragedTerms(sentencesOf(`You weld.\n${text}`), ground)).toEqual([words]);
  });

  test.each([
    "We hire regardless of age, gender, marital status, religion, caste or disability.",
    "Women are encouraged to apply. People with disabilities are welcome.",
    "Male and female candidates can apply.",
    "Both male and female candidates are considered.",
    "You must be 18 years of age or over.",
    "Teach children aged 5 to 12 and students under 25 years of age.",
    "Care for patients aged 65 and over in the female ward.",
    "You run campaigns for young, energetic audiences.",
    "A digital-native company, and cloud-native tools; React Native is a plus.",
    "Native-level English, or English as a mother tongue or equivalent.",
    "You help citizens apply for permits, and keep records clean.",
    "A bachelor's degree only; a master's degree is not needed.",
    "Bring your resume and a photo ID. Photo editing is a plus.",
    "Send photographs to the editors of the magazine.",
    "You analyse current salary structures.",
    "We do not ask for your salary history.",
    "A clean driving licence is required.",
    "A commercial licence, a clean record and good knowledge of the city.",
    "You run background checks for our clients.",
    "The average age of our buildings is 40 years.",
    "Support single mothers and unmarried parents.",
    "You test that a single person can lift it.",
    "Sell women's and men's wear.",
    "You must be currently employed by the city.",
    "Data from employees who retain their present salary.",
    "Reserved for SC/ST candidates as the law asks.",
    "You know what no disability law forgives.",
    "A christian school with muslim and hindu students.",
    "Manage the married couples allowance.",
    "Marital status: any. Religion: no bar. Gender: Male/Female.",
    "We are the only women-led foundry in the city, and the only female founder here welds.",
    "Teach at a girls only school.",
    "You mentor young women in technology.",
    "People with and without disabilities work here.",
    "Build a mobile application with photo sharing.",
    "You mend machines that are up to 40 years old.",
  ])("none in “%s”", (description) => {
    const codes = codesOf({ description: `${description} ${GOOD.description}` }, "new-york");
    expect([...codes, ...codesOf({ description: `${description} ${GOOD.description}` }, "eu")]).toEqual([]);
  });

  test("depend on the law of the country", () => {
    const description = `${GOOD.description} Young and energetic. Unmarried girls only. Native speakers. Current CTC? Clean record.`;
    expect(codesOf({ description })).toEqual([]);
    expect(codesOf({ description }, "india")).toEqual(["GENDER", "FAMILY"]);
    expect(codesOf({ description }, "eu")).toEqual(["AGE", "GENDER", "FAMILY", "ORIGIN", "PAY_HISTORY"]);
    expect(codesOf({ description }, "new-york")).toContain("CRIMINAL_RECORD");
  });

  test("are listed once, in their field, in a sentence", () => {
    const [hint, ...others] = hintsOf({ requirements: "Males only. MALES ONLY. Female candidates." }, "india");
    expect(others).toEqual([]);
    expect(hint).toMatchObject({ field: "requirements", words: ["Males only", "Female candidates"] });
    expect(hint?.message).toMatch(/^“Males only”, “Female candidates”: this excludes people by gender\./);
  });

  test("titles for one gender, where the law requires neutral ones", () => {
    expect(codesOf({ title: "Salesman" }, "india")).toEqual([]);
    expect(codesOf({ description: "A young man is wanted." }, "india")).toEqual(["DESCRIPTION_SHORT", "GENDER"]);
    expect(codesOf({ title: "Salesman" }, "eu")).toEqual(["GENDER"]);
    for (const title of ["Salesman (m/f/d)", "Salesman/saleswoman", "Business manager", "Ombudsman", "Delivery lead"])
      expect(codesOf({ title }, "eu"), title).toEqual([]);
  });

  test("pay is mandatory in New York City", () => {
    expect(hintsOf({ salaryLabel: "" }, "new-york")[0]?.message).toContain("Local Law 32 of 2022");
  });
});

test.each(["young and ", "native english ", "cv with a recent latest ", "salary ", "1 ", "females ", "a", "not be "])(
  "long texts of %j are checked quickly",
  (part) => {
    const description = part.repeat(Math.ceil(MAX_JOB_DESCRIPTION / part.length));
    const began = performance.now();
    hintsOf({ title: part.repeat(200 / part.length), description, requirements: description }, "new-york");
    expect(performance.now() - began).toBeLessThan(2000);
  },
);
