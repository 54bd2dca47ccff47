import type { Option } from "./closed-list.ts";

/** States of a link from a mail about a change of email address. */
export const EMAIL_CHANGE_LINK_STATES = [
  { value: "OPEN", label: "The link can be used." },
  { value: "CONFIRMED", label: "This address is already confirmed." },
  { value: "CANCELLED", label: "This change was cancelled, or another one was requested. Check your settings." },
  { value: "UNDONE", label: "This change was undone. The account has its previous address again." },
  { value: "EXPIRED", label: "This link has expired. It no longer changes anything." },
] as const satisfies readonly Option<string>[];
export type EmailChangeLinkStateValue = (typeof EMAIL_CHANGE_LINK_STATES)[number]["value"];

/** Error for a link that was never sent. */
export const UNKNOWN_LINK = "This link is incomplete. Open it again from the email.";
