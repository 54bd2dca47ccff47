// @module-tag thorough

import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { buildApp } from "../../prisma/factories/index.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { JOB_INPUT } from "../../server/testing/job-input.ts";
import { signedInRecruiter, signedInSeeker } from "../../server/testing/people.ts";
import { type As, type DataOf, send, type TypedDocument } from "../../server/testing/send.ts";
import type { Scope } from "../../shared/scopes.ts";
import { ApplyToJobDocument } from "../../web/generated/jobs/jobs.ts";
import { PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import type { OwnServer } from "../support/own-server.ts";
import { jobMirror } from "./job-mirror.ts";
import { afterTheFile, type CrashableDatabase, crashableDatabase, newServer } from "./own-parts.ts";
import { webhookReceiver } from "./webhook-receiver.ts";

const ENDPOINT = graphql(
  `mutation EndpointThroughFaults($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }`,
);
const EDIT = graphql(`mutation EditThroughFaults($input: EditJobInput!) { editJob(input: $input) { job { title } } }`);
const CLOSE = graphql(
  `mutation CloseThroughFaults($id: ID!) { setJobStatus(input: { jobId: $id, status: CLOSED }) { job { id } } }`,
);
const KINDS = ["application.received", "job.opened", "job.edited", "job.closed"];
/** Jobs written before, between and after the faults. */
const STRETCH = 6;
const DONE_MS = 60_000;

const onEnd = afterTheFile();
let { postgres, db } = {} as CrashableDatabase;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let nodes: OwnServer[] = [];
beforeAll(async () => {
  ({ postgres, db } = await crashableDatabase(onEnd));
  receiver = await webhookReceiver();
  onEnd(receiver.close);
  const env = { DATABASE_URL: db.url, TOKEN_SECRET: "a token secret of more than thirty-two characters" };
  nodes = [await newServer(env, onEnd), await newServer(env, onEnd)];
});

/**
 * A recruiter who opens, edits and closes jobs, and a seeker who applies: at whichever node responds, retried until one
 * did.
 */
async function writers() {
  const [company, seeker] = [await signedInRecruiter(db), await signedInSeeker(db)];
  await Promise.all(nodes.map((node) => node.start()));
  const scopes: Scope[] = ["jobs:read", "applications:read"];
  const { appId } = await buildApp(db.prisma, { accountId: company.id, companyId: company.id, scopes });
  const input = { appId, url: receiver.url, kinds: KINDS };
  const { createWebhookEndpoint } = (await sendTo(0, ENDPOINT, { input }, company)) ?? {};
  receiver.trust(createWebhookEndpoint?.secret ?? "");
  let written = 0;

  async function sendTo<Sent extends TypedDocument>(turn: number, what: Sent, variables: object, as: As) {
    const url = nodes[turn % 2]?.url ?? "";
    const response = await send(url, what, variables, as).catch(() => null);
    const { data }: { data?: DataOf<Sent> | null } = (await response?.json().catch(() => null)) ?? {};
    return data ?? null;
  }
  /** Retries until there is a response, or the change was already made before the response was lost. */
  async function insist<Sent extends TypedDocument>(
    what: Sent,
    variables: object,
    as: As,
    isDone: (data: DataOf<Sent>) => boolean,
  ): Promise<DataOf<Sent> | null> {
    for (let turn = written; ; turn++) {
      const data = await sendTo(turn, what, variables, as);
      if (data && isDone(data)) return data;
      if (turn > written + 400) throw new Error("Nobody answers.");
      await delay(50);
    }
  }
  async function writeOne(number: number) {
    const input = { ...JOB_INPUT, title: `Job ${number}` };
    const posted = await insist(PostJobDocument, { input }, company, ({ postJob }) => Boolean(postJob));
    const id = posted?.postJob?.job.id ?? "";
    await insist(EDIT, { input: { id, title: `Job ${number}, edited` } }, company, ({ editJob }) => Boolean(editJob));
    // Applying again fails when the response was lost: the application exists all the same.
    for (let turn = number; turn < number + 4; turn++) {
      if ((await sendTo(turn, ApplyToJobDocument, { input: { jobId: id } }, seeker))?.applyToJob) break;
    }
    if (number % 3 === 0) await sendTo(number, CLOSE, { id }, company);
    written += 1;
  }
  return {
    async write(count: number) {
      for (let done = 0; done < count; done++) await writeOne(written);
    },
  };
}

it("a mirror and a webhook receiver end up consistent, each event delivered under one id, whatever fails", async () => {
  const { write } = await writers();
  const mirror = jobMirror(nodes.map(({ url }) => url));
  await write(STRETCH);
  for (const node of nodes) {
    const writing = write(STRETCH);
    await node.kill();
    await writing;
    await node.start();
  }
  const writing = write(STRETCH);
  await postgres.crash();
  await postgres.start();
  await writing;
  await write(STRETCH);

  const jobs = await db.prisma.job.findMany({ where: { status: "OPEN" }, select: { id: true, title: true } });
  expect(jobs.length).toBeGreaterThan(2 * STRETCH);
  expect(await mirror.finish()).toEqual(new Map(jobs.map(({ id, title }) => [id, title])));

  // An application is announced once it can no longer be undone.
  const waiting = async () => {
    const [{ waiting } = { waiting: 1 }] = await db.prisma.$queryRaw<{ waiting: number }[]>`
      select count(*)::int as waiting from graphile_worker.jobs
      where task_identifier in ('publish-application-event', 'publish-job-change')`;
    return waiting + (await db.prisma.webhookDelivery.count({ where: { deliveredAt: null } }));
  };
  await expect.poll(waiting, { timeout: DONE_MS }).toBe(0);
  const changes = await db.prisma.jobChange.findMany({ select: { id: true } });
  const events = await db.prisma.applicationEvent.findMany({ select: { id: true } });
  expect(events.length).toBeGreaterThan(STRETCH);
  const truth = [...changes.map(({ id }) => `job-change:${id}`), ...events.map(({ id }) => `application-event:${id}`)];
  const deliveries = await db.prisma.webhookDelivery.findMany({ select: { id: true, eventId: true, body: true } });
  expect(deliveries.map(({ eventId }) => eventId).sort()).toEqual(truth.sort());
  expect(receiver.wrong()).toBe(0);
  const delivered = new Map(deliveries.map(({ id, body }) => [`msg_${id}`, JSON.parse(body)]));
  expect(receiver.received).toEqual(delivered);
});
