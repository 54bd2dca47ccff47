import type { Option } from "./closed-list.ts";

/** States of a link from a mail about a change of email address. */
export const EMAIL_CHANGE_LINK_STATES = [
  { value: "OPEN", label: "The link can be used." },
  { value: "CONFIRMED", label: "This address is confirmed already." },
  { value: "CANCELLED", label: "This change was cancelled, or another one was asked for. Look in your settings." },
  { value: "UNDONE", label: "This change is undone: the account has the address from before." },
  { value: "EXPIRED", label: "This link has expired. It no longer changes anything." },
] as const satisfies readonly Option<string>[];
export type EmailChangeLinkStateValue = (typeof EMAIL_CHANGE_LINK_STATES)[number]["value"];

/** Error for a link that was never sent. */
export const UNKNOWN_LINK = "This link is incomplete. Open it again from the email.";
