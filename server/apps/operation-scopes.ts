import type { Scope } from "../../shared/scopes.ts";
import type { ActingKey, MaybeActor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";

/** What a key needs for an operation: these scopes, all of them; `ANY`: none; `NEVER`: it is for people alone. */
export type ScopeRule = readonly Scope[] | "ANY" | "NEVER";

/**
 * What a key needs for each operation, by the names that `docs/permissions.md` has. What is not named here is refused to
 * keys. What its answer needs beside that: `answer-scopes.ts`.
 */
export const OPERATION_SCOPES: Readonly<Record<string, ScopeRule>> = {
  // Public, or about the app itself.
  "query citySuggestions": "ANY",
  "query company": "ANY",
  "query job": "ANY",
  "query jobAlternatives": "ANY",
  "query jobChanges": "ANY",
  "query jobFacets": "ANY",
  "query jobSuggestions": "ANY",
  "query jobs": "ANY",
  "query markdownPreview": "ANY",
  // What they answer falls under the scopes of its own query.
  "query node": "ANY",
  "query nodes": "ANY",
  "query parseJobSearch": "ANY",
  "query rateLimit": "ANY",
  "query relatedJobs": "ANY",
  "query viewer": "ANY",
  "subscription viewerChanged": "ANY",

  "query postedJob": ["jobs:read"],
  "query postedJobs": ["jobs:read"],
  "query jobInterviewers": ["jobs:read"],
  "query companyActivity": ["jobs:read", "applications:read", "profile:read"],
  "query savedJobs": ["jobs:read"],
  "query jobPostingHints": ["jobs:read"],
  "query recruiterDashboard": ["jobs:read", "applications:read"],
  "mutation postJob": ["jobs:write"],
  "mutation editJob": ["jobs:write"],
  "mutation setJobStatus": ["jobs:write"],
  "mutation closeJobs": ["jobs:write"],
  "mutation deleteJob": ["jobs:write"],
  "mutation upsertJobs": ["jobs:write"],
  // They say who sees applicants and how much of them: no key lets others see what it may not see itself.
  "mutation setBlindMode": ["jobs:write", "applications:read"],
  "mutation setJobInterviewers": ["jobs:write", "applications:read"],
  "mutation saveJob": ["jobs:write"],
  "mutation unsaveJob": ["jobs:write"],
  "GET /seeker/getjobs": "ANY",
  "GET /seeker/savedJobs": ["jobs:read"],
  "POST /seeker/saveJob/{jobId}": ["jobs:write"],
  "DELETE /seeker/unsavejob/{jobId}": ["jobs:write"],
  "GET /recruiter/postedjobs": ["jobs:read"],
  "POST /recruiter/postjob": ["jobs:write"],
  "PUT /recruiter/editjob/{jobId}": ["jobs:write"],
  "DELETE /recruiter/deletejob/{id}": ["jobs:write"],

  "query applicant": ["applications:read"],
  "query applicants": ["applications:read"],
  "query applicantCounts": ["applications:read"],
  "query applicantSelection": ["applications:read"],
  "query applicationStages": ["applications:read"],
  "query applicationTags": ["applications:read"],
  "query messageTemplates": ["applications:read"],
  "query messagePreview": ["applications:read"],
  "query appliedJobs": ["applications:read"],
  "query ownApplication": ["applications:read"],
  "subscription applicationChanged": ["applications:read"],
  "mutation applyToJob": ["applications:write"],
  "mutation withdrawApplication": ["applications:write"],
  "mutation decideApplication": ["applications:write"],
  "mutation decideApplications": ["applications:write"],
  "mutation saveMessageTemplate": ["applications:write"],
  "mutation deleteMessageTemplate": ["applications:write"],
  "mutation moveApplication": ["applications:write"],
  "mutation saveApplicationStages": ["applications:write"],
  "mutation tagApplications": ["applications:write"],
  "mutation noteApplications": ["applications:write"],
  "mutation writeApplicationNote": ["applications:write"],
  "mutation editApplicationNote": ["applications:write"],
  "mutation deleteApplicationNote": ["applications:write"],
  "GET /seeker/appliedJobs": ["applications:read"],
  "POST /seeker/applyjob/{jobId}": ["applications:write"],
  "DELETE /seeker/deleteApplication/{jobId}": ["applications:write"],
  "GET /recruiter/getAllApplication": ["applications:read"],
  "GET /recruiter/getApplications/{jobId}": ["applications:read"],
  "POST /recruiter/updateStatus/{jobId}/{applicantId}": ["applications:write"],
  "file RESUME": ["applications:read"],

  "query viewerSeeker": ["profile:read"],
  "query viewerRecruiter": ["profile:read"],
  "query companyMembers": ["profile:read"],
  "mutation updateSeekerProfile": ["profile:write"],
  "mutation updateRecruiterProfile": ["profile:write"],
  "mutation uploadPhoto": ["profile:write"],
  "mutation uploadResume": ["profile:write"],
  "mutation uploadCompanyLogo": ["profile:write"],
  "mutation removePhoto": ["profile:write"],
  "mutation removeResume": ["profile:write"],
  "mutation removeCompanyLogo": ["profile:write"],
  "GET /seeker/getname": ["profile:read"],
  "GET /seeker/getprofile": ["profile:read"],
  "PUT /seeker/editProfile": ["profile:write"],
  "GET /recruiter/getprofile": ["profile:read"],
  "PUT /recruiter/editprofile": ["profile:write"],

  // Of oneself, too: with the contact details that only oneself sees.
  "query seeker": ["people:read", "profile:read"],
  "query peers": ["people:read"],
  "query candidates": ["people:read"],
  "GET /seeker/users": ["people:read", "profile:read"],
  "GET /seeker/users/{id}": ["people:read", "profile:read"],
  "GET /recruiter/getAllCandidates": ["people:read"],

  "query connections": ["connections:read"],
  "query connectionRequests": ["connections:read"],
  "query connectionInvitations": ["connections:read"],
  "query blockedPeople": ["connections:read"],
  "query viewerHasBlocked": ["connections:read"],
  "subscription connectionChanged": ["connections:read"],
  "mutation requestConnection": ["connections:write"],
  "mutation acceptConnection": ["connections:write"],
  "mutation rejectConnection": ["connections:write"],
  "mutation removeConnection": ["connections:write"],
  "mutation withdrawConnectionRequest": ["connections:write"],
  "mutation blockPerson": ["connections:write"],
  "mutation unblockPerson": ["connections:write"],
  "GET /seeker/connections": ["connections:read", "profile:read"],
  "GET /seeker/getsendrequests": ["connections:read", "profile:read"],
  "GET /seeker/getConnectionrequests": ["connections:read", "profile:read"],
  "POST /seeker/connect/{id}": ["connections:write"],
  "POST /seeker/request-accept/{id}": ["connections:write"],
  "POST /seeker/request-reject/{id}": ["connections:write"],
  "POST /seeker/remove-connection/{id}": ["connections:write"],
  "POST /seeker/unrequest/{id}": ["connections:write"],

  "query conversation": ["messages:read"],
  "query conversations": ["messages:read"],
  "query messages": ["messages:read"],
  "query unreadCount": ["messages:read"],
  "subscription chatEvents": ["messages:read"],
  "mutation sendMessage": ["messages:write"],
  "mutation markSeen": ["messages:write"],
  "mutation setTyping": ["messages:write"],
  "GET /messages/{currentUserId}/{otherUserId}": ["messages:read"],
  "PUT /messages/seen": ["messages:write"],
  "event join": ["messages:read"],
  "event sendMessage": ["messages:read", "messages:write"],
  "event typing": ["messages:read", "messages:write"],
  "event stopTyping": ["messages:read", "messages:write"],

  "query assistantConversation": ["assistant:read"],
  "query assistantConversations": ["assistant:read"],
  "query assistantStatus": ["assistant:read"],
  "subscription assistantAnswer": ["assistant:read"],
  "mutation askAssistant": ["assistant:write"],
  "mutation stopAssistantAnswer": ["assistant:write"],
  "mutation renameAssistantConversation": ["assistant:write"],
  "mutation deleteAssistantConversation": ["assistant:write"],
  "POST /api/chat": ["assistant:write"],
  "file CHAT_RESUME": ["assistant:read"],

  // Of the key's own app alone.
  "query webhookEndpoints": ["webhooks:read"],
  "query webhookDeliveries": ["webhooks:read"],
  "mutation createWebhookEndpoint": ["webhooks:write"],
  "mutation enableWebhookEndpoint": ["webhooks:write"],
  "mutation deleteWebhookEndpoint": ["webhooks:write"],
  "mutation sendTestWebhook": ["webhooks:write"],
  "mutation replayWebhook": ["webhooks:write"],

  // Accounts, passwords, sessions, companies' people, apps and keys are people's.
  "query apps": "NEVER",
  "query companyInvitation": "NEVER",
  "query companyInvitations": "NEVER",
  "query passwordResetTokenIsValid": "NEVER",
  "query viewerCompanies": "NEVER",
  "query companyJoinRequests": "NEVER",
  "query companyVerification": "NEVER",
  "query joinableCompanies": "NEVER",
  "query viewerSessions": "NEVER",
  "query noticePreferences": "NEVER",
  "query notices": "NEVER",
  "query unreadNoticeCount": "NEVER",
  "subscription noticesChanged": "NEVER",
  "mutation markNoticesRead": "NEVER",
  "mutation saveNoticePreferences": "NEVER",
  "mutation acceptInvitation": "NEVER",
  "mutation answerJoinRequest": "NEVER",
  "mutation askToJoin": "NEVER",
  "mutation checkCompanyDomain": "NEVER",
  "mutation claimCompanyDomain": "NEVER",
  "mutation verifyCompanyByMail": "NEVER",
  "mutation cancelInvitation": "NEVER",
  "mutation changeMemberRole": "NEVER",
  "mutation changeDisplayName": "NEVER",
  "mutation openApplication": "NEVER",
  "mutation changePassword": "NEVER",
  "mutation chooseCompany": "NEVER",
  "mutation createApp": "NEVER",
  "mutation createCompany": "NEVER",
  "mutation deleteAccount": "NEVER",
  "mutation deleteApp": "NEVER",
  "mutation endOtherSessions": "NEVER",
  "mutation endSession": "NEVER",
  "mutation inviteMember": "NEVER",
  "mutation leaveCompany": "NEVER",
  "mutation logIn": "NEVER",
  "mutation logOut": "NEVER",
  "mutation logOutEverywhere": "NEVER",
  "mutation removeMember": "NEVER",
  "mutation renewSession": "NEVER",
  "mutation report": "NEVER",
  "mutation requestPasswordReset": "NEVER",
  "mutation resendVerification": "NEVER",
  "mutation resetPassword": "NEVER",
  "mutation revokeKey": "NEVER",
  "mutation rotateKey": "NEVER",
  "mutation setAssistantConsent": "NEVER",
  "mutation signUpInvited": "NEVER",
  "mutation signUpRecruiter": "NEVER",
  "mutation signUpSeeker": "NEVER",
  "mutation verifyEmail": "NEVER",
  "POST /auth/signup-seeker": "NEVER",
  "POST /auth/signuprecruiter": "NEVER",
  "POST /auth/login-seeker": "NEVER",
  "POST /auth/login-recruiter": "NEVER",
  "POST /auth/logout-seeker": "NEVER",
  "POST /auth/logout-recruiter": "NEVER",
  "POST /auth/request-reset-password": "NEVER",
  "POST /auth/request-reset-passwordrec": "NEVER",
  "GET /auth/verify-reset-token/{token}": "NEVER",
  "GET /auth/verify-reset-tokenrec/{token}": "NEVER",
  "POST /auth/reset-password": "NEVER",
  "POST /auth/reset-passwordrec": "NEVER",
  "GET /auth/verify-email": "NEVER",
  "GET /auth/verify-emailrec": "NEVER",
};

/** Lets people do it, and keys that have the scopes which the operation needs. @throws FORBIDDEN */
export function requireScopes(actor: MaybeActor, operation: string): void {
  if (actor?.key) admitKey(actor.key, operation, [OPERATION_SCOPES[operation] ?? "NEVER"]);
}

/** Lets a key do an operation under all of these rules; its use, or the refusal, is noted. @throws FORBIDDEN */
export function admitKey(key: ActingKey, operation: string, rules: readonly ScopeRule[]): void {
  try {
    for (const rule of rules) requireRule(key, rule);
  } catch (error) {
    key.noteUse?.(operation, "REFUSED");
    throw error;
  }
  key.noteUse?.(operation, "ALLOWED");
}

/** Refuses a key that lacks a scope. @throws FORBIDDEN */
function requireRule({ scopes }: ActingKey, rule: ScopeRule): void {
  if (rule === "ANY") return;
  if (rule === "NEVER") throw new AppError("FORBIDDEN", "Keys cannot do this. Log in to do it yourself.");
  const missing = rule.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) throw new AppError("FORBIDDEN", `This needs a key with the scope ${missing.join(" and ")}.`);
}
