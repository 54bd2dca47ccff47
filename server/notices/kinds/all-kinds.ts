import type { NoticeKind } from "../notice-kind.ts";
import { answersDue } from "./answers-due.kind.ts";
import { connectionAccepted } from "./connection-accepted.kind.ts";
import { connectionRequest } from "./connection-request.kind.ts";
import { decision } from "./decision.kind.ts";
import { firstApplication } from "./first-application.kind.ts";
import { interimAnswer } from "./interim-answer.kind.ts";
import { applicantInterviews, ownInterviews } from "./interviews/interviews.kind.ts";
import { acceptedInvitations, jobInvitations } from "./invitations/job-invitations.kind.ts";
import { jobAlerts } from "./job-alerts.kind.ts";
import { jobAssigned } from "./job-assigned.kind.ts";
import { jobClosing } from "./job-closing.kind.ts";
import { companyKeyExpiring, ownKeyExpiring } from "./keys/key-expiring.kind.ts";
import { memberJoined } from "./member-joined.kind.ts";
import { applicantMessages, applicationMessages } from "./messages/application-messages.kind.ts";
import { unreadMessages } from "./messages/unread-messages.kind.ts";
import { newApplications } from "./new-applications.kind.ts";
import { applicantOffers, ownOffers } from "./offers/offers.kind.ts";
import { opened } from "./opened.kind.ts";
import { savedJobClosing } from "./saved-job-closing.kind.ts";
import { unanswered } from "./unanswered.kind.ts";
import { withdrawals } from "./withdrawals.kind.ts";

/** All kinds of notices, in the order of the preferences. A new one is a file here and a line below. */
export const NOTICE_KINDS = {
  DECISION: decision,
  APPLICATION_OPENED: opened,
  INTERIM_ANSWER: interimAnswer,
  APPLICATION_MESSAGES: applicationMessages,
  INTERVIEWS: ownInterviews,
  OFFERS: ownOffers,
  JOB_INVITATIONS: jobInvitations,
  UNANSWERED: unanswered,
  CONNECTION_REQUEST: connectionRequest,
  CONNECTION_ACCEPTED: connectionAccepted,
  UNREAD_MESSAGES: unreadMessages,
  SAVED_JOB_CLOSING: savedJobClosing,
  JOB_ALERTS: jobAlerts,
  OWN_KEY_EXPIRING: ownKeyExpiring,
  FIRST_APPLICATION: firstApplication,
  NEW_APPLICATIONS: newApplications,
  APPLICANT_MESSAGES: applicantMessages,
  APPLICANT_INTERVIEWS: applicantInterviews,
  APPLICANT_OFFERS: applicantOffers,
  ACCEPTED_INVITATIONS: acceptedInvitations,
  WITHDRAWALS: withdrawals,
  ANSWERS_DUE: answersDue,
  JOB_CLOSING: jobClosing,
  JOB_ASSIGNED: jobAssigned,
  MEMBER_JOINED: memberJoined,
  COMPANY_KEY_EXPIRING: companyKeyExpiring,
} satisfies Record<string, NoticeKind>;

/** The name of a kind. */
export type NoticeKindName = keyof typeof NOTICE_KINDS;

/** Whether it is the name of a current kind. */
export const isNoticeKind = (name: string): name is NoticeKindName => Object.hasOwn(NOTICE_KINDS, name);
