import { expect, test } from "vitest";
import { everyPage } from "../testing/every-page.ts";
import { graphql, testApp } from "../testing/test-app.ts";
import { auditTasks } from "./audit.tasks.ts";

const app = testApp();
const USES = graphql(
  `query AppUsesInTest($first: Int, $after: String) { apps { id uses(first: $first, after: $after) {
    totalCount nodes { operation outcome address usedAt } pageInfo { endCursor hasNextPage } } } }`,
);

/** Creates a seeker with an app that has read its saved jobs, been denied its profile, and called a legacy path. */
async function usedApp() {
  const owner = await app.signedInSeeker();
  const { appId, key } = await app.build.app({ accountId: owner.id, scopes: ["jobs:read"] });
  const authorization = `Bearer ${key}`;
  await app.execute("{ savedJobs { totalCount } }", {}, { headers: { authorization } });
  await app.execute("{ viewerSeeker { id } }", {}, { headers: { authorization } });
  await fetch(`${app.url}/seeker/savedJobs`, { headers: { authorization } });
  await app.app.services.auditLog.flush();
  return { owner, appId };
}

test("every use of a key is recorded, including denied ones, and visible only to its owner, page by page", async () => {
  const { owner } = await usedApp();
  const all = await everyPage(2, async (page) => {
    const uses = (await app.expectOk(USES, page, owner)).apps?.[0]?.uses;
    expect(uses?.totalCount).toBe(3);
    return uses;
  });
  expect(all.map(({ operation, outcome }) => `${operation} ${outcome}`).sort()).toEqual([
    "GET /seeker/savedJobs ALLOWED",
    "query savedJobs ALLOWED",
    "query viewerSeeker REFUSED",
  ]);
  expect(all.every(({ address }) => address.includes("127.0.0.1"))).toBe(true);
  const other = await app.signedInSeeker();
  expect((await app.expectOk(USES, { first: 2 }, other)).apps).toEqual([]);
});

test("events are neither changed nor deleted before they expire or the account is deleted", async () => {
  const { owner, appId } = await usedApp();
  const { prisma } = app.db;
  await expect(prisma.auditEvent.updateMany({ data: { operation: "nothing" } })).rejects.toThrow(/append-only/);
  await expect(prisma.auditEvent.deleteMany({ where: { appId } })).rejects.toThrow(/append-only/);
  await expect(prisma.$executeRaw`truncate audit_events`).rejects.toThrow(/append-only/);
  expect(await prisma.auditEvent.count({ where: { appId } })).toBe(3);

  const old = { accountId: owner.id, appId, operation: "query jobs", outcome: "ALLOWED", address: "127.0.0.1" };
  await prisma.auditEvent.create({ data: { ...old, createdAt: new Date(Date.now() - 91 * 86_400_000) } });
  await auditTasks(app.app.platform, 90)["remove-old-audit-events"]?.run({}, {} as never);
  expect(await prisma.auditEvent.count({ where: { appId } })).toBe(3);

  await app.db.transaction((tx) => app.app.services.accountRemoval.removeSeeker(tx, owner.id));
  expect(await prisma.auditEvent.count({ where: { appId } })).toBe(0);
});
