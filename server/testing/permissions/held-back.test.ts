import { describe, expect, test } from "vitest";
import { SCOPES, type Scope } from "../../../shared/scopes.ts";
import type { MissingFactor } from "../../platform/actor.ts";
import { testApp } from "../test-app.ts";
import { declaredScopes } from "./declared-scopes.ts";
import { answerOf } from "./graphql-answers.ts";
import { makeScene, type Person, type Scene, type Who } from "./scene.ts";
import { permissionTable, tableUnder } from "./table.ts";
import { statusOfCall, statusOfFile } from "./transport-answers.ts";

const app = testApp();
const REFUSED = "STRONGER_LOG_IN_REQUIRED";
const missingFactor: MissingFactor = { needs: "SECOND_FACTOR", from: new Date(0).toISOString(), isDue: true };
// Those with the fewest permissions first.
const MEMBERS = ["interviewer", "viewer", "company recruiter", "owner"] as const satisfies readonly Who[];
const open = new Map(
  tableUnder("Without a required second factor").rows.map(([operation = "", onlyOwner = ""]) => [operation, onlyOwner]),
);

const graphQL = permissionTable("GraphQL");
const rest = permissionTable("REST");

test("the table names existing operations and calls", () => {
  const all = new Set([...graphQL, ...rest].map(([operation]) => operation));
  expect([...open.keys()].filter((operation) => !all.has(operation))).toEqual([]);
});

/** The scene, in which the company requires a second factor that none of its members has. */
async function heldScene(): Promise<Scene> {
  const scene = await makeScene(app);
  await app.db.prisma.secondFactorRequirement.create({
    data: { companyId: scene.companyId, requiredFrom: new Date(0) },
  });
  return scene;
}

function heldBack(scene: Scene, who: Who): Person & { account: NonNullable<Person["account"]> } {
  const { account, cookie } = scene.people[who];
  if (!account?.company) throw new Error(`${who} is in no company.`);
  return { cookie, account: { ...account, company: { ...account.company, missingFactor } } };
}

/** The expected response to a restricted member: only open operations, while those for seekers remain theirs. */
function expectedOf(
  operation: string,
  cells: Readonly<Record<Who, string>>,
  [forbidden, refused]: readonly [string, string],
) {
  const isForSeekers = MEMBERS.every((who) => cells[who] === forbidden);
  const onlyOwner = open.get(operation);
  return MEMBERS.map((who) => {
    if (onlyOwner === undefined) return isForSeekers ? forbidden : refused;
    return (who === "owner" && onlyOwner) || cells[who];
  });
}

describe.each([
  ["operation", graphQL, answerOf, ["FORBIDDEN", REFUSED]],
  ["legacy call", rest, statusOfCall, ["403", "403"]],
] as const)(
  "every %s refuses members, whatever their role, as in docs/permissions.md",
  (_what, rows, answer, refusals) => {
    test.each(rows)("%s", async (row, cells) => {
      const scene = await heldScene();
      const seen: string[] = [];
      for (const who of MEMBERS) seen.push(await answer(app, row, scene, heldBack(scene, who)));
      expect(seen).toEqual(expectedOf(row, cells, refusals));
    });
  },
);

const scopes = Object.keys(SCOPES) as Scope[];
test.each(graphQL.filter(([operation]) => declaredScopes.has(operation)))(
  "every operation refuses a key of the owner created without a second factor, whatever its scopes: %s",
  async (operation, cells) => {
    const scene = await heldScene();
    const { account } = heldBack(scene, "owner");
    const { key, keyId, appId } = await app.build.app({
      accountId: account.accountId,
      companyId: scene.companyId,
      scopes,
    });
    const person: Person = { account: { ...account, sessionId: keyId, key: { appId, scopes } }, cookie: "", key };
    expect(await answerOf(app, operation, scene, person)).toBe(
      expectedOf(operation, cells, ["FORBIDDEN", REFUSED]).at(-1),
    );
  },
);

test("no file of an applicant can be opened", async () => {
  const scene = await heldScene();
  for (const kind of ["RESUME", "ANSWER"])
    for (const who of MEMBERS) expect(await statusOfFile(app, kind, scene, heldBack(scene, who))).toBe("403");
});
