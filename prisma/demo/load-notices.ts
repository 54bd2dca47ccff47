import { isNoticeKind, NOTICE_KINDS, type NoticeKindName } from "../../server/notices/kinds/all-kinds.ts";
import type { NoticeContext } from "../../server/notices/notice-kind.ts";
import { numberOf } from "./demo-clock.ts";
import type { DemoWorld } from "./demo-world.ts";

/** A cause of notices, with the time at which people were notified. */
interface Notified {
  readonly kind: NoticeKindName;
  readonly cause: object;
  readonly at: Date;
}

/** Number of unread notices per person: the newest. */
const UNREAD = 3;
const HOUR_MS = 3_600_000;

/**
 * Saves the notices that the product would have sent by now, in its own words; nothing is mailed or pushed. So the
 * background work finds nothing of the demo that it has to make up for.
 */
export async function loadNotices(world: DemoWorld): Promise<void> {
  const { secrets, platform } = world;
  const { db } = platform;
  const add = (causes: readonly Notified[]) =>
    db.transaction(async (tx) => {
      const added = [];
      for (const { kind, cause, at } of causes) {
        const context: NoticeContext = { now: kind === "JOB_ALERTS" ? world.clock.now : at, secrets };
        for (const { mail: _, ...notice } of await NOTICE_KINDS[kind].read(tx, cause, context))
          added.push({ ...notice, kind, createdAt: world.clock.unique(at) });
      }
      await tx.notice.createMany({ data: added, skipDuplicates: true });
    });
  await add(await eventCauses(world));
  for (const [kind, { find }] of Object.entries(NOTICE_KINDS)) {
    if (!find || !isNoticeKind(kind)) continue;
    const causes = await find.causes(db, world.clock.now);
    await add(
      await Promise.all(causes.map(async ({ cause }) => ({ kind, cause, at: await timeOf(world, kind, cause) }))),
    );
  }
  // People read a notice within some hours, but for the newest.
  await db.pool.query(
    `update notices n set read_at = least(n.created_at + make_interval(mins => 40 + hashtext(n.cause) & 255), $1)
     from (select id, row_number() over (partition by account_id order by created_at desc) as place from notices) listed
     where listed.id = n.id and place > $2`,
    [world.clock.now, UNREAD],
  );
}

/** Returns when a cause was found that no action triggers: the morning after its day, or within the last hours. */
async function timeOf({ clock, platform }: DemoWorld, kind: NoticeKindName, cause: object): Promise<Date> {
  const key = JSON.stringify(cause);
  if ("day" in cause && !("companyId" in cause)) {
    const morning = new Date(`${cause.day}T00:00:00Z`).getTime() + 24 * HOUR_MS + numberOf(key, 3000) * 1000;
    return new Date(Math.min(morning, clock.now.getTime()));
  }
  if (kind === "JOB_ALERTS" && "seekerId" in cause) {
    const [found] = await platform.db.prisma.$queryRaw<{ at: Date | null }[]>`
      select max(created_at) as at from job_alert_matches where seeker_id = ${cause.seekerId}::uuid and told_at is null`;
    if (found?.at) return new Date(found.at.getTime() + (60 + numberOf(key, 60)) * 1000);
  }
  return clock.ago(0.06, key);
}

/** Returns what people were notified of when someone did it. */
async function eventCauses({ platform, demo, companies, clock }: DemoWorld): Promise<Notified[]> {
  const { prisma } = platform.db;
  const KINDS = {
    ACCEPTED: "DECISION",
    REJECTED: "DECISION",
    UNANSWERED: "UNANSWERED",
    INTERIM_ANSWER: "INTERIM_ANSWER",
  } as const;
  const [events, connections, firsts, members, interviewers, interviews, offers, invitations] = await Promise.all([
    prisma.applicationEvent.findMany({
      where: { kind: { in: ["ACCEPTED", "REJECTED", "UNANSWERED", "INTERIM_ANSWER"] } },
      orderBy: { id: "asc" },
    }),
    prisma.connection.findMany(),
    prisma.application.findMany({ distinct: ["jobId"], orderBy: [{ jobId: "asc" }, { appliedAt: "asc" }] }),
    prisma.companyMember.findMany({ where: { role: { not: "OWNER" } } }),
    prisma.jobInterviewer.findMany({ include: { job: true, member: true } }),
    prisma.interview.findMany({ include: { application: { include: { events: true } } } }),
    prisma.offer.findMany(),
    prisma.jobInvitation.findMany(),
  ]);
  const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);
  const ownerOf = companies.get(demo.workplace.company);
  const latest = (of: (typeof events)[number]) =>
    events.findLast(
      ({ applicationId, kind }) =>
        applicationId === of.applicationId &&
        KINDS[kind as keyof typeof KINDS] === KINDS[of.kind as keyof typeof KINDS],
    );
  return [
    // Only the latest of each kind: the kinds read how an application stands now.
    ...events
      .filter((event) => latest(event) === event)
      .map(({ kind, applicationId, createdAt }) => ({
        ...{ kind: KINDS[kind as keyof typeof KINDS], cause: { applicationId }, at: later(createdAt, 12) },
      })),
    ...connections.map(({ status, requesterId, addresseeId, createdAt, connectedAt }) => ({
      kind: status === "REQUESTED" ? ("CONNECTION_REQUEST" as const) : ("CONNECTION_ACCEPTED" as const),
      cause: { requesterId, addresseeId },
      at: later(connectedAt ?? createdAt, 2),
    })),
    ...firsts.map(({ id: applicationId, appliedAt }) => ({
      ...{ kind: "FIRST_APPLICATION" as const, cause: { applicationId }, at: later(appliedAt, 12) },
    })),
    ...members.map(({ accountId, companyId, joinedAt }) => ({
      ...{ kind: "MEMBER_JOINED" as const, cause: { accountId, companyId, letInBy: null }, at: later(joinedAt, 3) },
    })),
    ...interviews.flatMap(({ id: interviewId, status, sequence, application }) => {
      const news = status === "SCHEDULED" ? ("SCHEDULED" as const) : ("OFFERED" as const);
      const event = application?.events.find(({ kind }) => kind === `INTERVIEW_${news}`);
      const cause = { interviewId, news, sequence, was: null, formerIds: [] };
      const kinds = ["INTERVIEWS", "APPLICANT_INTERVIEWS"] as const;
      return event ? kinds.map((kind) => ({ kind, cause, at: later(event.createdAt, 2) })) : [];
    }),
    ...offers.flatMap(({ id: offerId, status, createdAt, endedAt }) => {
      const cause = { offerId, news: status === "ACCEPTED" ? status : "SENT" };
      const kinds = ["OFFERS", "APPLICANT_OFFERS"] as const;
      return kinds.map((kind) => ({ kind, cause, at: later(endedAt ?? createdAt, 2) }));
    }),
    ...invitations.map(({ id: invitationId, createdAt }) => ({
      ...{ kind: "JOB_INVITATIONS" as const, cause: { invitationId }, at: later(createdAt, 2) },
    })),
    ...interviewers
      .filter(({ companyId }) => companyId === ownerOf)
      .map(({ jobId, accountId, job: { createdAt } }) => ({
        ...{ kind: "JOB_ASSIGNED" as const, cause: { jobId, accountId }, at: clock.unique(later(createdAt, 1900)) },
      })),
  ];
}
