import { alertName, compactSearch } from "../../server/jobs/alerts/alert-search.ts";
import { putSearch } from "../../server/jobs/alerts/alert-searches.store.ts";
import { readSearchToStore } from "../../server/jobs/alerts/match-alerts.ts";
import { findAlertsFor, insertMatches } from "../../server/jobs/alerts/matching.store.ts";
import { insertReport, readEvidence } from "../../server/privacy/privacy.store.ts";
import { demoId } from "./demo-clock.ts";
import type { DemoNetwork } from "./demo-data.ts";
import type { DemoWorld } from "./demo-world.ts";

/** Saves connections, conversations, invitations to jobs, saved jobs, job alerts and reports. */
export async function loadNetwork(world: DemoWorld): Promise<void> {
  const { demo, people, jobs, clock, platform } = world;
  const { prisma } = platform.db;
  const { connections, talks, invitations, saved, reports } = demo.network;
  await prisma.connection.createMany({
    data: connections.map(([from, to, at, accepted]) => {
      const createdAt = clock.ago(at, `connection:${from}:${to}`);
      const connectedAt = accepted === null ? null : clock.ago(accepted, `connected:${from}:${to}`);
      const pair = { requesterId: people.get(from).id, addresseeId: people.get(to).id };
      const status = connectedAt ? ("CONNECTED" as const) : ("REQUESTED" as const);
      return { id: demoId(createdAt, `${from}:${to}`), ...pair, status, createdAt, connectedAt };
    }),
  });
  for (const talk of talks) await loadTalk(world, talk);
  await prisma.jobInvitation.createMany({
    data: invitations.map(([by, who, job, at, text]) => {
      const createdAt = clock.ago(at, text);
      const ids = { jobId: jobs.get(job).id, seekerId: people.get(who).id, sentById: world.recruiters.get(by) };
      return { id: demoId(createdAt, text), ...ids, text, createdAt };
    }),
  });
  await prisma.savedJob.createMany({
    data: saved.map(([who, job, at]) => ({
      ...{ seekerId: people.get(who).id, jobId: jobs.get(job).id },
      createdAt: clock.ago(at, `saved:${who}:${job}`),
    })),
  });
  await platform.db.transaction(async (tx) => {
    for (const { by, person, job, at, reason, note } of reports) {
      const kind = person ? ("PERSON" as const) : ("JOB" as const);
      const targetId = person ? people.get(person).id : jobs.get(job ?? "").id;
      const createdAt = clock.ago(at, note);
      const reporterId = people.get(by).id;
      const evidence = await readEvidence(tx, { kind, targetId, reporterId });
      await insertReport(tx, { reporterId, kind, targetId, reason, note, createdAt, ...evidence });
    }
  });
}

async function loadTalk(
  { people, clock, platform }: DemoWorld,
  { between, seen, lines }: DemoNetwork["talks"][number],
) {
  const { prisma } = platform.db;
  const ids = between.map((name) => people.get(name).id);
  const messages = lines.map(([by, at, content], index) => {
    const createdAt = clock.ago(at, content);
    return { id: demoId(createdAt, content), seq: index + 1, senderId: ids[by] ?? "", content, createdAt };
  });
  const [lowId = "", highId = ""] = [...ids].sort();
  const [first, last] = [messages[0]?.createdAt ?? clock.now, messages.at(-1)?.createdAt ?? clock.now];
  const id = demoId(first, between.join());
  await prisma.conversation.create({
    data: { id, lowId, highId, lastSeq: lines.length, lastMessageAt: last, createdAt: first },
  });
  await prisma.message.createMany({
    data: messages.map((message) => ({
      ...{ ...message, conversationId: id },
      clientId: demoId(message.createdAt, `client:${message.content}`),
    })),
  });
  await prisma.conversationMember.createMany({
    data: ids.map((seekerId, index) => ({ conversationId: id, seekerId, seenSeq: seen[index] ?? 0 })),
  });
}

/** Saves the job alerts, and matches them with the jobs as if each had just opened. */
export async function loadAlerts({ demo, people, clock, platform }: DemoWorld): Promise<void> {
  const { db } = platform;
  for (const [who, at, frequency, given] of demo.network.alerts) {
    const search = compactSearch(given);
    const asked = await readSearchToStore(db, search);
    const createdAt = clock.ago(at, `alert:${who}:${at}`);
    await db.transaction(async (tx) => {
      const alert = { seekerId: people.get(who).id, searchId: await putSearch(tx, asked), name: alertName(search) };
      await tx.jobAlert.create({ data: { id: demoId(createdAt, who), ...alert, frequency, createdAt } });
    });
  }
  // As the background work does when a job opens, but without queueing notices.
  await db.transaction(async (tx) => {
    for (const { id: jobId, createdAt: openedAt } of await tx.job.findMany({ where: { listed: true } }))
      for (const found of await findAlertsFor(tx, { jobId, openedAt }))
        await insertMatches(tx, jobId, found, clock.now);
  });
  await db.pool.query(
    `update job_alert_matches m set created_at = j.created_at,
       told_at = case when j.created_at < $1::timestamptz - interval '3 days' then j.created_at + interval '4 minutes' end
     from jobs j where j.id = m.job_id`,
    [clock.now],
  );
}
