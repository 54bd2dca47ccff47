import { type MaybeActor, requireAccount } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import { EXPORTS_BY_ACCOUNT } from "./privacy.policy.ts";

/** A file of the export: its path in the archive, and its content when its turn comes. */
export interface ExportedFile {
  readonly path: string;
  /** Whether its bytes are packed already, as pictures and documents are. */
  readonly packed: boolean;
  content(): AsyncIterable<Uint8Array>;
}

const BATCH = 500;

/** "Download my data": everything that an account gave us or made here, as JSON and as the files it uploaded. */
export class DataExportService {
  constructor(private readonly platform: Platform) {}

  /** The files of the acting account's archive, each read when asked for. @throws UNAUTHENTICATED, RATE_LIMITED */
  async files(actor: MaybeActor): Promise<ExportedFile[]> {
    const { accountId: id, role } = requireAccount(actor);
    const { db, limits, files } = this.platform;
    await limits.take(EXPORTS_BY_ACCOUNT, id);
    const { prisma } = db;
    const uploads = await prisma.file.findMany({ where: { ownerId: id } });
    const ofRole = role === "SEEKER" ? this.#seekerParts(id) : this.#recruiterParts(id);
    return [
      json("account.json", () =>
        prisma.account.findUniqueOrThrow({
          where: { id },
          select: {
            role: true,
            email: true,
            emailVerifiedAt: true,
            createdAt: true,
            sessions: { select: { userAgent: true, createdAt: true, expiresAt: true, endedAt: true } },
          },
        }),
      ),
      json("reports.json", () => prisma.report.findMany({ where: { reporterId: id } })),
      ...ofRole,
      ...uploads.map(({ id: fileId, name, storageKey }) => ({
        path: `files/${fileId}-${name.replace(/[/\\]/g, "_")}`,
        packed: true,
        async *content() {
          for await (const chunk of (await files.get(storageKey)) ?? []) yield new Uint8Array(chunk);
        },
      })),
    ];
  }

  #seekerParts(seekerId: string): ExportedFile[] {
    const { prisma } = this.platform.db;
    const job = { select: { title: true, companyName: true } };
    const person = { select: { name: true } };
    return [
      json("profile.json", () =>
        prisma.seeker.findUniqueOrThrow({
          where: { id: seekerId },
          omit: { searchText: true },
          include: { experiences: true },
        }),
      ),
      json("applications.json", () =>
        prisma.application.findMany({
          where: { seekerId },
          include: { job, events: { select: { kind: true, createdAt: true } } },
        }),
      ),
      json("saved-jobs.json", () => prisma.savedJob.findMany({ where: { seekerId }, include: { job } })),
      json("connections.json", () =>
        prisma.connection.findMany({
          where: { OR: [{ requesterId: seekerId }, { addresseeId: seekerId }] },
          include: { requester: person, addressee: person },
        }),
      ),
      json("blocked.json", () =>
        prisma.block.findMany({ where: { blockerId: seekerId }, select: { createdAt: true, blocked: person } }),
      ),
      rows("messages.json", (after) =>
        prisma.message.findMany({
          where: { conversation: { members: { some: { seekerId } } }, ...(after && { id: { gt: after } }) },
          orderBy: { id: "asc" },
          take: BATCH,
          include: { sender: person },
        }),
      ),
      rows("assistant.json", (after) =>
        prisma.assistantMessage.findMany({
          where: { conversation: { seekerId }, ...(after && { id: { gt: after } }) },
          orderBy: { id: "asc" },
          take: BATCH,
          select: { id: true, conversationId: true, author: true, text: true, createdAt: true },
        }),
      ),
    ];
  }

  #recruiterParts(recruiterId: string): ExportedFile[] {
    const { prisma } = this.platform.db;
    return [
      json("profile.json", () => prisma.recruiter.findUniqueOrThrow({ where: { id: recruiterId } })),
      rows("jobs.json", (after) =>
        prisma.job.findMany({
          where: { recruiterId, ...(after && { id: { gt: after } }) },
          orderBy: { id: "asc" },
          take: BATCH,
          omit: { searchText: true },
        }),
      ),
      rows("decisions.json", async (after) => {
        const events = await prisma.applicationEvent.findMany({
          where: { actorId: recruiterId, ...(after && { id: { gt: BigInt(after) } }) },
          orderBy: { id: "asc" },
          take: BATCH,
        });
        return events.map((event) => ({ ...event, id: String(event.id) }));
      }),
    ];
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const json = (path: string, read: () => Promise<unknown>): ExportedFile => ({
  path,
  packed: false,
  async *content() {
    yield bytes(pretty(await read()));
  },
});

/** A list of any length, read and written in batches by its ids. */
const rows = (path: string, read: (after: string | null) => Promise<readonly { id: string }[]>): ExportedFile => ({
  path,
  packed: false,
  async *content() {
    yield bytes("[");
    let after: string | null = null;
    for (let separator = "\n"; ; ) {
      const batch: readonly { id: string }[] = await read(after);
      for (const row of batch) {
        yield bytes(separator + pretty(row));
        separator = ",\n";
      }
      after = batch.at(-1)?.id ?? null;
      if (batch.length < BATCH) break;
    }
    yield bytes("\n]\n");
  },
});
