import { type MaybeActor, requireAccount } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import { BATCH, type ExportedFile, inBatches, json, jsonList } from "./exported-file.ts";
import { EXPORTS_BY_ACCOUNT } from "./privacy.rate-limits.ts";

const person = { select: { name: true } };

/** "Download my data": everything that an account gave us or made here, as JSON and as the files it uploaded. */
export class DataExportService {
  constructor(private readonly platform: Platform) {}

  /** The files of the acting account's archive, each read when asked for. @throws UNAUTHENTICATED, RATE_LIMITED */
  async files(actor: MaybeActor): Promise<AsyncIterable<ExportedFile>> {
    const { accountId, role } = requireAccount(actor);
    await this.platform.limits.take(EXPORTS_BY_ACCOUNT, accountId);
    return this.#files(accountId, role === "SEEKER" ? this.#seekerParts(accountId) : this.#recruiterParts(accountId));
  }

  async *#files(id: string, ofRole: readonly ExportedFile[]): AsyncGenerator<ExportedFile> {
    const { db, files } = this.platform;
    const { prisma } = db;
    yield json("account.json", () =>
      prisma.account.findUniqueOrThrow({
        where: { id },
        select: {
          role: true,
          email: true,
          emailVerifiedAt: true,
          createdAt: true,
          sessions: { select: { userAgent: true, createdAt: true, expiresAt: true, endedAt: true } },
          browsers: { select: { lastLogInAt: true } },
        },
      }),
    );
    yield jsonList("reports.json", () =>
      inBatches((after: { id: string } | null) =>
        prisma.report.findMany({
          where: { reporterId: id, ...(after && { id: { gt: after.id } }) },
          orderBy: { id: "asc" },
          take: BATCH,
        }),
      ),
    );
    yield* ofRole;
    const uploads = inBatches((after: { id: string } | null) =>
      prisma.file.findMany({
        where: { ownerId: id, ...(after && { id: { gt: after.id } }) },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, name: true, storageKey: true },
      }),
    );
    for await (const { id: fileId, name, storageKey } of uploads) {
      yield {
        path: `files/${fileId}-${name.replace(/[/\\]/g, "_")}`,
        packed: true,
        async *content() {
          for await (const chunk of (await files.get(storageKey)) ?? []) yield new Uint8Array(chunk);
        },
      };
    }
  }

  #seekerParts(seekerId: string): ExportedFile[] {
    const { prisma } = this.platform.db;
    const job = { select: { title: true, companyName: true } };
    return [
      json("profile.json", () =>
        prisma.seeker.findUniqueOrThrow({
          where: { id: seekerId },
          omit: { searchText: true },
          include: { experiences: true },
        }),
      ),
      jsonList("applications.json", () =>
        inBatches((after: { jobId: string } | null) =>
          prisma.application.findMany({
            where: { seekerId, ...(after && { jobId: { gt: after.jobId } }) },
            orderBy: { jobId: "asc" },
            take: BATCH,
            include: { job, events: { select: { kind: true, createdAt: true } } },
          }),
        ),
      ),
      jsonList("saved-jobs.json", () =>
        inBatches((after: { jobId: string } | null) =>
          prisma.savedJob.findMany({
            where: { seekerId, ...(after && { jobId: { gt: after.jobId } }) },
            orderBy: { jobId: "asc" },
            take: BATCH,
            include: { job },
          }),
        ),
      ),
      jsonList("connections.json", () => this.#connections(seekerId)),
      jsonList("blocked.json", () =>
        inBatches((after: { blockedId: string } | null) =>
          prisma.block.findMany({
            where: { blockerId: seekerId, ...(after && { blockedId: { gt: after.blockedId } }) },
            orderBy: { blockedId: "asc" },
            take: BATCH,
            select: { blockedId: true, createdAt: true, blocked: person },
          }),
        ),
      ),
      jsonList("messages.json", () => this.#messages(seekerId)),
      jsonList("assistant.json", () => this.#assistantMessages(seekerId)),
      json("assistant-questions.json", () =>
        prisma.assistantAnswer.findMany({
          where: { seekerId },
          orderBy: { createdAt: "asc" },
          select: { question: true, fileName: true, state: true, text: true, errorMessage: true, createdAt: true },
        }),
      ),
      jsonList("assistant-usage.json", () =>
        inBatches((after: { day: Date } | null) =>
          prisma.assistantUsage.findMany({
            where: { seekerId, ...(after && { day: { gt: after.day } }) },
            orderBy: { day: "asc" },
            take: BATCH,
            omit: { seekerId: true },
          }),
        ),
      ),
    ];
  }

  #connections(seekerId: string) {
    const { prisma, pool } = this.platform.db;
    return inBatches(async (after: { id: string } | null) => {
      // The own ones first: in the order of ids alone, PostgreSQL may read those of everybody.
      const { rows } = await pool.query<{ id: string }>(
        `with own as materialized (select id from connections where $1::uuid in (requester_id, addressee_id))
         select id from own where $2::uuid is null or id > $2 order by id limit ${BATCH}`,
        [seekerId, after?.id ?? null],
      );
      return prisma.connection.findMany({
        where: { id: { in: rows.map(({ id }) => id) } },
        orderBy: { id: "asc" },
        include: { requester: person, addressee: person },
      });
    });
  }

  /** By conversation and in the order of the talk, which is an index's order too. */
  async *#messages(seekerId: string) {
    const { prisma } = this.platform.db;
    const memberships = inBatches((after: { conversationId: string } | null) =>
      prisma.conversationMember.findMany({
        where: { seekerId, ...(after && { conversationId: { gt: after.conversationId } }) },
        orderBy: { conversationId: "asc" },
        take: BATCH,
        select: { conversationId: true },
      }),
    );
    for await (const { conversationId } of memberships) {
      yield* inBatches((after: { seq: number } | null) =>
        prisma.message.findMany({
          where: { conversationId, ...(after && { seq: { gt: after.seq } }) },
          orderBy: { seq: "asc" },
          take: BATCH,
          include: { sender: person },
        }),
      );
    }
  }

  async *#assistantMessages(seekerId: string) {
    const { prisma } = this.platform.db;
    const conversations = inBatches((after: { id: string } | null) =>
      prisma.assistantConversation.findMany({
        where: { seekerId, ...(after && { id: { gt: after.id } }) },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true },
      }),
    );
    for await (const { id: conversationId } of conversations) {
      yield* inBatches((after: { seq: number } | null) =>
        prisma.assistantMessage.findMany({
          where: { conversationId, ...(after && { seq: { gt: after.seq } }) },
          orderBy: { seq: "asc" },
          take: BATCH,
          select: { id: true, conversationId: true, seq: true, author: true, text: true, createdAt: true },
        }),
      );
    }
  }

  #recruiterParts(recruiterId: string): ExportedFile[] {
    const { prisma } = this.platform.db;
    return [
      json("profile.json", () => prisma.recruiter.findUniqueOrThrow({ where: { id: recruiterId } })),
      jsonList("jobs.json", () =>
        inBatches((after: { id: string } | null) =>
          prisma.job.findMany({
            where: { recruiterId, ...(after && { id: { gt: after.id } }) },
            orderBy: { id: "asc" },
            take: BATCH,
            omit: { searchText: true },
          }),
        ),
      ),
      jsonList("decisions.json", () =>
        inBatches(async (after: { id: string } | null) => {
          const events = await prisma.applicationEvent.findMany({
            where: { actorId: recruiterId, ...(after && { id: { gt: BigInt(after.id) } }) },
            orderBy: { id: "asc" },
            take: BATCH,
          });
          return events.map((event) => ({ ...event, id: String(event.id) }));
        }),
      ),
    ];
  }
}
