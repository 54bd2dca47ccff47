import { loadavg } from "node:os";
import { prepareData, SIZES } from "../lib/data.ts";
import { atLeast, atMost } from "../lib/goals.ts";
import { FIXED_SLOWDOWN, PHONE_INDEX, slowdownFor, startBrowser, type Visit, visit } from "../lib/lighthouse.ts";
import { median, percentile, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";
import { scrollFrames } from "../lib/scrolling.ts";
import { serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 30;
const CARDS = 1000;
/** Maximum total blocking time while a page loads, in milliseconds. */
const BLOCKED_MS = 200;
const PAGES = ["/start", "/user-login", "/main"] as const;

/** The cost of the web client's pages for a visitor, and the smoothness of scrolling through long lists. */
export const web: Part = {
  title: "The web",
  async run({ serverUrl, quick }) {
    const database = await prepareData(serverUrl, SIZES.small);
    const [token = ""] = await withPool(database, (pool) => signInSeekers(pool, 1));
    const cookie = `useraccessToken=${token}`;
    const server = await startWorklane(PORT, serverEnv(database));
    const browser = await startBrowser();
    const visits: Visits = new Map();
    const loads: number[] = [];
    const seen: Visit[] = [];
    const note = async (path: string, slowdown: number) => {
      loads.push(loadavg()[0] ?? 0);
      const one = await visit(server.url + path, slowdown, path === "/main" ? cookie : undefined);
      seen.push(one);
      return one;
    };
    try {
      // The first visit of each page makes the server load what it loads only once, and measures this machine's speed.
      for (const path of PAGES) await note(path, FIXED_SLOWDOWN);
      const calibrated = slowdownFor(median(seen.map(({ benchmarkIndex }) => benchmarkIndex)));
      for (const [slowdown, rounds] of [
        [FIXED_SLOWDOWN, quick ? 1 : 5] as const,
        [calibrated, quick ? 1 : 5] as const,
      ]) {
        for (let round = 0; round < rounds; round += 1) {
          for (const path of PAGES) {
            const key = `${path} × ${slowdown}`;
            visits.set(key, [...(visits.get(key) ?? []), { path, slowdown, ...(await note(path, slowdown)) }]);
          }
        }
      }
      const frames = await scrollFrames(browser, `${server.url}/main`, cookie, quick ? 100 : CARDS);
      return report([...visits.values()], frames, loads, calibrated);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

interface PageVisit extends Visit {
  readonly path: string;
  readonly slowdown: number;
}

type Visits = Map<string, PageVisit[]>;

const middle = (all: readonly PageVisit[], name: Exclude<keyof PageVisit, "path">) =>
  median(all.map((seen) => seen[name]));

function report(visits: readonly PageVisit[][], frames: number[], loads: number[], calibrated: number): Report {
  const rows = visits.map((all) => [
    `${all[0]?.path}, ${all[0]?.slowdown} times slower`,
    ...(["performance", "accessibility", "bestPractices", "seo"] as const).map((name) => String(middle(all, name))),
    ...(["firstPaint", "largestPaint", "blocked"] as const).map((name) => String(Math.round(middle(all, name)))),
    middle(all, "shift").toFixed(3),
  ]);
  const index = Math.round(median(visits.flat().map(({ benchmarkIndex }) => benchmarkIndex)));
  const slow = frames.filter((milliseconds) => milliseconds > 50).length;
  const text = [
    `Lighthouse, mobile (a phone on a slow line, simulated), medians of ${visits[0]?.length ?? 0} visits; /main is signed in, with 10,000 jobs.`,
    `Its phone is ${FIXED_SLOWDOWN} times slower than whatever machine measures. This one has a benchmark index of ${index} in the middle; by the visits before them, ${calibrated} times slower is a phone of ${PHONE_INDEX}.`,
    `Load average during the visits: ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}.`,
    "",
    table(
      [
        "",
        "performance",
        "accessibility",
        "best practices",
        "SEO",
        "first paint ms",
        "largest render ms",
        "blocked ms",
        "shift",
      ],
      rows,
    ),
    "",
    `Scrolling ${CARDS.toLocaleString("en")} cards on /main at 1440 pixels (headless, no graphics processor): ${frames.length} frames, median ${median(frames).toFixed(0)} ms, 99th percentile ${percentile(frames, 0.99).toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms, ${slow} above 50 ms.`,
  ].join("\n");
  const goals = visits.flatMap((all) => {
    const { path = "", slowdown = FIXED_SLOWDOWN } = all[0] ?? {};
    const names = ["performance", "accessibility", "bestPractices", "seo"] as const;
    const asked = slowdown === FIXED_SLOWDOWN ? names : names.slice(0, 1);
    const of = `Lighthouse on ${path}${slowdown === FIXED_SLOWDOWN ? "" : `, ${slowdown} times slower`}`;
    return [
      ...asked.map((name) =>
        atLeast(`${of}, ${name === "bestPractices" ? "best practices" : name}`, 95, middle(all, name)),
      ),
      ...(slowdown === FIXED_SLOWDOWN
        ? []
        : [atMost(`${of}, blocked`, BLOCKED_MS, Math.round(middle(all, "blocked")), { unit: "ms" })]),
    ];
  });
  return {
    text,
    goals: [...goals, atMost("scrolling 1,000 cards, the longest frame", 50, Math.max(...frames), { unit: "ms" })],
  };
}
