import { z } from "zod";
import { applicantConversationPath } from "../../../../shared/recruiters.ts";
import { applicationConversationPath } from "../../../../shared/seeker-addresses.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { type NoticeDraft, noticeKind } from "../../notice-kind.ts";
import { findUnseenMessage, type UnseenMessage } from "./application-messages.store.ts";

/** What both kinds have in common: each side is notified once of the messages that it has not seen. */
const messages = (
  ofCompany: boolean,
  draftOf: (message: UnseenMessage) => Omit<NoticeDraft, "accountId" | "cause">,
) => ({
  defaults: { page: true, mail: "AT_ONCE" as const },
  cause: z.object({ messageId: z.uuid() }),
  async read(tx: Transaction, { messageId }: { messageId: string }) {
    const message = await findUnseenMessage(tx, messageId);
    if (message?.byCompany !== ofCompany) return [];
    const { conversationId, seenSeq, accountIds } = message;
    const cause = `application-messages:${conversationId}:${ofCompany ? "applicant" : "company"}:${seenSeq}`;
    return accountIds.map((accountId) => ({ accountId, cause, ...draftOf(message) }));
  },
});

/** A company's message that the applicant has not seen for ten minutes. */
export const applicationMessages = noticeKind({
  label: "Messages from companies you applied to",
  role: "SEEKER",
  reason: "a company wrote to you about your application on Worklane",
  push: "A company wrote to you about an application.",
  isImportant: true,
  ...messages(true, ({ companyName, jobTitle, applicationId }) => ({
    title: `${companyName} wrote to you`,
    body: `About your application for ${jobTitle}`,
    path: applicationConversationPath(applicationId),
  })),
});

/** An applicant's message that no member of the company has seen for ten minutes. Without a name: it may be hidden. */
export const applicantMessages = noticeKind({
  label: "Messages from applicants",
  role: "RECRUITER",
  reason: "an applicant wrote to your company on Worklane",
  push: "An applicant wrote to you.",
  ...messages(false, ({ companyId, jobTitle, applicationId }) => ({
    title: `An applicant for ${jobTitle} wrote to you`,
    path: applicantConversationPath(applicationId),
    companyId,
  })),
});
