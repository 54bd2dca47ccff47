import type { Database } from "../platform/database/database.ts";
import { app } from "./account-export.store.ts";
import { type ExportedParts, inBatches } from "./export-parts.ts";

const company = { select: { name: true } };

/**
 * The additional parts for a recruiter: what they did in companies and what was done to them there; for an owner also
 * the company's jobs and apps, for others the jobs that they posted.
 */
export const recruiterParts = ({ prisma }: Database, accountId: string): ExportedParts => {
  const owned = async () => {
    const where = { accountId, role: "OWNER" as const };
    return (await prisma.companyMember.findMany({ where, select: { companyId: true } })).map((one) => one.companyId);
  };
  return {
    "companies.json": () =>
      prisma.companyMember.findMany({
        where: { accountId },
        omit: { accountId: true },
        include: { company: true, interviewsOn: { select: { jobId: true } } },
      }),
    "join-requests.json": () =>
      prisma.companyJoinRequest.findMany({ where: { accountId }, omit: { accountId: true }, include: { company } }),
    "company-apps.json": async () =>
      prisma.app.findMany({
        where: { companyId: { in: await owned() } },
        select: { companyId: true, ...app },
      }),
    "done.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.companyEvent.findMany({ where: { actorId: accountId, ...after }, ...batch }),
      ),
    "done-to-you.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.companyEvent.findMany({ where: { personId: accountId, ...after }, ...batch }),
      ),
    "notes.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.applicationNote.findMany({ where: { authorId: accountId, ...after }, ...batch }),
      ),
    "scorecards.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.scorecard.findMany({ where: { accountId, ...after }, ...batch, omit: { accountId: true } }),
      ),
    "messages.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.message.findMany({
          where: { authorId: accountId, ...after },
          ...batch,
          include: { conversation: { select: { applicationId: true } } },
        }),
      ),
    "interviews.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.interview.findMany({
          where: { OR: [{ offeredById: accountId }, { members: { some: { accountId } } }], ...after },
          ...batch,
          omit: { reply: true },
        }),
      ),
    "offers.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.offer.findMany({ where: { sentById: accountId, ...after }, ...batch, omit: { reply: true } }),
      ),
    "job-invitations.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        // The seeker's response is theirs.
        prisma.jobInvitation.findMany({
          where: { sentById: accountId, ...after },
          ...batch,
          omit: { acceptedAt: true, declinedAt: true },
        }),
      ),
    "jobs.json": () =>
      inBatches("id", async ({ after, ...batch }) =>
        prisma.job.findMany({
          where: { OR: [{ companyId: { in: await owned() } }, { postedById: accountId }], ...after },
          ...batch,
          omit: { searchText: true },
        }),
      ),
    "decisions.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.applicationEvent.findMany({ where: { actorId: accountId, ...after }, ...batch }),
      ),
  };
};
