import { AccountService } from "../accounts/accounts.service.ts";
import { DeviceService } from "../accounts/devices.service.ts";
import { EmailChangeService } from "../accounts/email-change/email-change.service.ts";
import { EmailChangeLinkService } from "../accounts/email-change/email-change-links.service.ts";
import { FactorService } from "../accounts/factors/factors.service.ts";
import { ReauthenticationService } from "../accounts/factors/reauthentication.service.ts";
import { SecondStepService } from "../accounts/factors/second-step.service.ts";
import { LogInService } from "../accounts/log-in.service.ts";
import { PasswordChangeService } from "../accounts/passwords/password-change.service.ts";
import { PasswordResetService } from "../accounts/passwords/password-reset.service.ts";
import { SessionEndService } from "../accounts/session-end.service.ts";
import { SessionService } from "../accounts/sessions.service.ts";
import { ApplicantService } from "../applications/applicants.service.ts";
import { BlindModeService } from "../applications/blind/blind-mode.service.ts";
import { DashboardService } from "../applications/dashboard.service.ts";
import { DecisionService } from "../applications/deciding/decisions.service.ts";
import { ApplicantExportService } from "../applications/export/applicant-export.service.ts";
import { OwnApplicationExportService } from "../applications/export/own-application-export.service.ts";
import { NoteService } from "../applications/notes/notes.service.ts";
import { OwnApplicationService } from "../applications/own-applications.service.ts";
import { ResponseDeadlineService } from "../applications/response-deadline/response-deadline.service.ts";
import { SentApplicationService } from "../applications/sent/sent-application.service.ts";
import { StageService } from "../applications/stages/stages.service.ts";
import { TagService } from "../applications/tags/tags.service.ts";
import { MessageTemplateService } from "../applications/texts/templates.service.ts";
import { AppService } from "../apps/apps.service.ts";
import { KeyAuthenticationService } from "../apps/key-authentication.service.ts";
import type { AssistantConfig } from "../assistant/assistant.config.ts";
import { createAssistant } from "../assistant/create-assistant.ts";
import { AuditLog } from "../audit/audit-log.ts";
import { type DailyCeilings, ProfileAccessService } from "../audit/profile-access.service.ts";
import { SecurityActivityService } from "../audit/security-activity.service.ts";
import { ActivityService } from "../companies/activity/activity.service.ts";
import { CompanyService } from "../companies/companies.service.ts";
import { FactorRequirementService } from "../companies/factor-requirement/factor-requirement.service.ts";
import { InvitationService } from "../companies/members/invitations.service.ts";
import { JoinRequestService } from "../companies/members/join-requests.service.ts";
import { MemberService } from "../companies/members/members.service.ts";
import { ResponseRecordService } from "../companies/response-record/response-record.service.ts";
import { VerificationService } from "../companies/verification/verification.service.ts";
import { ConnectionService } from "../connections/connections.service.ts";
import { ForYouService } from "../fit/for-you/for-you.service.ts";
import { JobFitService } from "../fit/job-fit.service.ts";
import { ResumeCheckService } from "../fit/resume-check/resume-check.service.ts";
import { CalendarFeedService } from "../interviews/calendar-feed/calendar-feed.service.ts";
import { InterviewService } from "../interviews/interviews.service.ts";
import { ScorecardService } from "../interviews/scorecards/scorecards.service.ts";
import { JobInvitationService } from "../invitations/job-invitations.service.ts";
import { JobAlertService } from "../jobs/alerts/alerts.service.ts";
import { JobChangeService } from "../jobs/changes/job-changes.service.ts";
import { HiddenListingService } from "../jobs/hiding/hidden-listings.service.ts";
import { JobService } from "../jobs/jobs.service.ts";
import { PostedJobService } from "../jobs/posted/posted-jobs.service.ts";
import type { HiringRules } from "../jobs/posting-hints/hiring-rules.ts";
import { PostingHintService } from "../jobs/posting-hints/posting-hints.service.ts";
import { PublicJobService } from "../jobs/public/public-jobs.service.ts";
import { RelatedJobService } from "../jobs/related/related-jobs.service.ts";
import { SimilarJobService } from "../jobs/related/similar-jobs.service.ts";
import { SavedJobService } from "../jobs/saved-jobs.service.ts";
import { SearchHelpService } from "../jobs/search/search-help.service.ts";
import { ExternalJobService } from "../jobs/upsert/external-jobs.service.ts";
import { JobUpsertService } from "../jobs/upsert/upsert-jobs.service.ts";
import { ApplicationMessageService } from "../messages/application-messages.service.ts";
import { MessageService } from "../messages/messages.service.ts";
import { NoticeService } from "../notices/notices.service.ts";
import { PushService } from "../notices/push/push.service.ts";
import type { PushKeys } from "../notices/push/push-keys.ts";
import { OfferService } from "../offers/offers.service.ts";
import { ConsoleAccountService } from "../operators/accounts/console-accounts.service.ts";
import { ConsoleSessionService } from "../operators/accounts/console-sessions.service.ts";
import { SuspensionService } from "../operators/accounts/suspensions.service.ts";
import { AppealQueueService } from "../operators/appeals/appeal-queue.service.ts";
import { AppealService } from "../operators/appeals/appeals.service.ts";
import { AuditSearchService } from "../operators/audit/audit-search.service.ts";
import { ConsoleCompanyService } from "../operators/companies/console-companies.service.ts";
import { ConsoleHealthService } from "../operators/health/console-health.service.ts";
import { requireDispensable } from "../operators/last-administrator.ts";
import { OperatorService } from "../operators/operators.service.ts";
import { ReportCaseService } from "../operators/reports/report-cases.service.ts";
import { ReportQueueService } from "../operators/reports/report-queue.service.ts";
import { JobTakedownService } from "../operators/takedowns/job-takedowns.service.ts";
import { requireUploadLeft } from "../platform/files/receive-upload.ts";
import { Idempotency } from "../platform/idempotency/idempotency.ts";
import type { Platform } from "../platform/platform.ts";
import { QueryBudget } from "../platform/rate-limits/query-budget.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { AccountRemovalService } from "../privacy/account-removal.service.ts";
import { BlockService } from "../privacy/blocks.service.ts";
import { CompanyExclusionService } from "../privacy/company-exclusions.service.ts";
import { DataExportService } from "../privacy/data-export.service.ts";
import { ReportService } from "../privacy/reports.service.ts";
import { ProfileImportService } from "../profile-import/profile-import.service.ts";
import { RecruiterService } from "../recruiters/recruiters.service.ts";
import { ProfileExportService } from "../seekers/export/profile-export.service.ts";
import { ResumeService } from "../seekers/resumes/resumes.service.ts";
import { SeekerProfileService } from "../seekers/seeker-profile.service.ts";
import { SeekerService } from "../seekers/seekers.service.ts";
import { SitemapService } from "../sitemaps/sitemaps.service.ts";
import { WebhookService } from "../webhooks/webhooks.service.ts";

/** The settings that services need. */
interface ServiceConfig extends DailyCeilings {
  readonly secrets: ServerSecrets;
  /** Seconds after its last use at which a session expires. */
  readonly sessionIdleSeconds: number;
  readonly assistant: AssistantConfig;
  readonly hiringRules: HiringRules;
  readonly auditToOutput: boolean;
  readonly webhooksToLoopback: boolean;
  readonly pushKeys: PushKeys;
}

/** Wires the services; the only place where their dependencies are passed. */
export function createServices(platform: Platform, config: ServiceConfig) {
  const auditLog = new AuditLog(platform, config.auditToOutput);
  const profileAccess = new ProfileAccessService(platform, auditLog, config);
  const sessions = new SessionService(platform, config.secrets, auditLog, config.sessionIdleSeconds);
  const logIns = new LogInService(platform, sessions, config.secrets, auditLog);
  const operators = new OperatorService(platform, auditLog);
  const suspensions = new SuspensionService(platform, operators, sessions, auditLog);
  const jobTakedowns = new JobTakedownService(platform, operators, auditLog);
  const accountRemoval = new AccountRemovalService(platform, sessions, auditLog, requireDispensable);
  const jobs = new JobService(platform);
  const seekers = new SeekerService(platform, profileAccess, auditLog.signals);
  const connections = new ConnectionService(platform, seekers);
  const postedJobs = new PostedJobService(platform, jobs);
  const applicants = new ApplicantService(platform, postedJobs, seekers, profileAccess);
  const savedJobs = new SavedJobService(platform, jobs);
  const similarJobs = new SimilarJobService(platform);
  const ownApplications = new OwnApplicationService(platform, jobs);
  const searchHelp = new SearchHelpService(platform);
  const interviews = new InterviewService(platform);
  const hiddenListings = new HiddenListingService(platform, jobs);
  const notices = new NoticeService(platform, config.secrets);
  const forYou = new ForYouService(platform, seekers);
  const jobFit = new JobFitService(platform, jobs, seekers);
  const resumeCheck = new ResumeCheckService(platform, seekers);
  const applicationMessages = new ApplicationMessageService(platform);
  return {
    accounts: new AccountService(platform),
    accountRemoval,
    blocks: new BlockService(platform, seekers),
    dataExport: new DataExportService(platform, auditLog),
    idempotency: new Idempotency(platform),
    /** Public origin of the site, without a trailing slash. */
    publicUrl: platform.publicUrl,
    queryBudget: new QueryBudget(platform.limits),
    requireUploadLeft: (ownerId: string) => requireUploadLeft(platform, ownerId),
    reports: new ReportService(platform, accountRemoval, seekers, jobs, jobTakedowns, auditLog),
    sessions,
    logIns,
    devices: new DeviceService(platform, sessions, auditLog),
    sessionEnd: new SessionEndService(platform, sessions),
    apps: new AppService(platform, sessions, auditLog),
    webhooks: new WebhookService(platform, {
      secrets: config.secrets,
      allowsLoopback: config.webhooksToLoopback,
    }),
    keyAuthentication: new KeyAuthenticationService(platform, sessions, auditLog),
    auditLog,
    profileAccess,
    operators,
    reportCases: new ReportCaseService(platform, operators),
    reportQueue: new ReportQueueService(platform, operators, suspensions, jobTakedowns, auditLog),
    jobTakedowns,
    appeals: new AppealService(platform, auditLog),
    appealQueue: new AppealQueueService(platform, operators, suspensions, jobTakedowns, auditLog),
    suspensions,
    consoleAccounts: new ConsoleAccountService(platform, operators, auditLog),
    consoleSessions: new ConsoleSessionService(platform, operators, sessions, auditLog),
    consoleCompanies: new ConsoleCompanyService(platform, operators, sessions, auditLog),
    consoleHealth: new ConsoleHealthService(platform, operators, auditLog),
    auditSearch: new AuditSearchService(platform, operators, auditLog),
    securityActivity: new SecurityActivityService(platform, auditLog),
    passwordChange: new PasswordChangeService(platform, sessions, auditLog),
    passwordReset: new PasswordResetService(platform, sessions, auditLog),
    emailChange: new EmailChangeService(platform, auditLog),
    emailChangeLinks: new EmailChangeLinkService(platform, sessions, auditLog),
    reauthentication: new ReauthenticationService(platform, sessions, auditLog),
    factors: new FactorService(platform, sessions, config.secrets, auditLog),
    secondStep: new SecondStepService(platform, logIns, config.secrets, auditLog),
    jobs,
    jobAlerts: new JobAlertService(platform, config.secrets),
    jobUpserts: new JobUpsertService(platform),
    externalJobs: new ExternalJobService(platform),
    publicJobs: new PublicJobService(platform),
    sitemaps: new SitemapService(platform),
    searchHelp,
    jobChanges: new JobChangeService(platform, jobs),
    relatedJobs: new RelatedJobService(platform, jobs, similarJobs),
    similarJobs,
    forYou,
    resumeCheck,
    jobFit,
    seekers,
    profileImport: new ProfileImportService(platform),
    seekerProfile: new SeekerProfileService(platform, seekers),
    resumes: new ResumeService(platform),
    profileExport: new ProfileExportService(platform),
    connections,
    messages: new MessageService(platform, connections),
    applicationMessages,
    interviews,
    scorecards: new ScorecardService(platform),
    calendarFeed: new CalendarFeedService(platform, auditLog),
    offers: new OfferService(platform),
    recruiters: new RecruiterService(platform),
    companies: new CompanyService(platform),
    responseRecords: new ResponseRecordService(platform),
    activity: new ActivityService(platform),
    notices,
    push: new PushService(platform, {
      publicKey: config.pushKeys.publicKey,
      allowsLoopback: config.webhooksToLoopback,
    }),
    members: new MemberService(platform, sessions, postedJobs, auditLog),
    jobInvitations: new JobInvitationService(platform, jobs),
    invitations: new InvitationService(platform, sessions),
    joinRequests: new JoinRequestService(platform, sessions),
    factorRequirements: new FactorRequirementService(platform, sessions, auditLog),
    verification: new VerificationService(platform, sessions),
    postedJobs,
    postingHints: new PostingHintService(platform, postedJobs, config.hiringRules),
    applicants,
    applicantExport: new ApplicantExportService(platform, postedJobs, applicants, { profileAccess, auditLog }),
    decisions: new DecisionService(platform, auditLog),
    promises: new ResponseDeadlineService(platform),
    sentApplications: new SentApplicationService(platform, jobs),
    stages: new StageService(platform),
    notes: new NoteService(platform),
    tags: new TagService(platform),
    blindMode: new BlindModeService(platform, postedJobs),
    messageTemplates: new MessageTemplateService(platform, applicants),
    dashboard: new DashboardService(platform, postedJobs, applicants),
    savedJobs,
    hiddenListings,
    companyExclusions: new CompanyExclusionService(platform),
    ownApplications,
    ownApplicationExport: new OwnApplicationExportService(platform, ownApplications),
    ...createAssistant(platform, config.assistant, {
      ...{ jobs, seekers, savedJobs, ownApplications, searchHelp, notices, forYou, jobFit, resumeCheck },
      ...{ applicationMessages, interviews, hiddenListings },
    }),
  };
}

/** All services, as used by the transports. */
export type Services = ReturnType<typeof createServices>;
