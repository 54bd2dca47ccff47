import { once } from "node:events";
import { createClient } from "graphql-ws";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type DataOf, type Operation, textOf } from "./send.ts";

/** The results of one subscription, in order of arrival. */
export interface Subscriber<Data> {
  /** Resolves with the next result's data; rejects with the errors of a refusal. */
  next(): Promise<Data>;
  /** Resolves with the next result for which `wanted` returns a value; others are skipped. */
  find<Found>(wanted: (data: Data) => Found | null | undefined): Promise<Found>;
  /** Closes the socket, before the test ends it. */
  end(): Promise<void>;
}

const webSocketWith = (headers: Record<string, string>) =>
  class extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers });
    }
  };

interface SubscribeOptions {
  readonly cookie: string;
  readonly variables?: Record<string, unknown>;
  /** The number of reconnects, and what to wait for before each. */
  readonly retries?: number;
  readonly beforeRetry?: () => Promise<void>;
  /** Called when a connection was closed. */
  readonly onClosed?: (event: unknown) => void;
}

/** Opens a subscription over its own socket, as a signed-in client would, until the test ends. */
export function subscribe<Sent extends Operation>(
  url: string,
  operation: Sent,
  { cookie, variables, retries = 0, beforeRetry = async () => {}, onClosed = () => {} }: SubscribeOptions,
): Subscriber<DataOf<Sent>> {
  const client = createClient({
    url: `${url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: webSocketWith({ cookie }),
    retryAttempts: retries,
    retryWait: beforeRetry,
    on: { closed: onClosed },
  });
  const results = client.iterate<DataOf<Sent>>({ query: textOf(operation), ...(variables && { variables }) });
  const next = async () => {
    const { value, done } = await results.next();
    if (done || !value) throw new Error("The stream has ended.");
    if (value.errors || !value.data) throw new Error(JSON.stringify(value.errors));
    return value.data;
  };
  const end = async () => {
    await results.return?.();
    await client.dispose();
  };
  onTestFinished(end);
  return {
    next,
    async find(wanted) {
      for (;;) {
        const found = wanted(await next());
        if (found !== null && found !== undefined) return found;
      }
    },
    end,
  };
}

/** A bare socket for raw protocol messages that a well-behaved client never sends. */
export async function rawSocket(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws", { headers });
  const messages: { type: string; id?: string; payload?: unknown }[] = [];
  const waiting: (() => void)[] = [];
  socket.on("message", (data) => {
    messages.push(JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = once(socket, "close").then(([code, reason]) => ({ code: Number(code), reason: String(reason) }));
  socket.on("error", () => {});
  const send = (message: object) => socket.send(JSON.stringify(message));
  const received = async (type: string, id?: string) => {
    for (;;) {
      const index = messages.findIndex((message) => message.type === type && (!id || message.id === id));
      if (index >= 0) return messages.splice(index, 1)[0];
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  await once(socket, "open");
  return {
    socket,
    closed,
    send,
    received,
    async init(payload?: object) {
      send({ type: "connection_init", ...(payload && { payload }) });
      await received("connection_ack");
    },
    subscribe: (id: string, operation: Operation, variables?: object) =>
      send({ type: "subscribe", id, payload: { query: textOf(operation), ...(variables && { variables }) } }),
  };
}
