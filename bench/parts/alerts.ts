import { putAlert } from "../../server/jobs/alerts/alerts.store.ts";
import { prepareAlert } from "../../server/jobs/alerts/match-alerts.ts";
import { findAlertsFor } from "../../server/jobs/alerts/matching.store.ts";
import { countJobs } from "../../server/jobs/job-search.store.ts";
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

/** Searches that are unlike each other; each is stored for as many alerts as it takes. */
const DISTINCT = 4_000;
const SEEKERS = 2_000;

/** Whom a new job is for, among a million alerts: the statement that the task sends for each job that opens. */
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
        const measured = await openJobs(db.pool, quick ? 40 : 200, chance);
        await refreshVocabulary(db);
        await fill(db, wanted, chance);
        const times: number[] = [];
        const found: number[] = [];
        const opened = { openedAt: new Date(Date.now() + 60_000) };
        for (const [index, jobId] of [...measured.slice(0, 10), ...measured].entries()) {
          const start = performance.now();
          const alerts = await db.transaction((tx) => findAlertsFor(tx, { jobId, ...opened }));
          if (index < 10) continue;
          times.push(performance.now() - start);
          found.push(alerts.length);
        }
        const one: number[] = [];
        for (let n = 0; n < 200; n++) {
          const start = performance.now();
          await countJobs(db, searchLike(chance));
          one.push(performance.now() - start);
        }
        const p95 = percentile(times, 0.95);
        const text = [
          `${wanted.toLocaleString("en")} alerts, of which ${DISTINCT.toLocaleString("en")} differ; ${times.length} jobs with some 200 words each, one after the other.`,
          "",
          table(
            ["", "p50", "p95", "most"],
            [
              ["finding a job's alerts, ms", median(times), p95, Math.max(...times)],
              ["alerts that it matches", median(found), percentile(found, 0.95), Math.max(...found)],
            ],
          ),
          "",
          `Running one of the searches takes ${shown(median(one))} ms in the same run: asking all alerts of one job takes as long as ${shown(median(times) / median(one))} searches.`,
        ].join("\n");
        return { text, goals: [atMost("finding a job's alerts, p95", 100, p95, { unit: "ms" })] };
      } finally {
        await db.close();
      }
    });
  },
};

type Chance = () => number;

/** The same numbers in each run. */
function seeded(): Chance {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of these, the first ones more often. */
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
/** Words that texts and searches have beside those. */
const RARE = Array.from({ length: 10_000 }, (_, n) => `term${(n * 7919).toString(36)}`);

function searchLike(chance: Chance): JobSearch {
  const words = [
    ...(chance() < 0.45 ? [skewed(ROLES, chance).toLowerCase()] : []),
    ...(chance() < 0.35 ? [skewed(SKILLS, chance).toLowerCase()] : []),
    ...(chance() < 0.35 ? [anyOf(RARE, chance)] : []),
  ];
  // Few searches have no words at all.
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

/** Stores so many alerts: the distinct ones as seekers do, the others as copies of them. */
async function fill(db: Database, wanted: number, chance: Chance): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>("select id from seekers limit 1");
  const alert = { seekerId: rows[0]?.id ?? "", name: "An alert", frequency: "DAILY", pausedAt: null } as const;
  for (let n = 0; n < DISTINCT; n++)
    await db.transaction(async (tx) => {
      const search = searchLike(chance);
      const { id } = await putAlert(tx, null, { ...alert, search });
      await prepareAlert({ db }, tx, { id, search });
    });
  await withoutIndexes(db.pool, ["job_alerts", "job_alert_tokens"], async () => {
    await db.pool.query(
      `create table copies as
       select a.id as original, gen_random_uuid() as id, (select array_agg(id) from seekers) [1 + n % $2] as seeker_id
       from job_alerts a, generate_series(1, $1) n`,
      [Math.floor(wanted / DISTINCT) - 1, SEEKERS],
    );
    await db.pool.query(
      `insert into job_alerts
       select (jsonb_populate_record(a, jsonb_build_object('id', c.id, 'seeker_id', c.seeker_id))).*
       from copies c join job_alerts a on a.id = c.original`,
    );
    await db.pool.query(
      "insert into job_alert_tokens select c.id, t.token from copies c join job_alert_tokens t on t.alert_id = c.original",
    );
  });
  await db.pool.query("vacuum analyze job_alerts, job_alert_tokens");
}
