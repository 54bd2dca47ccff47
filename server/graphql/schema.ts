// TypeGraphQL requires it before the first decorator runs, though every decorator here names its type.
import "reflect-metadata";

import { type GraphQLSchema, specifiedDirectives } from "graphql";
import { buildSchema } from "type-graphql";
import { AccountResolver } from "../accounts/accounts.resolver.ts";
import { EmailChangeResolver } from "../accounts/email-change/email-change.resolver.ts";
import { FactorResolver } from "../accounts/factors/factors.resolver.ts";
import { ReauthenticationResolver } from "../accounts/factors/reauthentication.resolver.ts";
import { SessionEndResolver } from "../accounts/session-end.resolver.ts";
import { SessionResolver } from "../accounts/sessions.resolver.ts";
import { ApplicantResolver } from "../applications/applicants.resolver.ts";
import { BlindModeResolver } from "../applications/blind/blind-mode.resolver.ts";
import { DashboardResolver } from "../applications/dashboard.resolver.ts";
import { DecisionResolver } from "../applications/deciding/decisions.resolver.ts";
import { NoteResolver } from "../applications/notes/notes.resolver.ts";
import { OwnApplicationResolver } from "../applications/own-applications.resolver.ts";
import { ResponseDeadlineResolver } from "../applications/response-deadline/response-deadline.resolver.ts";
import { SeekerApplicationsResolver } from "../applications/seeker-applications.resolver.ts";
import { SentApplicationResolver } from "../applications/sent/sent-application.resolver.ts";
import { StageResolver } from "../applications/stages/stages.resolver.ts";
import { TagResolver } from "../applications/tags/tags.resolver.ts";
import { MessageTemplateResolver } from "../applications/texts/templates.resolver.ts";
import { AppResolver } from "../apps/apps.resolver.ts";
import { AssistantResolver } from "../assistant/assistant.resolver.ts";
import { SecurityActivityResolver } from "../audit/security-activity.resolver.ts";
import { ActivityResolver } from "../companies/activity/activity.resolver.ts";
import { CompanyResolver } from "../companies/companies.resolver.ts";
import { FactorRequirementResolver } from "../companies/factor-requirement/factor-requirement.resolver.ts";
import { JoinRequestResolver } from "../companies/members/join-requests.resolver.ts";
import { MemberResolver, ViewerCompaniesResolver } from "../companies/members/members.resolver.ts";
import { JobResponseRecordResolver } from "../companies/response-record/response-record.resolver.ts";
import { VerificationResolver } from "../companies/verification/verification.resolver.ts";
import { ConnectionResolver } from "../connections/connections.resolver.ts";
import { JobFitResolver } from "../fit/job-fit.resolver.ts";
import { CalendarFeedResolver } from "../interviews/calendar-feed/calendar-feed.resolver.ts";
import { InterviewResolver } from "../interviews/interviews.resolver.ts";
import { ScorecardResolver } from "../interviews/scorecards/scorecards.resolver.ts";
import { JobInvitationResolver } from "../invitations/job-invitations.resolver.ts";
import { JobAlertResolver } from "../jobs/alerts/alerts.resolver.ts";
import { JobChangeResolver } from "../jobs/changes/job-changes.resolver.ts";
import { HiddenListingResolver } from "../jobs/hiding/hidden-listings.resolver.ts";
import { JobResolver } from "../jobs/jobs.resolver.ts";
import { PostedJobResolver } from "../jobs/posted/posted-jobs.resolver.ts";
import { PostingHintResolver } from "../jobs/posting-hints/posting-hints.resolver.ts";
import { RelatedJobResolver } from "../jobs/related/related-jobs.resolver.ts";
import { SearchHelpResolver } from "../jobs/search/search-help.resolver.ts";
import { UpsertJobsResolver } from "../jobs/upsert/upsert-jobs.resolver.ts";
import { ApplicationMessageResolver } from "../messages/application-messages.resolver.ts";
import { MessageResolver } from "../messages/messages.resolver.ts";
import { NoticeResolver } from "../notices/notices.resolver.ts";
import { PushResolver } from "../notices/push/push.resolver.ts";
import { OfferResolver } from "../offers/offers.resolver.ts";
import { ConsoleAccountResolver } from "../operators/accounts/console-accounts.resolver.ts";
import { ConsoleSessionResolver } from "../operators/accounts/console-sessions.resolver.ts";
import { SuspensionResolver } from "../operators/accounts/suspensions.resolver.ts";
import { AppealQueueResolver } from "../operators/appeals/appeal-queue.resolver.ts";
import { AppealResolver } from "../operators/appeals/appeals.resolver.ts";
import { AuditSearchResolver } from "../operators/audit/audit-search.resolver.ts";
import { ConsoleCompanyResolver } from "../operators/companies/console-companies.resolver.ts";
import { ConsoleHealthResolver } from "../operators/health/console-health.resolver.ts";
import { OperatorResolver } from "../operators/operators.resolver.ts";
import { ReportCaseResolver } from "../operators/reports/report-cases.resolver.ts";
import { ReportQueueResolver } from "../operators/reports/report-queue.resolver.ts";
import { JobTakedownResolver } from "../operators/takedowns/job-takedowns.resolver.ts";
import { CompanyExclusionResolver } from "../privacy/company-exclusions.resolver.ts";
import { PrivacyResolver } from "../privacy/privacy.resolver.ts";
import { ProfileImportResolver } from "../profile-import/profile-import.resolver.ts";
import { RecruiterResolver } from "../recruiters/recruiters.resolver.ts";
import { ResumeResolver } from "../seekers/resumes/resumes.resolver.ts";
import { SeekerResolver } from "../seekers/seekers.resolver.ts";
import { WebhookResolver } from "../webhooks/webhooks.resolver.ts";
import { completeTypes } from "./complete-types.ts";
import { guardOperations } from "./guard-operations.ts";
import { NodeResolver } from "./nodes/nodes.resolver.ts";
import { semanticNonNull } from "./nullable-fields.ts";
import { RateLimitResolver } from "./rate-limit.resolver.ts";

let created: Promise<GraphQLSchema> | undefined;

/**
 * The public schema of every domain's resolvers, built once per process. Services validate the input, so that the same
 * rules apply to each transport.
 */
export function createSchema(): Promise<GraphQLSchema> {
  created ??= build();
  return created;
}

async function build(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      SessionResolver,
      SessionEndResolver,
      FactorResolver,
      ReauthenticationResolver,
      EmailChangeResolver,
      SecurityActivityResolver,
      AppResolver,
      WebhookResolver,
      PrivacyResolver,
      OperatorResolver,
      ReportCaseResolver,
      ReportQueueResolver,
      SuspensionResolver,
      ConsoleAccountResolver,
      JobTakedownResolver,
      ConsoleSessionResolver,
      ConsoleHealthResolver,
      ConsoleCompanyResolver,
      AuditSearchResolver,
      AppealResolver,
      AppealQueueResolver,
      JobResolver,
      HiddenListingResolver,
      CompanyExclusionResolver,
      ResumeResolver,
      JobChangeResolver,
      SearchHelpResolver,
      RelatedJobResolver,
      JobFitResolver,
      PostingHintResolver,
      OwnApplicationResolver,
      ProfileImportResolver,
      SeekerResolver,
      ConnectionResolver,
      ApplicationMessageResolver,
      InterviewResolver,
      JobInvitationResolver,
      OfferResolver,
      CalendarFeedResolver,
      ScorecardResolver,
      MessageResolver,
      NoticeResolver,
      JobAlertResolver,
      PushResolver,
      RecruiterResolver,
      CompanyResolver,
      JobResponseRecordResolver,
      ActivityResolver,
      JoinRequestResolver,
      FactorRequirementResolver,
      VerificationResolver,
      MemberResolver,
      ViewerCompaniesResolver,
      PostedJobResolver,
      UpsertJobsResolver,
      ApplicantResolver,
      SeekerApplicationsResolver,
      DecisionResolver,
      ResponseDeadlineResolver,
      SentApplicationResolver,
      StageResolver,
      NoteResolver,
      TagResolver,
      MessageTemplateResolver,
      BlindModeResolver,
      DashboardResolver,
      AssistantResolver,
      RateLimitResolver,
      NodeResolver,
    ],
    directives: [...specifiedDirectives, semanticNonNull],
    validate: false,
    // TypeGraphQL requires one, but each subscription here has its own source.
    pubSub: { publish() {}, subscribe: () => (async function* () {})() },
  });
  describeRoots(schema);
  return guardOperations(completeTypes(schema));
}

/** TypeGraphQL has no option for these descriptions. */
function describeRoots(schema: GraphQLSchema): void {
  const descriptions = [
    [schema.getQueryType(), "Operations that read data."],
    [schema.getMutationType(), "Operations that change data; each returns what it changed."],
    [schema.getSubscriptionType(), "Events in real time, over a WebSocket."],
  ] as const;
  for (const [type, description] of descriptions) if (type) type.description = description;
}
