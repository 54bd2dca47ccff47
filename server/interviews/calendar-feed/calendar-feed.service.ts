import { requireRecentLogin } from "../../accounts/factors/reauthentication.service.ts";
import { randomToken } from "../../accounts/tokens.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { appointmentOf } from "../../notices/kinds/interviews/interview-appointment.ts";
import { type MaybeActor, requirePerson } from "../../platform/actor.ts";
import { calendarOf } from "../../platform/mail/calendar-file.ts";
import type { Platform } from "../../platform/platform.ts";
import { networkOf } from "../../platform/rate-limits/network-of.ts";
import { FEED_CHANGES, FEED_READS, WRONG_FEEDS_BY_ADDRESS } from "./calendar-feed.rate-limits.ts";
import { deleteFeed, findFeed, findFeedReader, listForCalendar, storeFeed } from "./calendar-feed.store.ts";

/** Publishes a person's interviews at a secret address, to which their own calendar programs subscribe. */
export class CalendarFeedService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /** Returns since when the acting person has a feed; null: they have none. @throws UNAUTHENTICATED, FORBIDDEN */
  async find(actor: MaybeActor): Promise<{ createdAt: Date } | null> {
    return findFeed(this.platform.db, requirePerson(actor).accountId);
  }

  /**
   * Creates the acting person's feed, or gives it a new address; the former one stops working.
   * @returns the address, which cannot be read again
   * @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, RATE_LIMITED
   */
  async create(actor: MaybeActor): Promise<{ createdAt: Date; url: string }> {
    const account = requirePerson(actor);
    const { db, limits, clock, publicUrl } = this.platform;
    await requireRecentLogin(this.platform, account);
    await limits.take(FEED_CHANGES, account.accountId);
    const [secret, createdAt] = [randomToken(), clock()];
    await db.transaction(async (tx) => {
      await storeFeed(tx, account.accountId, secret, createdAt);
      await this.auditLog.record(tx, [actBy(account, "CALENDAR_FEED_CREATED")]);
    });
    return { createdAt, url: `${publicUrl}/calendar/${secret}.ics` };
  }

  /** Deletes the acting person's feed, if there is one. @throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
  async delete(actor: MaybeActor): Promise<void> {
    const account = requirePerson(actor);
    const { db, limits } = this.platform;
    await limits.take(FEED_CHANGES, account.accountId);
    await db.transaction(async (tx) => {
      if (await deleteFeed(tx, account.accountId))
        await this.auditLog.record(tx, [actBy(account, "CALENDAR_FEED_DELETED")]);
    });
  }

  /**
   * Returns the calendar at an address, to anyone who has the address; null if there is none. `address`: the client's.
   * @throws RATE_LIMITED
   */
  async read(secret: string, address: string): Promise<string | null> {
    const { db, limits, publicUrl } = this.platform;
    const reader = await findFeedReader(db, secret);
    if (!reader) {
      await limits.take(WRONG_FEEDS_BY_ADDRESS, networkOf(address));
      return null;
    }
    await limits.take(FEED_READS, reader.accountId);
    const isApplicant = reader.role === "SEEKER";
    const interviews = await listForCalendar(db, reader);
    const appointments = interviews.map((interview) => ({ ...interview, ...appointmentOf(isApplicant, interview) }));
    return calendarOf(appointments, "Worklane interviews", publicUrl);
  }
}
