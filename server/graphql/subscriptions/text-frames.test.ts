import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { writePing, writeText } from "./text-frames.ts";

let port = 0;
const lines = new Map<WebSocket, Socket>();
const sockets = new WebSocketServer({ noServer: true });
const server = createServer();

beforeAll(async () => {
  server.on("upgrade", (request, line, head) =>
    sockets.handleUpgrade(request, line, head, (socket) => {
      lines.set(socket, line as Socket);
      sockets.emit("connection", socket, request);
    }),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as { port: number }).port;
});
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
});

test("frames of all lengths and alphabets arrive unchanged, between those that ws writes itself", async () => {
  const texts = ["", "a", "ä", "€", "😀", "\u0000", "ÿ"].concat(
    [124, 125, 126, 127, 65_535, 65_536, 70_000].flatMap((length) => ["x".repeat(length), "é".repeat(length / 2)]),
  );
  const opening = once(sockets, "connection");
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [socket] = (await opening) as [WebSocket];
  const heard: string[] = [];
  client.on("message", (data) => heard.push(String(data)));
  const line = lines.get(socket);
  if (!line) throw new Error("There is a line under each socket.");
  for (const text of texts) {
    writeText(line, text);
    socket.send("between");
  }
  await expect.poll(() => heard.length).toBe(2 * texts.length);
  expect(heard).toEqual(texts.flatMap((text) => [text, "between"]));
});

test("the callback is called when the text has been written", async () => {
  const line = connect(port, "127.0.0.1");
  await once(line, "connect");
  await new Promise<void>((resolve) => writeText(line, "x".repeat(100_000), resolve));
  expect(line.writableLength).toBe(0);
  line.destroy();
});

test("a ping arrives without payload, and is answered", async () => {
  const opening = once(sockets, "connection");
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const pinged = once(client, "ping");
  const [socket] = (await opening) as [WebSocket];
  const answered = once(socket, "pong");
  const line = lines.get(socket);
  if (!line) throw new Error("There is a line under each socket.");
  writePing(line);
  expect(await pinged).toEqual([Buffer.alloc(0)]);
  expect(await answered).toEqual([Buffer.alloc(0)]);
});
