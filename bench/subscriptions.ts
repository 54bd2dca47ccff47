import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import pg from "pg";
import type { WebSocket } from "ws";
import { encodeMessages } from "../server/platform/bus/message.ts";
import { openDatabase } from "../server/platform/database.ts";
import { migrate } from "../server/platform/migrations.ts";
import { migrateWorker } from "../server/platform/worker.ts";
import { serverProcess } from "../server/testing/server-process.ts";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { makeCrowd } from "./chat-crowd.ts";
import { type Contestant, MARKS, type Measure, measure, openSocket, openSockets } from "./delivery-meter.ts";

// A thousand people listen on one node: how many deliveries a second, beside a bare ws broadcast in the same run.
// `npx tsx bench/subscriptions.ts`; the table goes to bench/results/subscriptions.md.

const LISTENERS = 1000;
const ROUNDS = 3;
const PORTS = { server: 4368, bare: 4369 };

const postgres = await startThrowawayPostgres();
await migrate(postgres.url);
await migrateWorker(postgres.url);
const db = openDatabase(postgres.url);
const crowd = await makeCrowd(db, LISTENERS, MARKS);

const server = serverProcess(PORTS.server, {
  DATABASE_URL: postgres.url,
  TOKEN_SECRET: "a secret of enough characters, for measuring only",
});
await server.start();
const bare = spawn(process.execPath, ["bench/peers/bare-ws.mjs", String(PORTS.bare)], {
  stdio: ["ignore", "pipe", "inherit"],
});
await once(bare.stdout, "data");

const QUERY = `subscription { chatEvents { __typename
  ... on MessageAdded { message { id conversationId seq senderId recipientId clientId content sentAt } }
  ... on MessagesSeen { conversationId seekerId seenSeq } } }`;

async function listen(index: number): Promise<WebSocket> {
  const cookie = crowd.cookies[index] ?? "";
  const socket = await openSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { cookie });
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: { query: QUERY } }));
  await once(socket, "message");
  return socket;
}

const bareSockets = await openSockets(LISTENERS, () => openSocket(`ws://127.0.0.1:${PORTS.bare}`));
const bareSender = await openSocket(`ws://127.0.0.1:${PORTS.bare}`);
const sockets = await openSockets(LISTENERS, listen);
const bus = new pg.Client({ connectionString: postgres.url });
await bus.connect();

/** Tells every listener of an event of their own, as another node would over the bus. */
let sequence = 0;
const tellAll = (eventOf: (person: { id: string; conversationId: string }) => object) => {
  const events = crowd.people.map((person) => JSON.stringify([`account:${person.id}`, eventOf(person)]));
  const messages = encodeMessages(events, 7900, () => `bench ${++sequence} `);
  return bus.query("select pg_notify('worklane', m) from unnest($1::text[]) m", [messages]).then(() => {});
};
const numberIn = (pattern: RegExp) => (text: string) => Number(pattern.exec(text)?.[1] ?? 0);
const filler = "x".repeat(330);

const contestants: Contestant[] = [
  {
    name: "bare ws: one text of 350 bytes to all",
    pid: bare.pid ?? 0,
    sockets: bareSockets,
    publish: (mark) => bareSender.send(`{"mark":${mark},"text":"${filler}"}`),
    markOf: numberIn(/"mark":(\d+)/),
  },
  {
    name: "chatEvents: a new message to each, loaded fresh and checked",
    pid: server.pid ?? 0,
    sockets,
    publish: (seq) => tellAll(({ conversationId }) => ({ type: "message-added", conversationId, seq })),
    markOf: numberIn(/"seq":(\d+)/),
  },
  {
    name: "chatEvents: a seen pointer to each, nothing to load",
    pid: server.pid ?? 0,
    sockets,
    publish: (seenSeq) =>
      tellAll(({ id, conversationId }) => ({ type: "messages-seen", conversationId, seekerId: id, seenSeq })),
    markOf: numberIn(/"seenSeq":(\d+)/),
  },
];

const measures: Measure[][] = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, contestant] of contestants.entries()) {
    const result = await measure(contestant);
    measures[index] = [...(measures[index] ?? []), result];
    console.log(result);
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rows = measures.map((runs) => {
  const of = (field: Exclude<keyof Measure, "name">) => median(runs.map((run) => run[field]));
  return [
    runs[0]?.name ?? "",
    Math.round(of("deliveriesPerSecond")).toLocaleString("en"),
    of("cpuMicrosPerDelivery").toFixed(1),
    `${of("p50Ms").toFixed(1)} / ${of("p99Ms").toFixed(1)}`,
  ];
});
const table = [
  `# ${LISTENERS.toLocaleString("en")} open subscriptions on one node`,
  "",
  `Medians of ${ROUNDS} interleaved rounds; ${new Date().toISOString().slice(0, 10)}, Node ${process.version}. ${availableParallelism()} processors, shared by the`,
  "server, PostgreSQL and the listeners. One publish is 1,000 deliveries. Deliveries a second and processor time with two",
  "publishes in flight; delay at ten publishes a second (10,000 deliveries a second), from the publish to each listener.",
  `Load average of the machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}. Written by \`npx tsx bench/subscriptions.ts\`.`,
  "",
  "| | deliveries/s | CPU µs of the server per delivery | delay p50 / p99, ms |",
  "|---|---|---|---|",
  ...rows.map((row) => `| ${row.join(" | ")} |`),
  "",
].join("\n");
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/subscriptions.md", table);
console.log(table);

for (const socket of [...bareSockets, bareSender, ...sockets]) socket.terminate();
bare.kill();
await server.kill();
await bus.end();
await db.close();
await postgres.stop();
