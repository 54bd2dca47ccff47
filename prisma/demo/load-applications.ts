import { COMPANY_EVENTS } from "../../server/applications/application.store.ts";
import { type AuditEvent, insertEvents } from "../../server/audit/audit.store.ts";
import type { Prisma } from "../../server/generated/prisma/client.ts";

import type { ApplicationEventKind, ApplicationStatus, CompanyEventKind } from "../../server/generated/prisma/enums.ts";

import { addDays, dayOf } from "../../server/platform/days.ts";
import { acceptAnswer } from "../../server/platform/files/accept-resume.ts";
import { isMet, type JobQuestion, neededWords, storedAnswer } from "../../shared/job-questions.ts";
import { demoId, numberOf } from "./demo-clock.ts";
import type { DemoApplication, DemoJob } from "./demo-data.ts";
import type { DemoWorld } from "./demo-world.ts";
import { interviewRows } from "./load-interviews.ts";
import { offerRows } from "./load-offers.ts";
import { writeText } from "./resumes.ts";

/** The companies' stages by name. */
type Stages = ReadonlyMap<string, { readonly id: string; readonly notifiesApplicants: boolean }>;

type Event = Omit<Prisma.ApplicationEventCreateManyInput, "actorId" | "createdAt"> & {
  readonly actorId: string | null;
  readonly createdAt: Date;
};

/** Saves the applications with their answers, histories and notes. */
export async function loadApplications(world: DemoWorld): Promise<void> {
  const { demo, platform } = world;
  const { prisma, pool } = platform.db;
  const stages = new Map(
    (await prisma.companyStage.findMany()).map((stage) => [`${stage.companyId}:${stage.name}`, stage]),
  );
  const jobs = new Map(demo.jobs.map((job) => [job.key, job]));
  const sent = demo.applications.map((one) => {
    const job = jobs.get(one.job);
    if (!job) throw new Error(`The demo has no job “${one.job}”.`);
    return { one, job, ...rowsOf(world, one, job, stages) };
  });
  await prisma.application.createMany({ data: sent.map(({ application }) => application) });
  const events = sent.flatMap((each) => each.events);
  await prisma.applicationEvent.createMany({
    data: events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  });
  await prisma.companyEvent.createMany({ data: sent.flatMap(activityOf) });
  await insertEvents(platform.db, sent.flatMap(accessesOf));
  // The triggers take any change for one of now.
  await pool.query(
    `update applications a set stage_since = moved.at from (select application_id, max(created_at) as at
       from application_events where kind = 'MOVED' group by application_id) moved where moved.application_id = a.id`,
  );
  const answers = await Promise.all(sent.map(({ one, job, application }) => answersOf(world, one, job, application)));
  await prisma.applicationAnswer.createMany({ data: answers.flat() });
  await pool.query(
    `update applications set unmet_requirements = n from (select application_id, count(*) as n from application_answers
       where not is_met group by application_id) unmet where application_id = id`,
  );
  await prisma.applicationNote.createMany({ data: sent.flatMap(({ notes }) => notes) });
  for (const { talk } of sent) if (talk) await prisma.conversation.create({ data: talk });
  for (const { offer } of sent) if (offer) await prisma.offer.create({ data: offer });
  for (const { arranged } of sent) {
    if (!arranged) continue;
    await prisma.interview.create({ data: arranged.interview });
    const asked = "update jobs set scorecard_questions = $1 where id = $2";
    if (arranged.asks.length > 0) await pool.query(asked, [arranged.asks, arranged.jobId]);
  }
}

/** What a company saw of an applicant when it opened the application, for the audit log. */
const accessesOf = ({ application: { seekerId }, companyId, events }: ReturnType<typeof rowsOf>): AuditEvent[] =>
  events
    .filter(({ kind }) => kind === "OPENED")
    .flatMap(({ actorId, createdAt }) =>
      ["CONTACT_READ", "RESUME_READ"].map((operation) => ({
        ...{ accountId: actorId, appId: null, subjectId: seekerId, companyId },
        ...{ operation, outcome: "ALLOWED" as const, address: "127.0.0.1", createdAt },
      })),
    );

/** What the company did with an application, for its activity. */
function activityOf({
  job,
  application: { id, jobId },
  companyId,
  events,
}: ReturnType<typeof rowsOf> & { job: DemoJob }) {
  const kinds: Partial<Record<ApplicationEventKind, CompanyEventKind>> = COMPANY_EVENTS;
  return events.flatMap(({ kind, actorId, stage, createdAt }) => {
    const about = { companyId, jobId, applicationId: id, subject: job.fields.title, detail: stage ?? "" };
    return kinds[kind] ? [{ ...about, kind: kinds[kind], actorId, createdAt }] : [];
  });
}

function rowsOf(world: DemoWorld, one: DemoApplication, job: DemoJob, stages: Stages) {
  const { people, jobs, recruiters, clock, demo } = world;
  const key = `${one.who}:${one.job}`;
  const { id: jobId, companyId, posterId } = jobs.get(one.job);
  const { id: seekerId, resumeFileId } = people.get(one.who);
  const appliedAt = clock.ago(one.at, key);
  const id = demoId(appliedAt, key);
  const owner = demo.companies.find(({ slug }) => slug === job.company)?.owner ?? "";
  const member = (by: string) => {
    const names = [owner, ...demo.workplace.team.map(({ name }) => name)];
    return by ? recruiters.get(names.find((name) => name.startsWith(by)) ?? by) : posterId;
  };
  const events: Event[] = [];
  let status: ApplicationStatus = "APPLIED";
  let answerDueOn = addDays(dayOf(appliedAt), job.fields.answerWithinDays);
  let version = 1;
  let stageId: string | null = null;
  let openedAt: Date | null = null;
  let unansweredAt: Date | null = null;
  let revealedAt: Date | null = null;
  const happened = (kind: ApplicationEventKind, createdAt: Date, actorId: string | null, more: Partial<Event> = {}) =>
    events.push({ applicationId: id, kind, actorId, createdAt, ...more });
  /** A promise that is broken by a time is noted as the background work notes it: within minutes of the new day. */
  const closeIfLate = (by: Date) => {
    if (status !== "APPLIED" || unansweredAt || dayOf(by) <= answerDueOn) return;
    unansweredAt = clock.unique(new Date(addDays(answerDueOn, 1).getTime() + numberOf(key, 540) * 1000));
    happened("UNANSWERED", unansweredAt, null);
  };
  happened("APPLIED", appliedAt, seekerId);
  for (const [days, what, by = "", reason, bulk] of one.steps) {
    const at = clock.ago(days, bulk ? `${what}:${days}` : `${what}:${key}`);
    closeIfLate(at);
    if (what === "OPENED") {
      openedAt = at;
      happened("OPENED", at, member(by));
    } else if (what === "WITHDRAWN") {
      [status, version] = ["WITHDRAWN", version + 1];
      happened("WITHDRAWN", at, seekerId);
    } else if (what === "ACCEPTED" || what === "REJECTED") {
      [status, version, revealedAt] = [what, version + 1, at];
      happened(what, at, member(by), { reason: reason ?? null, bulk: bulk === "bulk" });
    } else {
      const stage = stages.get(`${companyId}:${what}`);
      if (!stage) throw new Error(`There is no stage “${what}”.`);
      [stageId, version] = [stage.id, version + 1];
      happened("MOVED", at, member(by), { stage: what });
      if (!stage.notifiesApplicants) continue;
      const renewed = addDays(dayOf(at), job.fields.answerWithinDays);
      const after = renewed > answerDueOn ? renewed : answerDueOn;
      happened("INTERIM_ANSWER", at, member(by), { stage: what, answerWasDueOn: answerDueOn, answerDueOn: after });
      if (after > answerDueOn) unansweredAt = null;
      answerDueOn = after;
    }
  }
  const arranged =
    one.interview && interviewRows(world, one.interview, { applicationId: id, companyId, seekerId, jobId, member });
  const offered =
    one.offer && offerRows(world, one.offer, { applicationId: id, seekerId, memberId: member(one.offer.by) });
  events.push(...(arranged?.events ?? []), ...(offered?.events ?? []));
  closeIfLate(clock.now);
  const application = {
    ...{ id, jobId, seekerId, resumeFileId, status, version, appliedAt, answerDueOn, openedAt, unansweredAt },
    revealedAt,
    source: one.via ?? "SEARCH",
    tags: [...(one.tags ?? [])],
    message: one.message ?? "",
    coverNote: one.note ?? "",
    ...(stageId !== null && { stageId }),
    updatedAt: events.at(-1)?.createdAt ?? appliedAt,
  };
  const notes = (one.notes ?? []).map(([days, by, text]) => {
    const createdAt = clock.ago(days, `note:${key}`);
    return { id: demoId(createdAt, text), applicationId: id, authorId: member(by), text, createdAt };
  });
  return {
    application,
    companyId,
    events,
    notes,
    talk: talkOf(one.talk ?? []),
    arranged,
    offer: offered?.offer,
  };

  /** The conversation with these messages, all seen but the last one. */
  function talkOf(lines: NonNullable<DemoApplication["talk"]>): Prisma.ConversationUncheckedCreateInput | null {
    const messages = lines.map(([days, by, content], index) => {
      const createdAt = clock.ago(days, content);
      const writer = by ? { authorId: member(by) } : { senderId: seekerId };
      const clientId = demoId(createdAt, `client:${content}`);
      return { id: demoId(createdAt, content), ...writer, seq: index + 1, clientId, content, createdAt };
    });
    const [first, last] = [messages[0], messages.at(-1)];
    if (!first || !last) return null;
    const seen = { applicantSeenSeq: last.seq, companySeenSeq: last.seq - 1, lastSeq: last.seq };
    const times = { createdAt: first.createdAt, lastMessageAt: last.createdAt };
    return {
      id: demoId(first.createdAt, `talk:${key}`),
      applicationId: id,
      ...seen,
      ...times,
      messages: { create: messages },
    };
  }
}

async function answersOf(
  world: DemoWorld,
  { who, answers = [] }: DemoApplication,
  { fields: { questions } }: DemoJob,
  {
    id: applicationId,
    seekerId,
    appliedAt,
  }: { readonly id: string; readonly seekerId: string; readonly appliedAt: Date },
) {
  const rows = answers.map(async (given, position) => {
    const question = questions[position] as JobQuestion;
    const { kind, label } = question;
    const asked = { applicationId, position, kind, label, need: neededWords(question) };
    if (kind !== "FILE") {
      const text = storedAnswer(kind, given);
      return { ...asked, text, isMet: isMet(question, text) };
    }
    const name = `${who.split(" ")[0]}-case-study.pdf`;
    const file = await acceptAnswer(await writeText("A case study", who, given), name);
    const at = world.clock.unique(new Date(appliedAt.getTime() - 1000));
    const [fileId] = await world.storeFiles([{ ownerId: seekerId, kind: "ANSWER", file, at }]);
    return { ...asked, text: "", fileId: fileId ?? null };
  });
  return Promise.all(rows);
}
