import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { beforeEach, describe, expect, test } from "vitest";
import { buildConnection, buildConversation, buildMessage, buildSeeker } from "../../prisma/factories/index.ts";
import { LegacyClient } from "../testing/legacy-client.ts";
import { openSession } from "../testing/sign-in.ts";
import { subscribe } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const change = (field: string, selection: string) =>
  `mutation ($id: ID!) { ${field}(input: { seekerId: $id }) { ${selection} } }`;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly rest: LegacyClient;
}

async function person(): Promise<Person> {
  const { id, name } = await buildSeeker(app.db.prisma, { currentProfession: "Welder" });
  const rest = new LegacyClient(app.url);
  const session = await openSession(app.db, { id, role: "SEEKER" });
  rest.cookies.set(session.name, session.refreshToken);
  return { id, name, rest, cookie: rest.cookieHeader };
}

const codeOf = async (operation: string, variables: object, { cookie }: Person) =>
  (await app.execute(operation, variables, { cookie })).errors?.[0]?.extensions.code ?? "yes";
const block = (me: Person, { id }: Person) =>
  app.expectOk(change("blockPerson", "person { id }"), { id }, { cookie: me.cookie });
const send = ({ id }: Person) =>
  [
    "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { seq } } }",
    { input: { recipientId: id, clientId: randomUUID(), content: "Hi" } },
  ] as const;
const socketOf = async ({ cookie }: Person): Promise<Socket> => {
  const socket = io(app.url, { extraHeaders: { cookie }, forceNew: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("connect_error", reject));
  return socket;
};

/** What one person is shown of the other's reading, requested anew from each API. */
async function shownReading(me: Person, other: Person) {
  const operation = `query ($other: ID!, $id: ID!) {
    conversation(withId: $other) { peerSeenSeq } conversations { nodes { peerSeenSeq } }
    messages(conversationId: $id) { nodes { seen } } }`;
  const answer = await app.expectOk<object, object>(operation, { other: other.id, id: conversationId }, me);
  const { messages } = (await me.rest.get(`/messages/${me.id}/${other.id}`)).body;
  return { ...answer, rest: messages.map(({ seen }: { seen: boolean }) => ({ seen })) };
}

let blocker: Person;
let blocked: Person;
let conversationId: string;
beforeEach(async () => {
  [blocker, blocked] = [await person(), await person()];
  await buildConnection(app.db.prisma, { requesterId: blocked.id, addresseeId: blocker.id });
  conversationId = (await buildConversation(app.db.prisma, [blocker.id, blocked.id])).id;
  await buildMessage(app.db.prisma, { conversationId, senderId: blocker.id, content: "From before" });
  await buildMessage(app.db.prisma, { conversationId, senderId: blocked.id, content: "And mine" });
});

describe.each([
  ["who blocks", () => [blocker, blocked] as const],
  ["who is blocked", () => [blocked, blocker] as const],
])("after a block, %s", (_, sides) => {
  let me: Person;
  let other: Person;
  beforeEach(async () => {
    await block(blocker, blocked);
    [me, other] = sides();
  });

  test("does not find the other: no profile, no card, no count", async () => {
    expect(await codeOf("query ($id: ID!) { seeker(id: $id) { id } }", { id: other.id }, me)).toBe("NOT_FOUND");
    expect((await me.rest.get(`/seeker/users/${other.id}`)).status).toBe(404);
    const { peers } = await app.expectOk<{ peers: { totalCount: number; nodes: { id: string }[] } }, object>(
      "{ peers(first: 50) { totalCount nodes { id } } }",
      {},
      me,
    );
    expect(peers.nodes.map(({ id }) => id)).not.toContain(other.id);
    expect(peers.totalCount).toBe((await app.db.prisma.seeker.count()) - 2);
    expect(peers.nodes).toHaveLength(peers.totalCount);
    expect(JSON.stringify((await me.rest.get("/seeker/users")).body)).not.toContain(other.id);
  });

  test("cannot connect with the other", async () => {
    expect(await codeOf(change("requestConnection", "seeker { id }"), { id: other.id }, me)).toBe("NOT_FOUND");
    expect((await me.rest.post(`/seeker/connect/${other.id}`)).status).toBe(404);
    expect(await codeOf(change("acceptConnection", "seeker { id }"), { id: other.id }, me)).toBe("CONFLICT");
    expect((await me.rest.post(`/seeker/request-accept/${other.id}`)).status).toBe(409);
    expect(await app.db.prisma.connection.count({ where: { requesterId: me.id } })).toBe(0);
    const lists = await app.expectOk(
      "{ connections { totalCount } connectionInvitations { totalCount } connectionRequests { totalCount } }",
      {},
      me,
    );
    const none = { totalCount: 0 };
    expect(lists).toEqual({ connections: none, connectionInvitations: none, connectionRequests: none });
    expect((await me.rest.get("/seeker/connections")).body.connection).toEqual([]);
  });

  test("may end again what ended, and is shown the name alone", async () => {
    const seeker = { id: other.id, name: other.name, currentProfession: "", viewerConnection: "NONE" };
    const selection = "seeker { id name currentProfession viewerConnection }";
    for (const field of ["withdrawConnectionRequest", "rejectConnection", "removeConnection"])
      expect(await app.expectOk(change(field, selection), { id: other.id }, me)).toEqual({ [field]: { seeker } });
    expect((await me.rest.post(`/seeker/remove-connection/${other.id}`)).status).toBe(200);
  });

  test("cannot write or show typing, in the conversation that was there", async () => {
    expect(await codeOf(...send(other), me)).toBe("NOT_CONNECTED");
    const typing = "mutation ($id: ID!) { setTyping(input: { recipientId: $id, isTyping: true }) { isTyping } }";
    expect(await codeOf(typing, { id: other.id }, me)).toBe("NOT_CONNECTED");
    const socket = await socketOf(me);
    const message = { senderId: me.id, receiverId: other.id, content: "Hi" };
    expect(await socket.emitWithAck("sendMessage", message)).toMatchObject({ code: "NOT_CONNECTED" });
    expect(await socket.emitWithAck("typing", { from: me.id, to: other.id })).toMatchObject({ code: "NOT_CONNECTED" });
    socket.close();
    expect(await app.db.prisma.message.count({ where: { conversationId } })).toBe(2);
  });

  test("reads what was written before, in a closed conversation with a name alone", async () => {
    const peer = { id: other.id, name: other.name, currentProfession: "", phone: null, viewerConnection: "NONE" };
    const selection = "id isOpen peer { id name currentProfession phone viewerConnection }";
    const conversation = { id: conversationId, isOpen: false, peer };
    expect(await app.expectOk(`{ conversations { totalCount nodes { ${selection} } } }`, {}, me)).toEqual({
      conversations: { totalCount: 1, nodes: [conversation] },
    });
    const one = `query ($id: ID!) { conversation(withId: $id) { ${selection} } }`;
    expect(await app.expectOk(one, { id: other.id }, me)).toEqual({ conversation });
    const { messages } = (await me.rest.get(`/messages/${me.id}/${other.id}`)).body;
    expect(messages.map(({ content }: { content: string }) => content)).toEqual(["From before", "And mine"]);
  });

  test("does not learn through any API that the other reads, until the block is taken back", async () => {
    await buildMessage(app.db.prisma, { conversationId, senderId: me.id });
    const events = subscribe<object>(
      app.url,
      "subscription { chatEvents { __typename ... on MessagesSeen { seekerId seenSeq } } }",
      me,
    );
    expect(await events.next()).toEqual({ chatEvents: { __typename: "CatchUp" } });
    const read = async () => {
      const markSeen = "mutation ($input: MarkSeenInput!) { markSeen(input: $input) { conversation { unreadCount } } }";
      const { status } = await other.rest.put("/messages/seen", { senderId: me.id, receiverId: other.id });
      expect(status).toBe(200);
      return app.expectOk(markSeen, { input: { conversationId, seq: 3 } }, other);
    };
    const unread = "{ unreadCount conversations { nodes { unreadCount } } }";
    const unreadFor = (count: number) => ({ unreadCount: count, conversations: { nodes: [{ unreadCount: count }] } });

    const before = await shownReading(me, other);
    expect(await app.expectOk(unread, {}, other)).toEqual(unreadFor(0));
    expect(await read()).toEqual({ markSeen: { conversation: { unreadCount: 0 } } });
    expect(await shownReading(me, other)).toEqual(before);

    await app.expectOk(change("unblockPerson", "message"), { id: blocked.id }, blocker);
    expect(await shownReading(me, other)).toEqual(before);
    expect(await app.expectOk(unread, {}, other)).toEqual(unreadFor(me === blocker ? 1 : 2));
    expect(await read()).toEqual({ markSeen: { conversation: { unreadCount: 0 } } });
    expect(await events.next()).toEqual({
      chatEvents: { __typename: "MessagesSeen", seekerId: other.id, seenSeq: 3 },
    });
    const nodes = [1, 2, 3].map(() => ({ seen: true }));
    expect(await shownReading(me, other)).toEqual({
      conversation: { peerSeenSeq: 3 },
      conversations: { nodes: [{ peerSeenSeq: 3 }] },
      messages: { nodes },
      rest: nodes,
    });
    await events.end();
  });
});

describe("who blocked a stranger answers as somebody unknown", () => {
  const input = (field: string, more = "") => `mutation ($id: ID!) { ${field}(input: { seekerId: $id${more} }) `;
  const seeker = "{ seeker { id name } } }";
  const write = `clientId: "${randomUUID()}", content: "Hi"`;
  test.each([
    ["the profile", "query ($id: ID!) { seeker(id: $id) { name } }", "GET", "seeker/users"],
    ["a request", `${input("requestConnection")}${seeker}`, "POST", "seeker/connect"],
    ["a withdrawal", `${input("withdrawConnectionRequest")}${seeker}`, "POST", "seeker/unrequest"],
    ["an acceptance", `${input("acceptConnection")}${seeker}`, "POST", "seeker/request-accept"],
    ["a rejection", `${input("rejectConnection")}${seeker}`, "POST", "seeker/request-reject"],
    ["a removal", `${input("removeConnection")}${seeker}`, "POST", "seeker/remove-connection"],
    ["a block", `${input("blockPerson")}{ person { id name } } }`, null, ""],
    ["an unblocking", `${input("unblockPerson")}{ message } }`, null, ""],
    [
      "a report",
      "mutation ($id: ID!) { report(input: { kind: PERSON, id: $id, reason: SPAM }) { message } }",
      null,
      "",
    ],
    ["the conversation", "query ($id: ID!) { conversation(withId: $id) { peer { name } } }", null, ""],
    [
      "a message",
      `mutation ($id: ID!) { sendMessage(input: { recipientId: $id, ${write} }) { message { seq } } }`,
      null,
      "",
    ],
    ["typing", "mutation ($id: ID!) { setTyping(input: { recipientId: $id, isTyping: true }) { isTyping } }", null, ""],
  ] as const)("%s", async (_, operation, method, path) => {
    const [me, other] = [await person(), await person()];
    await block(other, me);
    const answers = async (id: string) => ({
      graphql: await app.execute(operation, { id }, me),
      rest: method && (await me.rest.call(method, `/${path}/${id}`)),
    });
    const told = JSON.stringify(await answers(other.id));
    expect(told).not.toContain(other.name);
    expect(told).toBe(JSON.stringify(await answers(randomUUID())));
  });
});

test("a block closes the chat of who is blocked at once, with no more than a name, and no word of a block", async () => {
  const changes = subscribe<{ connectionChanged: { seeker: object | null } }>(
    app.url,
    "subscription { connectionChanged { seeker { id name currentProfession viewerConnection } } }",
    blocked,
  );
  await changes.next();
  await block(blocker, blocked);
  expect(await changes.next()).toEqual({
    connectionChanged: {
      seeker: { id: blocker.id, name: blocker.name, currentProfession: "", viewerConnection: "NONE" },
    },
  });
  await changes.end();
});

test("blocking and taking it back are counted for each account, and end for the hour", async () => {
  const limited = await person();
  const operations = [change("blockPerson", "person { id }"), change("unblockPerson", "message")];
  const codes = await Promise.all(
    Array.from({ length: 101 }, (_, index) => codeOf(operations[index % 2] ?? "", { id: blocked.id }, limited)),
  );
  expect(codes.filter((code) => code === "yes")).toHaveLength(100);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(1);
  for (const operation of operations) expect(await codeOf(operation, { id: blocked.id }, limited)).toBe("RATE_LIMITED");
  expect(await codeOf(change("blockPerson", "person { id }"), { id: blocked.id }, blocker)).toBe("yes");
});

test("is listed for who blocks, told to nobody else, and can be taken back", async () => {
  await block(blocker, blocked);
  const told = "query ($id: ID!) { viewerHasBlocked(seekerId: $id) blockedPeople { nodes { id name } totalCount } }";
  expect(await app.expectOk(told, { id: blocked.id }, blocker)).toEqual({
    viewerHasBlocked: true,
    blockedPeople: { nodes: [{ id: blocked.id, name: blocked.name }], totalCount: 1 },
  });
  expect(await app.expectOk(told, { id: blocker.id }, blocked)).toEqual({
    viewerHasBlocked: false,
    blockedPeople: { nodes: [], totalCount: 0 },
  });
  await app.expectOk(change("unblockPerson", "message"), { id: blocker.id }, blocked);
  expect(await codeOf("query ($id: ID!) { seeker(id: $id) { id } }", { id: blocker.id }, blocked)).toBe("NOT_FOUND");
  await app.expectOk(change("unblockPerson", "message"), { id: blocked.id }, blocker);
  expect(await codeOf("query ($id: ID!) { seeker(id: $id) { id } }", { id: blocker.id }, blocked)).toBe("yes");
  expect(await codeOf(change("requestConnection", "seeker { id }"), { id: blocker.id }, blocked)).toBe("yes");
});

test("are listed page by page, the last blocked first, also those of one moment", async () => {
  const { prisma } = app.db;
  const people = await Promise.all(Array.from({ length: 5 }, () => buildSeeker(prisma)));
  const at = (index: number) => new Date(Date.UTC(2026, 0, index < 3 ? 1 : 2));
  await prisma.block.createMany({
    data: people.map(({ id }, index) => ({ blockerId: blocker.id, blockedId: id, createdAt: at(index) })),
  });
  const pages = `query ($after: String) {
    blockedPeople(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`;
  interface Listed {
    blockedPeople: {
      nodes: { id: string }[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { blockedPeople }: Listed = await app.expectOk<Listed, object>(pages, { after }, blocker);
    expect(blockedPeople.totalCount).toBe(5);
    found.push(...blockedPeople.nodes.map(({ id }) => id));
    after = blockedPeople.pageInfo.hasNextPage ? blockedPeople.pageInfo.endCursor : null;
  } while (after);
  const newestFirst = (from: number, to?: number) =>
    people
      .slice(from, to)
      .map(({ id }) => id)
      .sort()
      .reverse();
  expect(found).toEqual([...newestFirst(3), ...newestFirst(0, 3)]);
});

test("a request and a block at the same moment never leave both", async () => {
  for (let round = 0; round < 15; round += 1) {
    const [one, two] = [await person(), await person()];
    await Promise.all([codeOf(change("requestConnection", "seeker { id }"), { id: one.id }, two), block(one, two)]);
    const left = await app.db.prisma.connection.count({ where: { requesterId: two.id } });
    expect(left, `round ${round}`).toBe(0);
  }
});
