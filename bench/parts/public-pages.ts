import { loadavg } from "node:os";
import { prepareData, SIZES } from "../lib/data.ts";
import { atLeast, atMost } from "../lib/goals.ts";
import { FIXED_SLOWDOWN, startBrowser, type Visit, visit } from "../lib/lighthouse.ts";
import { load } from "../lib/load.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";
import { pin } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 40;
const CONNECTIONS = 8;
/** Number of distinct pages, far more than a server caches. */
const JOBS = 20_000;
const SCORES = ["performance", "accessibility", "bestPractices", "seo"] as const;

/** The cost of public pages for the server, and for a visitor on a slow phone. */
export const publicPages: Part = {
  title: "Public pages",
  async run({ serverUrl, postgresPid, scale, quick }) {
    const database = await prepareData(serverUrl, SIZES[scale]);
    const { jobs, company } = await withPool(database, async (pool) => {
      const open = `select 'jobs/' || slug_of(title) || '-' || id as path from jobs
        where status = 'OPEN' and deleted_at is null limit ${JOBS}`;
      const found = await pool.query<{ path: string }>(open);
      const first = await pool.query<{ path: string }>(
        "select 'companies/' || r.slug as path from companies r join jobs j on j.company_id = r.id limit 1",
      );
      return { jobs: found.rows.map(({ path }) => `/${path}`), company: `/${first.rows[0]?.path}` };
    });
    // The server has one processor to itself; PostgreSQL and the load generator share the other.
    pin(process.pid, "1");
    pin(postgresPid, "1");
    const server = await startWorklane(PORT, serverEnv(database), { pinned: true });
    const browser = await startBrowser();
    try {
      const { host } = new URL(server.url);
      let next = 0;
      const request = () => {
        const path = jobs[next++ % jobs.length] ?? "/jobs";
        return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`);
      };
      const measure = (milliseconds: number) => load(server.url, request, { connections: CONNECTIONS, milliseconds });
      await measure(quick ? 1000 : 5000);
      const { requests, seconds, p50, p99, refused } = await measure(quick ? 2000 : 20_000);
      const visits = new Map<string, Visit[]>([
        ["a job", []],
        ["a company", []],
      ]);
      const loads: number[] = [];
      for (let round = quick ? 0 : -1; round < (quick ? 1 : 5); round++) {
        for (const [name, path] of [["a job", jobs[0] ?? ""] as const, ["a company", company] as const]) {
          loads.push(loadavg()[0] ?? 0);
          const seen = await visit(server.url + path, FIXED_SLOWDOWN);
          if (round >= 0) visits.get(name)?.push(seen);
        }
      }
      const middle = (all: readonly Visit[], name: keyof Visit) => median(all.map((seen) => seen[name]));
      const rows = [...visits].map(([name, all]) => [
        name,
        ...SCORES.map((score) => String(middle(all, score))),
        String(Math.round(middle(all, "largestPaint"))),
      ]);
      const perSecond = requests / seconds;
      return {
        text: [
          `Different jobs' pages of ${SIZES[scale].toLocaleString("en")} jobs, one after the other over ${CONNECTIONS} connections, the server on one core: ${Math.round(perSecond)} a second, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms; ${refused} were not 200.`,
          "",
          `Lighthouse, mobile by default, medians of ${quick ? 1 : 5} visits (load average ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}).`,
          "",
          table(["", "performance", "accessibility", "best practices", "SEO", "largest render ms"], rows),
        ].join("\n"),
        goals: [
          atLeast("job pages a second on one core", 400, Math.round(perSecond)),
          ...[...visits].flatMap(([name, all]) => [
            ...SCORES.map((score) => atLeast(`Lighthouse on ${name}, ${score}`, 100, middle(all, score))),
            atMost(`largest render of ${name}`, 1000, middle(all, "largestPaint"), { unit: "ms" }),
          ]),
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      pin(process.pid, "0-1");
      pin(postgresPid, "0-1");
    }
  },
};
