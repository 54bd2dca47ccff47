import { roleWords } from "../../../shared/companies.options.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

interface JoinRequestMail {
  readonly publicUrl: string;
  readonly to: string;
  /** The person who requests to join. */
  readonly person: string;
  readonly accountId: string;
  readonly company: { readonly id: string; readonly name: string };
  readonly now: Date;
}

/** Returns the mail that informs an owner of a request to join. */
export function joinRequestMail({ publicUrl, to, person, accountId, company, now }: JoinRequestMail): MailDraft {
  return {
    cause: `company-join:${company.id}:${accountId}:${to}:${now.toISOString()}`,
    to,
    subject: `Someone has asked to join ${company.name} on Worklane`,
    ...renderMail({
      title: "Someone has asked to join your company",
      paragraphs: [
        `${person} has a verified address at the same domain as yours and has asked to join ${company.name}. They cannot see any of the company's data until an owner approves the request.`,
      ],
      action: { label: "Respond", url: `${publicUrl}/main-recruiter/people` },
      footer: "If you do not know this person, decline: we notify them, and they cannot ask again for 30 days.",
    }),
  };
}

interface AnswerMail {
  readonly publicUrl: string;
  readonly to: string;
  readonly companyName: string;
  readonly accountId: string;
  readonly companyId: string;
  /** The role they were given; null when they were refused. */
  readonly role: CompanyRole | null;
  readonly now: Date;
}

/** Returns the mail with an owner's answer to a request to join. */
export function answerMail({ publicUrl, to, companyName, accountId, companyId, role, now }: AnswerMail): MailDraft {
  const cause = `company-join-answer:${companyId}:${accountId}:${now.toISOString()}`;
  const footer = "You received this email because you asked to join the company.";
  const action = { label: "Open Worklane", url: `${publicUrl}/main-recruiter` };
  if (!role) {
    const title = `${companyName} declined your request`;
    const paragraphs = [`An owner of ${companyName} declined your request to join. You can ask again in 30 days.`];
    return { cause, to, subject: title, ...renderMail({ title, paragraphs, action, footer }) };
  }
  const title = `You are now a member of ${companyName}`;
  const paragraphs = [
    `An owner of ${companyName} approved your request: you are now ${roleWords(role).phrase} at the company.`,
  ];
  return { cause, to, subject: title, ...renderMail({ title, paragraphs, action, footer }) };
}
