import { type GraphQLObjectType, getNamedType, isObjectType, isUnionType } from "graphql";
import { describe, expect, test } from "vitest";
import { type Scope, scopesOf } from "../../../shared/scopes.ts";
import {
  ANSWER_SCOPES,
  answerRules,
  COMPANIES_ANSWER_SCOPES,
  SEEKERS_ANSWER_SCOPES,
} from "../../apps/answer-scopes.ts";
import { codeIn } from "../outcomes.ts";
import { bearer, testApp } from "../test-app.ts";
import { declaredScopes } from "./declared-scopes.ts";
import { operations } from "./graphql-answers.ts";
import { makeScene } from "./scene.ts";
import { tableUnder } from "./table.ts";

const app = testApp();

const PAGING = new Set(
  "edges nodes node cursor matches pageInfo totalCount totalCountIsCapped orderDescription".split(" "),
);

/** The object types that an operation can return. */
function reachable(from: GraphQLObjectType, found = new Map<string, GraphQLObjectType>()) {
  if (found.has(from.name)) return found;
  found.set(from.name, from);
  for (const { type } of Object.values(from.getFields())) {
    const named = getNamedType(type);
    for (const next of isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [])
      reachable(next, found);
  }
  return found;
}

function ofKeys() {
  const found = new Map<string, GraphQLObjectType>();
  for (const [name, { field }] of operations) {
    const named = getNamedType(field.type);
    if (!declaredScopes.has(name)) continue;
    for (const type of isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [])
      reachable(type, found);
  }
  return found;
}

test("every field that a key can read needs a scope of its own, or is listed as open", () => {
  const open = Object.fromEntries(
    [...ofKeys()].flatMap(([name, type]) => {
      const fields = Object.keys(type.getFields()).filter(
        (field) =>
          answerRules(name, field).length === 0 &&
          !(name in ANSWER_SCOPES) &&
          !(/(Connection|Edge)$/.test(name) && PAGING.has(field)) &&
          !(/Payload$/.test(name) && field === "userErrors"),
      );
      return fields.length > 0 ? [[name, fields.sort().join(" ")]] : [];
    }),
  );
  const listed = Object.fromEntries(tableUnder("Open answers").rows as [string, string][]);
  expect(open).toEqual(listed);
});

test("docs/permissions.md lists the scopes of fields, and all of them are in the schema", () => {
  const words = (rule: (typeof ANSWER_SCOPES)[string]) =>
    rule === "ANY" ? "any key" : rule === "NEVER" ? "no key" : rule.join(", ");
  const declared = Object.entries({ ...ANSWER_SCOPES, ...SEEKERS_ANSWER_SCOPES, ...COMPANIES_ANSWER_SCOPES });
  const documented = tableUnder("Answers to keys").rows;
  expect(Object.fromEntries(documented as [string, string][])).toEqual(
    Object.fromEntries(declared.map(([name, rule]) => [name, words(rule)])),
  );
  const types = ofKeys();
  for (const [name] of declared) {
    const [type = "", field] = name.split(".");
    expect(types.has(type), name).toBe(true);
    if (field) expect(Object.keys(types.get(type)?.getFields() ?? {}), name).toContain(field);
  }
});

/** What each scope does not let a key read. */
const REFUSED_TO_RECRUITERS: Partial<Record<Scope, string[]>> = {
  "applications:write": [
    'writeApplicationNote(input: { applicationId: "$application", text: "Hi" }) { notes { text } }',
    'tagApplications(input: { applicationIds: ["$application"], add: ["Go"] }) { applications { tags } }',
    'saveMessageTemplate(input: { name: "A", status: ACCEPTED, body: "B" }) { templates { body } }',
    'saveApplicationStages(input: { stages: [{ name: "Call" }] }) { stages { name } }',
  ],
  "jobs:write": [
    'editJob(input: { id: "$job" }) { job { id description } }',
    'editJob(input: { id: "$job" }) { job { ... on Job { company { name } } } }',
    'closeJobs(input: { jobIds: ["$job"] }) { jobs { title } }',
  ],
  "profile:write": ["updateRecruiterProfile(input: {}) { recruiter { email } }"],
};
const REFUSED_TO_SEEKERS: typeof REFUSED_TO_RECRUITERS = {
  "profile:write": ["updateSeekerProfile(input: {}) { seeker { email } }"],
  "connections:write": ['blockPerson(input: { seekerId: "$seeker" }) { person { name } }'],
  "messages:write": [
    'markSeen(input: { conversationId: "$conversation", seq: 1 }) { conversation { lastMessage { content } } }',
  ],
  "people:read": ["peers { nodes { email phone } }", "peers { nodes { viewerConnection } }"],
};
const rowsOf = (who: string, refused: typeof REFUSED_TO_RECRUITERS) =>
  Object.entries(refused).flatMap(([scope, fields]) => fields.map((field) => [who, scope as Scope, field] as const));

describe("a key with only write scopes", () => {
  test.each([...rowsOf("recruiter", REFUSED_TO_RECRUITERS), ...rowsOf("seeker", REFUSED_TO_SEEKERS)])(
    "as a %s with %s is refused %s",
    async (who, scope, field) => {
      const scene = await makeScene(app);
      const asOwner = who === "recruiter";
      const accountId = asOwner ? scene.people.owner.account?.accountId : scene.seekerId;
      const companyId = asOwner ? scene.people.owner.account?.company?.id : null;
      const { key } = await app.build.app({ accountId: accountId ?? "", companyId, scopes: [scope] });
      const document = field
        .replace("$application", scene.applicationId)
        .replace("$job", scene.jobId)
        .replace("$conversation", scene.conversationId)
        .replace("$seeker", scene.seekerId);
      const kind = field.startsWith("peers") ? "query" : "mutation";
      expect(await app.refusalOf(`${kind} { ${document} }`, {}, bearer(key))).toMatchObject({
        code: "FORBIDDEN",
        message: expect.stringMatching(/requires an API key with the scope/),
      });
    },
  );
});

describe("a job that is not open", () => {
  const asked = (document: string, key: string) => app.execute(document, {}, bearer(key));
  const byId = (id: string) => [
    `{ job(id: "${id}") { title } }`,
    `{ node(id: "Job:${id}") { ... on Job { title } } }`,
    `{ nodes(ids: ["Job:${id}"]) { ... on Job { title } } }`,
  ];

  test.each(scopesOf("RECRUITER").map(({ scope }) => scope))(
    "as a draft, to a key of its company with %s",
    async (scope) => {
      const { id: accountId } = await app.build.recruiter();
      const { id } = await app.build.job({ companyId: accountId, status: "DRAFT", title: "Secret welder" });
      const { key } = await app.build.app({ accountId, companyId: accountId, scopes: [scope] });
      for (const document of byId(id)) {
        const { data, errors } = await asked(document, key);
        const text = JSON.stringify(data);
        if (scope === "jobs:read")
          expect([errors, text], document).toEqual([undefined, expect.stringContaining("welder")]);
        else {
          expect(errors?.[0], document).toMatchObject({
            message: expect.stringContaining("jobs:read"),
            extensions: { code: "FORBIDDEN" },
          });
          expect(text ?? "", document).not.toContain("welder");
        }
      }
    },
  );

  test.each(scopesOf("SEEKER").map(({ scope }) => scope))(
    "to a key of a seeker who saved or applied, with %s",
    async (scope) => {
      const { prisma } = app.db;
      const { id: seekerId } = await app.build.seeker();
      const [saved, applied] = [await app.build.job(), await app.build.job()];
      await prisma.savedJob.create({ data: { seekerId, jobId: saved.id } });
      await app.build.application({ seekerId, jobId: applied.id });
      await prisma.job.updateMany({ where: { id: { in: [saved.id, applied.id] } }, data: { status: "CLOSED" } });
      const { key } = await app.build.app({ accountId: seekerId, scopes: [scope] });
      for (const [{ id }, needed] of [
        [saved, "jobs:read"],
        [applied, "applications:read"],
      ] as const) {
        for (const document of byId(id)) {
          const code = codeIn(await asked(document, key));
          expect(code, document).toBe(scope === needed ? "yes" : "FORBIDDEN");
        }
      }
    },
  );
});

test("a key that can only write gets the ids of what it wrote", async () => {
  const { id: seekerId } = await app.build.seeker();
  const { key: own } = await app.build.app({ accountId: seekerId, scopes: ["profile:write"] });
  const update = "mutation { updateSeekerProfile(input: {}) { seeker { id } } }";
  expect((await app.execute(update, {}, bearer(own))).data).toEqual({
    updateSeekerProfile: { seeker: { id: seekerId } },
  });

  const { id: accountId } = await app.build.recruiter();
  const { id } = await app.build.job({ companyId: accountId, status: "DRAFT" });
  const { key } = await app.build.app({ accountId, companyId: accountId, scopes: ["jobs:write"] });
  const document = `mutation { editJob(input: { id: "${id}" }) { job { ...Ids } } } fragment Ids on Job { __typename id nodeId }`;
  const { data, errors } = await app.execute(document, {}, bearer(key));
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    editJob: { job: { __typename: "Job", id, nodeId: `Job:${id}` } },
  });
});
