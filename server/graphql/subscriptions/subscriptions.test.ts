import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Operation } from "../../testing/send.ts";
import { rawSocket } from "../../testing/subscriber.ts";
import { graphql, startTestApp, testApp } from "../../testing/test-app.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

const CHAT = graphql(`subscription ChatEventNames { chatEvents { __typename } }`);

const app = testApp();
let cookie: string;
let bystander: Awaited<ReturnType<typeof rawSocket>>;

/** Opens an authenticated socket that is subscribed to its chats. */
async function chatting(as: { cookie: string }, url = app.url, document: Operation = CHAT) {
  const raw = await rawSocket(url, as);
  await raw.init();
  raw.subscribe("chat", document);
  await raw.received("next", "chat");
  return raw;
}

/** Returns the code with which an operation is rejected. */
async function refusal(query: Operation, variables?: object): Promise<unknown> {
  const raw = await rawSocket(app.url, { cookie });
  await raw.init();
  raw.subscribe("1", query, variables);
  const answer = await Promise.race([raw.received("error", "1"), raw.received("next", "1"), raw.closed]);
  const payload = answer && "payload" in answer ? answer.payload : answer;
  raw.socket.close();
  return Array.isArray(payload) ? payload[0].extensions.code : payload;
}

beforeAll(async () => {
  ({ cookie } = await app.signedInSeeker());
  bystander = await chatting(await app.signedInSeeker());
});

const expectBystanderUnharmed = async () => {
  expect(bystander.socket.readyState).toBe(WebSocket.OPEN);
  bystander.send({ type: "ping" });
  await bystander.received("pong");
};

describe("a socket", () => {
  it("is rejected from a foreign page", async () => {
    for (const origin of ["https://evil.example", "null", "http://worklane.test.evil.example"]) {
      const socket = new WebSocket(`${app.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
        headers: { cookie, origin },
      });
      const [error] = await once(socket, "error");
      expect(String(error)).toContain("403");
    }
    await expectBystanderUnharmed();
  });

  it("is closed for clients that are not signed in, whatever credentials they send", async () => {
    const credentials: Record<string, string>[] = [{}, { cookie: "useraccessToken=forged; userrefreshToken=forged" }];
    for (const headers of credentials) {
      const raw = await rawSocket(app.url, headers);
      raw.send({ type: "connection_init", payload: { authorization: "Bearer x.y.z", role: "ADMIN" } });
      expect(await raw.closed).toMatchObject({ code: 4401 });
    }
  });

  it.each<[string, (token: string) => object]>([
    ["as the header is called", (token) => ({ Authorization: `Bearer ${token}` })],
    ["in capitals", (token) => ({ AUTHORIZATION: `BEARER ${token}` })],
    ["in small letters", (token) => ({ authorization: `bearer ${token}` })],
    ["without the word Bearer", (token) => ({ authorization: token })],
    ["among headers", (token) => ({ headers: { Authorization: `Bearer ${token}`, "Worklane-Role": "SEEKER" } })],
  ])("is signed in by a token %s", async (_how, payloadOf) => {
    const { accessToken } = await app.logIn(await app.signedInSeeker());
    const raw = await rawSocket(app.url);
    raw.send({ type: "connection_init", payload: payloadOf(accessToken) });
    await raw.received("connection_ack");
    raw.subscribe("chat", CHAT);
    await raw.received("next", "chat");
    raw.socket.close();
  });

  it("is closed when it subscribes unauthenticated, authenticates twice, or sends invalid messages", async () => {
    const early = await rawSocket(app.url, { cookie });
    early.subscribe("1", CHAT);
    expect(await early.closed).toMatchObject({ code: 4401 });
    const twice = await rawSocket(app.url, { cookie });
    await twice.init();
    twice.send({ type: "connection_init" });
    expect(await twice.closed).toMatchObject({ code: 4429 });
    const fromServer = '{"type":"next","id":"1","payload":{}}';
    for (const noise of ["", "nonsense", "[]", '{"type":"drop"}', '{"type":"subscribe","id":5}', fromServer]) {
      const raw = await rawSocket(app.url, { cookie });
      await raw.init();
      raw.socket.send(noise);
      expect((await raw.closed).code, noise).toBe(4400);
    }
    await expectBystanderUnharmed();
  });

  it("is closed when it never authenticates", {
    tags: ["thorough"],
    timeout: SOCKET_LIMITS.initMs + 10_000,
  }, async () => {
    const raw = await rawSocket(app.url, { cookie });
    expect(await raw.closed).toMatchObject({ code: 4408 });
  });

  it("is closed by a message of 5 MB, and by a flood", async () => {
    const huge = await chatting({ cookie });
    huge.socket.send("x".repeat(5_000_000));
    expect(await huge.closed).toMatchObject({ code: 1009 });
    const flood = await chatting({ cookie });
    for (let index = 0; index < 1000; index++) flood.send({ type: "ping" });
    expect(await flood.closed).toMatchObject({ code: 1008 });
    await expectBystanderUnharmed();
  });

  it("is closed by a second operation of the same id, however long the id is", async () => {
    for (const id of ["chats", "é".repeat(200)]) {
      const raw = await rawSocket(app.url, { cookie });
      await raw.init();
      for (const _ of "12") raw.subscribe(id, CHAT);
      expect(await raw.closed).toMatchObject({
        code: 4409,
        reason: expect.stringMatching(/^Subscriber .*already exists$/),
      });
    }
  });

  it("is limited in number per account", async () => {
    const crowd = await app.signedInSeeker();
    const own = await Promise.all(Array.from({ length: SOCKET_LIMITS.socketsPerAccount }, () => chatting(crowd)));
    const one = await rawSocket(app.url, crowd);
    one.send({ type: "connection_init" });
    expect(await one.closed).toMatchObject({ code: 1013 });
    own[0]?.socket.close();
    await own[0]?.closed;
    const again = await chatting(crowd);
    for (const { socket } of [...own, again]) socket.close();
  });
});

describe("an operation", () => {
  it("is rejected when it is not a subscription", async () => {
    expect(await refusal(graphql(`query Typename { __typename }`))).toBe("BAD_REQUEST");
    expect(await refusal(graphql(`mutation LogOut { logOut(role: SEEKER) { message } }`))).toBe("BAD_REQUEST");
  });

  it("is rejected when its document breaks a rule", async () => {
    expect(await refusal("subscription {")).toBe("GRAPHQL_PARSE_FAILED");
    expect(await refusal("subscription { nothing }")).toBe("GRAPHQL_VALIDATION_FAILED");
    const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: seenSeq`).join(" ");
    expect(await refusal(`subscription { chatEvents { ... on MessagesSeen { ${aliases} } } }`)).toBe(
      "GRAPHQL_VALIDATION_FAILED",
    );
    expect(await refusal(`subscription { chatEvents { ${"__typename ".repeat(5000)} } }`)).toBe("GRAPHQL_PARSE_FAILED");
  });

  it.each([
    "subscription { chatEvents @skip(if: true) { __typename } }",
    "subscription { ... on Subscription @skip(if: true) { chatEvents { __typename } } }",
    "subscription { ...F } fragment F on Subscription { chatEvents @include(if: false) { __typename } }",
    "subscription ($yes: Boolean = true) { chatEvents @include(if: $yes) { __typename } }",
  ])("is rejected when its field is conditional: %s", async (query) => {
    expect(await refusal(query)).toBe("GRAPHQL_VALIDATION_FAILED");
  });

  it("is rejected when the document does not specify which of its operations to run", async () => {
    const raw = await chatting({ cookie });
    const query = "subscription A { chatEvents { __typename } } subscription B { chatEvents { __typename } }";
    for (const operationName of ["C", undefined]) {
      raw.send({ type: "subscribe", id: "which", payload: { query, operationName } });
      expect(await raw.received("error", "which")).toMatchObject({
        payload: [{ extensions: { code: "OPERATION_RESOLUTION_FAILURE" } }],
      });
    }
    raw.socket.close();
  });

  it("is read as over HTTP: with the location of a syntax error, and as long, in any script", async () => {
    const raw = await chatting({ cookie });
    raw.subscribe("syntax", "subscription {\n  chatEvents {");
    expect(await raw.received("error", "syntax")).toMatchObject({
      payload: [{ locations: [{ line: 2, column: 15 }] }],
    });
    raw.subscribe("long", `subscription { chatEvents { __typename } } # ${"工".repeat(59_000)}`);
    await raw.received("next", "long");
    raw.socket.close();
  });

  it("is limited in number per socket", async () => {
    const raw = await chatting({ cookie });
    for (let index = 0; index < SOCKET_LIMITS.operations; index++) raw.subscribe(`more ${index}`, CHAT);
    const refused = await raw.received("error");
    expect(refused).toMatchObject({ payload: [{ extensions: { code: "RATE_LIMITED" } }] });
    expect(raw.socket.readyState).toBe(WebSocket.OPEN);
    raw.socket.close();
  });
});

describe("an open socket", () => {
  it("ends with its session, not with another session of the account", async () => {
    const ada = await app.signedInSeeker();
    const other = await app.signIn({ id: ada.id, role: "SEEKER" });
    const [here, there] = [await chatting(ada), await chatting({ cookie: other })];
    await app.expectOk(graphql(`mutation LogOut { logOut(role: SEEKER) { message } }`), {}, ada);
    expect(await here.closed).toMatchObject({ code: 4401 });
    there.send({ type: "ping" });
    await there.received("pong");
    await app.expectOk(graphql(`mutation LogOutEverywhere { logOutEverywhere { message } }`), {}, { cookie: other });
    expect(await there.closed).toMatchObject({ code: 4401 });
  });

  it("delivers nothing more when its session has expired", async () => {
    let now = new Date();
    const clocked = await startTestApp({ db: app.db, clock: () => now });
    const ada = await app.signedInSeeker();
    const raw = await chatting(ada, clocked.url);
    now = new Date(now.getTime() + 8 * 24 * 3600 * 1000);
    clocked.app.platform.events.publish(`account:${ada.id}`, {
      type: "messages-seen",
      conversationId: "x",
      seekerId: "y",
      seenSeq: 1,
    });
    const first = await Promise.race([raw.closed, raw.received("next", "chat")]);
    expect(first).toMatchObject({ code: 4401 });
    await clocked.close();
  });

  it("is dropped when it reads too slowly, and others continue", async () => {
    const [slow, grace] = [await app.signedInSeeker(), await app.signedInSeeker()];
    await app.build.connection({ requesterId: slow.id, addresseeId: grace.id });
    const { id: conversationId } = await app.build.conversation([slow.id, grace.id]);
    const long = { conversationId, senderId: grace.id, content: "x".repeat(4000) };
    const message = await app.build.message(long);
    const contents = graphql(
      `subscription ChatContents { chatEvents { ... on MessageAdded { message { content } } } }`,
    );
    const raw = await chatting(slow, app.url, contents);
    raw.socket.pause();
    const dropped = once(raw.socket, "close");
    const { events } = app.app.platform;
    const event = { type: "message-added", conversationId: message.conversationId, seq: message.seq } as const;
    for (let index = 0; index < 20_000; index++) {
      events.publish(`account:${slow.id}`, event);
      if (index % 50 === 0) await nextTurn();
    }
    raw.socket.resume();
    expect((await dropped)[0]).toBe(1006);
    await expectBystanderUnharmed();
  });
});
