import { beforeAll, expect, test } from "vitest";
import { LegacyClient, testApp } from "../test-app.ts";
import { answerInFull } from "./full-answers.ts";
import { operations } from "./graphql-answers.ts";
import { variablesOf } from "./graphql-operations.ts";
import { callOf } from "./rest-calls.ts";
import { makeScene, type Scene } from "./scene.ts";
import { permissionTable } from "./table.ts";
import { statusOfFile } from "./transport-answers.ts";

const app = testApp();
const NAME = "Whom they never find";
const PHONE = "9111111111";
const PAY = "13579135";

let scene: Scene;
let companyId: string;
beforeAll(async () => {
  scene = await makeScene(app);
  companyId = (await app.build.recruiter()).id;
  const pay = { expectedPayMin: Number(PAY), expectedPayCurrency: "INR", expectedPayUnit: "YEAR" } as const;
  const found = { name: NAME, phone: PHONE, hidesContacts: false, ...pay };
  await app.db.prisma.seeker.update({ where: { id: scene.seekerId }, data: found });
});

/** Someone of the company; each operation gets another one, as some end the session. */
const member = async () => (await app.signedInMember({ companyId, role: "OWNER" })).cookie;
/** A login with the person's own password answers about them. */
const OWN = ["mutation logIn", "POST /auth/login-seeker"];
const asked = [...operations].filter(
  ([, { kind, field }]) => kind !== "subscription" && !field.args.some(({ name }) => name === "file"),
);
const calls = permissionTable("REST").map(([row]) => row);

async function answerTo(operation: string, given?: string): Promise<string> {
  const cookie = given ?? (await member());
  const found = operations.get(operation);
  if (!found) {
    const { method, path, body } = callOf(operation, scene);
    return JSON.stringify((await new LegacyClient(app.url).call(method, path, body, { cookie })).body);
  }
  const seeker = `Seeker:${scene.seekerId}`;
  const nodes: Record<string, object> = { node: { id: seeker }, nodes: { ids: [seeker] } };
  const variables = { ...variablesOf(found.field, scene), ...nodes[found.field.name] };
  return answerInFull(app, found, variables, { cookie });
}

const WAYS = ["query candidates", "query seeker", "query node", "query nodes", "GET /recruiter/getAllCandidates"];
const exclude = () =>
  app.db.prisma.companyExclusion.createMany({ data: { seekerId: scene.seekerId, companyId }, skipDuplicates: true });
const resumeOpens = async () => statusOfFile(app, "RESUME", scene, { account: null, cookie: await member() });

test.each(WAYS)("a company that is not excluded finds the person by %s", async (operation) => {
  expect(await answerTo(operation)).toContain(NAME);
  expect(await resumeOpens()).toBe("200");
});

const all = [...asked.map(([operation]) => operation), ...calls].filter((operation) => !OWN.includes(operation));

test("a company that the person applied to reads the expected pay in the profile", async () => {
  const { cookie } = await app.signedInMember({ companyId: scene.companyId, role: "OWNER" });
  expect(await answerTo("query seeker", cookie)).toContain(PAY);
});

test.each(all)("another company does not read the expected pay by %s", async (operation) => {
  expect(await answerTo(operation, await member())).not.toContain(PAY);
});

test.each(["query seeker", "query peers", "query node", "query nodes"])(
  "another seeker does not read the expected pay by %s",
  async (operation) => {
    expect(await answerTo(operation, (await app.signedInSeeker()).cookie)).not.toContain(PAY);
  },
);

test.each(all)("a company that the person excludes finds nothing of them by %s", async (operation) => {
  await exclude();
  const answer = await answerTo(operation);
  for (const secret of [NAME, PHONE, scene.seekerEmail, scene.seekerId]) expect(answer).not.toContain(secret);
});

test("nor does it open their resume", async () => {
  await exclude();
  expect(await resumeOpens()).toBe("404");
});
