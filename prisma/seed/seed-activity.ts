import { randomUUID } from "node:crypto";
import type {
  ApplicationEventKind,
  ApplicationSource,
  ApplicationStatus,
} from "../../server/generated/prisma/enums.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { answersOf } from "./demo-questions.ts";
import { daysFrom, type Random } from "./random.ts";
import type { SeededJob } from "./seed-companies.ts";
import type { SeededPerson } from "./seed-people.ts";

const STATUSES: readonly ApplicationStatus[] = ["APPLIED", "APPLIED", "ACCEPTED", "REJECTED", "APPLIED", "WITHDRAWN"];

/** The events on the way to a status, in order. */
const HISTORY: Readonly<Record<ApplicationStatus, readonly ApplicationEventKind[]>> = {
  APPLIED: ["APPLIED"],
  ACCEPTED: ["APPLIED", "OPENED", "ACCEPTED"],
  REJECTED: ["APPLIED", "OPENED", "REJECTED"],
  WITHDRAWN: ["APPLIED", "WITHDRAWN"],
};

/** The sources of applications, most often the search. */
const SOURCES: readonly ApplicationSource[] = ["SEARCH", "SEARCH", "PUBLIC_PAGE", "SEARCH", "SAVED", "WIDGET"];

/** Saves applications in every status with their answers and histories, and saved jobs. */
export async function seedApplications(
  platform: Platform,
  random: Random,
  people: readonly SeededPerson[],
  jobs: readonly SeededJob[],
) {
  const { prisma } = platform.db;
  const now = platform.clock();
  const applications = [];
  const answers = [];
  const events = [];
  const saved = [];
  for (const [index, person] of people.entries()) {
    const fitting = jobs.filter(({ industry }) => industry === person.field);
    const chosen = new Set(
      Array.from({ length: index === 0 ? 8 : random.between(2, 6) }, () =>
        random.pick(random.chance(0.8) ? fitting : jobs),
      ),
    );
    for (const [place, job] of [...chosen].entries()) {
      const status = STATUSES[(place + index) % STATUSES.length] ?? "APPLIED";
      const age = (now.getTime() - job.createdAt.getTime()) / 86_400_000;
      const appliedAt = daysFrom(now, -age * (0.2 + random.between(0, 70) / 100));
      const closedAt = daysFrom(appliedAt, job.answerWithinDays + 1);
      const unanswered = status === "APPLIED" && closedAt < now;
      const kinds = [...HISTORY[status]];
      if (unanswered) kinds.push("UNANSWERED");
      else if (status === "APPLIED" && place % 2 === 0) kinds.push("OPENED");
      const at = (step: number) =>
        new Date(appliedAt.getTime() + ((now.getTime() - appliedAt.getTime()) * step) / (kinds.length + 0.5));
      const id = randomUUID();
      applications.push({
        id,
        jobId: job.id,
        seekerId: person.id,
        status,
        version: HISTORY[status].filter((kind) => kind !== "OPENED").length,
        source: SOURCES[(place + index) % SOURCES.length],
        openedAt: kinds.includes("OPENED") ? at(kinds.indexOf("OPENED")) : null,
        unansweredAt: unanswered ? closedAt : null,
        resumeFileId: person.resumeFileId,
        appliedAt,
        updatedAt: at(kinds.length - 1),
      });
      answers.push(...answersOf(job.role, index).map((answer) => ({ ...answer, applicationId: id })));
      for (const [step, kind] of kinds.entries()) {
        const byRecruiter = kind === "OPENED" || kind === "ACCEPTED" || kind === "REJECTED";
        events.push({
          applicationId: id,
          kind,
          actorId: kind === "UNANSWERED" ? null : byRecruiter ? job.companyId : person.id,
          createdAt: kind === "UNANSWERED" ? closedAt : at(step),
        });
      }
    }
    const liked = jobs.filter((job) => job.open && !chosen.has(job) && random.chance(0.04));
    for (const job of liked)
      saved.push({ seekerId: person.id, jobId: job.id, createdAt: daysFrom(now, -random.between(0, 9)) });
  }
  await prisma.application.createMany({ data: applications });
  await prisma.applicationAnswer.createMany({ data: answers });
  await prisma.applicationEvent.createMany({ data: events });
  await prisma.savedJob.createMany({ data: saved });
}

/** Saves the decisions on all applications in their companies' activity. */
export async function seedActivity({ db: { prisma } }: Platform): Promise<void> {
  const decisions = await prisma.applicationEvent.findMany({
    where: { kind: { in: ["ACCEPTED", "REJECTED"] } },
    include: { application: { select: { job: { select: { id: true, companyId: true, title: true } } } } },
  });
  await prisma.companyEvent.createMany({
    data: decisions.map(({ kind, actorId, applicationId, createdAt, application: { job } }) => ({
      ...{ companyId: job.companyId, jobId: job.id, subject: job.title, applicationId, actorId, createdAt },
      kind: kind === "ACCEPTED" ? ("APPLICANT_ACCEPTED" as const) : ("APPLICANT_REJECTED" as const),
    })),
  });
}

const TALKS = [
  [
    "Hi, I saw that we both studied in Pune. How do you like the team at Tidewater?",
    "Very much. Small teams, real code review, and they close the office at six.",
    "That sounds rare. Would you mind looking at my resume?",
    "Send it over, I have time tonight.",
    "Thank you. I applied this morning.",
    "Good. Mention the bus timetable, they will love it.",
  ],
  [
    "Congratulations on the new role.",
    "Thank you. The interview was mostly a conversation about mistakes.",
    "My favourite kind.",
  ],
  [
    "Do you know anyone hiring researchers in Bengaluru?",
    "Banyan Studio posted one this week: https://banyan.example/jobs",
    "Saved it. I owe you a coffee.",
  ],
];

/** Saves connections in every state, and conversations between people who are connected. */
export async function seedNetwork(platform: Platform, random: Random, people: readonly SeededPerson[]) {
  const { prisma } = platform.db;
  const now = platform.clock();
  const [first, ...others] = people;
  if (!first) return;
  const pairs = new Map<string, { requesterId: string; addresseeId: string; connected: boolean }>();
  const add = (requesterId: string, addresseeId: string, connected: boolean) => {
    const key = [requesterId, addresseeId].sort().join();
    if (requesterId !== addresseeId && !pairs.has(key)) pairs.set(key, { requesterId, addresseeId, connected });
  };
  // The demo's first seeker has some of each: connections, invitations and requests.
  for (const [index, person] of others.slice(0, 6).entries()) {
    if (index % 2) add(first.id, person.id, true);
    else add(person.id, first.id, true);
  }
  for (const person of others.slice(6, 9)) add(person.id, first.id, false);
  for (const person of others.slice(9, 11)) add(first.id, person.id, false);
  for (const person of others) add(person.id, random.pick(others).id, random.chance(0.6));

  await prisma.connection.createMany({
    data: [...pairs.values()].map(({ requesterId, addresseeId, connected }) => {
      const createdAt = daysFrom(now, -random.between(3, 60));
      return {
        requesterId,
        addresseeId,
        status: connected ? ("CONNECTED" as const) : ("REQUESTED" as const),
        createdAt,
        connectedAt: connected ? daysFrom(createdAt, 1) : null,
      };
    }),
  });
  for (const [index, talk] of TALKS.entries()) {
    const other = others[index];
    if (other) await seedTalk(platform, first, other, talk, daysFrom(now, -index - 0.1));
  }
}

async function seedTalk({ db }: Platform, one: SeededPerson, other: SeededPerson, talk: readonly string[], end: Date) {
  const [lowId, highId] = [one.id, other.id].sort();
  if (!lowId || !highId) return;
  const id = randomUUID();
  const minutesAgo = (minutes: number) => new Date(end.getTime() - minutes * 60_000);
  await db.prisma.conversation.create({
    data: { id, lowId, highId, lastSeq: talk.length, lastMessageAt: minutesAgo(1) },
  });
  await db.prisma.message.createMany({
    data: talk.map((content, index) => ({
      conversationId: id,
      seq: index + 1,
      senderId: index % 2 === 0 ? other.id : one.id,
      clientId: randomUUID(),
      content,
      createdAt: minutesAgo((talk.length - index) * 4),
    })),
  });
  await db.prisma.conversationMember.createMany({
    data: [
      { conversationId: id, seekerId: one.id, seenSeq: talk.length - 1 },
      { conversationId: id, seekerId: other.id, seenSeq: talk.length },
    ],
  });
}
