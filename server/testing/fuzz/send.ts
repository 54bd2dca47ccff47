import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import type { SocketTalk } from "./frames.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";
import type { FuzzRequest } from "./requests.ts";
import { ANSWER_MS, type Answer } from "./verdict.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request and waits for its whole response. */
export const sendRequest = (server: FuzzedServer, request: FuzzRequest): Promise<Answer> =>
  sendOnce(server, request, agent);

async function sendOnce(server: FuzzedServer, request: FuzzRequest, agent: Agent | false): Promise<Answer> {
  const { who, method, path, headers, body } = request;
  const started = performance.now();
  const cookie = server.cookieOf(who);
  // Characters that are invalid in an address are not sent, as by every client.
  const address = server.filled(path).replace(/[^\x21-\x7e]/g, "");
  const outgoing = httpRequest(server.url, {
    agent,
    method,
    path: address.startsWith("/") ? address : `/${address}`,
    headers: { ...(cookie && { cookie }), ...headers },
  });
  outgoing.setTimeout(5 * ANSWER_MS, () => outgoing.destroy(new Error("no answer")));
  // The connection may still break after the response: the server closes it after an invalid header, whatever follows.
  const broken = new Promise<never>((_, reject) => outgoing.on("error", reject));
  broken.catch(() => {});
  outgoing.end(body === null ? undefined : server.filled(body));
  const answered = await Promise.race([once(outgoing, "response"), broken]).catch((error: unknown) => {
    // The server had just closed the idle connection: clients retry on a new one.
    if (outgoing.reusedSocket) return null;
    throw error;
  });
  if (!answered) return sendOnce(server, request, false);
  const [response] = answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, text: Buffer.concat(chunks).toString(), tookMs: performance.now() - started };
}

const DOORS = {
  graphql: { path: "/graphql", protocols: ["graphql-transport-ws"] },
  legacy: { path: "/socket.io/?EIO=4&transport=websocket", protocols: [] },
} as const;

const OPENINGS = new Set(["40", '{"type":"connection_init"}']);
const WELCOME = /^40|"connection_ack"/;

/** Sends all frames on a new socket, then a ping: the response is everything received until the pong or the end. */
export async function sendTalk(server: FuzzedServer, { who, transport: api, frames }: SocketTalk): Promise<Answer> {
  const { path, protocols } = DOORS[api];
  const cookie = server.cookieOf(who);
  const socket = new WebSocket(server.url.replace("http", "ws") + path, [...protocols], {
    headers: cookie ? { cookie } : {},
  });
  const received: string[] = [];
  const welcome = new Promise<void>((resolve) => {
    socket.on("message", (data) => {
      received.push(String(data));
      if (WELCOME.test(String(data))) resolve();
    });
  });
  socket.on("error", (error) => received.push(String(error)));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  // The legacy socket refuses unauthenticated clients during the handshake.
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("open", () => resolve(true)).once("close", () => resolve(false));
  });
  const started = performance.now();
  if (!isOpen) return { status: 1000, text: received.join("\n"), tookMs: 0 };
  for (const { text, binary } of frames) {
    if (socket.readyState !== WebSocket.OPEN) break;
    socket.send(Buffer.from(server.filled(text)), { binary });
    // A frame before the acknowledgement of the handshake would end the conversation.
    if (OPENINGS.has(text)) await Promise.race([welcome, closed]);
  }
  const alive = new Promise<number>((resolve) => socket.once("pong", () => resolve(0)));
  if (socket.readyState === WebSocket.OPEN) socket.ping();
  const silent = new AbortController();
  const status = await Promise.race([closed, alive, delay(5 * ANSWER_MS, 0, { signal: silent.signal }).catch(() => 0)]);
  silent.abort();
  const tookMs = performance.now() - started;
  socket.terminate();
  return { status, text: received.join("\n"), tookMs };
}
