import { expect, test } from "vitest";
import { bearer, FACTORY_PASSWORD, forEachTest, graphql, type Person, testApp } from "../testing/test-app.ts";
import { Refusals } from "./refusals.ts";

const app = testApp();
const grace = forEachTest(() => app.signedInSeeker());
const CONSOLE = graphql(`query ConsoleForRefusals { operatorReports(first: 1) { totalCount } }`);

/** Returns the events recorded during `work`, without those of previous tests. */
async function noted(work: () => Promise<unknown>) {
  const { auditLog } = app.app.services;
  await auditLog.flush();
  const ids = (await app.db.prisma.auditEvent.findMany()).map(({ id }) => id);
  await work();
  await auditLog.flush();
  return app.db.prisma.auditEvent.findMany({ where: { id: { notIn: ids } } });
}
const counts = () => app.app.services.auditLog.refusals.counts;
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done++) await work();
};
const rest = (path: string, { cookie }: Pick<Person, "cookie">, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { ...init, headers: { cookie, "user-agent": "curl/8", ...init.headers } });

test("an operation denied for lack of a permission is recorded, once an hour; all are counted", async () => {
  const ada = await app.signedInRecruiter();
  const before = counts().right;
  const events = await noted(() => times(3, () => app.execute(CONSOLE, {}, ada)));
  const refused = { accountId: ada.id, subjectId: null, appId: null, companyId: ada.id, outcome: "REFUSED" };
  expect(events).toMatchObject([{ ...refused, operation: "query operatorReports", address: "127.0.0.1" }]);
  expect(counts().right - before).toBe(3);
});

test("so is a denied path, except for anonymous requests and keys", async () => {
  const events = await noted(() => times(2, () => rest("/recruiter/postedjobs", grace)));
  expect(events).toMatchObject([{ accountId: grace.id, operation: "GET /recruiter/postedjobs", outcome: "REFUSED" }]);
  expect(await noted(() => app.execute(CONSOLE, {}))).toEqual([]);
  const { key } = await app.build.app({ accountId: grace.id, scopes: ["jobs:read"] });
  const byKey = await noted(() => app.execute("{ viewerSeeker { id } }", {}, bearer(key)));
  expect(byKey.filter(({ appId }) => appId === null)).toEqual([]);
});

test("a write from another site's page is recorded with its origin", async () => {
  const headers = { origin: "https://elsewhere.example", "content-type": "application/json" };
  const before = counts().otherSite;
  const events = await noted(() =>
    times(2, async () => {
      const answer = await rest("/graphql", grace, { method: "POST", headers, body: '{"query":"{ __typename }"}' });
      expect(answer.status).toBe(403);
    }),
  );
  expect(events).toMatchObject([{ accountId: null, operation: "CROSS_SITE_REQUEST", address: "127.0.0.1" }]);
  expect(counts().otherSite - before).toBe(2);
});

test.each([
  [
    "costly",
    `{ ${Array.from({ length: 29 }, (_, index) => `a${index}: peers(first: 50) { nodes { id name about skills phone email experiences { title company } } }`).join(" ")} }`,
  ],
  ["of many aliases", `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: viewer { id }`).join(" ")} }`],
  ["of many levels", `${"{ a ".repeat(300)}${"}".repeat(300)}`],
  ["of very many words", `{ ${"__typename ".repeat(9000)} }`],
])("a document that exceeds a limit is recorded with its sender: one %s", async (_what, document) => {
  const before = counts().document;
  const body = JSON.stringify({ query: document });
  const headers = { "content-type": "application/json" };
  await noted(() => times(2, () => rest("/graphql", grace, { method: "POST", headers, body })));
  expect(counts().document - before).toBe(2);
  const { length } = await app.db.prisma.auditEvent.findMany({ where: { operation: "HOSTILE_DOCUMENT" } });
  expect(length).toBeGreaterThan(0);
});

test("a document with an ordinary error is not recorded", async () => {
  expect(await noted(() => app.execute("{ nothingOfThisName }", {}, grace))).toEqual([]);
});

test("a rate-limited login is recorded, with the account if it was looked up", async () => {
  const { id, email } = grace;
  const events = await noted(() => times(13, () => app.logIn({ email, password: `not ${FACTORY_PASSWORD}` })));
  expect(events.filter(({ operation }) => operation === "LOG_IN")).toHaveLength(10);
  expect(events.filter(({ operation }) => operation === "LOG_IN_HELD_UP")).toMatchObject([
    { accountId: null, subjectId: id, outcome: "REFUSED", address: "127.0.0.1" },
  ]);
  expect(counts().logInLimit).toBe(3);
});

test("ever new kinds of rejections do not fill the table", () => {
  let written = 0;
  const refusals = new Refusals(() => written++);
  for (let index = 0; index < 20_000; index++) {
    refusals.ofOtherSite({ address: `198.51.${index >> 8}.${index & 255}`, userAgent: "" });
  }
  expect(written).toBe(5000);
  expect(refusals.counts.otherSite).toBe(20_000);
});
