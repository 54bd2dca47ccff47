import type { JobOrder } from "../jobs/search/job-search.store.ts";
import type { JobSearch } from "../jobs/search/job-search.ts";

const RARE = {
  jobType: "INTERNSHIP",
  workMode: "HYBRID",
  experienceLevel: "FRESHER",
  industry: "OTHER",
  companySize: "OVER_1000",
} as const;
const { experienceLevel: _, ...FOUR } = RARE;

const ids = Array.from({ length: 1000 }, (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`);
const MUCH_HIDDEN = { jobIds: ids, companyIds: ids.slice(0, 100), reposts: true };

/** A kind of search; `deep` ones start after the 5,000th job. */
export interface SearchClass {
  readonly name: string;
  readonly search: JobSearch;
  readonly order?: JobOrder;
  readonly deep?: boolean;
  /** `jobs` of GraphQL has no such filter: it is used by other fields and paths. */
  readonly usedElsewhere?: boolean;
}

/** Kinds of searches with different access paths; see `insertJobs` for the data. */
export const SEARCH_CLASSES: readonly SearchClass[] = [
  { name: "no keyword", search: {} },
  { name: "no keyword, deep in the list", search: {}, deep: true },
  { name: "no keyword, much is hidden", search: { hidden: MUCH_HIDDEN }, usedElsewhere: true },
  {
    name: "a common keyword, much is hidden",
    search: { keyword: "engineer", hidden: MUCH_HIDDEN },
    usedElsewhere: true,
  },
  { name: "2 filters", search: { jobType: "PART_TIME", workMode: "REMOTE" } },
  { name: "5 filters, few match", search: RARE },
  { name: "a common salary", search: { salaryMin: 3, salaryMax: 6 } },
  { name: "a salary that none has", search: { salaryMin: 1, salaryMax: 1.5 } },
  { name: "a common keyword (a third)", search: { keyword: "engineer" } },
  { name: "a common keyword, deep", search: { keyword: "engineer" }, deep: true },
  { name: "a keyword of 0.1 %", search: { keyword: "lighthouse" } },
  { name: "a keyword of 0.005 %", search: { keyword: "glockenspiel" } },
  { name: "a phrase", search: { keyword: "lead civil engineer" } },
  { name: "only in the oldest 1 %", search: { keyword: "cobol" } },
  { name: "2 letters, common", search: { keyword: "go" } },
  { name: "2 letters, none", search: { keyword: "~z" } },
  { name: "1 letter, none", search: { keyword: "~" } },
  { name: "signs (c++)", search: { keyword: "c++" } },
  { name: "a keyword that none has", search: { keyword: "xylophone" } },
  { name: "common keyword and 4 filters", search: { ...FOUR, keyword: "engineer" } },
  { name: "words in any order", search: { keyword: "engineer senior react" } },
  { name: "a misspelt word", search: { keyword: "desginer" } },
  { name: "an unfinished word", search: { keyword: "senior acc" } },
  { name: "an old name of a place", search: { keyword: "nurse bombay" } },
  { name: "a common skill", search: { keyword: "react" } },
  { name: "the rest of a common word", search: { keyword: "react teacher" } },
  { name: "several places", search: { places: ["Bangalore", "Kochi"], workModes: ["REMOTE", "HYBRID"] } },
  { name: "a company", search: { companies: ["company a"] } },
  { name: "without some words", search: { keyword: "engineer", excludeWords: ["react", "java"] } },
  { name: "paid at least", search: { payAtLeast: 12, postedWithinDays: 7 } },
  { name: "by pay", search: {}, order: "PAY" },
  { name: "by deadline", search: {}, order: "DEADLINE" },
  { name: "a keyword by pay", search: { keyword: "nurse" }, order: "PAY" },
  { name: "a rare keyword by pay", search: { keyword: "glockenspiel" }, order: "PAY" },
  { name: "a keyword, the newest first", search: { keyword: "react" }, order: "NEWEST" },
  { name: "signs and 40 words", search: { keyword: `${"a b | & ! <-> :* ' ".repeat(10)}`.slice(0, 200) } },
  { name: "one company's", search: { companyId: "563b71f6-cc0e-4939-4e31-8a00d15db15d" }, usedElsewhere: true },
  { name: "changed since, none", search: { updatedAfter: new Date(Date.now() + 86_400_000) }, usedElsewhere: true },
  {
    name: "posted between two days",
    search: { postedAfter: new Date(0), postedBefore: new Date(86_400_000) },
    usedElsewhere: true,
  },
  { name: "keyword and salary", search: { keyword: "engineer", salaryMin: 3, salaryMax: 6 } },
];
