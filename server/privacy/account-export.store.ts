import { SECURITY_EVENT_KINDS } from "../../shared/security-events.ts";
import type { Database } from "../platform/database/database.ts";
import { type ExportedParts, inBatches } from "./export-parts.ts";

const EMAIL_CHANGE = {
  ...({ oldEmail: true, newEmail: true, createdAt: true, expiresAt: true } as const),
  ...({ cancelledAt: true, confirmedAt: true, undoneAt: true } as const),
};

/** An app as its owner sees it: keys by their last characters, endpoints without their secrets. */
export const app = {
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
        calendarFeed: { select: { createdAt: true } },
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
