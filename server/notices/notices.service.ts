import DataLoader from "dataloader";
import { z } from "zod";
import { type MaybeActor, requireAccount, requirePerson } from "../platform/actor.ts";
import { accountStream, CATCH_UP, notifyAccounts } from "../platform/bus/account-events.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { check, isId } from "../platform/validation.ts";
import { isTimeZone } from "../platform/zoned-times.ts";
import { isNoticeKind, NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import { readUnsubscribeToken } from "./mail-links.ts";
import type { Channels } from "./notice-kind.ts";
import { NOTICE_CHANGES } from "./notices.rate-limits.ts";
import {
  countUnread,
  findNotices,
  findPreferences,
  isNoticeHidden,
  listNotices,
  markRead,
  type NoticeRow,
  savePreferences,
  setMails,
} from "./notices.store.ts";
import { type Choices, channelsOf, kindsFor, MAIL_TIMINGS, readChoices } from "./preferences.ts";

/** How many notices can be marked as read by their ids at once. */
const MAX_MARKED = 100;

/** A change among an account's notices. */
export interface NoticeChange {
  /** The new notice; null when some were read or retracted, and at the start of the stream or after a gap. */
  readonly notice: NoticeRow | null;
  readonly unreadCount: number;
}

/** An account's notification preferences. */
export interface Preferences {
  /** Null until the person has chosen one. */
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly kinds: readonly (Channels & { readonly kind: NoticeKindName; readonly label: string })[];
}

const hour = z.int().min(0, "Hours must be from 0 to 23.").max(23, "Hours must be from 0 to 23.").nullish();
const preferencesSchema = z
  .object({
    timeZone: z.string().refine(isTimeZone, "Unknown time zone."),
    quietFrom: hour,
    quietUntil: hour,
    kinds: z
      .array(z.object({ kind: z.string(), page: z.boolean(), mail: z.enum(MAIL_TIMINGS), push: z.boolean().nullish() }))
      .max(100),
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom == null) === (quietUntil == null), {
    path: ["quietUntil"],
    message: "Set both the start and the end of the quiet hours, or neither.",
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom == null || quietFrom !== quietUntil, {
    path: ["quietUntil"],
    message: "The quiet hours must end at a different hour than they start.",
  });

const NO_LINK = "This link is incomplete. Choose your notifications in the settings.";

/** Lists notices and manages preferences. Sending is in `deliver-notice.ts`. */
export class NoticeService {
  /** Concurrent requests from this node's tabs are batched into one statement each; nothing is cached. */
  readonly #counts;
  readonly #notices;

  constructor(
    private readonly platform: Platform,
    private readonly secrets: ServerSecrets,
  ) {
    const batched = { cache: false, maxBatchSize: 500, batchScheduleFn: (run: () => void) => setImmediate(run) };
    this.#counts = new DataLoader<string, number>(async (accountIds) => {
      const counts = await countUnread(platform.db, [...new Set(accountIds)]);
      return accountIds.map((id) => counts.get(id) ?? 0);
    }, batched);
    this.#notices = new DataLoader<string, (NoticeRow & { accountId: string }) | null>(async (ids) => {
      const found = new Map((await findNotices(platform.db, [...new Set(ids)])).map((notice) => [notice.id, notice]));
      return ids.map((id) => found.get(id) ?? null);
    }, batched);
  }

  /**
   * Lists the acting account's notices, newest first; without those of a company with a second-factor requirement that
   * the session does not meet. @throws UNAUTHENTICATED, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, search: { unreadOnly: boolean }, page: PageInput): Promise<Page<NoticeRow>> {
    const { accountId, sessionId } = requireAccount(actor);
    return listNotices(this.platform.db, { accountId, sessionId, now: this.platform.clock() }, search, page);
  }

  /** Counts the acting account's unread notices, up to 100. @throws UNAUTHENTICATED */
  async unreadCount(actor: MaybeActor): Promise<number> {
    return this.#counts.load(requireAccount(actor).accountId);
  }

  /**
   * Marks some or (`ids` null) all notices as read, on all devices. @throws UNAUTHENTICATED, BAD_USER_INPUT,
   * RATE_LIMITED
   */
  async markRead(actor: MaybeActor, ids: readonly string[] | null): Promise<number> {
    const { accountId } = requirePerson(actor);
    const { db, clock, limits } = this.platform;
    if (ids && ids.length > MAX_MARKED) throw invalid({ ids: `Mark at most ${MAX_MARKED} notifications at a time.` });
    await limits.take(NOTICE_CHANGES, accountId);
    await db.transaction(async (tx) => {
      if (await markRead(tx, accountId, ids?.filter(isId) ?? null, clock()))
        notifyAccounts(tx, [accountId], { type: "notices-changed" });
    });
    return this.#counts.load(accountId);
  }

  /** Subscribes to changes among the acting account's notices. @throws UNAUTHENTICATED */
  changes(actor: MaybeActor): AsyncIterableIterator<NoticeChange> {
    const { accountId, sessionId, role } = requireAccount(actor);
    const load = async (noticeId?: string): Promise<NoticeChange> => {
      const { db, clock } = this.platform;
      const [unreadCount, notice, hidden] = await Promise.all([
        this.#counts.load(accountId),
        noticeId ? this.#notices.load(noticeId) : null,
        noticeId && role === "RECRUITER" ? isNoticeHidden(db, noticeId, { sessionId, now: clock() }) : false,
      ]);
      return { unreadCount, notice: !hidden && notice?.accountId === accountId ? notice : null };
    };
    return accountStream<NoticeChange>(this.platform.events, accountId, (event) => {
      if (event.type === CATCH_UP) return load();
      return event.type === "notices-changed" ? load(event.noticeId) : null;
    });
  }

  /** Returns the acting account's preferences. @throws UNAUTHENTICATED, FORBIDDEN for keys */
  async preferences(actor: MaybeActor): Promise<Preferences> {
    const { accountId, role } = requirePerson(actor);
    const stored = await findPreferences(this.platform.db, accountId);
    const choices = readChoices(stored?.choices);
    return {
      timeZone: stored?.timeZone ?? null,
      quietFrom: stored?.quietFrom ?? null,
      quietUntil: stored?.quietUntil ?? null,
      kinds: kindsFor(role).map((kind) => ({
        kind,
        label: NOTICE_KINDS[kind].label,
        ...channelsOf(kind, choices),
      })),
    };
  }

  /**
   * Saves the acting account's preferences; kinds that are not listed stay unchanged. @throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED
   */
  async savePreferences(actor: MaybeActor, input: unknown): Promise<Preferences> {
    const { accountId, role } = requirePerson(actor);
    const { timeZone, quietFrom = null, quietUntil = null, kinds } = check(preferencesSchema, input);
    const { db, limits } = this.platform;
    await limits.take(NOTICE_CHANGES, accountId);
    const own = new Set<string>(kindsFor(role));
    const stored = await findPreferences(db, accountId);
    const choices: Choices = { ...readChoices(stored?.choices) };
    for (const { kind, page, mail, push } of kinds)
      if (own.has(kind)) choices[kind] = { ...choices[kind], page, mail, ...(typeof push === "boolean" && { push }) };
    await savePreferences(db, accountId, { timeZone, quietFrom, quietUntil, choices });
    return this.preferences(actor);
  }

  /**
   * Returns the names of the mails that a mailed link is about, and whether all of them have ended. @throws
   * INVALID_TOKEN
   */
  async mailsOfLink(token: string): Promise<{ labels: string[]; haveEnded: boolean }> {
    const { accountId, kinds } = await this.#read(token);
    const choices = readChoices((await findPreferences(this.platform.db, accountId))?.choices);
    const known = kinds.filter(isNoticeKind);
    return { labels: labelsOf(known), haveEnded: known.every((kind) => channelsOf(kind, choices).mail === "NEVER") };
  }

  /** Ends the mails that a mailed link names; the link is the only credential needed. @throws INVALID_TOKEN */
  async endMails(token: string): Promise<string[]> {
    return this.#setMails(token, () => "NEVER");
  }

  /** Resumes these mails, at their default times. @throws INVALID_TOKEN */
  async resumeMails(token: string): Promise<string[]> {
    return this.#setMails(token, (kind) => {
      const { mail } = channelsOf(kind, {});
      return mail === "NEVER" ? "AT_ONCE" : mail;
    });
  }

  async #setMails(token: string, timeOf: (kind: NoticeKindName) => Channels["mail"]): Promise<string[]> {
    const { accountId, kinds } = await this.#read(token);
    const known = kinds.filter(isNoticeKind);
    const mails = Object.fromEntries(known.map((kind) => [kind, timeOf(kind)]));
    if (!(await setMails(this.platform.db, accountId, mails))) throw new AppError("INVALID_TOKEN", NO_LINK);
    return labelsOf(known);
  }

  async #read(token: string) {
    const read = await readUnsubscribeToken(this.secrets, token);
    if (!read) throw new AppError("INVALID_TOKEN", NO_LINK);
    return read;
  }
}

const labelsOf = (kinds: readonly NoticeKindName[]): string[] => kinds.map((kind) => NOTICE_KINDS[kind].label);
