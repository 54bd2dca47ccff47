import { io, type Socket } from "socket.io-client";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createConversation } from "../../messages/conversation.store.ts";
import { storeMessage } from "../../messages/message.store.ts";
import type { LegacyClient } from "../../testing/legacy-client.ts";
import { loseEvents } from "../../testing/lose-events.ts";
import { graphql, startTestApp, type TestApp, testApp } from "../../testing/test-app.ts";

const LEGACY_ORIGIN = "https://old-client.example";
const app = testApp({ env: { LEGACY_ORIGINS: LEGACY_ORIGIN } });

let ada: string;
let bob: string;
let eve: string;

beforeAll(async () => {
  [ada = "", bob = "", eve = ""] = await Promise.all([1, 2, 3].map(async () => (await app.build.seeker()).id));
  for (const addresseeId of [bob, eve]) await app.build.connection({ requesterId: ada, addresseeId });
});

/** A new friend of Bob, who has not used up any messages. */
async function friendOfBob(): Promise<string> {
  const { requesterId } = await app.build.connection({ addresseeId: bob });
  return requesterId;
}

/** A legacy client's window: its socket, what it received, and its calls. */
class Window {
  readonly received: [event: string, payload: Record<string, unknown>][] = [];

  constructor(
    readonly socket: Socket,
    readonly rest: LegacyClient,
  ) {
    for (const event of ["receiveMessage", "typing", "stopTyping", "error"]) {
      socket.on(event, (payload) => this.received.push([event, payload]));
    }
  }

  /** Returns everything received so far, once the server has handled all that this window sent. */
  async settled() {
    await this.socket.emitWithAck("join", "");
    return this.received;
  }

  texts = () => this.received.flatMap(([event, { content }]) => (event === "receiveMessage" ? [content] : []));
}

interface Connecting {
  readonly node?: TestApp;
  readonly as?: Window;
  readonly transports?: string[];
}

async function connect(id: string, { node = app, as, transports = ["polling", "websocket"] }: Connecting = {}) {
  const rest = as?.rest ?? (await node.clientOf({ id }, "SEEKER"));
  const socket = io(node.url, { extraHeaders: { cookie: rest.cookieHeader }, forceNew: true, transports });
  const window = new Window(socket, rest);
  onTestFinished(() => void socket.close());
  socket.emit("join", "");
  await connected(socket);
  socket.emit("join", id);
  return window;
}

const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("connect_error", reject));
const disconnected = ({ socket }: Window) => new Promise((resolve) => socket.once("disconnect", resolve));

/** Stores a message without notifying any node. */
const storeUnnotified = (senderId: string, recipientId: string, content: string) =>
  storeMessage(app.db, { senderId, recipientId, clientId: crypto.randomUUID(), content });

const say = (window: Window, senderId: string, receiverId: string, content: unknown) =>
  window.socket.emitWithAck("sendMessage", { senderId, receiverId, content });

describe("chat", () => {
  test("a message reaches the receiver and the sender's other window, but never the window that sent it", async () => {
    const [here, there] = [await connect(ada), await connect(ada)];
    const other = await connect(bob);
    await say(here, ada, bob, "Hello");
    await expect.poll(other.texts).toEqual(["Hello"]);
    await expect.poll(there.texts).toEqual(["Hello"]);
    expect(other.received[0]?.[1]).toMatchObject({
      senderId: ada,
      receiverId: bob,
      seen: false,
      timestamp: expect.stringMatching(/Z$/),
    });
    expect(await here.settled()).toEqual([]);
  });

  test.each(["polling", "websocket"])("messages that arrive over %s together with the end are stored", async (by) => {
    const friend = await friendOfBob();
    const here = await connect(friend, { transports: [by] });
    const texts = Array.from({ length: 10 }, (_, index) => `last ${index}`);
    for (const content of texts) here.socket.emit("sendMessage", { senderId: friend, receiverId: bob, content });
    here.socket.disconnect();
    const stored = async () => {
      const messages = await app.db.prisma.message.findMany({ where: { senderId: friend }, orderBy: { seq: "asc" } });
      return messages.map(({ content }) => content);
    };
    await expect.poll(stored, { timeout: 10_000 }).toEqual(texts);
  });

  test("a message is the same in GraphQL and the calls", async () => {
    const [here, other] = [await connect(ada), await connect(bob)];
    await say(here, ada, bob, "Same everywhere");
    const { messages } = (await other.rest.get(`/messages/${bob}/${ada}`)).body;
    expect(messages.at(-1)).toMatchObject({ content: "Same everywhere" });
    const cookie = other.rest.cookieHeader;
    const data = await app.expectOk(
      graphql(`mutation SendMessageId($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`),
      { input: { recipientId: ada, clientId: crypto.randomUUID(), content: "From GraphQL" } },
      { cookie },
    );
    await expect.poll(here.texts).toEqual(["From GraphQL"]);
    expect(here.received[0]?.[1]._id).toBe(data.sendMessage.message.id);
  });

  test("typing is shown to the other person only", async () => {
    const [here, other, third] = [await connect(ada), await connect(bob), await connect(eve)];
    await here.socket.emitWithAck("typing", { from: ada, to: bob });
    await here.socket.emitWithAck("stopTyping", { from: ada, to: bob });
    await expect
      .poll(() => other.received)
      .toEqual([
        ["typing", { from: ada, to: bob }],
        ["stopTyping", { from: ada, to: bob }],
      ]);
    expect(await third.settled()).toEqual([]);
  });

  test("a window that shows one chat receives nothing of others; their messages are there when they are opened", async () => {
    const [here, third] = [await connect(ada), await connect(eve)];
    await here.rest.get(`/messages/${ada}/${bob}`);
    await say(third, eve, ada, "For another chat");
    await third.socket.emitWithAck("typing", { from: eve, to: ada });
    const other = await connect(bob);
    await say(other, bob, ada, "For this chat");
    await expect.poll(here.texts).toEqual(["For this chat"]);
    expect((await here.rest.get(`/messages/${ada}/${eve}`)).body.messages.at(-1).content).toBe("For another chat");
    await say(third, eve, ada, "Now open");
    await expect.poll(here.texts).toEqual(["For this chat", "Now open"]);
    expect(here.received.filter(([event]) => event === "typing")).toEqual([]);
  });

  test("messages lost by the bus arrive when it is back, in existing and new conversations, however long", async () => {
    const { requesterId: newcomer } = await app.build.connection({ addresseeId: ada });
    const here = await connect(ada);
    const lost = Array.from({ length: 120 }, (_, index) => `lost ${index}`);
    for (const content of lost) await storeUnnotified(bob, ada, content);
    await createConversation(app.db, newcomer, ada);
    await storeUnnotified(newcomer, ada, "hello");
    await loseEvents(app.db);
    await expect.poll(() => here.texts().length, { timeout: 10_000 }).toBe(lost.length + 1);
    expect(here.texts().filter((text) => text !== "hello")).toEqual(lost);
    const other = await connect(bob);
    await say(other, bob, ada, "and on");
    await expect.poll(() => here.texts().at(-1)).toBe("and on");
    expect(new Set(here.received.map(([, { _id }]) => _id)).size).toBe(here.received.length);
  });
});

describe("rejected", () => {
  test.each<[string, (who: Window) => Promise<{ code?: string }>, string]>([
    ["joining as another", ({ socket }) => socket.emitWithAck("join", bob), "FORBIDDEN"],
    ["sending as another", (who) => say(who, bob, ada, "Forged"), "FORBIDDEN"],
    ["typing as another", ({ socket }) => socket.emitWithAck("typing", { from: bob, to: ada }), "FORBIDDEN"],
    ["writing to someone unconnected", (who) => say(who, eve, bob, "Hi"), "NOT_CONNECTED"],
    ["a blank message", (who) => say(who, eve, ada, "  "), "BAD_USER_INPUT"],
    ["a message that is no text", (who) => say(who, eve, ada, { $gt: "" }), "BAD_USER_INPUT"],
    ["an id that is none", (who) => say(who, eve, "not-an-id", "Hi"), "NOT_FOUND"],
    ["nothing at all", ({ socket }) => socket.emitWithAck("sendMessage", null), "BAD_USER_INPUT"],
  ])("%s", async (_what, act, code) => {
    const who = await connect(eve);
    const ears = [await connect(ada), await connect(bob)];
    expect(await act(who)).toMatchObject({ code, message: expect.any(String) });
    expect(who.received).toMatchObject([["error", { code }]]);
    for (const ear of ears) expect(await ear.settled()).toEqual([]);
  });

  test.each([
    ["no cookies", {}],
    ["a cookie that is none of ours", { cookie: "userrefreshToken=forged" }],
  ])("a connection with %s", async (_what, extraHeaders) => {
    const socket = io(app.url, { extraHeaders, forceNew: true, reconnection: false });
    await expect(connected(socket)).rejects.toThrow();
  });

  test("another session's requests on a connection that it did not open", async () => {
    const [own, others] = await Promise.all([ada, bob].map((id) => app.openSession({ id, role: "SEEKER" })));
    const polling = `${app.url}/socket.io/?EIO=4&transport=polling`;
    const cookieOf = (session: typeof own) => ({ cookie: `${session?.name}=${session?.refreshToken}` });
    const opened = await (await fetch(polling, { headers: cookieOf(own) })).text();
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const send = (headers: Record<string, string>) =>
      fetch(`${polling}&sid=${sid}`, { method: "POST", headers, body: "40" }).then(({ status }) => status);
    expect(await send(cookieOf(others))).toBe(403);
    expect(await send(cookieOf(own))).toBe(200);
  });

  test("a page of another host, unless it is listed", async () => {
    const { name, refreshToken } = await app.openSession({ id: ada, role: "SEEKER" });
    const handshake = (origin: string) =>
      fetch(`${app.url}/socket.io/?EIO=4&transport=polling`, {
        headers: { origin, cookie: `${name}=${refreshToken}` },
      });
    expect((await handshake("https://stranger.example")).status).toBe(403);
    const listed = await handshake(LEGACY_ORIGIN);
    expect([
      listed.status,
      listed.headers.get("access-control-allow-origin"),
      listed.headers.get("access-control-allow-credentials"),
    ]).toEqual([200, LEGACY_ORIGIN, "true"]);
  });

  test("anything after log-out: the socket closes immediately", async () => {
    const window = await connect(ada);
    const closed = disconnected(window);
    await window.rest.post("/auth/logout-seeker");
    expect(await closed).toBe("transport close");
  });
});

describe("limits", () => {
  test.each([
    ["rejected", 20_000, "sendMessage", null],
    ["unknown", 1000, "join", ""],
  ])("a flood of %s events ends in a closed socket, unnoticed by others", async (_what, count, event, payload) => {
    const [flooding, calm] = [await connect(eve), await connect(bob)];
    const closed = disconnected(flooding);
    for (let index = 0; index < count; index += 1) flooding.socket.emit(event, payload);
    expect(await closed).toMatch(/transport/);
    expect(flooding.received.length).toBeLessThan(200);
    expect(await calm.settled()).toEqual([]);
  });

  test("an account can have thirty sockets at a time, and another when one is closed", async () => {
    const { id } = await app.build.seeker();
    const { name, refreshToken } = await app.openSession({ id, role: "SEEKER" });
    const extraHeaders = { cookie: `${name}=${refreshToken}` };
    const dial = () => io(app.url, { extraHeaders, forceNew: true, reconnection: false });
    const sockets = Array.from({ length: 60 }, dial);
    onTestFinished(() => {
      for (const socket of sockets) socket.close();
    });
    await Promise.allSettled(sockets.map(connected));
    const open = () => sockets.filter((socket) => socket.connected);
    await expect.poll(() => open().length).toBe(30);
    open()[0]?.close();
    await expect
      .poll(() => {
        sockets.push(dial());
        return connected(sockets.at(-1) as Socket).catch(() => "refused");
      })
      .toBeUndefined();
  });

  test("nothing is delivered after the end of a session, even if the event about it was lost", async () => {
    let now = () => new Date();
    const node = await startTestApp({ db: app.db, clock: () => now() });
    onTestFinished(() => node.close());
    const [here, other] = [await connect(ada, { node }), await connect(bob)];
    const closed = disconnected(here);
    now = () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await say(other, bob, ada, "Too late");
    expect(await closed).toMatch(/transport/);
    expect(here.texts()).toEqual([]);
  });
});
