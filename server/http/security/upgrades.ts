import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isHost } from "./host-header.ts";

/** Where WebSockets are served. */
const SOCKET_PATHS = /^\/(?:graphql$|socket\.io\/)/;

/**
 * Whether a request opens one of our WebSockets. One for a host that is none is refused like any other request
 * (`host-header.ts`).
 */
const opensSocket = ({ method, url = "", headers: { upgrade = "", host } }: IncomingMessage): boolean =>
  method === "GET" &&
  upgrade.toLowerCase() === "websocket" &&
  SOCKET_PATHS.test(url.split("?")[0] ?? "") &&
  isHost(host);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The header fields, and options of `Connection`, by which a request asks for an upgrade. */
const ASKS_FOR_UPGRADE = ["upgrade", "http2-settings"];

/**
 * Ignores upgrades to other protocols than WebSocket, and where there are no WebSockets: those requests are answered as
 * if they did not ask (RFC 9110, 7.8). Node would not parse them any further. Call this once all handlers of "upgrade"
 * are registered: they no longer receive those requests.
 */
export function ignoreOtherUpgrades(server: Server): void {
  // Newer versions of Node ask. With an upgrade, Node 26 would read the body itself; without, requests that were sent together
  // with this one are lost.
  const shouldUpgradeCallback = (request: IncomingMessage) => opensSocket(request) || !hasBody(request);
  Object.assign(server, { shouldUpgradeCallback });
  const handlers = server.listeners("upgrade");
  server.removeAllListeners("upgrade");
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", ({ socket }, response) => void lastAnswers.set(socket, response));
  server.on("upgrade", (request: IncomingMessage, line: Duplex, rest: Buffer) => {
    // Node has removed its own listener, and throws an error that nobody listens to: the client's reset.
    line.on("error", ignore);
    if (opensSocket(request)) {
      for (const handle of handlers) handle.call(server, request, line, rest);
      return;
    }
    const answerPlainly = () => {
      line.off("error", ignore);
      if (line.destroyed) return;
      line.unshift(Buffer.concat([plainHead(request), rest]));
      server.emit("connection", line);
    };
    // Answers to requests that were sent before this one come first.
    const previous = lastAnswers.get(line);
    if (!previous || previous.closed) return answerPlainly();
    previous.once("close", () => {
      // Set while the connection was idle for Node.
      request.socket.setTimeout(server.timeout);
      answerPlainly();
    });
  });
}

const ignore = () => {};

/** Returns the head of a request as it was received, but for what asks for an upgrade. */
function plainHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    const value = rawHeaders[index + 1] ?? "";
    if (ASKS_FOR_UPGRADE.includes(name.toLowerCase())) continue;
    lines.push(`${name}: ${name.toLowerCase() === "connection" ? otherOptions(value) : value}`);
  }
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}

const otherOptions = (connection: string): string =>
  connection
    .split(",")
    .map((option) => option.trim())
    .filter((option) => !ASKS_FOR_UPGRADE.includes(option.toLowerCase()))
    .join(", ");
