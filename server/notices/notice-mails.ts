import { z } from "zod";
import { appointment, calendarFile } from "../platform/mail/calendar-file.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { isNoticeKind, NOTICE_KINDS } from "./kinds/all-kinds.ts";
import { unsubscribeUrl } from "./mail-links.ts";
import type { NoticeMail } from "./notice-kind.ts";

/** A notice to mail. */
export interface MailedNotice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** The notice's own mail; without it, the notice's texts are used. */
  readonly mail?: unknown;
}

/** Settings for mails. */
export interface MailSettings {
  readonly publicUrl: string;
  readonly secrets: ServerSecrets;
}

const link = z.object({ label: z.string(), path: z.string() });
const mailShape = z.object({
  subject: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  action: link,
  sections: z.array(z.object({ title: z.string(), links: z.array(link) })).default([]),
  appointment: appointment.optional(),
});

const ownMail = ({ title, body, path, mail }: MailedNotice): NoticeMail =>
  mailShape.safeParse(mail).data ?? {
    subject: title,
    title,
    paragraphs: body ? [body] : [],
    action: { label: "Open Worklane", path },
  };

/** Combines several notices in one mail. */
const digestMail = (notices: readonly MailedNotice[], home: string): NoticeMail => ({
  subject: `${notices.length} notifications for you`,
  title: "What is new on Worklane",
  paragraphs: notices.map(({ title, body }) => (body ? `${title}. ${body}` : title)),
  action: { label: "See your notifications", path: `${home}/notices` },
  sections: notices.flatMap((notice) => ownMail(notice).sections ?? []),
});

/**
 * Returns the mail with a person's notices: a single one's own, or one for all. It states the reason, and how to
 * unsubscribe.
 */
export async function noticeMail(
  { publicUrl, secrets }: MailSettings,
  { accountId, email }: { readonly accountId: string; readonly email: string },
  notices: readonly [MailedNotice, ...MailedNotice[]],
): Promise<MailDraft> {
  const [first, ...others] = notices;
  const known = [...new Set(notices.map(({ kind }) => kind))].filter(isNoticeKind).map((name) => NOTICE_KINDS[name]);
  const home = known[0]?.role === "RECRUITER" ? "/main-recruiter" : "/main";
  const {
    subject,
    title,
    paragraphs,
    action,
    sections = [],
  } = others.length === 0 ? ownMail(first) : digestMail(notices, home);
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const calendars = notices.flatMap((notice) => {
    const { appointment } = ownMail(notice);
    return appointment ? calendarFile(appointment, publicUrl, email) : [];
  });
  const endsAt = await unsubscribeUrl(publicUrl, secrets, { accountId, kinds });
  const labels = known.map(({ label }) => `“${label}”`).join(", ");
  return {
    cause: `notice:${first.id}`,
    to: email,
    subject,
    unsubscribeUrl: endsAt,
    ...(calendars.length > 0 && { calendars }),
    ...renderMail({
      title,
      paragraphs,
      action: { label: action.label, url: publicUrl + action.path },
      sections: sections.map((section) => ({
        title: section.title,
        links: section.links.map(({ label, path }) => ({ label, url: publicUrl + path })),
      })),
      footer: `You received this email because ${[...new Set(known.map(({ reason }) => reason))].join(", and because ")}.`,
      footerLinks: [
        { label: `Unsubscribe from ${labels}`, url: endsAt },
        { label: "Notification settings", url: `${publicUrl}${home}/settings#notices` },
      ],
    }),
  };
}
