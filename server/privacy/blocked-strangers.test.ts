import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const CLIENT_ID = crypto.randomUUID();
const about = (operation: string, answer: string) => `mutation { ${operation}(input: { seekerId: ID }) { ${answer} } }`;

test.each([
  ["the profile", "{ seeker(id: ID) { name } }", "GET /seeker/users"],
  ["a request", about("requestConnection", "seeker { id name }"), "POST /seeker/connect"],
  ["a withdrawal", about("withdrawConnectionRequest", "seeker { id name }"), "POST /seeker/unrequest"],
  ["an acceptance", about("acceptConnection", "seeker { id name }"), "POST /seeker/request-accept"],
  ["a rejection", about("rejectConnection", "seeker { id name }"), "POST /seeker/request-reject"],
  ["a removal", about("removeConnection", "seeker { id name }"), "POST /seeker/remove-connection"],
  ["a block", about("blockPerson", "person { id name }"), ""],
  ["an unblocking", about("unblockPerson", "message"), ""],
  ["a report", "mutation { report(input: { kind: PERSON, id: ID, reason: SPAM }) { message } }", ""],
  ["the conversation", "{ conversation(withId: ID) { peer { name } } }", ""],
  [
    "a message",
    `mutation { sendMessage(input: { recipientId: ID, clientId: "${CLIENT_ID}", content: "Hi" }) { message { seq } } }`,
    "",
  ],
  ["typing", "mutation { setTyping(input: { recipientId: ID, isTyping: true }) { isTyping } }", ""],
])("a stranger who has blocked the caller is answered like an unknown person: %s", async (_, operation, call) => {
  const [me, other] = [await app.build.seeker(), await app.build.seeker()];
  await app.db.prisma.block.create({ data: { blockerId: other.id, blockedId: me.id } });
  const rest = await app.clientOf(me, "SEEKER");
  const [method = "", path] = call.split(" ");
  const answers = async (id: string) => ({
    graphql: await app.execute(operation.replace("ID", JSON.stringify(id)), {}, { cookie: rest.cookieHeader }),
    rest: path && (await rest.call(method, `${path}/${id}`)),
  });
  const responses = JSON.stringify(await answers(other.id));
  expect(responses).not.toContain(other.name);
  expect(responses).toBe(JSON.stringify(await answers(crypto.randomUUID())));
});
