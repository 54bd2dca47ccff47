import { loadavg } from "node:os";
import { join } from "node:path";
import { prepareData, SIZES } from "../lib/data.ts";
import { atLeast, atMost } from "../lib/goals.ts";
import { startBrowser, type Visit, visit } from "../lib/lighthouse.ts";
import { median, percentile, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { scrollFrames } from "../lib/scrolling.ts";
import { serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 30;
const CARDS = 1000;
const PAGES = ["/start", "/user-login", "/main"] as const;

/** What the web's pages cost a visitor, and how long lists scroll. */
export const web: Part = {
  title: "The web",
  async run({ serverUrl, quick }) {
    const database = await prepareData(serverUrl, SIZES.small);
    const [token = ""] = await withPool(database, (pool) => signInSeekers(pool, 1));
    const cookie = `useraccessToken=${token}`;
    const server = await startWorklane(PORT, { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" });
    const browser = await startBrowser();
    const visits: Record<(typeof PAGES)[number], Visit[]> = { "/start": [], "/user-login": [], "/main": [] };
    const loads: number[] = [];
    try {
      // The first visit of each loads what the server loads once.
      for (let round = quick ? 0 : -1; round < (quick ? 1 : 5); round += 1) {
        for (const path of PAGES) {
          loads.push(loadavg()[0] ?? 0);
          const seen = await visit(server.url + path, path === "/main" ? cookie : undefined);
          if (round >= 0) visits[path].push(seen);
        }
      }
      const frames = await scrollFrames(browser, `${server.url}/main`, cookie, quick ? 100 : CARDS);
      return report(visits, frames, loads);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function report(visits: Record<string, Visit[]>, frames: number[], loads: number[]): Report {
  const rows = Object.entries(visits).map(([path, all]) => {
    const middle = (name: keyof Visit) => median(all.map((seen) => seen[name]));
    return [
      path,
      ...(["performance", "accessibility", "bestPractices", "seo"] as const).map((name) => String(middle(name))),
      ...(["firstPaint", "largestPaint", "blocked"] as const).map((name) => String(Math.round(middle(name)))),
      middle("shift").toFixed(3),
    ];
  });
  const slow = frames.filter((milliseconds) => milliseconds > 50).length;
  const text = [
    `Lighthouse, mobile by default (a slow phone on a slow line, simulated), medians of ${visits["/start"]?.length ?? 0} visits; /main is signed in, with 10,000 jobs.`,
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
  const goals = Object.entries(visits).flatMap(([path, all]) =>
    (["performance", "accessibility", "bestPractices", "seo"] as const).map((name) =>
      atLeast(
        `Lighthouse on ${path}, ${name === "bestPractices" ? "best practices" : name}`,
        95,
        median(all.map((seen) => seen[name])),
      ),
    ),
  );
  return {
    text,
    goals: [...goals, atMost("scrolling 1,000 cards, the longest frame", 50, Math.max(...frames), { unit: "ms" })],
  };
}
