import { shownEvents, shownMessage } from "../applications/deciding/shown-decisions.ts";
import { listProfileAccesses, type StoredProfileAccess } from "../audit/audit.store.ts";
import type { Database } from "../platform/database/database.ts";
import { endCursor, MAX_PAGE, type Page } from "../platform/search/page.ts";
import { jsonResume } from "../seekers/export/json-resume.ts";
import { readOwnProfile } from "../seekers/seekers.store.ts";
import { BATCH, type ExportedParts, inBatches } from "./export-parts.ts";

const person = { select: { name: true } };
const job = { select: { title: true, companyName: true } };

/** Yields companies' accesses to a seeker's profile, by day. */
async function* everyAccess(db: Database, seekerId: string): AsyncGenerator<StoredProfileAccess> {
  for (let after: string | null = null; ; ) {
    const page: Page<StoredProfileAccess> = await listProfileAccesses(db, seekerId, { first: MAX_PAGE, after });
    yield* page.nodes;
    if (!page.hasNextPage) return;
    after = endCursor(page);
  }
}

/** The additional parts for a seeker. */
export const seekerParts = (db: Database, seekerId: string, now: Date): ExportedParts => {
  const { prisma } = db;
  return {
    "profile-accesses.json": () => everyAccess(db, seekerId),
    "profile.json": () =>
      prisma.seeker.findUniqueOrThrow({
        where: { id: seekerId },
        omit: { searchText: true },
        include: { experiences: true, entries: true, languages: true, resumes: true },
      }),
    "resume.json": async () => jsonResume(await readOwnProfile(db, seekerId)),
    "applications.json": () =>
      inBatches("jobId", async ({ after, ...batch }) => {
        const applications = await prisma.application.findMany({
          where: { seekerId, ...after },
          ...batch,
          // The company's sorting of applicants, and its undone decisions, are its own.
          omit: { stageId: true, tags: true, version: true, updatedAt: true, revealedAt: true, openedAt: true },
          include: {
            job,
            answers: { orderBy: { position: "asc" }, omit: { applicationId: true } },
            events: {
              where: { kind: { not: "MOVED" } },
              orderBy: { id: "asc" },
              select: { kind: true, createdAt: true, stage: true, answerDueOn: true, reasonText: true },
            },
          },
        });
        return applications.map(({ message, events, ...application }) => ({
          ...application,
          message: shownMessage(message, events, now),
          // Reasons are the company's own; with a withdrawal it is the applicant's message.
          events: shownEvents(events).map(({ reasonText, ...event }) => ({
            ...event,
            ...(event.kind === "WITHDRAWN" && { message: reasonText }),
          })),
        }));
      }),
    "interviews.json": () =>
      inBatches("id", async ({ after, ...batch }) => {
        const interviews = await prisma.interview.findMany({
          where: { application: { seekerId }, ...after },
          ...batch,
          omit: { offeredById: true, sequence: true, updatedAt: true },
        });
        // As the applicant sees it: the outcome that the company records is its own.
        const isOver = (status: string) => status === "TOOK_PLACE" || status === "MISSED";
        return interviews.map((one) => ({ ...one, status: isOver(one.status) ? "SCHEDULED" : one.status }));
      }),
    "offers.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.offer.findMany({ where: { application: { seekerId }, ...after }, ...batch, omit: { sentById: true } }),
      ),
    "job-invitations.json": () =>
      inBatches("id", ({ after, ...batch }) =>
        prisma.jobInvitation.findMany({
          where: { seekerId, ...after },
          ...batch,
          omit: { sentById: true },
          include: { job },
        }),
      ),
    "saved-jobs.json": () =>
      inBatches("jobId", ({ after, ...batch }) =>
        prisma.savedJob.findMany({ where: { seekerId, ...after }, ...batch, include: { job } }),
      ),
    "excluded-companies.json": () =>
      prisma.companyExclusion.findMany({
        where: { seekerId },
        orderBy: { createdAt: "asc" },
        include: { company: { select: { name: true } } },
      }),
    "hidden-jobs-and-companies.json": () =>
      prisma.hiddenListing.findMany({
        where: { seekerId },
        orderBy: { createdAt: "asc" },
        select: {
          createdAt: true,
          job,
          company: { select: { name: true } },
        },
      }),
    "job-alerts.json": async () => {
      const alerts = await prisma.jobAlert.findMany({
        where: { seekerId },
        select: {
          ...{ name: true, frequency: true, pausedAt: true, createdAt: true },
          asked: { select: { search: true } },
          matches: {
            select: { jobId: true, createdAt: true, notifiedAt: true },
            take: 1000,
            orderBy: { createdAt: "desc" },
          },
        },
      });
      return alerts.map(({ asked, ...alert }) => ({ ...alert, ...asked }));
    },
    "connections.json": () => connectionsOf(db, seekerId),
    "blocked.json": () =>
      inBatches("blockedId", ({ after, ...batch }) =>
        prisma.block.findMany({
          where: { blockerId: seekerId, ...after },
          ...batch,
          select: { blockedId: true, createdAt: true, blocked: person },
        }),
      ),
    "messages.json": () => messagesOf(db, seekerId),
    "assistant.json": () => assistantMessagesOf(db, seekerId),
    "assistant-questions.json": () =>
      prisma.assistantAnswer.findMany({
        where: { seekerId },
        orderBy: { createdAt: "asc" },
        select: { question: true, fileName: true, state: true, text: true, errorMessage: true, createdAt: true },
      }),
    "assistant-usage.json": () =>
      inBatches("day", ({ after, ...batch }) =>
        prisma.assistantUsage.findMany({ where: { seekerId, ...after }, ...batch, omit: { seekerId: true } }),
      ),
  };
};

const connectionsOf = ({ prisma, pool }: Database, seekerId: string) =>
  inBatches("id", async ({ after, orderBy }) => {
    // The person's own rows first: in the order of ids alone, PostgreSQL may scan everybody's.
    const { rows } = await pool.query<{ id: string }>(
      `with own as materialized (select id from connections where $1::uuid in (requester_id, addressee_id))
       select id from own where $2::uuid is null or id > $2 order by id limit ${BATCH}`,
      [seekerId, after.id?.gt],
    );
    const where = { id: { in: rows.map(({ id }) => id) } };
    return prisma.connection.findMany({ where, orderBy, include: { requester: person, addressee: person } });
  });

/** By conversation and message number, which is also the order of an index; then those about applications. */
async function* messagesOf({ prisma }: Database, seekerId: string) {
  // Members of companies are named as the person saw them.
  const shown = { omit: { authorId: true }, include: { sender: person, author: { select: { displayName: true } } } };
  const memberships = inBatches("conversationId", ({ after, ...batch }) =>
    prisma.conversationMember.findMany({
      where: { seekerId, ...after },
      ...batch,
      select: { conversationId: true },
    }),
  );
  const messages = (conversationId: string) =>
    inBatches("seq", ({ after, ...batch }) =>
      prisma.message.findMany({ where: { conversationId, ...after }, ...batch, ...shown }),
    );
  for await (const { conversationId } of memberships) yield* messages(conversationId);
  // By the person's applications: by the messages, PostgreSQL may scan everybody's.
  const applications = inBatches("id", ({ after, ...batch }) =>
    prisma.application.findMany({
      where: { seekerId, ...after },
      ...batch,
      select: { id: true, conversation: { select: { id: true } } },
    }),
  );
  for await (const { conversation } of applications) if (conversation) yield* messages(conversation.id);
}

async function* assistantMessagesOf({ prisma }: Database, seekerId: string) {
  const conversations = inBatches("id", ({ after, ...batch }) =>
    prisma.assistantConversation.findMany({ where: { seekerId, ...after }, ...batch, select: { id: true } }),
  );
  for await (const { id: conversationId } of conversations) {
    yield* inBatches("seq", ({ after, ...batch }) =>
      prisma.assistantMessage.findMany({
        where: { conversationId, ...after },
        ...batch,
        select: { id: true, conversationId: true, seq: true, author: true, text: true, createdAt: true },
      }),
    );
  }
}
