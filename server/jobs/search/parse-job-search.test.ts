import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJobSearch } from "./parse-job-search.ts";

test.each([
  ["remote react jobs in pune above 12 lakh", "react", { workModes: ["REMOTE"], places: ["Pune"], payAtLeast: 12 }],
  ["nurse", "nurse", {}],
  ["data scientist in new delhi", "data scientist", { places: ["New Delhi"] }],
  ["java developer bengaluru or pune", "java developer", { places: ["Bengaluru", "Pune"] }],
  ["teacher, Mysuru", "teacher", { places: ["Mysuru"] }],
  ["designer near kochi", "designer", { places: ["Kochi"], withinKm: 50 }],
  ["10+ lpa accountant", "accountant", { payAtLeast: 10 }],
  ["accountant 8-10 lpa", "accountant", { payAtLeast: 8 }],
  ["devops ₹ 20 lakhs per annum", "devops", { payAtLeast: 20 }],
  ["cto 1 crore", "cto", { payAtLeast: 100 }],
  ["chef 40k per month", "chef", { payAtLeast: 4.8 }],
  ["driver paying at least 4.5 lakh a year", "driver", { payAtLeast: 4.5 }],
  ["sales under 5 lakh", "sales under 5 lakh", {}],
  ["part-time writer", "writer", { jobTypes: ["PART_TIME"] }],
  ["full time or part time tutor", "tutor", { jobTypes: ["FULL_TIME", "PART_TIME"] }],
  ["design internship", "design", { jobTypes: ["INTERNSHIP"] }],
  ["sales intern", "sales intern", {}],
  ["work from home support", "support", { workModes: ["REMOTE"] }],
  ["hybrid or remote analyst", "analyst", { workModes: ["HYBRID", "REMOTE"] }],
  ["on-site engineer", "engineer", { workModes: ["ONSITE"] }],
  ["website designer", "website designer", {}],
  ["fresher jobs", "", { experienceLevels: ["FRESHER"] }],
  ["python 3 years experience", "python", { experienceLevels: ["FROM_3_TO_5"] }],
  ["python with 2+ yrs exp", "python", { experienceLevels: ["FROM_1_TO_3"] }],
  ["c++ developer 7 years", "c++ developer", { experienceLevels: ["OVER_5"] }],
  ["nurse posted in the last 3 days", "nurse", { postedWithinDays: 3 }],
  ["nurse last 24 hours", "nurse", { postedWithinDays: 1 }],
  ["nurse this week", "nurse", { postedWithinDays: 7 }],
  ["developer -java", "developer", { excludeWords: ["java"] }],
  ["developer without php", "developer", { excludeWords: ["php"] }],
  ["front-end developer", "front-end developer", {}],
  ["node.js c# .net", "node.js c# .net", {}],
  ["12 lakh 15 lakh", "15 lakh", { payAtLeast: 12 }],
  ["not remote", "", { excludeWords: ["remote"] }],
  ["nurse no remote", "nurse", { excludeWords: ["remote"] }],
  ["nurse not on-site", "nurse", { excludeWords: ["on-site"] }],
  ["nurse without part time", "nurse", { excludeWords: ["part time"] }],
  ["nurse not pune", "nurse", { excludeWords: ["pune"] }],
  ["nurse not in new delhi", "nurse", { excludeWords: ["new delhi"] }],
  ["java not in", "java not in", {}],
  ["nurse salary 6 lpa to 10 lpa", "nurse", { payAtLeast: 6 }],
  ["nurse between 6 and 10 lpa", "nurse", { payAtLeast: 6 }],
  ["nurse upto 10 lpa", "nurse upto 10 lpa", {}],
  ["nurse salary below 5 lakh to 6 lakh", "nurse salary below 5 lakh to 6 lakh", {}],
  ["nurse more than ₹12,00,000 a year", "nurse", { payAtLeast: 12 }],
  ["nurse 600000 per annum", "nurse", { payAtLeast: 6 }],
  ["nurse ₹50,000 per month", "nurse", { payAtLeast: 6 }],
  ["nurse or chef", "nurse or chef", {}],
  ["remote or nurse", "or nurse", { workModes: ["REMOTE"] }],
  ["nurse within 20 km of pune", "nurse", { places: ["Pune"], withinKm: 20 }],
  ["nurse within 20 kms from new delhi", "nurse", { places: ["New Delhi"], withinKm: 20 }],
  ["nurse near bangalore within 20 km", "nurse", { places: ["Bangalore"], withinKm: 20 }],
  ["nurse pune within 20 km", "nurse", { places: ["Pune"], withinKm: 20 }],
  ["nurse within 20 km", "nurse within 20 km", {}],
  ["nurse under 10 km of pune", "nurse", { places: ["Pune"], withinKm: 10 }],
  ["engineer in goa", "engineer", { places: ["Goa"] }],
  ["nurse within 900 km of pune", "nurse", { places: ["Pune"], withinKm: 500 }],
  ["nurse not more than 10 lpa", "nurse not more than 10 lpa", {}],
  ["nurse below ₹12,00,000 a year", "nurse below ₹12,00,000 a year", {}],
  ["nurse without prior experience", "nurse", { experienceLevels: ["FRESHER"] }],
  ["driver no experience required", "driver", { experienceLevels: ["FRESHER"] }],
  ["entry level nurse", "nurse", { experienceLevels: ["FRESHER"] }],
  ["entry-level jobs", "", { experienceLevels: ["FRESHER"] }],
  ["nurse not entry level", "nurse", { excludeWords: ["entry level"] }],
  ["data entry", "data entry", {}],
  ["developer not java", "developer", { excludeWords: ["java"] }],
  ["jobs", "", {}],
  ["Job openings", "", {}],
  ["looking for a job", "", {}],
  ["jobs near me", "", {}],
  ["vacancies, pune", "", { places: ["Pune"] }],
  ["fresher jobs bangalore", "", { experienceLevels: ["FRESHER"], places: ["Bangalore"] }],
  ["jobs for freshers", "", { experienceLevels: ["FRESHER"] }],
  ["nurse job vacancy", "nurse", {}],
  ["c++ openings", "c++", {}],
  ["jobs at kestrel devices", "kestrel devices", {}],
  ["teacher position for primary school", "teacher primary school", {}],
  ["nurse jobs in", "nurse", {}],
  ["remote job coach in pune", "job coach", { workModes: ["REMOTE"], places: ["Pune"] }],
  ["opening chef", "opening chef", {}],
  ["positioning engineer", "positioning engineer", {}],
  ["++ jobs", "++", {}],
  ["-java", "", { excludeWords: ["java"] }],
  ["", "", {}],
])("%j", (text, keyword, filter) => {
  const parsed = parseJobSearch(text);
  expect(parsed.keyword).toBe(keyword);
  expect(parsed.filter).toEqual(filter);
});

test("the chips preserve the words and their order", () => {
  expect(parseJobSearch("Remote react jobs near Pune above 12 lakh").chips).toEqual([
    { filter: "workModes", value: "REMOTE", text: "Remote" },
    { filter: "places", value: "Pune", text: "near Pune" },
    { filter: "withinKm", value: "50", text: "" },
    { filter: "payAtLeast", value: "12", text: "above 12 lakh" },
  ]);
});

test("no word is lost", () => {
  const words =
    "remote react in near Pune Navi Mumbai above under upto 12 3 lakh lpa to - not no within 20 km of ₹12,00,000 per annum years or -java without last week 1 crore c++ 😀 ( full time".split(
      " ",
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (typed) => {
      const { keyword, chips } = parseJobSearch(typed.join(" "));
      expect(chips.every(({ text }) => typed.join(" ").includes(text))).toBe(true);
      const kept = [keyword, ...chips.map(({ text }) => text)].join(" ").split(/\s+/).filter(Boolean);
      expect(kept.sort()).toEqual([...typed].sort());
    }),
    { numRuns: 2000 },
  );
});
