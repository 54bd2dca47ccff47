import { IMPORTED, roleWords } from "../../shared/companies.options.ts";
import type { CompanyActivityQuery, CompanyEventKind, CompanyRole } from "../generated/graphql.ts";

export type ActivityEvent = CompanyActivityQuery["companyActivity"]["edges"][number]["node"];

/** The kinds in the order of the filter, with their labels. */
export const KIND_LABELS: Record<CompanyEventKind, string> = {
  APPLICANT_ACCEPTED: "Applicant accepted",
  APPLICANT_REJECTED: "Applicant rejected",
  DECISION_REMOVED: "Decision undone",
  APPLICANT_MOVED: "Applicant moved",
  INTERVIEW_OFFERED: "Interview offered",
  INTERVIEW_CANCELLED: "Interview cancelled",
  OFFER_SENT: "Offer sent",
  OFFER_WITHDRAWN: "Offer withdrawn",
  SEEKER_INVITED: "Candidate invited",
  BLIND_MODE_ON: "Anonymous review turned on",
  BLIND_MODE_OFF: "Anonymous review turned off",
  JOB_POSTED: "Job posted",
  JOB_EDITED: "Job edited",
  JOB_CLOSED: "Job closed",
  JOB_REOPENED: "Job reopened",
  JOB_DELETED: "Job deleted",
  JOB_RESTRICTED: "Editing restricted to owners",
  JOB_UNRESTRICTED: "Editing allowed for all recruiters",
  JOB_HANDED_OVER: "Job transferred",
  MEMBER_INVITED: "Invitation sent",
  INVITATION_CANCELLED: "Invitation cancelled",
  MEMBER_JOINED: "Member joined",
  MEMBER_LEFT: "Member left",
  MEMBER_REMOVED: "Member removed",
  JOIN_GRANTED: "Join request approved",
  JOIN_REFUSED: "Join request declined",
  ROLE_CHANGED: "Role changed",
  VERIFIED: "Company verified",
  VERIFICATION_LOST: "Verification removed",
  SECOND_FACTOR_REQUIRED: "Two-step login required",
  SECOND_FACTOR_NOT_REQUIRED: "Two-step login no longer required",
  CHANGED: "Company profile changed",
  CREATED: "Company created",
};

const GONE = "someone whose account was deleted";

/** The actor, as the beginning of a sentence. */
export const actorWords = ({ kind, actorName, detail }: ActivityEvent): string => {
  if (actorName) return actorName;
  if (kind === "VERIFICATION_LOST") return "The daily check";
  return kind.startsWith("JOB_") && detail === IMPORTED ? "An import" : "Someone whose account was deleted";
};

/** The action, as the rest of a sentence after the actor. Its subject, a job, is separate, since it may be a link. */
export function activityWords({ kind, personName, applicantName, subject, detail }: ActivityEvent): string {
  const person = personName ?? GONE;
  const applicant = applicantName ?? "an applicant";
  const role = () => roleWords(detail as CompanyRole).phrase;
  const words: Record<CompanyEventKind, () => string> = {
    APPLICANT_ACCEPTED: () => `accepted ${applicant} for`,
    APPLICANT_REJECTED: () => `rejected ${applicant} for`,
    DECISION_REMOVED: () => `withdrew the decision on ${applicant} for`,
    APPLICANT_MOVED: () => `moved ${applicant} to ${detail} for`,
    INTERVIEW_OFFERED: () => `offered ${applicant} an interview for`,
    INTERVIEW_CANCELLED: () => `cancelled the interview with ${applicant} for`,
    OFFER_SENT: () => `sent ${applicant} an offer for`,
    OFFER_WITHDRAWN: () => `withdrew the offer to ${applicant} for`,
    SEEKER_INVITED: () => "invited a candidate to apply for",
    BLIND_MODE_ON: () => "turned on anonymous review for",
    BLIND_MODE_OFF: () => "turned off anonymous review for",
    JOB_POSTED: () => "posted",
    JOB_EDITED: () => "edited",
    JOB_CLOSED: () => "closed",
    JOB_REOPENED: () => "opened again",
    JOB_DELETED: () => "deleted",
    JOB_RESTRICTED: () => "let only its owner and company owners edit",
    JOB_UNRESTRICTED: () => "let every recruiter edit",
    JOB_HANDED_OVER: () => `made ${person} the owner of`,
    MEMBER_INVITED: () => `invited ${subject} to be ${role()}`,
    INVITATION_CANCELLED: () => `cancelled the invitation of ${subject}`,
    MEMBER_JOINED: () => `joined as ${role()}`,
    MEMBER_LEFT: () => "left the company",
    MEMBER_REMOVED: () => `removed ${person}`,
    JOIN_GRANTED: () => `approved ${person} as ${role()}`,
    JOIN_REFUSED: () => `declined the request of ${person}`,
    ROLE_CHANGED: () => `made ${person} ${role()}`,
    VERIFIED: () => `verified the company by ${subject}`,
    VERIFICATION_LOST: () => `found that ${subject} no longer verifies the company`,
    SECOND_FACTOR_REQUIRED: () => "required a passkey or an authenticator app from everyone",
    SECOND_FACTOR_NOT_REQUIRED: () => "stopped requiring a passkey or an authenticator app",
    CHANGED: () => "changed the company profile",
    CREATED: () => "created the company",
  };
  return words[kind]();
}
