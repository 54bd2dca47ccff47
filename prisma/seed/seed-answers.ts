import { randomUUID } from "node:crypto";
import type { ApplicationEventKind } from "../../server/generated/prisma/enums.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { answersOf } from "./demo-questions.ts";
import { daysFrom } from "./random.ts";
import type { SeededJob } from "./seed-companies.ts";
import type { SeededPerson } from "./seed-people.ts";

/** Days from an application to its answer, one per applicant; null: none came. Two are late. */
const ANSWERED_AFTER = [
  ...[3, 6, 2, 9, 5, 4, 11, 7, null, 8, 1, 5, 13],
  ...[6, 3, 16, 10, 4, null, 7, 12, 2, 6, 17, null, 5],
] as const;

/** Days between two applications. */
const APART = 2;

/**
 * Saves applications to a job that were all due for an answer by now, so that its company has a response record. Their
 * applicants do not include the demo's first seeker, whose applications are created individually.
 */
export async function seedAnswers(
  { db: { prisma } }: Platform,
  [, ...others]: readonly SeededPerson[],
  job: SeededJob,
): Promise<void> {
  const applied = await prisma.application.findMany({ where: { jobId: job.id }, select: { seekerId: true } });
  const before = new Set(applied.map(({ seekerId }) => seekerId));
  const people = others.filter(({ id }) => !before.has(id));
  const made = ANSWERED_AFTER.flatMap((days, index) => {
    const person = people[index];
    return person ? [applicationOf(job, person, index, days)] : [];
  });
  await prisma.application.createMany({ data: made.map(({ application }) => application) });
  await prisma.applicationAnswer.createMany({ data: made.flatMap(({ answers }) => answers) });
  await prisma.applicationEvent.createMany({ data: made.flatMap(({ events }) => events) });
}

function applicationOf(job: SeededJob, person: SeededPerson, index: number, days: number | null) {
  const id = randomUUID();
  const after = (count: number) => daysFrom(job.createdAt, 1 + index * APART + count);
  const status = days === null ? ("APPLIED" as const) : index % 5 === 0 ? ("ACCEPTED" as const) : ("REJECTED" as const);
  const openedAt = days === null ? null : after(days / 2);
  const isLate = days === null || days > job.answerWithinDays;
  const unansweredAt = isLate ? after(job.answerWithinDays + 1) : null;
  const happened = (kind: ApplicationEventKind, createdAt: Date, actorId: string | null) => [
    { applicationId: id, kind, createdAt, actorId },
  ];
  return {
    application: {
      id,
      jobId: job.id,
      seekerId: person.id,
      status,
      notifiedStatus: days === null ? null : status,
      version: days === null ? 1 : 2,
      source: "SEARCH" as const,
      resumeFileId: person.resumeFileId,
      openedAt,
      unansweredAt,
      appliedAt: after(0),
      updatedAt: after(days ?? job.answerWithinDays + 1),
    },
    answers: answersOf(job.role, index).map((answer) => ({ ...answer, applicationId: id })),
    events: [
      ...happened("APPLIED", after(0), person.id),
      ...(openedAt ? happened("OPENED", openedAt, job.companyId) : []),
      ...(unansweredAt ? happened("UNANSWERED", unansweredAt, null) : []),
      ...(days === null ? [] : happened(status, after(days), job.companyId)),
    ],
  };
}
