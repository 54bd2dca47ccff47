import { OFFER } from "../../shared/offers/offers.ts";
import { longDay } from "../../shared/text/long-day.ts";
import { recordEvent, recordEvents } from "../applications/application.store.ts";
import { giveInterimAnswer } from "../applications/response-deadline/interim-answers.ts";
import type { OfferStatus } from "../generated/prisma/enums.ts";
import { completePay } from "../jobs/job-pay.ts";
import { sideOf } from "../messages/application-messages.service.ts";
import { findSides, lockSides, type Side, type Sides } from "../messages/application-sides.store.ts";
import { replySchema } from "../messages/messages.schemas.ts";
import { requireArrangeable } from "../messages/require-arrangeable.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { recordCompanyEvents } from "../platform/company-events.store.ts";
import { requireMember } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { addDays } from "../platform/days.ts";
import { AppError, invalid } from "../platform/errors.ts";
import { receiveUpload, type Upload } from "../platform/files/receive-upload.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId } from "../platform/validation.ts";
import { endOfDay, todayIn } from "../platform/zoned-times.ts";
import { endEnded } from "./end-ended.ts";
import { queueOfferNews, queueOfferReminder } from "./offer-news.ts";
import { OFFER_CHANGES } from "./offers.rate-limits.ts";
import { offerSchema, withdrawalSchema } from "./offers.schemas.ts";
import {
  applicationOf,
  hasWithdrawnWith,
  listOffers,
  lockApplicationsOf,
  type StoredOffer,
  storeEnd,
  storeOffer,
  withdrawOthers,
} from "./offers.store.ts";
import type { AcceptOfferInput, EndOfferInput, SendOfferInput } from "./offers.types.ts";

const NOT_FOUND = "Offer not found.";
const NO_APPLICATION = "Application not found.";

/** Manages offers: the company sends versions of them, and the applicant accepts or declines the latest. */
export class OfferService {
  constructor(private readonly platform: Platform) {}

  /** Lists the versions of an application's offer, the latest first. @throws FORBIDDEN, NOT_FOUND */
  async list(actor: MaybeActor, applicationId: string): Promise<StoredOffer[]> {
    const [side, id] = [sideOf(actor), requireId(applicationId, NO_APPLICATION)];
    if (!(await findSides(this.platform.db, side, id))) throw new AppError("NOT_FOUND", NO_APPLICATION);
    return listOffers(this.platform.db, side, id);
  }

  /**
   * Sends an applicant an offer, or a new version that replaces the open one. Neither status nor stage of the
   * application changes. The first offer is an interim answer.
   * @throws BAD_USER_INPUT, UNSUPPORTED_FILE, FILE_TOO_LARGE, FORBIDDEN, NOT_FOUND, RATE_LIMITED, CONFLICT if the
   * applicant is hidden, rejected, does not want to be contacted, or has accepted an offer
   */
  async send(
    actor: MaybeActor,
    input: Omit<SendOfferInput, "file">,
    upload: Upload | null = null,
  ): Promise<StoredOffer> {
    const member = requireMember(actor, "DECIDE");
    const applicationId = requireId(input.applicationId, NO_APPLICATION);
    const { payMin, payMax, payCurrency, payUnit, ...offer } = check(offerSchema, input);
    const pay = completePay({ payMin, payMax, payCurrency, payUnit });
    if (!pay) throw invalid({ payMin: "Enter the pay." });
    const expiresAt = this.#checkedEnd(offer);
    const { db, limits } = this.platform;
    await limits.take(OFFER_CHANGES, member.accountId);
    const found = await findSides(db, member, applicationId);
    if (!found) throw new AppError("NOT_FOUND", NO_APPLICATION);
    const file = upload && (await receiveUpload(this.platform, found.seekerId, "OFFER", upload, member.accountId));
    return this.#inTransaction(member, { applicationId, locksOthers: false }, async (tx, sides, [last]) => {
      requireArrangeable(sides, "send an offer");
      if (sides.name === null)
        throw new AppError("CONFLICT", "Anonymous review hides this applicant. Accept them, then send an offer.");
      if (last?.status === "ACCEPTED" && last.isCurrent) throw accepted();
      if (last && last.version >= OFFER.maxVersions)
        throw new AppError("CONFLICT", `An application can have at most ${OFFER.maxVersions} offers.`);
      const { accountId: sentById } = member;
      const isChange = last?.status === "OFFERED";
      if (isChange) await storeEnd(tx, last.id, "REPLACED");
      else if (last) await endEnded(tx, last.id);
      const fileId = file?.id ?? (isChange && !input.removesFile ? last.fileId : null);
      const version = (last?.version ?? 0) + 1;
      const offerId = await storeOffer(tx, applicationId, { version, ...offer, ...pay, fileId, expiresAt, sentById });
      await recordEvent(
        tx,
        { applicationId, kind: isChange ? "OFFER_CHANGED" : "OFFER_SENT", actorId: sentById, aboutId: offerId },
        sides,
      );
      await this.#recordInCompany(tx, "OFFER_SENT", sides, sentById);
      await queueOfferNews(tx, offerId, isChange ? "CHANGED" : "SENT");
      const at = this.platform.clock();
      await queueOfferReminder(tx, offerId, expiresAt, at);
      await giveInterimAnswer(tx, applicationId, { stage: null, actorId: sentById, at });
      return offerId;
    });
  }

  /**
   * Accepts an open offer to the acting seeker. With `withdrawsOthers`, the seeker's other open applications are
   * withdrawn in the same transaction, and their companies get the message, if there is one. The same request has no
   * effect when it is repeated.
   * @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, RATE_LIMITED, CONFLICT if the offer is no longer open
   */
  accept(
    actor: MaybeActor,
    { withdrawsOthers, withdrawalMessage, ...response }: AcceptOfferInput,
  ): Promise<StoredOffer> {
    const { accountId } = requireSeeker(actor);
    const message = check(withdrawalSchema, { withdrawalMessage }).withdrawalMessage;
    return this.#respond({ accountId, companyId: null }, "ACCEPTED", response, withdrawsOthers ? message : null);
  }

  /** Declines an open offer to the acting seeker. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED */
  decline(actor: MaybeActor, response: EndOfferInput): Promise<StoredOffer> {
    const side = { accountId: requireSeeker(actor).accountId, companyId: null };
    return this.#respond(side, "DECLINED", response);
  }

  /** Withdraws an open offer of the company. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED */
  withdraw(actor: MaybeActor, response: EndOfferInput): Promise<StoredOffer> {
    return this.#respond(requireMember(actor, "DECIDE"), "WITHDRAWN", response);
  }

  /** Ends an open offer with one side's response. `withdrawal`: withdraws the applicant's others with this message. */
  async #respond(
    side: Side,
    status: "ACCEPTED" | "DECLINED" | "WITHDRAWN",
    { offerId, reply: written }: EndOfferInput,
    withdrawal: string | null = null,
  ): Promise<StoredOffer> {
    const { reply } = check(replySchema, { reply: written });
    const { db, limits } = this.platform;
    await limits.take(OFFER_CHANGES, side.accountId);
    const id = requireId(offerId, NOT_FOUND);
    const applicationId = await applicationOf(db, id);
    if (!applicationId) throw new AppError("NOT_FOUND", NOT_FOUND);
    const locksOthers = withdrawal !== null;
    return this.#inTransaction(side, { applicationId, locksOthers }, async (tx, sides, offers) => {
      const offer = offers.find((one) => one.id === id);
      if (!offer) throw new AppError("NOT_FOUND", NOT_FOUND);
      if (offer.status === status && offer.reply === reply && (await isWithdrawn(tx, sides, offer, withdrawal)))
        return id;
      requireOpen(offer, side);
      if (status === "ACCEPTED" && sides.status === "REJECTED")
        throw new AppError("CONFLICT", "This application is rejected. Its offer can no longer be accepted.");
      await storeEnd(tx, id, status, reply);
      await recordEvent(tx, { applicationId, kind: `OFFER_${status}`, actorId: side.accountId, aboutId: id }, sides);
      await queueOfferNews(tx, id, status);
      if (side.companyId) await this.#recordInCompany(tx, "OFFER_WITHDRAWN", sides, side.accountId);
      if (withdrawal !== null) await this.#withdrawOthers(tx, sides, withdrawal);
      return id;
    });
  }

  /**
   * Works on a locked application and its offers, and returns the offer with the id that this returns. `locksOthers`:
   * locks the acting seeker's other applications, too.
   */
  #inTransaction(
    side: Side,
    { applicationId, locksOthers }: { readonly applicationId: string; readonly locksOthers: boolean },
    work: (tx: Transaction, sides: Sides, offers: readonly StoredOffer[]) => Promise<string>,
  ): Promise<StoredOffer> {
    return this.platform.db.transaction(async (tx) => {
      const { companyId } = side;
      if (companyId) await requireStillAllowed(tx, { ...side, companyId }, "DECIDE");
      if (locksOthers) await lockApplicationsOf(tx, side.accountId);
      const sides = await lockSides(tx, side, applicationId);
      if (!sides) throw new AppError("NOT_FOUND", NO_APPLICATION);
      const id = await work(tx, sides, await listOffers(tx, side, applicationId));
      const offer = (await listOffers(tx, side, applicationId)).find((one) => one.id === id);
      if (!offer) throw new AppError("NOT_FOUND", NOT_FOUND);
      return offer;
    });
  }

  async #withdrawOthers(tx: Transaction, { seekerId, applicationId: kept }: Sides, message: string): Promise<void> {
    const withdrawn = await withdrawOthers(tx, seekerId, kept);
    const event = { kind: "WITHDRAWN", actorId: seekerId, seekerId, reasonText: message || null } as const;
    await recordEvents(
      tx,
      withdrawn.map((one) => ({ ...event, ...one })),
    );
    if (!message) return;
    const causes = withdrawn.map(({ applicationId }) => ({ id: applicationId, cause: { applicationId } }));
    await queueNotices(tx, "WITHDRAWALS", causes);
  }

  #recordInCompany(
    tx: Transaction,
    kind: "OFFER_SENT" | "OFFER_WITHDRAWN",
    { companyId, jobId, applicationId, job: subject }: Sides,
    actorId: string,
  ): Promise<void> {
    return recordCompanyEvents(tx, [{ companyId, kind, actorId, jobId, applicationId, subject }]);
  }

  /** Returns when the last day of an offer ends. @throws BAD_USER_INPUT if its days are past, too far ahead or in another order */
  #checkedEnd({ expiresOn, startsOn, timeZone }: { expiresOn: Date; startsOn: Date; timeZone: string }): Date {
    const today = todayIn(timeZone, this.platform.clock());
    const checkDay = (field: string, day: Date, maxDays: number) => {
      if (day < today) throw invalid({ [field]: "This day is in the past. Choose a later one." });
      if (day > addDays(today, maxDays)) throw invalid({ [field]: `Choose a day within the next ${maxDays} days.` });
    };
    checkDay("expiresOn", expiresOn, OFFER.maxDaysAhead);
    checkDay("startsOn", startsOn, OFFER.maxDaysToStart);
    if (startsOn < expiresOn) throw invalid({ startsOn: "Choose a day on or after the deadline to accept." });
    return endOfDay(timeZone, expiresOn);
  }
}

/** Whether the others than an accepted offer's application are withdrawn already, as it is asked for. */
const isWithdrawn = async (tx: Transaction, { seekerId }: Sides, offer: StoredOffer, withdrawal: string | null) =>
  withdrawal === null ||
  (offer.otherOpenApplications === 0 && (withdrawal === "" || (await hasWithdrawnWith(tx, seekerId, withdrawal))));

const accepted = () =>
  new AppError("CONFLICT", "The applicant has accepted this offer. It can no longer be changed or withdrawn.");

/** @throws CONFLICT unless an offer is open, with what to do instead */
function requireOpen({ status, expiresOn, companyName }: StoredOffer, { companyId }: Side): void {
  if (status === "OFFERED") return;
  if (companyId && status === "ACCEPTED") throw accepted();
  const refusals: Record<Exclude<OfferStatus, "OFFERED">, string> = {
    ACCEPTED: "You have already accepted this offer. Nothing was changed.",
    DECLINED: companyId ? "The applicant has declined this offer." : "You have already declined this offer.",
    WITHDRAWN: "This offer was withdrawn.",
    REPLACED: companyId
      ? "This offer was replaced with a new version."
      : `${companyName} changed this offer. Read the new version, then respond.`,
    LAPSED: `This offer could be accepted until ${longDay(expiresOn)}.`,
  };
  throw new AppError("CONFLICT", refusals[status]);
}
