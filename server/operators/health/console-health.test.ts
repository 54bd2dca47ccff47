import { expect, test } from "vitest";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import type { Person } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const HEALTH = graphql(`
  query OperatorHealthInTest {
    operatorHealth { schemaIsCurrent busIsUp work { kind waiting dueSince failing failed } mails { waiting failing failed oldest }
      webhooks { endpoints disabled failing waiting oldest } }
  }
`);
const RETRY = graphql(
  `mutation RetryFailedWorkInTest($input: RetryFailedWorkInput!) { retryFailedWork(input: $input) { message } }`,
);
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const health = async (operator: Person) => (await app.expectOk(HEALTH, {}, operator)).operatorHealth;
const retry = async (operator: Person, kind: string) => codeOf(await app.execute(RETRY, { input: { kind } }, operator));

test("the queue is counted by kind, and reveals nothing of its content", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  await app.db.pool.query(`select graphile_worker.add_job('send-mail', '{"mailId":"x"}'::json)`);
  await app.db.pool.query(
    `select graphile_worker.add_job('work-one', '{"secret":"pssst"}'::json, run_at := now() - interval '1 hour')`,
  );
  await app.db.pool.query(
    `select graphile_worker.add_job('work-one', '{}'::json, run_at := now() + interval '1 hour')`,
  );
  const seen = await health(support);
  expect(seen).toMatchObject({ schemaIsCurrent: true, busIsUp: true });
  expect(seen.work).toContainEqual({
    kind: "work-one",
    waiting: 2,
    dueSince: expect.any(String),
    failing: 0,
    failed: 0,
  });
  expect(seen.mails).toMatchObject({ waiting: expect.any(Number), oldest: expect.any(String) });
  expect(JSON.stringify(seen)).not.toContain("pssst");
});

test("administrators retry what was given up, which is recorded; nobody else can", async () => {
  const [moderator, administrator] = [
    await signedInOperator(app.db, "MODERATOR"),
    await signedInOperator(app.db, "ADMINISTRATOR"),
  ];
  await app.db.pool.query(`select graphile_worker.add_job('work-two', '{}'::json)`);
  await app.db.pool.query(
    `select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where task_identifier = 'work-two'))`,
  );
  const work = async () => (await health(administrator)).work.find(({ kind }) => kind === "work-two");
  expect(await work()).toMatchObject({ waiting: 0, failed: 1 });
  expect(await retry(moderator, "work-two")).toBe("FORBIDDEN");
  expect(await retry(administrator, "work-two")).toBe("yes");
  expect(await work()).toMatchObject({ waiting: 1, failed: 0 });
  expect(await retry(administrator, "work-two")).toBe("NOT_FOUND");
  const acts = { where: { operation: "OPERATOR_WORK_RETRIED", accountId: administrator.id } };
  expect(await app.db.prisma.auditEvent.count(acts)).toBe(1);
});

test("pending webhooks are counted, with the endpoints that do not accept them", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
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
