import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { SCOPES, type Scope } from "../../../shared/scopes.ts";
import { NODE_TYPES } from "../../graphql/nodes/node-types.ts";
import { publishedSchema } from "../published-schema.ts";
import { bearer, testApp } from "../test-app.ts";
import { declaredScopes } from "./declared-scopes.ts";
import { headersOf, makeScene, PEOPLE, type Person, type Scene } from "./scene.ts";
import { permissionTable } from "./table.ts";

const app = testApp();
const schema = publishedSchema();
const table = permissionTable("Nodes");
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene(app);
});

/** The key of each type's object in a scene: the first seeker's, or the owner's company's. */
const KEYS: Readonly<Record<string, (scene: Scene) => string>> = {
  App: ({ seekerAppId }) => seekerAppId,
  Applicant: ({ applicationId }) => applicationId,
  ApplicationStage: ({ stageId }) => stageId,
  AssistantConversation: ({ assistantConversationId }) => assistantConversationId,
  Company: ({ companyId }) => companyId,
  CompanyInvitation: ({ invitationId }) => invitationId,
  CompanyProfile: ({ companyId }) => companyId,
  Conversation: ({ connectedId }) => connectedId,
  Job: ({ jobId }) => jobId,
  JoinableCompany: ({ companyId }) => companyId,
  MessageTemplate: ({ templateId }) => templateId,
  OwnApplication: ({ jobId }) => jobId,
  OwnCompany: ({ companyId }) => companyId,
  PostedJob: ({ jobId }) => jobId,
  Recruiter: ({ companyId }) => companyId,
  Seeker: ({ seekerId }) => seekerId,
  Session: ({ seekerSessionId }) => seekerSessionId,
  Viewer: ({ seekerId }) => seekerId,
  WebhookEndpoint: ({ companyAppId, endpointId }) => `${companyAppId}.${endpointId}`,
};

const idIn = (scene: Scene, type: string) => `${type}:${KEYS[type]?.(scene)}`;

/** Returns `yes`, or the code of the refusal, for the node of each of these types. */
async function answersTo(types: readonly string[], scene: Scene, person: Person): Promise<Record<string, string>> {
  const selections = types.map((type) => `${type}: node(id: "${idIn(scene, type)}") { nodeId ... on ${type} { id } }`);
  const { data, errors } = await app.execute(`{ ${selections.join(" ")} }`, {}, { headers: headersOf(person) });
  return Object.fromEntries(
    types.map((type) => {
      const refused = errors?.find(({ path }) => path?.[0] === type);
      if (refused) return [type, String(refused.extensions.code)];
      expect(data).toMatchObject({ [type]: { nodeId: idIn(scene, type) } });
      return [type, "yes"];
    }),
  );
}

test("names every type that is a node", () => {
  expect(table.map(([type]) => type)).toEqual(Object.keys(NODE_TYPES));
  const nodes = schema.getPossibleTypes(schema.getType("Node") as Parameters<typeof schema.getPossibleTypes>[0]);
  expect(nodes.map(({ name }) => name).sort()).toEqual(Object.keys(NODE_TYPES).sort());
});

test.each(PEOPLE)("node responds to each person as in docs/permissions.md: %s", async (who) => {
  const types = table.map(([type]) => type);
  const expected = Object.fromEntries(table.map(([type, cells]) => [type, cells[who]]));
  expect(await answersTo(types, scene, scene.people[who])).toEqual(expected);
});

test.each(table.filter(([, cells]) => cells.seeker === "yes" || cells.owner === "yes"))(
  "node responds to a key within the scopes of the type's own query: %s",
  async (type, cells) => {
    const who = cells.seeker === "yes" ? "seeker" : "owner";
    const { account } = scene.people[who];
    const answer = async (scopes: Scope[]) => {
      const owner = { accountId: account?.accountId ?? "", companyId: account?.company?.id ?? null };
      const { key, appId } = await app.build.app({ ...owner, scopes });
      // A key can access the webhooks of its own app.
      if (type === "WebhookEndpoint") {
        await app.db.prisma.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { appId } });
        scene = { ...scene, companyAppId: appId };
      }
      return (await answersTo([type], scene, { ...scene.people[who], key }))[type];
    };
    const needed = declaredScopes.get(`query ${NODE_TYPES[type]?.query}`);
    const all = Object.keys(SCOPES) as Scope[];
    for (const missing of needed ?? []) {
      expect(await answer(all.filter((scope) => scope !== missing)), missing).toBe("FORBIDDEN");
    }
    expect(await answer(needed?.length ? [...needed] : all)).toBe(needed ? "yes" : "FORBIDDEN");
  },
);

/** All fields of a type that need no argument, two levels deep. */
function selectionOf(type: string, depth = 2): string {
  const found = schema.getType(type);
  if (!isObjectType(found)) return "__typename";
  const fields = Object.values(found.getFields()).flatMap((field) => {
    const { name } = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 1 && isObjectType(schema.getType(name)) ? [`${field.name} { ${selectionOf(name, depth - 1)} }`] : [];
  });
  return fields.length > 0 ? fields.join(" ") : "__typename";
}

/** Reduces seconds that pass between two queries to whether there are any. */
const withoutClock = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value) => (name === "sessionSecondsLeft" ? value > 0 : value)));

test.each(table.filter(([, cells]) => Object.values(cells).includes("yes")))(
  "node returns everything that the type's own query returns: %s",
  async (type, cells) => {
    const person = scene.people[cells.seeker === "yes" ? "seeker" : "owner"];
    const as = { headers: headersOf(person) };
    const node = NODE_TYPES[type];
    const id = idIn(scene, type);
    const args = Object.entries(node?.args?.(KEYS[type]?.(scene) ?? "") ?? {}).map(
      ([name, value]) => `${name}: "${value}"`,
    );
    // Its query returns a company's page, of which `Company` is a part.
    const named = type === "Company" ? selectionOf(type).replace("nodeId", "") : selectionOf(type);
    const own = `{ ${node?.query}${args.length > 0 ? `(${args})` : ""} { nodeId ${named} } }`;
    const { data, errors } = await app.execute(own, {}, as);
    expect(errors).toBeUndefined();
    const answers = [(data as Record<string, unknown>)[node?.query ?? ""]].flat() as { nodeId: string }[];
    const answered = type === "Company" ? answers[0] : answers.find(({ nodeId }) => nodeId === id);
    const document = `{ node(id: "${id}") { nodeId ... on ${type} { ${named} } } nodes(ids: ["${id}"]) { nodeId } }`;
    // Executed often enough to be compiled.
    for (let time = 0; time < 4; time++) {
      const again = await app.execute(document, {}, as);
      expect(again.errors).toBeUndefined();
      const expected = { node: { ...answered, nodeId: id }, nodes: [{ nodeId: id }] };
      expect(withoutClock(again.data)).toEqual(withoutClock(expected));
    }
  },
);

test("an id of an unknown type or object, or with an invalid format, is not found, and other nodes are still returned", async () => {
  const ids = ["Job:", "Job:7", "Message:7", "toString:7", "", `Job:${crypto.randomUUID()}`, idIn(scene, "Job")];
  const { data, errors } = await app.execute("query ($ids: [ID!]!) { nodes(ids: $ids) { nodeId } }", { ids });
  expect(data).toEqual({ nodes: [null, null, null, null, null, null, { nodeId: idIn(scene, "Job") }] });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(Array(6).fill("NOT_FOUND"));
  const many = await app.execute("query ($ids: [ID!]!) { nodes(ids: $ids) { nodeId } }", {
    ids: Array(21).fill("Job:7"),
  });
  expect(many.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

test("each of several nodes is at the place of its id, also when the query is asked often", async () => {
  const [found, unknown] = [idIn(scene, "Job"), `Job:${crypto.randomUUID()}`];
  const document = "query ($ids: [ID!]!) { nodes(ids: $ids) { nodeId ... on Job { title } } }";
  for (const ids of Array(4)
    .fill([
      [found, "7"],
      [unknown, found],
      [found, unknown, "7", found],
    ])
    .flat()) {
    const { data } = await app.execute(document, { ids });
    const expected = ids.map((id: string) => (id === found ? { nodeId: found, title: expect.any(String) } : null));
    expect(data).toEqual({ nodes: expected });
  }
});

test("a field that needs its own scope needs it through node, too", async () => {
  const { key } = await app.build.app({ accountId: scene.seekerId, scopes: ["profile:read"] });
  const as = bearer(key);
  const document = (field: string) => `{ node(id: "${idIn(scene, "Job")}") { nodeId ... on Job { ${field} } } }`;
  expect((await app.execute(document("title"), {}, as)).errors).toBeUndefined();
  const { errors } = await app.execute(document("viewerHasSaved"), {}, as);
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
