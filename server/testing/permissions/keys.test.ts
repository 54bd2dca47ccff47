import { describe, expect, test } from "vitest";
import { SCOPES, type Scope } from "../../../shared/scopes.ts";
import { authenticate } from "../../http/sessions/authentication.ts";
import { bearer, testApp } from "../test-app.ts";
import { declaredScopes } from "./declared-scopes.ts";
import { answerOf } from "./graphql-answers.ts";
import { makeScene, type Person, type Scene, type Who } from "./scene.ts";
import { permissionTable, tableUnder } from "./table.ts";
import { answerToEvent, statusOfCall, statusOfFile } from "./transport-answers.ts";

const app = testApp();
const ALL = Object.keys(SCOPES) as Scope[];
const rows = tableUnder("Keys").rows.map(([operation = "", scopes = "", granted = "", refused = ""]) => ({
  ...{ operation, scopes, granted, refused },
}));
const people = {
  ...Object.fromEntries(permissionTable("GraphQL")),
  ...Object.fromEntries(permissionTable("REST")),
  ...Object.fromEntries(permissionTable("Socket events").map(([name, cells]) => [`event ${name}`, cells])),
  ...Object.fromEntries(permissionTable("Files").map(([kind, cells]) => [`file ${kind}`, cells])),
};

test("docs/permissions.md lists the scopes of everything that a key may do, and nothing else", () => {
  const documented = Object.fromEntries(rows.map(({ operation, scopes }) => [operation, scopes]));
  const declared = [...declaredScopes].map(([operation, scopes]) => [operation, scopes.join(", ") || "any key"]);
  expect(documented).toEqual(Object.fromEntries(declared));
});

/** Files that open for anybody with the link, and a row of the table that tests the same event as another. */
const OF_NO_KEY = new Set(["file PHOTO", "file LOGO", "event sendMessage as the seeker"]);
const forPeople = Object.keys(people)
  .filter((operation) => !declaredScopes.has(operation) && !OF_NO_KEY.has(operation))
  .map((operation) => {
    const refused = /^[a-z]/.test(operation) ? "FORBIDDEN" : "403";
    return { operation, scopes: "", granted: refused, refused };
  });

const kindOf = (operation: string) => operation.split(" ")[0] ?? "";

/** The response of the operation to a program that acts for this person with these scopes. */
async function answer(operation: string, given: Scene, who: Who, scopes: Scope[]): Promise<string> {
  const { account } = given.people[who];
  if (!account) throw new Error(`${who} has no account.`);
  const { accountId, company } = account;
  const { key, keyId, appId } = await app.build.app({ accountId, companyId: company?.id, scopes });
  const scene = company && /webhook/i.test(operation) ? await withWebhookOf(appId, given) : given;
  const person: Person = { account: { ...account, sessionId: keyId, key: { appId, scopes } }, cookie: "", key };
  const kind = kindOf(operation);
  const name = operation.slice(kind.length + 1);
  if (kind === "event") return answerToEvent(app, name, scene, person);
  if (kind === "file") return statusOfFile(app, name, scene, person);
  return /^[a-z]/.test(kind) ? answerOf(app, operation, scene, person) : statusOfCall(app, operation, scene, person);
}

/** A key can access the webhooks of its own app. */
async function withWebhookOf(appId: string, scene: Scene): Promise<Scene> {
  await app.db.prisma.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { appId } });
  return { ...scene, companyAppId: appId };
}

test.each([...rows, ...forPeople])(
  "every operation accepts a key with its scopes, and refuses one without, as in docs/permissions.md: $operation",
  async (row) => {
    const { operation, scopes, granted, refused } = row;
    const needed = (scopes.includes(":") ? scopes.split(", ") : []) as Scope[];
    const scene = await makeScene(app);
    for (const who of ["owner", "seeker"] as const) {
      const cell = (word: string) => (word === "as its owner" ? people[operation]?.[who] : word);
      // Each of the scopes is needed: all others together are not enough.
      for (const missing of needed.length > 0 ? needed : [null]) {
        const others = ALL.filter((scope) => scope !== missing);
        const turnedAway = kindOf(operation) === "event" && (missing === "messages:read" || who === "owner");
        const answered = await answer(operation, scene, who, others);
        expect(answered, `${who} without ${missing}`).toBe(turnedAway ? "refused" : cell(refused));
      }
      // An app can subscribe to jobs when it may read them.
      const enough: Scope[] = operation === "mutation createWebhookEndpoint" ? [...needed, "jobs:read"] : needed;
      expect(await answer(operation, scene, who, enough.length > 0 ? enough : ["jobs:read"]), who).toBe(cell(granted));
    }
  },
);

describe("a field that exposes more than its operation is refused with the operation", () => {
  const asked = (selection: string) => `query ($id: ID!) { job(id: $id) { id ${selection} } viewer { id } }`;
  const fields = tableUnder("Answers to keys").rows.map(([operation = "", scopes = ""]) => ({ operation, scopes }));
  test.each(fields.filter(({ operation }) => /^Job\./.test(operation)))("$operation", async ({ operation, scopes }) => {
    const scene = await makeScene(app);
    const document = asked(operation.replace("Job.", ""));
    for (const [granted, code] of [
      [[scopes as Scope], undefined],
      [ALL.filter((scope) => scope !== scopes), "FORBIDDEN"],
    ] as const) {
      const { key } = await app.build.app({ accountId: scene.seekerId, scopes: [...granted] });
      // Executed often enough to be compiled.
      for (let time = 0; time < 5; time++) {
        const as = bearer(key);
        const { errors } = await app.execute(document, { id: scene.jobId }, as);
        expect(errors?.[0]?.extensions.code).toBe(code);
      }
    }
  });

  test("also within fragments", async () => {
    const scene = await makeScene(app);
    const { key } = await app.build.app({ accountId: scene.seekerId, scopes: ["jobs:read"] });
    const document = `query { a: viewer { ...V } } fragment V on Viewer { id ... on Viewer { mail: email } }`;
    const { errors } = await app.execute(document, {}, bearer(key));
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

test("addresses without a scope are closed to keys: the data export, and others that check no scopes", async () => {
  const scene = await makeScene(app);
  const { key } = await app.build.app({ accountId: scene.seekerId, scopes: ALL });
  const headers = { authorization: `Bearer ${key}` };
  const unscoped = authenticate(app.app.services, "SEEKER", { cookies: {}, ...headers });
  await expect(unscoped).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await fetch(`${app.url}/privacy/my-data.zip`, { headers })).status).toBe(403);
});
