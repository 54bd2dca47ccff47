import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { median, percentile } from "./numbers.ts";

/** The results of a load test. Times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Responses with a status other than 200, or with errors. */
  readonly refused: number;
}

/** Returns the bytes of a JSON request, for repeated use. */
export function requestBytes(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Buffer {
  const { pathname, host } = new URL(url);
  const text = JSON.stringify(body);
  const all = { host, "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
}

/**
 * Sends requests over the given number of connections, each as soon as the previous response has arrived, with little
 * processor time of its own. `perSecond` instead spaces them out, over all connections.
 */
export async function load(
  url: string,
  next: () => Buffer,
  { connections, milliseconds, perSecond }: { connections: number; milliseconds: number; perSecond?: number },
): Promise<Load> {
  const start = performance.now();
  const end = start + milliseconds;
  const times: number[] = [];
  let refused = 0;
  const line = async (index: number) => {
    const socket = await openLine(url);
    try {
      let due = start + (perSecond ? (index * 1000) / perSecond : 0);
      while (performance.now() < end) {
        if (perSecond) {
          const wait = due - performance.now();
          if (wait > 0) await delay(wait);
        }
        const sent = perSecond ? Math.min(due, performance.now()) : performance.now();
        if ((await socket.ask(next())) !== 200) refused++;
        times.push(performance.now() - sent);
        if (perSecond) due += (connections * 1000) / perSecond;
      }
    } finally {
      socket.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => line(index)));
  return {
    requests: times.length,
    seconds: (performance.now() - start) / 1000,
    p50: median(times),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    refused,
  };
}

const HEAD_END = Buffer.from("\r\n\r\n");
const ERRORS = Buffer.from('{"errors":');
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** A keep-alive connection. */
export interface Line {
  /** Sends a request and returns the status of the complete response; 0 if it contains errors. */
  ask(bytes: Buffer): Promise<number>;
  close(): void;
}

/** Opens a keep-alive connection, whose overhead is a tenth of that of `fetch`. */
export async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  let status = 0;
  let total = -1;
  const answered = () => {
    if (received.includes(ERRORS)) status = 0;
    const done = waiting;
    waiting = undefined;
    received = Buffer.alloc(0);
    total = -1;
    done?.resolve(status);
  };
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    if (total < 0) {
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const head = received.subarray(0, headEnd).toString("latin1").toLowerCase();
      status = Number(head.slice(9, 12));
      const length = /content-length: (\d+)/.exec(head)?.[1];
      total = length ? headEnd + 4 + Number(length) : Number.POSITIVE_INFINITY;
    }
    if (received.length >= total || (total === Number.POSITIVE_INFINITY && received.subarray(-5).equals(LAST_CHUNK)))
      answered();
  });
  const fail = () => waiting?.reject(new Error(`${url} closed the connection.`));
  socket.on("error", fail).on("close", fail);
  return {
    ask: (bytes: Buffer) =>
      new Promise<number>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(bytes);
      }),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}
