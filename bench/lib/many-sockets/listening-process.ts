import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { encodeMessages } from "../../../server/platform/bus/message.ts";
import type { Listener } from "../chat-crowd.ts";
import { RawSocket } from "./raw-socket.ts";

/** A request to the process; each gets one response. */
export type Request =
  | { readonly do: "know"; readonly url: string; readonly from: string; readonly people: readonly Listener[] }
  /** Opens sockets for the first `count` people without one, spread over `withinSeconds`; rejected clients retry. */
  | { readonly do: "open"; readonly count: number; readonly withinSeconds: number }
  /** Breaks all connections at once. */
  | { readonly do: "break" }
  /** Publishes messages on the bus to one listener each, as another node would, and measures until they arrive. */
  | { readonly do: "tell"; readonly database: string; readonly perSecond: number; readonly seconds: number };

/** The responses. Times in milliseconds. */
export interface Opened {
  readonly open: number;
  readonly seconds: number;
  /** Attempts that the server deferred. */
  readonly putOff: number;
  /** Why each of the other attempts failed. */
  readonly failures: readonly string[];
}
export interface Told {
  readonly told: number;
  readonly delivered: number;
  readonly delays: readonly number[];
}
export type Answer = { readonly lost: number } & Partial<Opened & Told>;

const CHAT = `subscription { chatEvents { __typename
  ... on MessageAdded { message { id conversationId seq senderId recipientId clientId content sentAt } } } }`;
const INIT = JSON.stringify({ type: "connection_init" });
const SUBSCRIBE = JSON.stringify({ type: "subscribe", id: "1", payload: { query: CHAT } });
const TRY_AGAIN = 1013;
const UNAVAILABLE = 503;
/** Clients retry after one to two seconds, which doubles with each attempt. */
const retryAfter = (tries: number) => (1000 + Math.random() * 1000) * 2 ** Math.min(tries, 3);
/** Each socket of a process has its own port, from this one on, below the system's ephemeral range. */
const FIRST_PORT = 10_000;
const TICK_MS = 10;
/** Messages per conversation. */
const MESSAGES = 2;

let people: readonly Listener[] = [];
let target = { url: "", from: "" };
let sockets: (RawSocket | undefined)[] = [];
let listening = 0;
let breaking = false;
let lost = 0;
let putOff = 0;
let failures: string[] = [];
let onListening = () => {};
let onTold = (_listener: number, _seq: number) => {};

function open(index: number, tries = 0): void {
  const person = people[index];
  if (!person) return;
  let listens = false;
  const headers = { "sec-websocket-protocol": "graphql-transport-ws", cookie: `useraccessToken=${person.token}` };
  const from = { localAddress: target.from, localPort: FIRST_PORT + index };
  const socket = new RawSocket(target.url, headers, from, {
    onOpen: () => socket.send(INIT),
    onText(text) {
      const seq = /"seq":(\d+)/.exec(text)?.[1];
      if (seq) return onTold(index, Number(seq));
      if (text.includes("connection_ack")) return socket.send(SUBSCRIBE);
      // The first event shows that the subscription is active.
      if (listens || !text.includes("CatchUp")) return;
      listens = true;
      listening++;
      onListening();
    },
    onGone(why) {
      sockets[index] = undefined;
      if (listens) listening--;
      if (breaking) return;
      if (listens) lost++;
      else if (why === TRY_AGAIN || why === UNAVAILABLE) putOff++;
      else failures.push(String(why));
      setTimeout(() => open(index, tries + 1), retryAfter(tries));
    },
  });
  sockets[index] = socket;
}

async function openAll(wanted: number, withinSeconds: number): Promise<Opened> {
  const start = performance.now();
  const count = Math.min(wanted, people.length);
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !sockets[index]);
  putOff = 0;
  failures = [];
  for (const index of missing) setTimeout(() => open(index), Math.random() * withinSeconds * 1000);
  await new Promise<void>((resolve) => {
    onListening = () => listening >= count && resolve();
    onListening();
  });
  return { open: listening, seconds: (performance.now() - start) / 1000, putOff, failures };
}

async function tell(database: string, perSecond: number, seconds: number): Promise<Told> {
  const bus = new pg.Client({ connectionString: database });
  bus.on("error", () => {});
  await bus.connect();
  const sentAt = new Float64Array(people.length);
  const delays: number[] = [];
  const count = Math.round(perSecond * seconds);
  let told = 0;
  let sequence = 0;
  onTold = (listener) => delays.push(performance.now() - (sentAt[listener] ?? 0));
  const start = performance.now();
  while (told < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - start) / 1000) * perSecond));
    const events: string[] = [];
    for (; told < due; told++) {
      const to = (told * 7919) % listening;
      const { id = "", conversationId = "" } = people[to] ?? {};
      const seq = 1 + (Math.floor(told / listening) % MESSAGES);
      sentAt[to] = performance.now();
      events.push(JSON.stringify([`account:${id}`, { type: "message-added", conversationId, seq }]));
    }
    const messages = encodeMessages(events, 7900, () => `bench-${process.pid} ${++sequence} `);
    if (messages.length > 0) await bus.query("select pg_notify('worklane', m) from unnest($1::text[]) m", [messages]);
    await delay(TICK_MS);
  }
  const end = performance.now() + 5000;
  while (delays.length < told && performance.now() < end) await delay(TICK_MS);
  onTold = () => {};
  await bus.end();
  return { told, delivered: delays.length, delays: thinned(delays) };
}

/** Returns a sample of the delays, evenly spaced by rank. */
function thinned(delays: readonly number[]): number[] {
  const sorted = delays.toSorted((a, b) => a - b);
  const few = Math.min(sorted.length, 1000);
  return Array.from({ length: few }, (_, nth) => sorted[Math.floor((nth * (sorted.length - 1)) / (few - 1))] ?? 0);
}

process.on("message", async (request: Request) => {
  let answer: Partial<Opened & Told> = {};
  if (request.do === "know") {
    ({ people } = request);
    target = request;
    sockets = people.map(() => undefined);
  } else if (request.do === "open") {
    answer = await openAll(request.count, request.withinSeconds);
  } else if (request.do === "break") {
    breaking = true;
    for (const socket of sockets) socket?.destroy();
    while (sockets.some(Boolean)) await delay(TICK_MS);
    breaking = false;
  } else {
    answer = await tell(request.database, request.perSecond, request.seconds);
  }
  process.send?.({ lost, ...answer } satisfies Answer);
});
process.on("disconnect", () => process.exit());
