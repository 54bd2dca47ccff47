import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { graphql } from "../testing/generated/gql.ts";
import { clientOf } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

describe("a stranger who has blocked the caller is answered like an unknown person", () => {
  test.each([
    ["the profile", graphql(`query StrangersName($id: ID!) { seeker(id: $id) { name } }`), "GET", "seeker/users"],
    [
      "a request",
      graphql(
        `mutation RequestStranger($id: ID!) { requestConnection(input: { seekerId: $id }) { seeker { id name } } }`,
      ),
      "POST",
      "seeker/connect",
    ],
    [
      "a withdrawal",
      graphql(
        `mutation WithdrawFromStranger($id: ID!) { withdrawConnectionRequest(input: { seekerId: $id }) { seeker { id name } } }`,
      ),
      "POST",
      "seeker/unrequest",
    ],
    [
      "an acceptance",
      graphql(
        `mutation AcceptStranger($id: ID!) { acceptConnection(input: { seekerId: $id }) { seeker { id name } } }`,
      ),
      "POST",
      "seeker/request-accept",
    ],
    [
      "a rejection",
      graphql(
        `mutation RejectStranger($id: ID!) { rejectConnection(input: { seekerId: $id }) { seeker { id name } } }`,
      ),
      "POST",
      "seeker/request-reject",
    ],
    [
      "a removal",
      graphql(
        `mutation RemoveStranger($id: ID!) { removeConnection(input: { seekerId: $id }) { seeker { id name } } }`,
      ),
      "POST",
      "seeker/remove-connection",
    ],
    [
      "a block",
      graphql(`mutation BlockStranger($id: ID!) { blockPerson(input: { seekerId: $id }) { person { id name } } }`),
      null,
      "",
    ],
    [
      "an unblocking",
      graphql(`mutation UnblockStranger($id: ID!) { unblockPerson(input: { seekerId: $id }) { message } }`),
      null,
      "",
    ],
    [
      "a report",
      graphql(`mutation ReportSpam($id: ID!) { report(input: { kind: PERSON, id: $id, reason: SPAM }) { message } }`),
      null,
      "",
    ],
    [
      "the conversation",
      graphql(`query ConversationPeer($id: ID!) { conversation(withId: $id) { peer { name } } }`),
      null,
      "",
    ],
    [
      "a message",
      graphql(`mutation WriteToStranger($id: ID!) {
        sendMessage(input: { recipientId: $id, clientId: "7d1f5c3e-5a0b-4c1e-9a53-0f4c6a1d2b3c", content: "Hi" }) { message { seq } } }`),
      null,
      "",
    ],
    [
      "typing",
      graphql(`mutation ShowTyping($id: ID!) { setTyping(input: { recipientId: $id, isTyping: true }) { isTyping } }`),
      null,
      "",
    ],
  ] as const)("%s", async (_, operation, method, path) => {
    const [me, other] = [await buildSeeker(app.db.prisma), await buildSeeker(app.db.prisma)];
    await app.db.prisma.block.create({ data: { blockerId: other.id, blockedId: me.id } });
    const rest = await clientOf(app, me, "SEEKER");
    const answers = async (id: string) => ({
      graphql: await app.execute(operation, { id }, { cookie: rest.cookieHeader }),
      rest: method && (await rest.call(method, `/${path}/${id}`)),
    });
    const told = JSON.stringify(await answers(other.id));
    expect(told).not.toContain(other.name);
    expect(told).toBe(JSON.stringify(await answers(randomUUID())));
  });
});
