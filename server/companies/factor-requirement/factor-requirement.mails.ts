import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

interface RequirementMail {
  readonly publicUrl: string;
  readonly to: string;
  readonly company: { readonly id: string; readonly name: string };
  readonly hasSecondFactor: boolean;
  readonly from: Date;
  /** Whether it is already in effect. */
  readonly isDue: boolean;
}

const dayWords = (day: Date) => day.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Returns the mail that informs a member of their company's second-factor requirement, and what to do. */
export function requirementMail({ publicUrl, to, company, hasSecondFactor, from, isDue }: RequirementMail): MailDraft {
  const when = isDue ? "from now on" : `from ${dayWords(from)}`;
  return {
    cause: `factor-requirement:${company.id}:${from.toISOString()}:${to}`,
    to,
    subject: `${company.name} requires two-step login`,
    ...renderMail({
      title: `${company.name} requires two-step login`,
      paragraphs: [
        `To protect its applicants, ${company.name} requires a passkey or an authenticator app in addition to the password from everyone who works for it on Worklane, ${when}.`,
        ...(hasSecondFactor
          ? [
              "You already have one. On devices where you logged in before you added it, you will be asked for it once.",
              "API keys that you created before you had it will then stop working. Create new ones.",
            ]
          : [
              `Add one in your settings. It takes a minute. Without one, you will not be able to see anything at ${company.name}, but no work is lost.`,
              "Your API keys will then stop working. Create new ones once you have a second factor.",
            ]),
      ],
      action: hasSecondFactor
        ? { label: "See your settings", url: `${publicUrl}/main-recruiter/settings#passkeys` }
        : { label: "Add a passkey or an app", url: `${publicUrl}/main-recruiter/settings#passkeys` },
      footer: `You received this email because you work for ${company.name} on Worklane.`,
    }),
  };
}
