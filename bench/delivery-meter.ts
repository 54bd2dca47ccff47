import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";

/** Something that tells a thousand listeners. */
export interface Contestant {
  readonly name: string;
  /** Its process, whose processor time is counted. */
  readonly pid: number;
  /** Tells every listener about round `mark`, from 1 to `MARKS`. */
  publish(mark: number): Promise<void> | void;
  /** The round that a message tells of; 0: none. */
  markOf(text: string): number;
  readonly sockets: readonly WebSocket[];
}

export interface Measure {
  readonly name: string;
  readonly deliveriesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicrosPerDelivery: number;
}

/** Rounds that can be told apart. */
export const MARKS = 200;
const SECONDS = 3;
const PUBLISHES_PER_SECOND = 10;
const IN_FLIGHT = 2;

/** Opens sockets, some at a time. */
export async function openSockets(count: number, open: (index: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += 50) {
    const batch = Array.from({ length: Math.min(50, count - from) }, (_, index) => open(from + index));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

export async function openSocket(url: string, protocol?: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, protocol, { headers });
  await once(socket, "open");
  return socket;
}

/** Processor seconds of a process so far, over all its threads. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Deliveries a second with two rounds in flight, then the delay of each at ten rounds a second. */
export async function measure(contestant: Contestant): Promise<Measure> {
  const { sockets, markOf, publish, pid, name } = contestant;
  let delivered = 0;
  let delays: number[] = [];
  const sentAt: number[] = [];
  const left: number[] = [];
  let finished: () => void = () => {};
  const onMessage = (data: unknown) => {
    const mark = markOf(String(data));
    if (mark === 0) return;
    delivered += 1;
    delays.push(performance.now() - (sentAt[mark] ?? 0));
    left[mark] = (left[mark] ?? 0) - 1;
    if (left[mark] === 0) finished();
  };
  for (const socket of sockets) socket.on("message", onMessage);
  let mark = 0;
  const round = async () => {
    mark = (mark % MARKS) + 1;
    sentAt[mark] = performance.now();
    left[mark] = sockets.length;
    await publish(mark);
  };

  // Saturation.
  const cpuBefore = cpuSeconds(pid);
  const start = performance.now();
  for (let index = 0; index < IN_FLIGHT; index++) await round();
  while (performance.now() - start < SECONDS * 1000) {
    await new Promise<void>((resolve) => {
      finished = resolve;
    });
    await round();
  }
  const seconds = (performance.now() - start) / 1000;
  const deliveriesPerSecond = delivered / seconds;
  const cpuMicrosPerDelivery = ((cpuSeconds(pid) - cpuBefore) * 1e6) / delivered;
  await delay(1000);

  // Delay.
  delays = [];
  for (let index = 0; index < SECONDS * PUBLISHES_PER_SECOND; index++) {
    await round();
    await delay(1000 / PUBLISHES_PER_SECOND);
  }
  await delay(500);
  delays.sort((a, b) => a - b);
  const at = (part: number) => delays[Math.floor((delays.length - 1) * part)] ?? 0;
  for (const socket of sockets) socket.off("message", onMessage);
  return { name, deliveriesPerSecond, p50Ms: at(0.5), p99Ms: at(0.99), cpuMicrosPerDelivery };
}
