import type { ClientInfo } from "../../platform/client-info.ts";
import { networkOf } from "../../platform/rate-limits/network-of.ts";
import type { Count, Limit } from "../../platform/rate-limits/rate-limits.ts";

const hours = (count: number) => count * 60 * 60;

/**
 * Each request reveals whether an address is taken, as a sign-up does, and sends mail to an address that may not be the
 * sender's.
 */
const MAILS_BY_ACCOUNT: Limit = {
  name: "email-change:account",
  points: 10,
  windowSeconds: hours(1),
  refusal: "You have requested too many changes to your address. Check the new inbox and its spam folder.",
};
const MAILS_TO_ADDRESS: Limit = {
  name: "email-change:to-address",
  points: 10,
  windowSeconds: hours(1),
  refusal: "Several links were sent to this address recently. Check its inbox and spam folder.",
};

/** Cancelled changes. */
export const CANCELLATIONS: Limit = { name: "email-change:cancel", points: 30, windowSeconds: hours(1) };

/**
 * Views and uses of links. Nobody guesses 256 bits: the limit is for the load, with room for a campus behind one
 * address.
 */
const LINKS_BY_ADDRESS: Limit = { name: "email-change:link", points: 600, windowSeconds: 10 * 60 };

/** Returns the counts of a link to a new address. */
export const changeMailCounts = (accountId: string, newEmail: string): Count[] => [
  [MAILS_BY_ACCOUNT, accountId],
  [MAILS_TO_ADDRESS, newEmail],
];

/** Returns the counts of the use of a link. */
export const linkCounts = ({ address }: ClientInfo): Count[] => [[LINKS_BY_ADDRESS, networkOf(address)]];
