import { prepareData, SIZES } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { type Load, load, requestBytes } from "../lib/load.ts";
import { shown, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { withWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 20;
const KEYWORDS = 1_000;
const A_SECOND = 50;

const SEARCH = `query Search($filter: JobFilter) { jobs(filter: $filter, first: 20) {
  edges { node { id title location salaryLabel company { id name logoUrl } } matches { typed found field } }
  pageInfo { hasNextPage endCursor } } }`;
const SUGGEST = "query Suggest($prefix: String!) { jobSuggestions(prefix: $prefix) { kind text jobs } }";
const COUNT =
  "query Count($filter: JobFilter) { jobFacets(filter: $filter) { areEstimated facets { filter counts { value count } } } }";

const LEVELS = ["senior", "junior", "lead", "staff", "chief"];
const WORK = [
  "software engineer",
  "data engineer",
  "product designer",
  "nurse",
  "sales executive",
  "accountant",
  "civil engineer",
  "teacher",
  "writer",
];
const SKILLS = ["react", "java", "sql", "go", "python", "excel", "autocad", "figma"];
const PLACES = ["bengaluru", "bangalore", "pune", "bombay", "delhi", "chennai", "cochin", "jaipur"];

/**
 * Returns distinct keywords of every kind: one word and several, misspelt, incomplete, with a place, rare and unknown.
 */
export function rotatingKeywords(): string[] {
  const kinds = [
    (n: number) => `${WORK[n % 9]} ${LEVELS[n % 5]}`,
    (n: number) => `${WORK[n % 9]} ${PLACES[n % 8]}`,
    (n: number) => `${SKILLS[n % 8]} ${WORK[n % 9]} ${PLACES[(n >> 3) % 8]}`,
    (n: number) => misspelt(`${LEVELS[n % 5]} ${WORK[n % 9]}`, n),
    (n: number) => `${LEVELS[n % 5]} ${WORK[n % 9]}`.slice(0, 6 + (n % 9)),
    (n: number) => `${SKILLS[n % 8]} ${LEVELS[n % 5]} ${PLACES[(n >> 2) % 8]}`,
    (n: number) => `${(n * 7919).toString(16)} ${SKILLS[n % 8]}`,
    (n: number) =>
      `${["lighthouse", "glockenspiel", "cobol", "xylophone"][n % 4]} ${n % 3 === 0 ? "" : WORK[n % 9]}`.trim(),
  ];
  const keywords = new Set<string>();
  for (let n = 0; keywords.size < KEYWORDS; n++) {
    const keyword = kinds[n % kinds.length]?.(n) ?? "";
    keywords.add(keywords.has(keyword) ? `${keyword} ${n.toString(36)}` : keyword);
  }
  return [...keywords];
}

const misspelt = (text: string, n: number) => `${text.slice(0, 3 + (n % 7))}${text.slice(4 + (n % 7))}`;

/** Distinct keywords in rotation, and the queries that assist with a search, at a steady rate. */
export const searchRotation: Part = {
  title: "Searches in rotation",
  run: ({ serverUrl, scale, quick }) => rotateKeywords(serverUrl, SIZES[scale], quick, { search: 60, help: 50 }),
};

/** `most`: the maximum 95th percentiles, in milliseconds, of searches and of the queries that assist with them. */
export async function rotateKeywords(
  serverUrl: string,
  jobs: number,
  quick: boolean,
  most: { readonly search: number; readonly help: number },
): Promise<Report> {
  const database = await prepareData(serverUrl, jobs);
  const keywords = rotatingKeywords();
  const asSearch = (keyword: string) => ({ filter: { keyword } });
  const [searches, suggestions, counts] = await withWorklane(PORT, database, async ({ url }) => {
    const bytesOf = (query: string, variables: object) => requestBytes(`${url}/graphql`, { query, variables });
    const steady = (query: string, variables: (keyword: string) => object): Promise<Load> => {
      let turn = 0;
      const next = () => bytesOf(query, variables(keywords[turn++ % KEYWORDS] ?? ""));
      return steadily(url, next, quick ? 5_000 : (2 * KEYWORDS * 1_000) / A_SECOND);
    };
    await load(url, () => bytesOf(SEARCH, asSearch("nurse")), { connections: 2, milliseconds: 2_000 });
    return [
      await steady(SEARCH, asSearch),
      await steady(SUGGEST, (keyword) => ({ prefix: keyword.slice(0, 1 + (keyword.length % 7)) })),
      await steady(COUNT, asSearch),
    ] as const;
  });
  const text = [
    `${jobs.toLocaleString("en")} jobs; ${KEYWORDS.toLocaleString("en")} distinct keywords in rotation, ${A_SECOND} a second whether or not the answers before are there (open loop), signed out. Each request asks for one thing.`,
    "",
    loadTable([
      ["a page of jobs, with reasons", searches],
      ["suggestions", suggestions],
      ["counts beside choices", counts],
    ]),
  ].join("\n");
  const at = `at ${jobs.toLocaleString("en")} jobs, ${A_SECOND} a second, p95`;
  const refused = searches.refused + suggestions.refused + counts.refused;
  return {
    text,
    goals: [
      atMost(`searches in rotation ${at}`, most.search, searches.p95, { unit: "ms" }),
      atMost(`suggestions ${at}`, most.help, suggestions.p95, { unit: "ms" }),
      atMost(`counts beside choices ${at}`, most.help, counts.p95, { unit: "ms" }),
      atMost(
        `searches in rotation${jobs === SIZES.large ? "" : ` at ${jobs.toLocaleString("en")} jobs`}, refused`,
        0,
        refused,
      ),
    ],
  };
}

/** Sends requests at the rate of all searches in this file. */
export const steadily = (url: string, next: () => Buffer, milliseconds: number): Promise<Load> =>
  load(url, next, { connections: 16, milliseconds, perSecond: A_SECOND });

/** Returns load results as a table. */
export const loadTable = (loads: readonly (readonly [name: string, load: Load])[]): string =>
  table(
    ["", "requests", "p50 ms", "p95 ms", "p99 ms", "refused"],
    loads.map(([name, { requests, p50, p95, p99, refused }]) => [
      name,
      requests,
      shown(p50),
      shown(p95),
      shown(p99),
      refused,
    ]),
  );
