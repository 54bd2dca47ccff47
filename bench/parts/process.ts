import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { prepareData, SIZES } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 30;
const SOCKETS = 1000;

/** How long a start takes, and how much memory the process has. */
export const processPart: Part = {
  title: "Start and memory",
  async run({ serverUrl, quick }) {
    const starts = await firstAndWarmStart();
    const database = await prepareData(serverUrl, SIZES.small);
    const tokens = await withPool(database, (pool) => signInSeekers(pool, SOCKETS));
    const env = serverEnv(database, join(dataDir, "worklane"));
    const warm: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const server = await startWorklane(PORT, env);
      warm.push(server.readyAfter);
      await server.stop();
    }
    const server = await startWorklane(PORT, env);
    try {
      await delay(quick ? 1000 : 5000);
      const idle = server.memory();
      const sockets: WebSocket[] = [];
      for (let from = 0; from < SOCKETS; from += 50)
        sockets.push(...(await Promise.all(tokens.slice(from, from + 50).map((token) => listen(server.url, token)))));
      await delay(quick ? 1000 : 10_000);
      const busy = server.memory();
      for (const socket of sockets) socket.terminate();
      const text = table(
        ["", ""],
        [
          [
            "first start on an empty folder: makes PostgreSQL's files, the schema and the demo, until ready",
            `${seconds(starts.first)} s`,
          ],
          ["warm start with the embedded PostgreSQL, until ready", `${seconds(starts.warm)} s`],
          ["warm start beside a running PostgreSQL, until ready (median of 5)", `${seconds(median(warm))} s`],
          ["memory (RSS), idle", `${Math.round(idle)} MB`],
          [`memory (RSS), ${SOCKETS.toLocaleString("en")} sockets with a subscription each`, `${Math.round(busy)} MB`],
        ],
      );
      return {
        text,
        goals: [atMost(`memory at ${SOCKETS.toLocaleString("en")} sockets`, 220, busy, { unit: "MB" })],
      };
    } finally {
      await server.stop();
    }
  },
};

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** As `npm start` does after building: with a folder of its own. */
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

async function listen(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
    headers: { cookie: `useraccessToken=${token}` },
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  const query = "subscription { applicationChanged { __typename } }";
  socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: { query } }));
  return socket;
}
