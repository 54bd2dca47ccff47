import fc from "fast-check";
import type { Row } from "../jobs/import/mapping.ts";

// Fictitious data in the formats of a city's open data: capitals, abbreviations, truncated words, codes, damaged
// encodings, text in the wrong column, and text that could break a page.

const AGENCIES = [
  ...["DEPT OF BRIDGES & TUNNELS", "DEPT OF HEALTH/CARE OF MINDS", "ADMIN FOR CHILDREN'S HOMES"],
  ...["HARBOUR & FERRY COMMISSION-FHC", "COMMUNITY BOARD #7", "LAW DEPARTMENT."],
];
const WORDS = [
  ..."Project Senior Account Deputy Civil Data Night Bridge Water Health Family Press Zone Legal Summer".split(" "),
  ..."ASSISTANT PUBLIC CHIEF ENGINEERING".split(" "),
];
const ROLES = [
  ..."Manager Analyst Inspector Engineer Intern Nurse Director Clerk Counsel".split(" "),
  ..."MACHINIST COORDINATOR".split(" "),
  "Ärztin/Arzt",
  "数据分析师",
];
const AFTER_TITLES = [
  ..." I|, Bureau of Access & Care| - Night Shift| (LAN/WAN), LEVEL 4|, EHS â€“ Downstate|: 2 YRS.| #3|, Mayor's Office".split(
    "|",
  ),
  ..."</script><b>|  twice  spaced|\nsecond line|\u00a0Â|, â€œFieldâ€\u009d| & <ramps>".split("|"),
  ...Array.from({ length: 12 }, () => ""),
];
const PLACES = [
  ..."110 William St. N Y|55 Water St Ny Ny|96-05 Harding Expway|1 Centre St., N.Y.|195 Montague St Brooklyn 11201|22 N. 15 St, Bklyn".split(
    "|",
  ),
  ..."|<Brooklyn>|Wards Island, N.Y.|Office of the VPâ€“Tenancy|Bay 41St St & Gravesend Bay, B|105 St & 5 Ave".split(
    "|",
  ),
];
const CATEGORIES = [
  ..."Finance|Health|Legal Affairs|Technology, Data & Innovation|Engineering, Architecture, & Planning".split("|"),
  "",
  "Administration & Human Resources Policy, Research & Analysis Social Services",
];
const UNITS = [
  ...["Strategy & Analytics", "EC-Mayorâ€™s Float", "SciencesÂ\u00a0Â\u00a0", "Records: Fitness (OPS) #2", "", "."],
];
const TEXTS = [
  ...Array.from({ length: 12 }, () => ""),
  "You inspect.\r\n\r\n• Bridges\r\n• Tunnels & <ramps>",
  "cityâ€™s “best” \u0001 work",
  '1. Five years; or   2. A combination equivalent to "1" above.    NOTE: shifts.',
  "A".repeat(500),
  "\u2028\ud800 half a character, 😀 and a whole one",
];
const FREQUENCIES = ["Annual", "Annual", "Annual", "Hourly", "Daily"];
const PAYS = [
  ["42405", "65485"],
  ["0", "85000"],
  ["35.5", "35.5"],
  ["17.9", "21.35"],
  ["0", "0"],
  ["", ""],
  ["52,524", "81,535"],
  ["90000", "70000"],
  ["negotiable", "n/a"],
] as const;
const DAYS = [
  ...["2019-06-01T00:00:00.000", "2013-10-24T00:00:00.000", "", "which a satisfactory combination may be."],
  ...["2019-02-30"],
];

const oneOf = (...lists: readonly (readonly string[])[]) =>
  fc.tuple(...lists.map((list) => fc.constantFrom(...list))).map((parts) => parts.join(""));

const row = fc.record({
  Agency: oneOf(AGENCIES),
  "Posting Type": oneOf(["Internal", "External"]),
  "Business Title": oneOf(WORDS, [" "], ROLES, AFTER_TITLES),
  "Civil Service Title": oneOf(["INSPECTOR", "CITY RESEARCH SCIENTIST", "COLLEGE AIDE"]),
  "Job Category": oneOf(CATEGORIES),
  "Full-Time/Part-Time indicator": oneOf(["F", "P", ""]),
  "Salary Frequency": oneOf(FREQUENCIES),
  "Work Location": oneOf(PLACES),
  "Division/Work Unit": oneOf(UNITS),
  "Job Description": oneOf(TEXTS),
  "Minimum Qual Requirements": oneOf(TEXTS),
  "Preferred Skills": oneOf(TEXTS),
  "Posting Date": oneOf(DAYS),
});
const pay = fc.constantFrom(...PAYS).map(([from, to]) => ({ "Salary Range From": from, "Salary Range To": to }));

/** Rows of an untidy file of jobs, always the same; `docs/nyc-jobs.mapping.json` reads them. */
export const untidyRows = (count: number): Row[] =>
  fc
    .sample(fc.tuple(row, pay), { seed: 11, numRuns: count })
    .map(([columns, range], line) => ({ "Job ID": String(line), ...columns, ...range }));
