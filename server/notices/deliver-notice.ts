import { accountTopic } from "../platform/bus/topics.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { type QueuedJob, queueJobs } from "../platform/queue/queue-jobs.ts";
import { NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import { mailTime } from "./mail-times.ts";
import type { NoticeDraft } from "./notice-kind.ts";
import { type MailSettings, noticeMail } from "./notice-mails.ts";
import { claimDueMails, findReaders, insertNotices, type ReaderRow } from "./notices.store.ts";
import { channelsOf, DEFAULT_HOURS, readChoices } from "./preferences.ts";
import { SEND_PUSH } from "./push/send-push.task.ts";

/** The task that sends delayed mails. */
export const MAIL_NOTICES = "mail-notices";

/** Age after which a push message is no longer worth sending. */
const PUSH_LASTS_MS = 24 * 60 * 60 * 1000;

/** Number of notice mails to one person in seven days beyond which those that can wait are combined, once a day. */
export const WEEKLY_MAILS = 15;

type DeliveryContext = Pick<Platform, "db" | "mail" | "clock"> & MailSettings;

/**
 * Notifies people of a cause, in its current state: on the page at once, by mail and push as each person prefers. All
 * of it is one transaction with a row that is unique per person and cause, so after a crash and retry each channel is
 * still used once. A kind whose cause can be undone locks it, so that an undone cause notifies nobody.
 */
export async function deliverNotice(
  platform: DeliveryContext,
  kindName: NoticeKindName,
  cause: unknown,
): Promise<void> {
  const kind = NOTICE_KINDS[kindName];
  const { db, clock } = platform;
  await db.transaction(async (tx) => {
    const now = clock();
    const drafts = await kind.read(tx, cause, { now, secrets: platform.secrets });
    if (drafts.length === 0) return;
    const readers = await findReaders(
      tx,
      drafts.map(({ accountId }) => accountId),
      now,
    );
    const byId = new Map(readers.map((reader) => [reader.accountId, reader]));
    const planned = drafts.flatMap((draft) => {
      const reader = byId.get(draft.accountId);
      return reader ? [{ draft, reader, ...plan(kindName, reader, now) }] : [];
    });
    const told = await insertNotices(
      tx,
      planned.map(({ draft: { mail, ...notice }, onPage, mailAt, pushAt }) => ({
        ...notice,
        kind: kindName,
        onPage,
        createdAt: now,
        ...(pushAt && { pushUntil: new Date(pushAt.getTime() + PUSH_LASTS_MS) }),
        ...(mailAt && (mailAt <= now ? { mailedAt: now } : { mailDueAt: mailAt, ...(mail && { mail }) })),
      })),
    );
    const key = ({ accountId, cause: name }: Pick<NoticeDraft, "accountId" | "cause">) => `${accountId} ${name}`;
    const plannedBy = new Map(planned.map((one) => [key(one.draft), one]));
    const pushes: QueuedJob[] = [];
    const waiting: { accountId: string; dueAt: Date }[] = [];
    for (const { id, ...notice } of told) {
      const one = plannedBy.get(key(notice));
      if (!one) continue;
      const { draft, reader, mailAt, pushAt } = one;
      if (mailAt && mailAt <= now) {
        const { body = "", ...mailed } = draft;
        await platform.mail.send(tx, await noticeMail(platform, reader, [{ ...mailed, body, id, kind: kindName }]));
      } else if (mailAt) waiting.push({ accountId: draft.accountId, dueAt: mailAt });
      if (pushAt) pushes.push(...pushJobs(id, reader, pushAt.getTime() - now.getTime()));
    }
    await queueMails(tx, waiting, now);
    if (pushes.length > 0) await queueJobs(tx, SEND_PUSH, pushes);
    for (const { id: noticeId, accountId, onPage } of told) {
      if (onPage) tx.publish(accountTopic(accountId), { type: "notices-changed", noticeId });
    }
  });
}

/** Returns the channels for a person and a kind, and when mail and push are due. */
function plan(kindName: NoticeKindName, reader: ReaderRow, now: Date) {
  const { page, mail, push } = channelsOf(kindName, readChoices(reader.choices));
  const hours = { ...DEFAULT_HOURS, ...reader, timeZone: reader.timeZone ?? DEFAULT_HOURS.timeZone };
  const hasEnough = mail === "AT_ONCE" && !NOTICE_KINDS[kindName].isImportant && reader.mailsThisWeek >= WEEKLY_MAILS;
  return {
    onPage: page,
    mailAt: mailTime(hasEnough ? "DAILY" : mail, hours, now),
    pushAt: push && reader.subscriptionIds.length > 0 ? mailTime("AT_ONCE", hours, now) : null,
  };
}

/** One job per browser. Jobs of one person run one after the other, so that slow push services hold nobody else up. */
const pushJobs = (noticeId: string, { accountId, subscriptionIds }: ReaderRow, delayMs: number) =>
  subscriptionIds.map((subscriptionId) => ({
    payload: { noticeId, subscriptionId },
    key: `push:${noticeId}:${subscriptionId}`,
    queue: `push:${accountId}`,
    delay: delayMs / 1000,
  }));

/** One job for all mails to a person at one time. */
async function queueMails(tx: Transaction, mails: readonly { accountId: string; dueAt: Date }[], now: Date) {
  if (mails.length === 0) return;
  const jobs = mails.map(({ accountId, dueAt }) => ({
    payload: { accountId, dueAt },
    key: `mail-notices:${accountId}:${dueAt.toISOString()}`,
    delay: (dueAt.getTime() - now.getTime()) / 1000,
  }));
  await queueJobs(tx, MAIL_NOTICES, jobs);
}

/** Sends an account's mails due by a given time, in one mail; notices read on the page in the meantime are left out. */
export async function mailDueNotices(platform: DeliveryContext, accountId: string, dueAt: Date): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const due = await claimDueMails(tx, accountId, dueAt, platform.clock());
    const [first, ...others] = due.filter(({ wasRead }) => !wasRead);
    if (first)
      await platform.mail.send(tx, await noticeMail(platform, { accountId, email: first.email }, [first, ...others]));
  });
}
