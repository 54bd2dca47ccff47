import { payLabel } from "../../../../shared/pay.ts";
import { receivedApplicationPath } from "../../../../shared/recruiters.ts";
import { applicationPath } from "../../../../shared/seeker-addresses.ts";
import { dayEnd } from "../../../../shared/text/day-end.ts";
import { longDay } from "../../../../shared/text/long-day.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hiddenName } from "../../../platform/hidden-name.ts";
import { type NoticeDraft, noticeKind } from "../../notice-kind.ts";
import { forgetUnsentMails } from "../../notices.store.ts";
import { writtenBy } from "../written-by.ts";
import { type OfferNews, offerCause } from "./offer-cause.ts";
import { lockOffer, type NotifiedOffer } from "./offers.store.ts";

/** A title and sentences about what happened; null if this side is not notified of it. */
type Words = (offer: NotifiedOffer) => Readonly<Record<OfferNews, readonly [string, ...string[]] | null>>;

const forApplicant: Words = ({ companyName, jobTitle, reply, ...offer }) => {
  const what = `${jobTitle}, ${payLabel(offer)}, starting on ${longDay(offer.startsOn)}.`;
  const terms = [what, `Location: ${offer.place}`, `Respond by ${dayEnd(offer.expiresOn, offer.timeZone)}.`] as const;
  return {
    SENT: [`${companyName} sent you an offer`, ...terms],
    CHANGED: [`${companyName} changed its offer`, ...terms, "This offer replaces the earlier version."],
    REMINDER: [`Respond to ${companyName}'s offer by ${longDay(offer.expiresOn)}`, ...terms],
    ACCEPTED: [`You accepted the offer from ${companyName}`, what],
    DECLINED: null,
    WITHDRAWN: [`${companyName}'s offer was withdrawn`, what, ...writtenBy(companyName, reply)],
    LAPSED: [`${companyName}'s offer has lapsed`, `You could have accepted it until ${longDay(offer.expiresOn)}.`],
  };
};

const forCompany: Words = ({ applicationId, applicantName, jobTitle, reply, expiresOn }) => {
  const who = applicantName ?? hiddenName(applicationId);
  const written = writtenBy("The applicant", reply);
  return {
    SENT: null,
    CHANGED: null,
    REMINDER: null,
    ACCEPTED: [`${who} accepted your offer`, `The offer for ${jobTitle}.`, ...written],
    DECLINED: [`${who} declined your offer`, `The offer for ${jobTitle}.`, ...written],
    WITHDRAWN: null,
    LAPSED: [`Your offer for ${jobTitle} has lapsed`, `${who} did not respond by ${longDay(expiresOn)}.`],
  };
};

/** What the kinds of both sides have in common. An unsent mail about an earlier change is replaced. */
const offers = (wordsFor: Words) => ({
  reason: `${wordsFor === forCompany ? "your company sent" : "a company sent you"} an offer on Worklane`,
  defaults: { page: true, mail: "AT_ONCE" as const },
  push: "There is news about an offer.",
  isImportant: true,
  cause: offerCause,
  async read(tx: Transaction, { offerId, news }: { offerId: string; news: OfferNews }): Promise<NoticeDraft[]> {
    const offer = await lockOffer(tx, offerId);
    const isOpen = news === "SENT" || news === "CHANGED" || news === "REMINDER";
    const isCurrent = offer?.status === (isOpen ? "OFFERED" : news);
    const isCompany = wordsFor === forCompany;
    const words = offer && isCurrent ? wordsFor(offer)[news] : null;
    // Applicants read of the new version instead.
    if (!offer || !words || (offer.isFormer && !isCompany)) return [];
    const { applicationId, jobId, companyId, seekerId } = offer;
    const [title, ...paragraphs] = words;
    const path = isCompany ? receivedApplicationPath(jobId, applicationId) : applicationPath(jobId);
    const action = { label: "See the offer", path };
    const prefix = `offer:${applicationId}:`;
    const accountIds = isCompany ? offer.memberIds : [seekerId];
    for (const accountId of accountIds) await forgetUnsentMails(tx, accountId, prefix);
    return accountIds.map((accountId) => ({
      ...{ accountId, cause: `${prefix}${offerId}:${news}`, title, body: paragraphs[0] ?? "", path },
      ...(isCompany && { companyId, aboutId: seekerId }),
      mail: { subject: title, title, paragraphs, action },
    }));
  },
});

/** News of the offers to an applicant. */
export const ownOffers = noticeKind({ label: "Offers", role: "SEEKER", ...offers(forApplicant) });

/** News of a company's offers, for who sent them and who is responsible for the job. */
export const applicantOffers = noticeKind({ label: "Offers to applicants", role: "RECRUITER", ...offers(forCompany) });
