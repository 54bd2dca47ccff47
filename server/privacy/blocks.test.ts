import { io, type Socket } from "socket.io-client";
import { beforeEach, describe, expect, test } from "vitest";
import { NetworkCountsDocument } from "../../web/generated/connections/connections.ts";
import { everyPage } from "../testing/every-page.ts";
import type { LegacyClient } from "../testing/legacy-client.ts";
import { subscribe } from "../testing/subscriber.ts";
import { graphql, testApp } from "../testing/test-app.ts";

const app = testApp();
interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly rest: LegacyClient;
}

async function person(): Promise<Person> {
  const { id, name } = await app.build.seeker({ currentProfession: "Welder" });
  const rest = await app.clientOf({ id }, "SEEKER");
  return { id, name, rest, cookie: rest.cookieHeader };
}

const codeOf = (operation: string, variables: object, { cookie }: Person) =>
  app.outcomeOf(operation, variables, { cookie });
const sees = (me: Person, { id }: Person) => codeOf("seeker", { id }, me);
const about = ({ id }: { id: string }) => ({ input: { seekerId: id } });
const block = (me: Person, other: Person) => app.perform("blockPerson", about(other), { cookie: me.cookie });
const unblock = (me: Person, other: Person) => app.perform("unblockPerson", about(other), { cookie: me.cookie });
const socketOf = async ({ cookie }: Person): Promise<Socket> => {
  const socket = io(app.url, { extraHeaders: { cookie }, forceNew: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("connect_error", reject));
  return socket;
};

/** Returns what one person sees of the other's read position, from each API. */
async function shownReading(me: Person, other: Person) {
  const operation = graphql(`query ShownReading($other: ID!, $id: ID!) {
    conversation(withId: $other) { peerSeenSeq } conversations { nodes { peerSeenSeq } }
    messages(conversationId: $id) { nodes { seen } } }`);
  const answer = await app.expectOk(operation, { other: other.id, id: conversationId }, me);
  const { messages } = (await me.rest.get(`/messages/${me.id}/${other.id}`)).body;
  return { ...answer, rest: messages.map(({ seen }: { seen: boolean }) => ({ seen })) };
}

let blocker: Person;
let blocked: Person;
let conversationId: string;
beforeEach(async () => {
  [blocker, blocked] = [await person(), await person()];
  await app.build.connection({ requesterId: blocked.id, addresseeId: blocker.id });
  conversationId = (await app.build.conversation([blocker.id, blocked.id])).id;
  await app.build.message({ conversationId, senderId: blocker.id, content: "From before" });
  await app.build.message({ conversationId, senderId: blocked.id, content: "And mine" });
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

  test("cannot find the other: no profile, no card, no count", async () => {
    expect(await sees(me, other)).toBe("NOT_FOUND");
    expect((await me.rest.get(`/seeker/users/${other.id}`)).status).toBe(404);
    const fifty = graphql(`query FiftyPeers { peers(first: 50) { totalCount nodes { id } } }`);
    const { peers } = await app.expectOk(fifty, {}, me);
    expect(peers.nodes.map(({ id }) => id)).not.toContain(other.id);
    expect(peers.totalCount).toBe((await app.db.prisma.seeker.count()) - 2);
    expect(peers.nodes).toHaveLength(peers.totalCount);
    expect(JSON.stringify((await me.rest.get("/seeker/users")).body)).not.toContain(other.id);
  });

  test("cannot connect with the other", async () => {
    expect(await codeOf("requestConnection", about(other), me)).toBe("NOT_FOUND");
    expect((await me.rest.post(`/seeker/connect/${other.id}`)).status).toBe(404);
    expect(await codeOf("acceptConnection", about(other), me)).toBe("CONFLICT");
    expect((await me.rest.post(`/seeker/request-accept/${other.id}`)).status).toBe(409);
    expect(await app.db.prisma.connection.count({ where: { requesterId: me.id } })).toBe(0);
    const none = { totalCount: 0 };
    expect(await app.expectOk(NetworkCountsDocument, {}, me)).toEqual({
      ...{ connections: none, connectionInvitations: none, connectionRequests: none },
    });
    expect((await me.rest.get("/seeker/connections")).body.connection).toEqual([]);
  });

  test("can end what has already ended, and sees only the name", async () => {
    const seeker = { id: other.id, name: other.name, currentProfession: null, viewerConnection: "NONE" };
    const endAgain = graphql(`mutation EndConnectionAgain($input: SeekerIdInput!) {
      withdrawConnectionRequest(input: $input) { seeker { ...NameAlone } }
      rejectConnection(input: $input) { seeker { ...NameAlone } }
      removeConnection(input: $input) { seeker { ...NameAlone } }
    }
    fragment NameAlone on Seeker { id name currentProfession viewerConnection }`);
    expect(Object.values(await app.expectOk(endAgain, about(other), me))).toEqual([{ seeker }, { seeker }, { seeker }]);
    expect((await me.rest.post(`/seeker/remove-connection/${other.id}`)).status).toBe(200);
  });

  test("can neither write nor show typing in the existing conversation", async () => {
    const [recipientId, clientId] = [other.id, crypto.randomUUID()];
    const hi = { input: { recipientId, clientId, content: "Hi" } };
    expect(await codeOf("sendMessage", hi, me)).toBe("NOT_CONNECTED");
    expect(await codeOf("setTyping", { input: { recipientId, isTyping: true } }, me)).toBe("NOT_CONNECTED");
    const socket = await socketOf(me);
    const message = { senderId: me.id, receiverId: other.id, content: "Hi" };
    expect(await socket.emitWithAck("sendMessage", message)).toMatchObject({ code: "NOT_CONNECTED" });
    expect(await socket.emitWithAck("typing", { from: me.id, to: other.id })).toMatchObject({ code: "NOT_CONNECTED" });
    socket.close();
    expect(await app.db.prisma.message.count({ where: { conversationId } })).toBe(2);
  });

  test("reads the earlier messages, in a closed conversation with only a name", async () => {
    const peer = { id: other.id, name: other.name, currentProfession: null, phone: null, viewerConnection: "NONE" };
    const conversation = { id: conversationId, isOpen: false, peer };
    const list = graphql(`query ClosedConversations { conversations { totalCount nodes { ...ClosedConversation } } }
      fragment ClosedConversation on Conversation { id isOpen peer { id name currentProfession phone viewerConnection } }`);
    expect(await app.expectOk(list, {}, me)).toEqual({ conversations: { totalCount: 1, nodes: [conversation] } });
    const one = graphql(`query ClosedConversation($id: ID!) { conversation(withId: $id) { ...ClosedConversation } }`);
    expect(await app.expectOk(one, { id: other.id }, me)).toEqual({ conversation });
    const { messages } = (await me.rest.get(`/messages/${me.id}/${other.id}`)).body;
    expect(messages.map(({ content }: { content: string }) => content)).toEqual(["From before", "And mine"]);
  });

  test("learns through no API that the other reads, until the block is removed", async () => {
    await app.build.message({ conversationId, senderId: me.id });
    const seen = graphql(
      `subscription SeenEvents { chatEvents { __typename ... on MessagesSeen { seekerId seenSeq } } }`,
    );
    const events = subscribe(app.url, seen, me);
    expect(await events.next()).toEqual({ chatEvents: { __typename: "CatchUp" } });
    const read = async () => {
      const markSeen = graphql(
        `mutation MarkSeenUnread($input: MarkSeenInput!) { markSeen(input: $input) { conversation { unreadCount } } }`,
      );
      const { status } = await other.rest.put("/messages/seen", { senderId: me.id, receiverId: other.id });
      expect(status).toBe(200);
      return app.expectOk(markSeen, { input: { conversationId, seq: 3 } }, other);
    };
    const unread = graphql(`query UnreadCounts { unreadCount conversations { nodes { unreadCount } } }`);
    const unreadFor = (count: number) => ({ unreadCount: count, conversations: { nodes: [{ unreadCount: count }] } });

    const before = await shownReading(me, other);
    expect(await app.expectOk(unread, {}, other)).toEqual(unreadFor(0));
    expect(await read()).toEqual({ markSeen: { conversation: { unreadCount: 0 } } });
    expect(await shownReading(me, other)).toEqual(before);

    await unblock(blocker, blocked);
    expect(await shownReading(me, other)).toEqual(before);
    expect(await app.expectOk(unread, {}, other)).toEqual(unreadFor(me === blocker ? 1 : 2));
    expect(await read()).toEqual({ markSeen: { conversation: { unreadCount: 0 } } });
    const told = { __typename: "MessagesSeen", seekerId: other.id, seenSeq: 3 };
    expect(await events.next()).toEqual({ chatEvents: told });
    const nodes = [1, 2, 3].map(() => ({ seen: true }));
    expect(await shownReading(me, other)).toEqual({
      ...{ conversation: { peerSeenSeq: 3 }, conversations: { nodes: [{ peerSeenSeq: 3 }] } },
      ...{ messages: { nodes }, rest: nodes },
    });
  });
});

test("a block closes the blocked person's chat at once, with only a name, and no mention of a block", async () => {
  const changed = graphql(
    `subscription ConnectionChangedName { connectionChanged { seeker { id name currentProfession viewerConnection } } }`,
  );
  const changes = subscribe(app.url, changed, blocked);
  await changes.next();
  await block(blocker, blocked);
  const seeker = { id: blocker.id, name: blocker.name, currentProfession: null, viewerConnection: "NONE" };
  expect(await changes.next()).toEqual({ connectionChanged: { seeker } });
});

test("blocking and unblocking are limited per account, by the hour", async () => {
  const limited = await person();
  const operations = ["blockPerson", "unblockPerson"] as const;
  // A node takes a hundred requests at a time.
  const codes: unknown[] = [];
  for (const length of [51, 50]) {
    const sent = Array.from({ length }, (_, index) =>
      codeOf(operations[index % 2 === 0 ? 0 : 1], about(blocked), limited),
    );
    codes.push(...(await Promise.all(sent)));
  }
  expect(codes.sort()).toEqual(["RATE_LIMITED", ...Array(100).fill("yes")]);
  for (const operation of operations) expect(await codeOf(operation, about(blocked), limited)).toBe("RATE_LIMITED");
  await block(blocker, blocked);
});

test("is listed for the blocker, revealed to nobody else, and can be removed", async () => {
  await block(blocker, blocked);
  const told = graphql(
    `query ToldOfBlocks($id: ID!) { viewerHasBlocked(seekerId: $id) blockedPeople { nodes { id name } totalCount } }`,
  );
  expect(await app.expectOk(told, { id: blocked.id }, blocker)).toEqual({
    viewerHasBlocked: true,
    blockedPeople: { nodes: [{ id: blocked.id, name: blocked.name }], totalCount: 1 },
  });
  expect(await app.expectOk(told, { id: blocker.id }, blocked)).toEqual({
    viewerHasBlocked: false,
    blockedPeople: { nodes: [], totalCount: 0 },
  });
  await unblock(blocked, blocker);
  expect(await sees(blocked, blocker)).toBe("NOT_FOUND");
  await unblock(blocker, blocked);
  expect(await sees(blocked, blocker)).toBe("yes");
  expect(await codeOf("requestConnection", about(blocker), blocked)).toBe("yes");
});

test("are listed page by page, most recently blocked first, even with equal timestamps", async () => {
  const { prisma } = app.db;
  const people = await Promise.all(Array.from({ length: 5 }, () => app.build.seeker()));
  const at = (index: number) => new Date(Date.UTC(2026, 0, index < 3 ? 1 : 2));
  await prisma.block.createMany({
    data: people.map(({ id }, index) => ({ blockerId: blocker.id, blockedId: id, createdAt: at(index) })),
  });
  const pages = graphql(`query BlockedPeople($first: Int, $after: String) {
    blockedPeople(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`);
  const found = await everyPage(2, async (page) => {
    const { blockedPeople } = await app.expectOk(pages, page, blocker);
    expect(blockedPeople.totalCount).toBe(5);
    return blockedPeople;
  });
  const ids = people.map(({ id }) => id);
  const newestFirst = (some: string[]) => some.sort().reverse();
  expect(found.map(({ id }) => id)).toEqual([...newestFirst(ids.slice(3)), ...newestFirst(ids.slice(0, 3))]);
});

test("a concurrent request and block never leave both", async () => {
  for (let round = 0; round < 15; round += 1) {
    const [one, two] = [await person(), await person()];
    await Promise.all([codeOf("requestConnection", about(one), two), block(one, two)]);
    const left = await app.db.prisma.connection.count({ where: { requesterId: two.id } });
    expect(left, `round ${round}`).toBe(0);
  }
});
