import { join } from "node:path";
import pg from "pg";
import type { WebSocket } from "ws";
import { openDatabase } from "../../server/platform/database/database.ts";
import { fillConversations, makeCrowd } from "../lib/chat-crowd.ts";
import { chatPublisher, sequenceOf } from "../lib/chat-publisher.ts";
import { type Contestant, MARKS, type Measure, measure } from "../lib/delivery-meter.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atLeast } from "../lib/goals.ts";
import { listenToChats, openSocket, openSockets } from "../lib/listeners.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 60;
const BARE = "bare ws: one text of 350 bytes to all";
const SOCKET_IO = "Socket.IO: one text of 350 bytes to all";
const MESSAGE = "chatEvents: a new message to each, loaded fresh and checked";
const SEEN = "chatEvents: a seen pointer to each, nothing to load";
const FILLER = "x".repeat(330);

/** Deliveries per second to a thousand listeners on one node, compared with broadcasts of one text. */
export const fanOut: Part = {
  title: "Fan-out to 1,000 sockets",
  run: ({ serverUrl, quick }) =>
    withFreshDatabase(serverUrl, "bench_fan_out", async (database) => {
      const listeners = quick ? 100 : 1000;
      const db = openDatabase(database);
      const crowd = await makeCrowd(db, { listeners, writers: 4 });
      const conversations = await fillConversations(db.pool, crowd, MARKS);
      await db.close();
      const servers: ServerProcess[] = [];
      const sockets: WebSocket[] = [];
      const bus = new pg.Client({ connectionString: database });
      // The run may be stopped while the connection is open.
      bus.on("error", () => {});
      const keep = async <T extends WebSocket | WebSocket[]>(opening: Promise<T>) => {
        const opened = await opening;
        sockets.push(...[opened].flat());
        return opened;
      };
      const start = async (starting: Promise<ServerProcess>) => {
        const server = await starting;
        servers.push(server);
        return server;
      };
      try {
        await bus.connect();
        const env = { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" };
        const worklane = await start(startWorklane(PORT, env));
        const peer = (file: string, port: number) =>
          start(startServer([join(import.meta.dirname, "../peers", file), String(port)], {}));
        const bare = await peer("bare-ws.mjs", PORT + 1);
        const socketIo = await peer("socket-io.mjs", PORT + 2);
        const url = (server: ServerProcess) => server.url.replace("http", "ws");
        const openIo = () => openSocketIo(`${url(socketIo)}/socket.io/?EIO=4&transport=websocket`);
        const bareSender = await keep(openSocket(url(bare)));
        const ioSender = await keep(openIo());
        const ours = await keep(
          openSockets(listeners, (index) => listenToChats(worklane.url, crowd.listeners[index]?.token ?? "")),
        );
        const tell = chatPublisher(bus, conversations);
        const contestants: Contestant[] = [
          {
            name: BARE,
            pid: bare.pid,
            sockets: await keep(openSockets(listeners, () => openSocket(url(bare)))),
            publish: (mark) => bareSender.send(textOf(mark)),
            markOf: numberIn(/"mark":(\d+)/),
          },
          {
            name: SOCKET_IO,
            pid: socketIo.pid,
            sockets: await keep(openSockets(listeners, openIo)),
            publish: (mark) => ioSender.send(`42${JSON.stringify(["message", textOf(mark)])}`),
            markOf: numberIn(/mark\\":(\d+)/),
          },
          {
            name: MESSAGE,
            pid: worklane.pid,
            sockets: ours,
            publish: tell.message,
            markOf: sequenceOf,
          },
          {
            name: SEEN,
            pid: worklane.pid,
            sockets: ours,
            publish: tell.seen,
            markOf: sequenceOf,
          },
        ];
        const rounds = quick ? 1 : 3;
        const measures = new Map<string, Measure[]>(contestants.map(({ name }) => [name, []]));
        for (let round = 0; round < rounds; round++) {
          for (const contestant of contestants) {
            console.log(`${contestant.name}, round ${round + 1} of ${rounds}`);
            measures.get(contestant.name)?.push(await measure(contestant, quick ? 1 : 3));
          }
        }
        return report(measures, listeners, rounds);
      } finally {
        for (const socket of sockets) socket.terminate();
        await Promise.all(servers.map((server) => server.stop()));
        await bus.end();
      }
    }),
};

const textOf = (mark: number) => `{"mark":${mark},"text":"${FILLER}"}`;
const numberIn = (pattern: RegExp) => (text: string) => Number(pattern.exec(text)?.[1] ?? 0);

/**
 * Opens a socket that has completed Socket.IO's handshake and responds to its pings, without a client library, as for
 * the others.
 */
async function openSocketIo(url: string): Promise<WebSocket> {
  const socket = await openSocket(url);
  socket.on("message", (data) => String(data) === "2" && socket.send("3"));
  await new Promise<void>((resolve) => {
    socket.on("message", (data) => String(data).startsWith("40") && resolve());
    socket.send("40");
  });
  return socket;
}

function report(measures: ReadonlyMap<string, readonly Measure[]>, listeners: number, rounds: number): Report {
  const of = (name: string, field: Exclude<keyof Measure, "name">) =>
    median((measures.get(name) ?? []).map((measured) => measured[field]));
  const cost = (name: string) => of(name, "cpuMicrosPerDelivery");
  const rows = [...measures.keys()].map((name) => [
    name,
    of(name, "deliveriesPerSecond"),
    cost(name),
    cost(BARE) / cost(name),
    cost(SOCKET_IO) / cost(name),
    of(name, "p50Ms"),
    of(name, "p99Ms"),
  ]);
  const head = ["", "deliveries/s", "processor µs a delivery", "of bare ws", "of Socket.IO", "p50 ms", "p99 ms"];
  const text = [
    `Medians of ${rounds} interleaved rounds. One publish is ${listeners.toLocaleString("en")} deliveries. Server, PostgreSQL and listeners share the processors. ` +
      "Deliveries a second and processor time with two publishes in flight; delay at ten publishes a second, from the publish to each listener. " +
      "Of bare ws, of Socket.IO: their processor time against this one's; above 1 is better than they are. " +
      "A broadcast of one text makes its bytes once; what ours sends is another text for everyone, read from the database where it says so.",
    "",
    table(head, rows),
  ].join("\n");
  const goal = (name: string, least: number, what: string) =>
    atLeast(`fan-out to ${listeners.toLocaleString("en")} against bare ws, ${what}`, least, cost(BARE) / cost(name));
  return { text, goals: [goal(SEEN, 0.6, "nothing to load"), goal(MESSAGE, 0.45, "a message loaded for each")] };
}
