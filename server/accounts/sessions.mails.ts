import type { Role } from "../generated/prisma/enums.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import { deviceName } from "../platform/device-name.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";

const DEVICES_PATH = { SEEKER: "/main/settings#devices", RECRUITER: "/main-recruiter/settings#devices" } as const;

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
/** "3 March 2024 at 8:05" */
const moment = (date: Date): string => format.format(date).replace(/\b0(?=\d:)/, "");

/** Returns the mail that notifies an account's owner of a login on a new device. */
export function newDeviceMail({
  publicUrl,
  account: { role, email },
  client: { userAgent, address },
  sessionId,
  now,
}: {
  readonly publicUrl: string;
  readonly account: { readonly role: Role; readonly email: string };
  readonly client: Pick<ClientInfo, "userAgent" | "address">;
  readonly sessionId: string;
  readonly now: Date;
}): MailDraft {
  return {
    cause: `new-device:${sessionId}`,
    to: email,
    subject: "New login to your account",
    ...renderMail({
      title: "New login to your account",
      paragraphs: [
        `${deviceName(userAgent).slice(0, 60)}, from the IP address ${address}, on ${moment(now)} UTC.`,
        "If it was you, no action is needed. If it was not, log that device out and change your password.",
      ],
      action: { label: "See my devices", url: publicUrl + DEVICES_PATH[role] },
      footer: "You received this email because your account had not been used on a device like this before.",
    }),
  };
}
