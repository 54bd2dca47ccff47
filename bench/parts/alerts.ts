import { putSearch } from "../../server/jobs/alerts/alert-searches.store.ts";
import { readSearchToStore, storeMatches } from "../../server/jobs/alerts/match-alerts.ts";
import { findAlertsFor } from "../../server/jobs/alerts/matching.store.ts";
import { countJobs } from "../../server/jobs/search/job-search.store.ts";
import type { JobSearch } from "../../server/jobs/search/job-search.ts";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { fillWithJobs } from "../../server/testing/many-jobs.ts";
import { insertSeekers } from "../../server/testing/many-seekers.ts";
import { withoutIndexes } from "../../server/testing/without-indexes.ts";
import { SIZES } from "../lib/data.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atMost } from "../lib/goals.ts";
import { median, percentile, shown, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

/** Number of distinct searches; each is shared by as many alerts as needed. */
const DISTINCT = 4_000;
const SEEKERS = 2_000;
const UNMEASURED = 10;

/**
 * Finds the recipients of a new job among a million alerts: the statement that the task runs for each job that opens.
 */
export const alerts: Part = {
  title: "Alerts",
  async run({ serverUrl, scale, quick }) {
    const wanted = quick ? 40_000 : SIZES[scale];
    return withFreshDatabase(serverUrl, "worklane_alerts", async (url) => {
      const db = openDatabase(url, { statementSeconds: 600 });
      try {
        const chance = seeded();
        await fillWithJobs(db.pool, { jobs: 20_000, recruiters: 50 });
        await insertSeekers(db.pool, { seekers: SEEKERS, from: 1, to: SEEKERS });
        await db.pool.query(
          "insert into notice_preferences (account_id, time_zone) select id, 'Asia/Kolkata' from seekers order by id limit $1",
          [SEEKERS / 2],
        );
        const jobIds = await openJobs(db.pool, quick ? 40 : 200, chance);
        await refreshVocabulary(db);
        for (let n = 0; n < DISTINCT; n++) {
          const asked = await readSearchToStore(db, searchLike(chance));
          await db.transaction((tx) => putSearch(tx, asked));
        }
        const copies = Math.floor(wanted / DISTINCT);
        await giveAlerts(db, copies);
        const shared = await measure(db, jobIds);
        await copySearches(db, copies);
        const own = await measure(db, jobIds);
        const one: number[] = [];
        for (let n = 0; n < 200; n++) {
          const start = performance.now();
          await countJobs(db, searchLike(chance));
          one.push(performance.now() - start);
        }
        const row = (what: string, times: readonly number[]) => [
          ...[what, median(times), percentile(times, 0.95), Math.max(...times)],
        ];
        const text = [
          `${(copies * DISTINCT).toLocaleString("en")} alerts; ${jobIds.length} jobs with some 200 words each, one after the other. First ${DISTINCT.toLocaleString("en")} searches differ, as many people look for the same; then each alert has a search of its own.`,
          "",
          table(
            ["", "p50", "p95", "most"],
            [
              row("finding a job's readers, searches shared, ms", shared.finding),
              row("finding a job's readers, each its own search, ms", own.finding),
              row("readers that are found", shared.found),
              row("storing what is to be told to them, ms", shared.storing),
            ],
          ),
          "",
          `Running one of the searches takes ${shown(median(one))} ms in the same run: asking all alerts of one job takes as long as ${shown(median(shared.finding) / median(one))} searches, or ${shown(median(own.finding) / median(one))} where none is shared.`,
        ].join("\n");
        const goal = (what: string, times: readonly number[]) =>
          atMost(`finding a job's readers, ${what}, p95`, 100, percentile(times, 0.95), { unit: "ms" });
        return { text, goals: [goal("searches shared", shared.finding), goal("each its own search", own.finding)] };
      } finally {
        await db.close();
      }
    });
  },
};

/** Measures finding the alerts for jobs and, for some, storing the resulting notifications, which is rolled back. */
async function measure(db: Database, jobIds: readonly string[]) {
  const times = { finding: [] as number[], found: [] as number[], storing: [] as number[] };
  const openedAt = new Date(Date.now() + 60_000);
  for (const [index, jobId] of [...jobIds.slice(0, UNMEASURED), ...jobIds].entries()) {
    const start = performance.now();
    const alerts = await db.transaction((tx) => findAlertsFor(tx, { jobId, openedAt }));
    if (index < UNMEASURED) continue;
    times.finding.push(performance.now() - start);
    times.found.push(alerts.reduce((sum, { alertIds }) => sum + alertIds.length, 0));
    if (index % 10 === 0) times.storing.push(await timeOfStoring(db, jobId, alerts));
  }
  return times;
}

async function timeOfStoring(db: Database, jobId: string, alerts: Awaited<ReturnType<typeof findAlertsFor>>) {
  let time = 0;
  const undone = new Error("Undone.");
  await db
    .transaction(async (tx) => {
      const start = performance.now();
      await storeMatches(tx, jobId, alerts, new Date());
      time = performance.now() - start;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return time;
}

type Chance = () => number;

/** A random generator with a fixed seed. */
function seeded(): Chance {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a random value; the first ones are more likely. */
const skewed = <Value>(values: readonly Value[], chance: Chance): Value =>
  values[Math.floor(values.length * chance() ** 2)] as Value;

const anyOf = <Value>(values: readonly Value[], chance: Chance): Value =>
  values[Math.floor(values.length * chance())] as Value;

const AREAS = ["Software", "Sales", "Data", "Finance", "Product", "Marketing", "Civil", "Quality", "Support", "Design"];
const ROLES = ["Engineer", "Executive", "Analyst", "Manager", "Intern", "Consultant"].flatMap((kind) =>
  AREAS.map((area) => `${area} ${kind}`),
);
const TOOLS = [
  "React",
  "Java",
  "SQL",
  "Python",
  "Excel",
  "Go",
  "AutoCAD",
  "Figma",
  "Kubernetes",
  "Tally",
  "SEO",
  "Rust",
];
const SKILLS = ["", "testing", "modelling", "training", "audits"].flatMap((what) =>
  TOOLS.map((tool) => `${tool} ${what}`.trim()),
);
const PLACES = ["Bengaluru", "Pune", "Mumbai", "Delhi", "Chennai", "Kochi", "Jaipur"];
const MODES = ["ONSITE", "HYBRID", "REMOTE"] as const;
const TYPES = ["FULL_TIME", "PART_TIME", "INTERNSHIP"] as const;
const LEVELS = ["FROM_1_TO_3", "FRESHER", "FROM_3_TO_5", "OVER_5"] as const;
const INDUSTRIES = ["TECHNOLOGY", "IT", "SALES", "FINANCE", "HEALTHCARE", "DESIGN"] as const;
/** Additional words of texts and searches. */
const RARE = Array.from({ length: 10_000 }, (_, n) => `term${(n * 7919).toString(36)}`);

function searchLike(chance: Chance): JobSearch {
  const words = [
    ...(chance() < 0.45 ? [skewed(ROLES, chance).toLowerCase()] : []),
    ...(chance() < 0.35 ? [skewed(SKILLS, chance).toLowerCase()] : []),
    ...(chance() < 0.35 ? [anyOf(RARE, chance)] : []),
  ];
  // Few searches have no words.
  const keyword = (words.length > 0 || chance() < 0.15 ? words : [anyOf(RARE, chance)]).join(" ");
  const search: JobSearch = {
    ...(keyword && { keyword }),
    ...(chance() < 0.55 && { places: [skewed(PLACES, chance)], ...(chance() < 0.2 && { withinKm: 50 }) }),
    ...(chance() < 0.3 && { workMode: skewed(MODES, chance) }),
    ...(chance() < 0.2 && { jobType: skewed(TYPES, chance) }),
    ...(chance() < 0.2 && { experienceLevels: [skewed(LEVELS, chance), "FRESHER"] }),
    ...(chance() < 0.15 && { industry: skewed(INDUSTRIES, chance) }),
    ...(chance() < 0.15 && { payAtLeast: skewed([3, 5, 8, 12], chance) }),
  };
  return Object.keys(search).length > 0 ? search : { keyword: anyOf(RARE, chance) };
}

type Database = ReturnType<typeof openDatabase>;

/** Opens jobs as long as real ones. @returns their ids */
async function openJobs(pool: Database["pool"], jobs: number, chance: Chance): Promise<string[]> {
  const ids: string[] = [];
  const words = (count: number) => Array.from({ length: count }, () => anyOf(RARE, chance)).join(" ");
  for (let n = 0; n < jobs; n++) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into jobs (id, company_id, title, job_type, industry, work_mode, location, experience_level, requirements, description, salary_min, salary_max, updated_at)
       values (gen_random_uuid(), md5('recruiter 1')::uuid, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now()) returning id`,
      [
        skewed(ROLES, chance),
        ...[skewed(TYPES, chance), skewed(INDUSTRIES, chance), skewed(MODES, chance), skewed(PLACES, chance)],
        ...[skewed(LEVELS, chance), `Knows ${skewed(SKILLS, chance)} and ${words(40)}`, words(160)],
        ...[4, 4 + Math.round(chance() * 12)],
      ],
    );
    ids.push(rows[0]?.id ?? "");
  }
  return ids;
}

/** Creates the given number of alerts for each search. */
async function giveAlerts(db: Database, each: number): Promise<void> {
  await withoutIndexes(db.pool, ["job_alerts"], () =>
    db.pool.query(
      `insert into job_alerts (id, seeker_id, search_id, name, frequency)
       select gen_random_uuid(), md5('seeker ' || 1 + (s.id * 31 + n) % $2)::uuid, s.id, 'An alert', 'DAILY'
       from generate_series(1, $1::int) n, job_alert_searches s`,
      [each, SEEKERS],
    ),
  );
  await db.pool.query("vacuum analyze job_alerts, job_alert_searches, job_alert_tokens, notice_preferences");
}

/** Gives each alert its own copy of its search, which also excludes a unique word. */
async function copySearches(db: Database, each: number): Promise<void> {
  const columns = `words, contains, places, companies, job_types, work_modes, experience_levels, industries, company_sizes,
    salary_min, salary_max, pay_at_least, posted_within_days`;
  await withoutIndexes(db.pool, ["job_alerts", "job_alert_tokens", "job_alert_searches"], async () => {
    await db.pool.query("truncate job_alerts cascade");
    await db.pool.query(
      `insert into job_alert_searches (id, search, hash, excluded, ${columns}) overriding system value
       select s.id + n * 1000000::bigint, search || jsonb_build_object('excludeWords', array['own' || n]),
         sha256(hash || n::text::bytea), ('own' || n)::tsquery, ${columns}
       from generate_series(1, $1::int - 1) n, job_alert_searches s`,
      [each],
    );
    await db.pool.query(
      `insert into job_alert_tokens (search_id, token, filters, places)
       select t.search_id + n * 1000000::bigint, token, filters, places
       from generate_series(1, $1::int - 1) n, job_alert_tokens t`,
      [each],
    );
  });
  await giveAlerts(db, 1);
}
