import { SECURITY_EVENT_KINDS } from "../../shared/security-events.ts";
import { shownEvents, shownMessage } from "../applications/deciding/shown-decisions.ts";
import { listProfileAccesses, type StoredProfileAccess } from "../audit/audit.store.ts";
import type { Database } from "../platform/database/database.ts";
import { endCursor, MAX_PAGE, type Page } from "../platform/search/page.ts";

/** The parts of an export: a file's name, and a function that reads its object, or its list of any length. */
export type ExportedParts = Readonly<Record<string, () => Promise<object> | AsyncIterable<object>>>;

/** Rows per statement. */
const BATCH = 500;

/** Selects the next batch, in the order of `Key`; typed so that Prisma's filters of each type accept it. */
interface BatchOf<Key extends string> {
  readonly after: { readonly [K in Key]?: { gt: never } };
  readonly orderBy: { readonly [K in Key]: "asc" };
  readonly take: number;
}

/**
 * Yields the rows of a list of any length, by a key that is indexed, or that is searched only among this person's rows.
 */
async function* inBatches<Key extends string, Row extends Readonly<Record<Key, unknown>>>(
  key: Key,
  read: (batch: BatchOf<Key>) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const batch = { after: last ? { [key]: { gt: last[key] } } : {}, orderBy: { [key]: "asc" }, take: BATCH };
    const rows = await read(batch as unknown as BatchOf<Key>);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

const person = { select: { name: true } };
const job = { select: { title: true, companyName: true } };
const company = { select: { name: true } };

const EMAIL_CHANGE = {
  ...({ oldEmail: true, newEmail: true, createdAt: true, expiresAt: true } as const),
  ...({ cancelledAt: true, confirmedAt: true, undoneAt: true } as const),
};

/** An app as its owner sees it: keys by their last characters, endpoints without their secrets. */
const app = {
  ...{ name: true, scopes: true, createdAt: true },
  keys: {
    select: { keyHint: true, createdAt: true, lastUsedAt: true, expiresAt: true, endedAt: true, endReason: true },
  },
  webhookEndpoints: { select: { url: true, kinds: true, createdAt: true, disabledAt: true } },
};

/** The parts that every account has. */
export const accountParts = ({ prisma }: Database, id: string): ExportedParts => ({
  "account.json": () =>
    prisma.account.findUniqueOrThrow({
      where: { id },
      select: {
        ...{ role: true, email: true, displayName: true, emailVerifiedAt: true, createdAt: true },
        sessions: {
          where: { appId: null },
          select: { userAgent: true, address: true, createdAt: true, lastUsedAt: true, expiresAt: true, endedAt: true },
        },
        browsers: { select: { lastLogInAt: true } },
        emailChanges: { select: EMAIL_CHANGE },
        passkeys: { select: { name: true, createdAt: true, lastUsedAt: true } },
        authenticatorApp: { select: { confirmedAt: true } },
        pushSubscriptions: { select: { createdAt: true, deliveredAt: true } },
        apps: { select: app },
      },
    }),
  "key-uses.json": () =>
    inBatches("id", ({ after, ...batch }) =>
      prisma.auditEvent.findMany({
        where: { accountId: id, appId: { not: null }, subjectId: null, ...after },
        ...batch,
        omit: { accountId: true, subjectId: true, companyId: true, device: true },
      }),
    ),
  "security-events.json": () =>
    inBatches("id", ({ after, ...batch }) =>
      prisma.auditEvent.findMany({
        // Other people's locations are private.
        where: {
          subjectId: id,
          OR: [{ accountId: id }, { accountId: null }],
          operation: { in: [...SECURITY_EVENT_KINDS] },
          ...after,
        },
        ...batch,
        select: { id: true, operation: true, outcome: true, address: true, device: true, createdAt: true },
      }),
    ),
  "notices.json": () =>
    inBatches("id", ({ after, ...batch }) =>
      prisma.notice.findMany({ where: { accountId: id, ...after }, ...batch, omit: { accountId: true, mail: true } }),
    ),
  "notice-preferences.json": async () =>
    (await prisma.noticePreferences.findUnique({ where: { accountId: id }, omit: { accountId: true } })) ?? {},
  "reports.json": () =>
    inBatches("id", ({ after, ...batch }) =>
      prisma.report.findMany({ where: { reporterId: id, ...after }, ...batch, omit: OF_OTHERS }),
    ),
  "decisions-about-you.json": () =>
    inBatches("id", ({ after, ...batch }) =>
      prisma.measure.findMany({
        where: { addressees: { some: { accountId: id } }, ...after },
        ...batch,
        omit: { decidedById: true, accountId: true },
        include: { appeal: { omit: { decidedById: true, accountId: true } } },
      }),
    ),
});

/** The parts of a report that are not its reporter's: somebody else's words, and the operators' work. */
const OF_OTHERS = { evidence: true, aboutId: true, takenById: true, takenAt: true, decidedById: true } as const;

/** Yields the files that an account uploaded. */
export const uploadsOf = ({ prisma }: Database, ownerId: string) =>
  inBatches("id", ({ after, ...batch }) =>
    prisma.file.findMany({
      where: { ownerId, ...after },
      ...batch,
      select: { id: true, name: true, storageKey: true },
    }),
  );

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
        include: { experiences: true },
      }),
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
              select: { kind: true, createdAt: true, stage: true, answerDueOn: true },
            },
          },
        });
        return applications.map(({ message, events, ...application }) => ({
          ...application,
          message: shownMessage(message, events, now),
          events: shownEvents(events),
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
    "saved-jobs.json": () =>
      inBatches("jobId", ({ after, ...batch }) =>
        prisma.savedJob.findMany({ where: { seekerId, ...after }, ...batch, include: { job } }),
      ),
    "hidden-jobs-and-companies.json": () =>
      prisma.hiddenListing.findMany({
        where: { seekerId },
        orderBy: { createdAt: "asc" },
        select: {
          createdAt: true,
          job: { select: { title: true, companyName: true } },
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
