import { expect, test } from "vitest";
import { OperatorHealthDocument } from "../../../web/generated/operators/health.ts";
import { type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const health = async (operator: Person) => (await app.expectOk(OperatorHealthDocument, {}, operator)).operatorHealth;
const retry = (operator: Person, kind: string) => app.outcomeOf("retryFailedWork", { input: { kind } }, operator);

test("the queue is counted by kind, and reveals nothing of its content", async () => {
  const support = await app.signedInOperator("SUPPORT");
  await app.db.pool.query(`select graphile_worker.add_job('send-mail', '{"mailId":"x"}'::json)`);
  for (const hours of [-1, 1])
    await app.db.pool.query(
      `select graphile_worker.add_job('work-one', '{"secret":"pssst"}', run_at := now() + $1 * interval '1 hour')`,
      [hours],
    );
  const seen = await health(support);
  expect(seen).toMatchObject({ schemaIsCurrent: true, busIsUp: true });
  const counted = { kind: "work-one", waiting: 2, dueSince: expect.any(String), failing: 0, failed: 0 };
  expect(seen.work).toContainEqual(expect.objectContaining(counted));
  expect(seen.mails).toMatchObject({ waiting: expect.any(Number), oldest: expect.any(String) });
  expect(JSON.stringify(seen)).not.toContain("pssst");
});

test("administrators retry what was given up, which is recorded", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  await app.db.pool.query(`select graphile_worker.add_job('work-two', '{}'::json)`);
  await app.db.pool.query(
    `select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where task_identifier = 'work-two'))`,
  );
  const work = async () => (await health(administrator)).work.find(({ kind }) => kind === "work-two");
  expect(await work()).toMatchObject({ waiting: 0, failed: 1 });
  expect(await retry(administrator, "work-two")).toBe("yes");
  expect(await work()).toMatchObject({ waiting: 1, failed: 0 });
  expect(await retry(administrator, "work-two")).toBe("NOT_FOUND");
  const acts = { where: { operation: "OPERATOR_WORK_RETRIED", accountId: administrator.id } };
  expect(await app.db.prisma.auditEvent.count(acts)).toBe(1);
});

test("pending webhooks are counted, with the endpoints that do not accept them", async () => {
  const support = await app.signedInOperator("SUPPORT");
  const { prisma } = app.db;
  const owner = await prisma.app.create({ data: { companyId: support.id, name: "Importer", scopes: ["jobs:read"] } });
  const endpoint = await prisma.webhookEndpoint.create({
    data: { appId: owner.id, accountId: support.id, url: "https://example.com/hooks", kinds: ["job.closed"] },
  });
  const { id } = await prisma.webhookDelivery.create({
    data: { endpointId: endpoint.id, eventId: "1", kind: "job.closed", body: "{}", attempts: 2 },
  });
  await app.db.pool.query("select graphile_worker.add_job('deliver-webhook', '{}'::json, job_key := $1)", [
    `webhook:${id}`,
  ]);
  expect((await health(support)).webhooks).toMatchObject({ failing: 1, waiting: 1, oldest: expect.any(String) });
});
