import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Invitations sent by a company: each is an unsolicited mail. */
export const INVITATIONS_BY_COMPANY: Limit = {
  name: "invite",
  points: 50,
  windowSeconds: 86_400,
  refusal: "Your company has sent many invitations today.",
};
/** To one address, from any sender. */
export const INVITATIONS_TO_ADDRESS: Limit = {
  name: "invite:address",
  points: 5,
  windowSeconds: 86_400,
  refusal: "This address was invited several times today.",
};
/** Requests to join companies: each is a mail to their owners. */
export const JOIN_REQUESTS: Limit = {
  name: "ask-to-join",
  points: 5,
  windowSeconds: 86_400,
  refusal: "You have asked several companies today.",
};
/** Changes of members and roles, and switching companies. */
export const MEMBER_CHANGES: Limit = {
  name: "change-members",
  points: 100,
  windowSeconds: 600,
  refusal: "You have changed your company's members too many times in a short time.",
};
