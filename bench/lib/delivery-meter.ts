import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";

/** A system under measurement that delivers to a thousand listeners. */
export interface Contestant {
  readonly name: string;
  /** The process whose processor time is measured. */
  readonly pid: number;
  /** Publishes round `mark`, from 1 to `MARKS`, to every listener. */
  publish(mark: number): Promise<void> | void;
  /** Returns the round that a message belongs to; 0 for none. */
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

/** Number of distinguishable rounds. */
export const MARKS = 200;
const PUBLISHES_PER_SECOND = 10;
const IN_FLIGHT = 2;

/** Returns the processor seconds that a process has used so far, over all its threads. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Measures deliveries per second with two rounds in flight, then the latency at ten rounds per second. */
export async function measure(contestant: Contestant, seconds: number): Promise<Measure> {
  const { sockets, markOf, publish, pid, name } = contestant;
  let delivered = 0;
  let delays: number[] = [];
  const sentAt: number[] = [];
  const left: number[] = [];
  let started = 0;
  let ended = 0;
  let wake: () => void = () => {};
  const onMessage = (data: unknown) => {
    const mark = markOf(String(data));
    if (mark === 0) return;
    delivered += 1;
    delays.push(performance.now() - (sentAt[mark] ?? 0));
    left[mark] = (left[mark] ?? 0) - 1;
    if (left[mark] !== 0) return;
    ended += 1;
    wake();
  };
  for (const socket of sockets) socket.on("message", onMessage);
  let mark = 0;
  const round = async () => {
    mark = (mark % MARKS) + 1;
    sentAt[mark] = performance.now();
    left[mark] = sockets.length;
    started += 1;
    await publish(mark);
  };

  // Saturation.
  const cpuBefore = cpuSeconds(pid);
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    // The last delivery may arrive before publishing is confirmed.
    while (started - ended >= IN_FLIGHT) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    await round();
  }
  const taken = (performance.now() - start) / 1000;
  const deliveriesPerSecond = delivered / taken;
  const cpuMicrosPerDelivery = ((cpuSeconds(pid) - cpuBefore) * 1e6) / delivered;
  await delay(1000);

  // Latency.
  delays = [];
  for (let index = 0; index < seconds * PUBLISHES_PER_SECOND; index++) {
    await round();
    await delay(1000 / PUBLISHES_PER_SECOND);
  }
  await delay(500);
  delays.sort((a, b) => a - b);
  const at = (part: number) => delays[Math.floor((delays.length - 1) * part)] ?? 0;
  for (const socket of sockets) socket.off("message", onMessage);
  return { name, deliveriesPerSecond, p50Ms: at(0.5), p99Ms: at(0.99), cpuMicrosPerDelivery };
}
