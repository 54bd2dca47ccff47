import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneToPage } from "../lib/clone-to-page.ts";
import { prepareData, SIZES } from "../lib/data.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 80;

/** The time until the product is ready: from a clone, and when it has run before. */
export const start: Part = {
  title: "Start",
  async run({ serverUrl, quick }) {
    const cloned = await cloneToPage(PORT);
    const own = await firstAndWarmStart();
    const database = await prepareData(serverUrl, SIZES.small);
    const warm: number[] = [];
    for (let turn = 0; turn < (quick ? 1 : 5); turn++) {
      const server = await startWorklane(PORT, serverEnv(database, join(dataDir, "worklane")));
      warm.push(server.readyAfter);
      await server.stop();
    }
    const text = table(
      ["", ""],
      [
        ["clone to page: all three", seconds(cloned.clone + cloned.install + cloned.start)],
        ["`git clone`, of a repository on the same disk", seconds(cloned.clone)],
        ["`npm install`, with what npm has in its cache", seconds(cloned.install)],
        ["`npm start`, which builds, until `/start` answers with the page", seconds(cloned.start)],
        ["built, first start on an empty folder (PostgreSQL's files, schema, demo), until ready", seconds(own.first)],
        ["warm start with the embedded PostgreSQL, until ready", seconds(own.warm)],
        [`warm start beside a running PostgreSQL, until ready (median of ${warm.length})`, seconds(median(warm))],
      ],
    );
    return { text, goals: [] };
  },
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Starts as `npm start` does after building, with a separate data folder. */
async function firstAndWarmStart() {
  const folder = await mkdtemp(join(tmpdir(), "worklane-bench-"));
  const env = { NODE_ENV: "development", DATA_DIR: folder, HOST: "127.0.0.1" };
  try {
    const first = await startWorklane(PORT, env);
    await first.stop();
    const warm = await startWorklane(PORT, env);
    await warm.stop();
    return { first: first.readyAfter, warm: warm.readyAfter };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
