/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id role name } accessToken } }": typeof types.LogInDocument,
    "mutation VerifyEmail($input: EmailTokenInput!) { verifyEmail(input: $input) { message } }": typeof types.VerifyEmailDocument,
    "mutation RequestPasswordReset($input: AccountEmailInput!) { requestPasswordReset(input: $input) { message } }": typeof types.RequestPasswordResetDocument,
    "query ViewerOfEmailChange { viewer { email } }": typeof types.ViewerOfEmailChangeDocument,
    "mutation RenewForConfirmation($refreshToken: String!) { renewSession(refreshToken: $refreshToken) { accessToken } }": typeof types.RenewForConfirmationDocument,
    "mutation RenewInTest($token: String!) { renewSession(refreshToken: $token) { accessToken refreshToken } }": typeof types.RenewInTestDocument,
    "query SavedJobsOfProgram { savedJobs { totalCount } }": typeof types.SavedJobsOfProgramDocument,
    "mutation LogOutEverywhere { logOutEverywhere { message } }": typeof types.LogOutEverywhereDocument,
    "query AllApplicants($status: Decision, $stageId: ID, $due: AnswerDue, $source: ApplicationSource, $withoutSource: Boolean,\n  $week: Date, $filter: SeekerFilter, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(status: $status, stageId: $stageId, due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter,\n    order: $order, first: $first, after: $after) {\n    totalCount nodes { jobTitle seeker { name } } pageInfo { hasNextPage endCursor }\n  }\n  applicantCounts(due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter) {\n    all applied accepted blind stages { stage { id name } count }\n  }\n}": typeof types.AllApplicantsDocument,
    "query AllWork { recruiterDashboard {\n  answersDue { passed today week } interviews { jobTitle stage count } stages { stageId stage count } } }": typeof types.AllWorkDocument,
    "mutation UpsertQuestions($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId userErrors { message path } } }\n}": typeof types.UpsertQuestionsDocument,
    "mutation ApplyWithFile($input: JobIdInput!, $id: ID!, $other: ID!, $file: Upload!) {\n  applyToJob(input: $input, answers: [{ questionId: $id, file: $file }, { questionId: $other, text: \"YES\" }]) { job { id } }\n}": typeof types.ApplyWithFileDocument,
    "query OwnAnswers($jobId: ID!) {\n  job(id: $jobId) { asksQuestions }\n  ownApplication(jobId: $jobId) { answers { kind label text need isMet fileUrl fileName } }\n}": typeof types.OwnAnswersDocument,
    "query ReceivedAnswers($jobId: ID!) {\n  applicants(jobId: $jobId) { nodes { id version isHidden answers { kind label text need isMet fileUrl fileName } } }\n}": typeof types.ReceivedAnswersDocument,
    "query UnmetRequirements($jobId: ID, $meetsRequirements: Boolean, $tag: String, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag, order: $order, first: $first, after: $after) {\n    totalCount nodes { unmetRequirements seeker { name } } pageInfo { endCursor }\n  }\n  applicantCounts(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag) { all notMeetingRequirements tags { tag count } }\n}": typeof types.UnmetRequirementsDocument,
    "query BlindSeen($jobId: ID!, $filter: SeekerFilter, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, filter: $filter, order: $order) {\n    nodes {\n      id isHidden resumeUrl resumeText appliedBefore { id }\n      seeker {\n        id name photoUrl about skills college tenthSchool twelfthSchool graduationYear dob age phone email linkedin github\n        resumeUrl experiences { responsibilities } entries { title organization year link } expectedPay { payMin }\n      }\n    }\n  }\n  applicantCounts(jobId: $jobId) { blind }\n  recruiterDashboard { recentApplications { seeker { name } } }\n}": typeof types.BlindSeenDocument,
    "mutation BlindMove($input: MoveApplicationInput!) { moveApplication(input: $input) { seekerId } }": typeof types.BlindMoveDocument,
    "mutation BlindDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { seekerId } }": typeof types.BlindDecideDocument,
    "query BlindDetails($id: ID!) {\n  applicant(id: $id) { message coverNote events { actorName reasonText } }\n  companyActivity(first: 50) { nodes { applicantName applicationId } }\n}": typeof types.BlindDetailsDocument,
    "query BlindResumes($jobId: ID!, $resumeSearch: String) {\n    applicants(jobId: $jobId, resumeSearch: $resumeSearch) { nodes { id } }\n    applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n    applicantSelection(jobId: $jobId, resumeSearch: $resumeSearch) { totalCount }\n  }": typeof types.BlindResumesDocument,
    "mutation DecideApplication($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { applicationId jobId seekerId status version }\n}": typeof types.DecideApplicationDocument,
    "query ShownOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status message job { id } events { kind } }\n  appliedJobs { nodes { status message job { id } events { kind } } }\n}": typeof types.ShownOwnDocument,
    "mutation NotesOnMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds notChanged { applicationId code } }\n}": typeof types.NotesOnManyDocument,
    "query AppliedJobs($archived: Boolean, $answerDueBy: Date, $order: OwnApplicationOrder, $first: Int, $after: String) {\n  list: appliedJobs(archived: $archived, answerDueBy: $answerDueBy, order: $order, first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor }\n  nodes { id status resumeName resumeUrl job { id status deletedAt viewerApplicationStatus } events { kind } } } }": typeof types.AppliedJobsDocument,
    "query SavedJobs($first: Int, $after: String) {\n  list: savedJobs(first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor } nodes { id status deletedAt viewerHasSaved } } }": typeof types.SavedJobsDocument,
    "subscription ApplicationChanged { applicationChanged { update { jobId status job { viewerApplicationStatus } } } }": typeof types.ApplicationChangedDocument,
    "query PostedJobs($status: JobStatus, $first: Int, $after: String) {\n  postedJobs(status: $status, first: $first, after: $after) {\n    nodes { id job { title status company { name } } applications { total applied accepted rejected } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}": typeof types.PostedJobsDocument,
    "query Applicants($jobId: ID!, $status: Decision, $filter: SeekerFilter, $first: Int) {\n  applicants(jobId: $jobId, status: $status, filter: $filter, first: $first) {\n    nodes { id jobTitle status version resumeUrl seeker { name email phone } events { kind } }\n    pageInfo { hasNextPage } totalCount\n  }\n}": typeof types.ApplicantsDocument,
    "query RecruiterDashboard {\n  recruiterDashboard {\n    counters { jobsPosted jobsOpen applicationsReceived applicationsAccepted applicationsRejected }\n    recentJobs { job { title } applications { total } }\n    recentApplications { jobTitle status resumeUrl seeker { name skills } }\n    weeks { weekStart received accepted }\n  }\n}": typeof types.RecruiterDashboardDocument,
    "query ResumesOfApplicants($id: ID!, $jobId: ID!) {\n      applicant(id: $id) { resumeUrl resumeFromProfile }\n      applicants(jobId: $jobId, filter: { resumeUploaded: true }) { nodes { resumeUrl resumeFromProfile } } }": typeof types.ResumesOfApplicantsDocument,
    "query DashboardCounters { recruiterDashboard { counters { jobsPosted applicationsReceived applicationsAccepted applicationsRejected } } }": typeof types.DashboardCountersDocument,
    "query InterimOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) {\n    status answerDueOn unansweredAt events { kind stage answerDueOn actorName }\n  }\n}": typeof types.InterimOwnDocument,
    "query InterimReceived($id: ID!) {\n  applicant(id: $id) { version answerDueOn unansweredAt events { kind stage answerDueOn actorName } }\n}": typeof types.InterimReceivedDocument,
    "query InterimEverything($jobId: ID!) {\n  appliedJobs { nodes { id status message events { id kind stage createdAt actorName reason reasonText } } }\n  ownApplication(jobId: $jobId) { id events { id kind stage actorName } job { id title company { name } } }\n  notices { nodes { kind title body path } }\n}": typeof types.InterimEverythingDocument,
    "query InterimArchived { appliedJobs(archived: true) { totalCount } }": typeof types.InterimArchivedDocument,
    "query InterimDue($jobId: ID!) {\n  applicantCounts(jobId: $jobId, due: TODAY) { applied }\n  recruiterDashboard { answersDue { passed today week } }\n}": typeof types.InterimDueDocument,
    "query PromiseOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { id status appliedAt answerDueOn unansweredAt events { kind createdAt actorName } }\n}": typeof types.PromiseOwnDocument,
    "query PromiseReceived($id: ID!) {\n  applicant(id: $id) { status answerDueOn unansweredAt resumeUrl events { kind actorName } }\n}": typeof types.PromiseReceivedDocument,
    "query PromiseDue($jobId: ID!) {\n  applicants(jobId: $jobId, order: DUE) { nodes { seeker { name } } }\n}": typeof types.PromiseDueDocument,
    "query ResumeApplicants($jobId: ID!, $resumeSearch: String, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, resumeSearch: $resumeSearch, order: $order) {\n    orderDescription totalCount \n    nodes { resumeText resumeTextProblem seeker { name } }\n  }\n  applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n}": typeof types.ResumeApplicantsDocument,
    "query ReviewApplicants($jobId: ID!, $status: Decision, $stageId: ID, $tag: String) {\n  applicants(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount\n    nodes { id status version tags stage { name } events { kind stage } appliedBefore { jobTitle status } }\n  }\n  applicantSelection(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount applications { id version }\n  }\n  all: applicantCounts(jobId: $jobId) { ...ReviewCount }\n  tagged: applicantCounts(jobId: $jobId, tag: $tag) { ...ReviewCount }\n  applicationStages { name }\n  applicationTags\n}\nfragment ReviewCount on ApplicantCounts { all applied accepted rejected stages { stage { name } count } tags { tag count } }": typeof types.ReviewApplicantsDocument,
    "mutation ReviewTag($input: TagApplicationsInput!) {\n  tagApplications(input: $input) { applications { applicationId tags } notChanged { applicationId code reason } }\n}": typeof types.ReviewTagDocument,
    "query TalentsWhoApplied {\n  candidates(first: 20) { nodes { id applicationsToCompany { id jobId jobTitle } } }\n}": typeof types.TalentsWhoAppliedDocument,
    "query TalentWhoApplied($id: ID!) { seeker(id: $id) { applicationsToCompany { id jobId jobTitle } } }": typeof types.TalentWhoAppliedDocument,
    "subscription UndoneInTest { applicationChanged { update { applicationId } undoneId } }": typeof types.UndoneInTestDocument,
    "query StateInTest($id: ID!) { receivedApplicationState(id: $id) { applicationId jobId status version } }": typeof types.StateInTestDocument,
    "mutation WriteNoteInTest($input: WriteCoverNoteInput!) {\n  writeCoverNote(input: $input) { application { id coverNote } } }": typeof types.WriteNoteInTestDocument,
    "mutation ApplyWhenEmptyInTest($input: JobIdInput!) {\n  applyToJob(input: $input, asksWhenEmpty: true) { job { id } } }": typeof types.ApplyWhenEmptyInTestDocument,
    "query SentApplicants($jobId: ID!) {\n  applicants(jobId: $jobId) { totalCount nodes { coverNote isHidden appliedAt undoableUntil } } }": typeof types.SentApplicantsDocument,
    "query TextsOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { message events { kind reason reasonText } }\n}": typeof types.TextsOwnDocument,
    "mutation TextsSaveTemplate($input: SaveMessageTemplateInput!) {\n  saveMessageTemplate(input: $input) { templates { id name status body } }\n}": typeof types.TextsSaveTemplateDocument,
    "query EndedKeysInTest($first: Int, $after: String) { apps { endedKeys(first: $first, after: $after) {\n  totalCount nodes { hint endReason endedAt accountName } pageInfo { endCursor hasNextPage } } } }": typeof types.EndedKeysInTestDocument,
    "mutation CreateAppInTest($input: CreateAppInput!) { createApp(input: $input) { key app { id name scopes keys { id hint lastUsedAt } } } }": typeof types.CreateAppInTestDocument,
    "query ViewerOfKey { viewer { id name company { id role } } }": typeof types.ViewerOfKeyDocument,
    "query KeyOfItself { viewerKey { appName scopes expiresAt } }": typeof types.KeyOfItselfDocument,
    "query AssistantConversation($id: ID!) {\n  assistantConversation(id: $id) { title messages { author text fileName jobs { id title viewerHasSaved } } }\n}": typeof types.AssistantConversationDocument,
    "query AssistantConversations($after: String) { assistantConversations(first: 2, after: $after) {\n    nodes { title } totalCount pageInfo { hasNextPage endCursor } } }": typeof types.AssistantConversationsDocument,
    "query BuiltInStatus { assistantStatus { configured questionsLeftToday questionsPerDay } }": typeof types.BuiltInStatusDocument,
    "query AppUsesInTest($first: Int, $after: String) { apps { id uses(first: $first, after: $after) {\n    totalCount nodes { operation outcome address usedAt } pageInfo { endCursor hasNextPage } } } }": typeof types.AppUsesInTestDocument,
    "query ReadSeekerForAccess($id: ID!) { seeker(id: $id) { id phone } }": typeof types.ReadSeekerForAccessDocument,
    "query DashboardContacts { recruiterDashboard { recentApplications { seeker { id email phone } } } }": typeof types.DashboardContactsDocument,
    "query ApplicantNames($jobId: ID!, $seekerId: ID!, $id: ID!) {\n    candidates(first: 50) { totalCount nodes { name } } applicants(jobId: $jobId) { nodes { seeker { name } } }\n    applicant(id: $id) { seeker { name } } seeker(id: $seekerId) { name } }": typeof types.ApplicantNamesDocument,
    "query ApplicantMail($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { mail: email } } } }": typeof types.ApplicantMailDocument,
    "query ConsoleForRefusals { operatorReports(first: 1) { totalCount } }": typeof types.ConsoleForRefusalsDocument,
    "query ActivityInTest($actorId: ID, $kind: CompanyEventKind, $first: Int, $after: String) {\n  companyActivity(actorId: $actorId, kind: $kind, first: $first, after: $after) {\n    nodes { kind actorName personName applicantName subject detail jobId applicationId } pageInfo { endCursor hasNextPage }\n  }\n}": typeof types.ActivityInTestDocument,
    "query CompanyBySlug($slug: String!) { company(slug: $slug) {\n  id name slug publicUrl about location industry size website linkedin logoUrl\n  jobs(first: 2) { totalCount nodes { title publicUrl company { slug } } } } }": typeof types.CompanyBySlugDocument,
    "query CountersOfMember { recruiterDashboard { counters { jobsPosted applicationsReceived } } }": typeof types.CountersOfMemberDocument,
    "query TitlesOfMember { postedJobs { totalCount nodes { job { title } } } }": typeof types.TitlesOfMemberDocument,
    "query ViewerOfMember { viewer { company { id role may } } }": typeof types.ViewerOfMemberDocument,
    "subscription ChangesForMembers { applicationChanged { update { jobId } } }": typeof types.ChangesForMembersDocument,
    "subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }": typeof types.ViewerLiveInTestDocument,
    "mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }": typeof types.CreateInTestDocument,
    "query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }": typeof types.InterviewersOfTestDocument,
    "query HeldViewerInTest { viewer(role: RECRUITER) { company { may missingFactor { needs from isDue } } companies { name requiresSecondFactor } } }": typeof types.HeldViewerInTestDocument,
    "query RequiringInvitationInTest($token: String!) { companyInvitation(token: $token) { requiresSecondFactor } }": typeof types.RequiringInvitationInTestDocument,
    "subscription ApplicationsWithRequirementTest { applicationChanged { update { jobId } } }": typeof types.ApplicationsWithRequirementTestDocument,
    "subscription ViewerWithRequirementTest { viewerChanged { company { missingFactor { needs isDue } } } }": typeof types.ViewerWithRequirementTestDocument,
    "query DashboardWithRequirementTest { recruiterDashboard { weeks { received } } }": typeof types.DashboardWithRequirementTestDocument,
    "query SeesInTest { companyMembers { accountId } }": typeof types.SeesInTestDocument,
    "query InvitationsInTest { companyInvitations { email invitedBy } }": typeof types.InvitationsInTestDocument,
    "query PreviewInTest($token: String!) { companyInvitation(token: $token) { companyName email role hasAccount } }": typeof types.PreviewInTestDocument,
    "mutation AcceptInTest($token: String!) { acceptInvitation(token: $token) { companies { id name role isCurrent } } }": typeof types.AcceptInTestDocument,
    "query MembersInTest { companyMembers { email role } }": typeof types.MembersInTestDocument,
    "mutation NameInTest($name: String!) { changeDisplayName(input: { displayName: $name }) { viewer { displayName } } }": typeof types.NameInTestDocument,
    "query NamesInTest { companyMembers { accountId name email } }": typeof types.NamesInTestDocument,
    "query HistoryInTest($id: ID!) { applicant(id: $id) { events { kind actorName } } }": typeof types.HistoryInTestDocument,
    "query OwnHistoryInTest { appliedJobs { nodes { events { kind actorName } } } }": typeof types.OwnHistoryInTestDocument,
    "mutation UpsertAfterRoleChange($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { code } } }\n}": typeof types.UpsertAfterRoleChangeDocument,
    "mutation NoteManyAsOneOfMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds }\n}": typeof types.NoteManyAsOneOfManyDocument,
    "query ResponseRecordOf($slug: String!) { company(slug: $slug) { responseRecord {\n  sample answered shareAnswered answeredTogether late interim medianDays since formula eventsUrl\n} } }": typeof types.ResponseRecordOfDocument,
    "query JobsWithRecords { jobs(first: 50) { nodes {\n  company { name responseRecord { sample answered medianDays } } } } }": typeof types.JobsWithRecordsDocument,
    "query VerifiedInTest($slug: String!) { company(slug: $slug) {\n  verification { domain method verifiedAt checkedAt }\n  jobs(first: 1) { nodes { company { verification { domain checkedAt } } } } } }": typeof types.VerifiedInTestDocument,
    "query ConnectionLists($first: Int, $after: String) {\n  connections(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }\n  connectionInvitations { nodes { id } totalCount }\n  connectionRequests { nodes { id } totalCount }\n}": typeof types.ConnectionListsDocument,
    "query JobsForYou($first: Int, $after: String, $filter: JobFilter) {\n  jobs(order: FOR_YOU, first: $first, after: $after, filter: $filter) {\n    totalCount edges { reason node { title } } pageInfo { hasNextPage endCursor } } }": typeof types.JobsForYouDocument,
    "query ReasonsOfNewest { jobs(order: NEWEST, first: 1) { edges { reason } } }": typeof types.ReasonsOfNewestDocument,
    "query FitOf($jobId: ID!) { jobFit(jobId: $jobId) { items { text part offset section quote } } }": typeof types.FitOfDocument,
    "query OftenConditional($more: Boolean!) { jobs(first: 1) { nodes { id title @include(if: $more) } } }": typeof types.OftenConditionalDocument,
    "query Jobs { jobs { totalCount } }": typeof types.JobsDocument,
    "query PageOfJobs($first: Int) { jobs(first: $first) {\n  nodes { id title createdAt company { id name logoUrl } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }": typeof types.PageOfJobsDocument,
    "query CountedJobs { jobs { nodes { id company { name } } totalCount totalCountIsCapped } }": typeof types.CountedJobsDocument,
    "query JobsWithoutTexts { jobs { nodes { id title requirements company { name } } } }": typeof types.JobsWithoutTextsDocument,
    "query JobsWithDescription { jobs { edges { node { id text: description } } } }": typeof types.JobsWithDescriptionDocument,
    "query JobsWithRemoteFrom { jobs { nodes { ...JobRemoteFrom } } } fragment JobRemoteFrom on Job { remoteFrom }": typeof types.JobsWithRemoteFromDocument,
    "query SavedBothWays($first: Int, $after: String, $last: Int, $before: String) {\n  savedJobs(first: $first, after: $after, last: $last, before: $before) {\n    nodes { id } totalCount pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }": typeof types.SavedBothWaysDocument,
    "subscription ChatOfThePutOff { chatEvents { __typename ... on MessageAdded { message { seq content } } } }": typeof types.ChatOfThePutOffDocument,
    "query MessagesOfThePutOff($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { content } } }": typeof types.MessagesOfThePutOffDocument,
    "subscription ChatEventNames { chatEvents { __typename } }": typeof types.ChatEventNamesDocument,
    "query Typename { __typename }": typeof types.TypenameDocument,
    "mutation LogOut { logOut(role: SEEKER) { message } }": typeof types.LogOutDocument,
    "subscription ChatContents { chatEvents { ... on MessageAdded { message { content } } } }": typeof types.ChatContentsDocument,
    "mutation UploadResumeFlag($file: Upload!) { uploadResume(file: $file) { seeker { hasResume } } }": typeof types.UploadResumeFlagDocument,
    "mutation UpdateName($name: String) { updateSeekerProfile(input: { name: $name }) { seeker { name } } }": typeof types.UpdateNameDocument,
    "mutation UploadResumeTwice($file: Upload!) { a: uploadResume(file: $file) { seeker { id } } b: uploadResume(file: $file) { seeker { id } } }": typeof types.UploadResumeTwiceDocument,
    "query ApplicantForLink($id: ID!) { applicant(id: $id) { resumeUrl } }": typeof types.ApplicantForLinkDocument,
    "query ResumeTextForLink($id: ID!) { applicant(id: $id) { resumeText resumeTextProblem } }": typeof types.ResumeTextForLinkDocument,
    "query ResumeProblemForLink($id: ID!) { applicant(id: $id) { resumeTextProblem } }": typeof types.ResumeProblemForLinkDocument,
    "mutation PostOnce($input: JobInput!) { postJob(input: $input) { job { id title } } }": typeof types.PostOnceDocument,
    "query JobIds { jobs { nodes { id } } }": typeof types.JobIdsDocument,
    "query TypenameAndJobIds { __typename jobs { nodes { id } } }": typeof types.TypenameAndJobIdsDocument,
    "query TenJobs { jobs(first: 10) { nodes { id title } } }": typeof types.TenJobsDocument,
    "query JobTitles { jobs { nodes { title } } }": typeof types.JobTitlesDocument,
    "mutation CreateFeedInTest { createCalendarFeed { url feed { createdAt } } }": typeof types.CreateFeedInTestDocument,
    "mutation DeleteFeedInTest { deleteCalendarFeed { feed { createdAt } } }": typeof types.DeleteFeedInTestDocument,
    "query FeedInTest { viewerCalendarFeed { createdAt } }": typeof types.FeedInTestDocument,
    "mutation WithdrawInTest($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}": typeof types.WithdrawInTestDocument,
    "mutation ApplyAgainInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }": typeof types.ApplyAgainInTestDocument,
    "mutation InterviewersInTest($input: SetJobInterviewersInput!) {\n    setJobInterviewers(input: $input) { accountIds }\n  }": typeof types.InterviewersInTestDocument,
    "mutation RemoveInTest($accountId: ID!) {\n    removeMember(accountId: $accountId) { members { accountId } }\n  }": typeof types.RemoveInTestDocument,
    "mutation DeclineInTest($input: EndInterviewInput!) {\n  declineInterview(input: $input) { interview { status reply } }\n}": typeof types.DeclineInTestDocument,
    "query UpcomingInTest($before: DateTime!) {\n  upcomingInterviews(before: $before) { id applicationId startsAt }\n}": typeof types.UpcomingInTestDocument,
    "query HistoryWithInterview($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}": typeof types.HistoryWithInterviewDocument,
    "query ScorecardsInTest($applicationId: ID!) {\n  applicationScorecards(applicationId: $applicationId) {\n    questions interviewId hiddenCount\n    scorecards { memberName isOwn text answers { question score text } }\n  }\n}": typeof types.ScorecardsInTestDocument,
    "mutation SaveScorecardInTest($input: SaveScorecardInput!) {\n  saveScorecard(input: $input) { hiddenCount scorecards { memberName } }\n}": typeof types.SaveScorecardInTestDocument,
    "mutation QuestionsInTest($input: SetScorecardQuestionsInput!) {\n  setScorecardQuestions(input: $input) { questions }\n}": typeof types.QuestionsInTestDocument,
    "mutation OfferInterviewInTest($input: OfferInterviewInput!) {\n  offerInterview(input: $input) { interview { id status times answerBy members { accountId name } } }\n}": typeof types.OfferInterviewInTestDocument,
    "query InterviewInTest($applicationId: ID!) {\n  interview(applicationId: $applicationId) {\n    id status title startsAt times movesLeft place reply applicantName members { accountId name } calendarFile\n  }\n}": typeof types.InterviewInTestDocument,
    "mutation PickInTest($input: PickInterviewTimeInput!) {\n  pickInterviewTime(input: $input) { interview { status startsAt movesLeft } }\n}": typeof types.PickInTestDocument,
    "mutation CancelInTest($input: EndInterviewInput!) {\n  cancelInterview(input: $input) { interview { status reply } }\n}": typeof types.CancelInTestDocument,
    "mutation PlaceInTest($input: ChangeInterviewPlaceInput!) {\n  changeInterviewPlace(input: $input) { interview { place } }\n}": typeof types.PlaceInTestDocument,
    "mutation OutcomeInTest($input: RecordInterviewOutcomeInput!) {\n  recordInterviewOutcome(input: $input) { interview { status } }\n}": typeof types.OutcomeInTestDocument,
    "mutation InviteInTest($input: InviteToJobInput!) {\n  inviteToJob(input: $input) { invitation { id status sentBy seekerName job { title } } } }": typeof types.InviteInTestDocument,
    "mutation AcceptJobInvitationInTest($id: ID!) {\n  acceptJobInvitation(input: { invitationId: $id }) { invitation { status sentBy } } }": typeof types.AcceptJobInvitationInTestDocument,
    "mutation DeclineJobInvitationInTest($id: ID!) {\n  declineJobInvitation(input: { invitationId: $id }) { invitationId } }": typeof types.DeclineJobInvitationInTestDocument,
    "mutation WithdrawJobInvitationInTest($id: ID!) {\n  withdrawJobInvitation(input: { invitationId: $id }) { invitation { status } } }": typeof types.WithdrawJobInvitationInTestDocument,
    "query JobInvitationsInTest($jobId: ID, $acceptedOnly: Boolean! = false) {\n  jobInvitations(jobId: $jobId, acceptedOnly: $acceptedOnly) { totalCount nodes { id status text } } }": typeof types.JobInvitationsInTestDocument,
    "query ContactsInTest($id: ID!) { seeker(id: $id) { phone email } }": typeof types.ContactsInTestDocument,
    "mutation ExcludeInvitingInTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { id } } }": typeof types.ExcludeInvitingInTestDocument,
    "mutation ApplyInvitedInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }": typeof types.ApplyInvitedInTestDocument,
    "query JobChanges($after: String, $first: Int) { jobChanges(after: $after, first: $first) {\n  edges { cursor node { jobId kind job { id title } } } pageInfo { endCursor hasNextPage } totalCount } }": typeof types.JobChangesDocument,
    "query OwnDrafts($status: JobStatus, $title: String, $order: PostedJobOrder) {\n  postedJobs(status: $status, title: $title, order: $order) { totalCount nodes { id owner waitingSince answerDueOn job { status } } }\n}": typeof types.OwnDraftsDocument,
    "query FindDrafts { jobs(filter: { keyword: \"secret welder\" }) { totalCount } }": typeof types.FindDraftsDocument,
    "mutation UpsertAsOneOfMany($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { externalId outcome userErrors { code message path } } }\n}": typeof types.UpsertAsOneOfManyDocument,
    "query JobPostings($id: ID!) { job(id: $id) { timesPosted firstPostedAt } }": typeof types.JobPostingsDocument,
    "query HidesRepostsForTest { hidesReposts }": typeof types.HidesRepostsForTestDocument,
    "query HiddenForTest { hiddenListings { totalCount nodes { jobTitle companyName } } }": typeof types.HiddenForTestDocument,
    "query ImportedJobs {\n    jobs(filter: { keyword: \"business serv\" }) { nodes { title requirements salaryLabel industry jobType company { name } } }\n  }": typeof types.ImportedJobsDocument,
    "query MayWhenHeld { viewer { company { may } } }": typeof types.MayWhenHeldDocument,
    "query HintsOfPost($input: JobInput!) { jobPostingHints(input: $input) { code field message words } }": typeof types.HintsOfPostDocument,
    "mutation PostJob($input: JobInput!) {\n  postJob(input: $input) { job { id title salaryLabel salaryMin salaryMax applicationDeadline status company { name } } }\n}": typeof types.PostJobDocument,
    "mutation PostPaid($input: JobInput!) {\n      postJob(input: $input) { job { id salaryLabel salaryRange salaryMin salaryMax payMin payMax payCurrency payUnit location } }\n    }": typeof types.PostPaidDocument,
    "mutation ChangePaid($input: EditJobInput!) {\n      editJob(input: $input) { job { title salaryLabel salaryRange salaryMin salaryMax payMin } }\n    }": typeof types.ChangePaidDocument,
    "mutation EditWholeJob($input: EditJobInput!) { editJob(input: $input) { job { ...WholeJob } } }\n    fragment WholeJob on Job { title industry description requirements location jobType workMode experienceLevel\n      salaryRange salaryLabel salaryMin salaryMax applicationDeadline }": typeof types.EditWholeJobDocument,
    "mutation PostWholeJob($input: JobInput!) { postJob(input: $input) { job { id ...WholeJob } } }": typeof types.PostWholeJobDocument,
    "mutation UpsertPolicy($input: UpsertJobsInput!) { upsertJobs(input: $input) { results { outcome jobId } } }": typeof types.UpsertPolicyDocument,
    "query PolicyOfJob($id: ID!) { job(id: $id) { aiPolicy } }": typeof types.PolicyOfJobDocument,
    "query RelatedJobsOf($jobId: ID!) { relatedJobs(jobId: $jobId) {\n  companyActiveOn similar { title viewerHasSaved } } }": typeof types.RelatedJobsOfDocument,
    "mutation UpsertInTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId status takesApplications userErrors { code message path } } rateLimit { limit remaining } }\n}": typeof types.UpsertInTestDocument,
    "query PostedByExternalId($externalId: ID) {\n  postedJobs(first: 10, externalId: $externalId) { nodes { id externalId job { status } } }\n}": typeof types.PostedByExternalIdDocument,
    "mutation CloseByExternalId($input: CloseJobsInput!) {\n  closeJobs(input: $input) { jobs { id } notClosed { jobId code reason } }\n}": typeof types.CloseByExternalIdDocument,
    "mutation DeleteByExternalId($input: JobIdInput, $externalId: ID) {\n  deleteJob(input: $input, externalId: $externalId) { id }\n}": typeof types.DeleteByExternalIdDocument,
    "query SavedThatTakeApplications { savedJobs { nodes { title takesApplications viewerCanApply } } }": typeof types.SavedThatTakeApplicationsDocument,
    "query JobsOneCanApplyTo { jobs { nodes { title viewerCanApply } } }": typeof types.JobsOneCanApplyToDocument,
    "mutation LogInDuringRotation($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }": typeof types.LogInDuringRotationDocument,
    "mutation RenewDuringRotation($token: String!) { renewSession(refreshToken: $token) { accessToken } }": typeof types.RenewDuringRotationDocument,
    "mutation SendMessageId($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }": typeof types.SendMessageIdDocument,
    "mutation SendAboutApplication($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message { id conversationId applicationId seq senderId recipientId authorName clientId content seen }\n  }\n}": typeof types.SendAboutApplicationDocument,
    "query TalkAboutApplication($id: ID!) {\n  applicationConversation(applicationId: $id) {\n    id jobTitle companyName seenSeq peerSeenSeq unreadCount isOpen isBlocked lastMessage { content }\n  }\n}": typeof types.TalkAboutApplicationDocument,
    "query HistoryOfTalk($id: ID!) {\n  messages(conversationId: $id) { nodes { seq senderId authorName content seen } totalCount }\n}": typeof types.HistoryOfTalkDocument,
    "query TalksOfSeeker {\n  unread: unreadCount(applications: true) peersUnread: unreadCount\n  applicationConversations { nodes { id unreadCount } totalCount }\n  conversations { totalCount }\n}": typeof types.TalksOfSeekerDocument,
    "query TalksOfCompany {\n  unreadCount(applications: true) applicationConversations { nodes { applicantName unreadCount } totalCount }\n}": typeof types.TalksOfCompanyDocument,
    "subscription TalkEvents { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content applicationId authorName } }\n  ... on MessagesSeen { applicationId seekerId seenSeq }\n  ... on TypingChanged { applicationId seekerId isTyping } } }": typeof types.TalkEventsDocument,
    "query HistoryWithTalk($jobId: ID!) {\n  ownApplication(jobId: $jobId) { answerDueOn events { kind stage } }\n}": typeof types.HistoryWithTalkDocument,
    "mutation AttachToTalk($file: Upload!, $id: ID!) {\n    uploadMessageFile(applicationId: $id, file: $file) { fileId fileName }\n  }": typeof types.AttachToTalkDocument,
    "query FilesOfTalk($id: ID!) { messages(conversationId: $id) { nodes { fileName fileUrl } } }": typeof types.FilesOfTalkDocument,
    "subscription ChatEventsOfBoth { chatEvents { __typename\n  ... on MessageAdded { message { seq senderId content clientId conversationId } }\n  ... on MessagesSeen { conversationId seekerId seenSeq }\n  ... on TypingChanged { seekerId isTyping } } }": typeof types.ChatEventsOfBothDocument,
    "subscription ConnectionChanged { connectionChanged { seeker { id viewerConnection } } }": typeof types.ConnectionChangedDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { id conversationId seq senderId recipientId clientId content sentAt seen } }\n}": typeof types.SendMessageDocument,
    "query History($id: ID!, $first: Int, $beforeSeq: Int, $afterSeq: Int) {\n  messages(conversationId: $id, first: $first, beforeSeq: $beforeSeq, afterSeq: $afterSeq) {\n    nodes { seq content seen } pageInfo { hasNextPage } totalCount\n  }\n}": typeof types.HistoryDocument,
    "query ConversationList { unreadCount conversations {\n  nodes { id peer { id name } lastSeq lastMessage { content } seenSeq peerSeenSeq unreadCount isOpen } totalCount } }": typeof types.ConversationListDocument,
    "query PageOfConversations($after: String) {\n      conversations(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }": typeof types.PageOfConversationsDocument,
    "subscription ChatAcrossNodes { chatEvents { __typename ... on MessageAdded { message { seq content } }\n  ... on MessagesSeen { seenSeq } ... on TypingChanged { isTyping } } }": typeof types.ChatAcrossNodesDocument,
    "subscription TalkAcrossNodes { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content } } } }": typeof types.TalkAcrossNodesDocument,
    "query MessagesAfter($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { seq } } }": typeof types.MessagesAfterDocument,
    "query NoticesInTest($unreadOnly: Boolean, $first: Int, $after: String) {\n  notices(unreadOnly: $unreadOnly, first: $first, after: $after) {\n    totalCount nodes { id kind title path isRead } pageInfo { hasNextPage endCursor }\n  }\n  unreadNoticeCount\n}": typeof types.NoticesInTestDocument,
    "subscription NoticesInTestChanged { noticesChanged { unreadCount notice { title } } }": typeof types.NoticesInTestChangedDocument,
    "mutation SavePreferencesInTest($input: NoticePreferencesInput!) {\n  saveNoticePreferences(input: $input) { timeZone quietFrom quietUntil kinds { kind page mail } }\n}": typeof types.SavePreferencesInTestDocument,
    "mutation SendOfferInTest($input: SendOfferInput!) {\n  sendOffer(input: $input) { offer { id version status expiresAt fileName } }\n}": typeof types.SendOfferInTestDocument,
    "mutation SendOfferWithFile($id: ID!, $day: Date!, $file: Upload) {\n  sendOffer(input: { applicationId: $id, payMin: 9, payCurrency: \"INR\", payUnit: HOUR, startsOn: $day, place: \"Pune\",\n    expiresOn: $day, timeZone: \"UTC\", file: $file }) { offer { fileName } }\n}": typeof types.SendOfferWithFileDocument,
    "query OffersInTest($applicationId: ID!) {\n  offers(applicationId: $applicationId) {\n    id version status payMin payMax textHtml fileUrl fileName reply sentBy endedAt otherOpenApplications otherOpenJobs\n  }\n}": typeof types.OffersInTestDocument,
    "mutation AcceptOfferInTest($input: AcceptOfferInput!) {\n  acceptOffer(input: $input) { offer { status reply } }\n}": typeof types.AcceptOfferInTestDocument,
    "mutation DeclineOfferInTest($input: EndOfferInput!) {\n  declineOffer(input: $input) { offer { status reply } }\n}": typeof types.DeclineOfferInTestDocument,
    "mutation WithdrawOfferInTest($input: EndOfferInput!) {\n  withdrawOffer(input: $input) { offer { status reply } }\n}": typeof types.WithdrawOfferInTestDocument,
    "query ApplicationsWithOffers { appliedJobs { nodes { offerExpiresOn } } }": typeof types.ApplicationsWithOffersDocument,
    "query HistoryWithOffer($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}": typeof types.HistoryWithOfferDocument,
    "query FoundInSuspensionTest($keyword: String!) { jobs(filter: { keyword: $keyword }) { edges { node { id } } } }": typeof types.FoundInSuspensionTestDocument,
    "query PeersInSuspensionTest($keyword: String!) { peers(filter: { keyword: $keyword }) { edges { node { id } } } }": typeof types.PeersInSuspensionTestDocument,
    "query CandidatesInSuspensionTest($keyword: String!) { candidates(filter: { keyword: $keyword }) { edges { node { id } } } }": typeof types.CandidatesInSuspensionTestDocument,
    "mutation UpsertInSuspensionTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { message } } }\n}": typeof types.UpsertInSuspensionTestDocument,
    "query OtherReportsInTest($targetId: ID) { operatorReports(targetId: $targetId) { nodes { otherReports } } }": typeof types.OtherReportsInTestDocument,
    "query NumberOfJobs($filter: JobFilter) { jobs(filter: $filter) { totalCount } }": typeof types.NumberOfJobsDocument,
    "query NumberOfPeers($filter: SeekerFilter) { peers(filter: $filter) { totalCount } }": typeof types.NumberOfPeersDocument,
    "query NumberOfCandidates($filter: SeekerFilter) { candidates(filter: $filter) { totalCount } }": typeof types.NumberOfCandidatesDocument,
    "query NumberOfApplicants($filter: SeekerFilter, $jobId: ID!) { applicants(jobId: $jobId, filter: $filter) { totalCount } }": typeof types.NumberOfApplicantsDocument,
    "query ShownReading($other: ID!, $id: ID!) {\n    conversation(withId: $other) { peerSeenSeq } conversations { nodes { peerSeenSeq } }\n    messages(conversationId: $id) { nodes { seen } } }": typeof types.ShownReadingDocument,
    "query FiftyPeers { peers(first: 50) { totalCount nodes { id } } }": typeof types.FiftyPeersDocument,
    "mutation EndConnectionAgain($input: SeekerIdInput!) {\n      withdrawConnectionRequest(input: $input) { seeker { ...NameAlone } }\n      rejectConnection(input: $input) { seeker { ...NameAlone } }\n      removeConnection(input: $input) { seeker { ...NameAlone } }\n    }\n    fragment NameAlone on Seeker { id name currentProfession viewerConnection }": typeof types.EndConnectionAgainDocument,
    "query ClosedConversations { conversations { totalCount nodes { ...ClosedConversation } } }\n      fragment ClosedConversation on Conversation { id isOpen peer { id name currentProfession phone viewerConnection } }": typeof types.ClosedConversationsDocument,
    "query ClosedConversation($id: ID!) { conversation(withId: $id) { ...ClosedConversation } }": typeof types.ClosedConversationDocument,
    "subscription SeenEvents { chatEvents { __typename ... on MessagesSeen { seekerId seenSeq } } }": typeof types.SeenEventsDocument,
    "mutation MarkSeenUnread($input: MarkSeenInput!) { markSeen(input: $input) { conversation { unreadCount } } }": typeof types.MarkSeenUnreadDocument,
    "query UnreadCounts { unreadCount conversations { nodes { unreadCount } } }": typeof types.UnreadCountsDocument,
    "subscription ConnectionChangedName { connectionChanged { seeker { id name currentProfession viewerConnection } } }": typeof types.ConnectionChangedNameDocument,
    "query ToldOfBlocks($id: ID!) { viewerHasBlocked(seekerId: $id) blockedPeople { nodes { id name } totalCount } }": typeof types.ToldOfBlocksDocument,
    "query BlockedPeople($first: Int, $after: String) {\n    blockedPeople(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }": typeof types.BlockedPeopleDocument,
    "query SeekerContact($id: ID!) { seeker(id: $id) { id phone email } }": typeof types.SeekerContactDocument,
    "query PeerContacts { peers(first: 50) { nodes { id phone email } } }": typeof types.PeerContactsDocument,
    "query ConversationContacts { conversations { nodes { peer { id phone email } } } }": typeof types.ConversationContactsDocument,
    "query ConversationContact($id: ID!) { conversation(withId: $id) { peer { id phone email } } }": typeof types.ConversationContactDocument,
    "mutation RequestContact($id: ID!) { requestConnection(input: { seekerId: $id }) { seeker { id phone email } } }": typeof types.RequestContactDocument,
    "query CandidateContacts { candidates(first: 50) { nodes { id phone email resumeUrl } } }": typeof types.CandidateContactsDocument,
    "query CandidateContact($id: ID!) { seeker(id: $id) { id phone email resumeUrl } }": typeof types.CandidateContactDocument,
    "query ApplicantContacts($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { phone email } } } }": typeof types.ApplicantContactsDocument,
    "query ExclusionsForTest { companyExclusions { id companyName domain } }": typeof types.ExclusionsForTestDocument,
    "mutation ExcludeForTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { companyName domain } } }": typeof types.ExcludeForTestDocument,
    "mutation IncludeForTest($id: ID!) { removeCompanyExclusion(id: $id) { exclusions { companyName domain } } }": typeof types.IncludeForTestDocument,
    "query FindForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } candidates(filter: { keyword: $keyword }) { totalCount nodes { name } } }": typeof types.FindForTestDocument,
    "query FindPeerForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } peers(filter: { keyword: $keyword }) { totalCount } }": typeof types.FindPeerForTestDocument,
    "query TitlesOfAppliedJobs { appliedJobs { nodes { job { title } } } }": typeof types.TitlesOfAppliedJobsDocument,
    "mutation ReadProfileFile_Test($file: Upload!) {\n  readProfileFile(file: $file) { proposal { text isProfile leftOver isTruncated fields { field value isCertain foundIn }\n    entries { kind title organization year link description }\n    experiences { kind title company from to isOngoing lacksMonth isCertain responsibilities foundIn } } }\n}": typeof types.ReadProfileFile_TestDocument,
    "mutation SaveCompany($input: UpdateRecruiterProfileInput!) {\n  updateRecruiterProfile(input: $input) { recruiter { ...Company } }\n}\nfragment Company on Recruiter {\n  companyName companyLocation industry companySize companyDescription companyWebsite linkedin logoUrl updatedAt\n}": typeof types.SaveCompanyDocument,
    "mutation UploadCompanyLogo($file: Upload!) { uploadCompanyLogo(file: $file) { recruiter { logoUrl logoName } } }": typeof types.UploadCompanyLogoDocument,
    "query OwnCompany { viewerRecruiter { id email createdAt ...Company } }": typeof types.OwnCompanyDocument,
    "mutation SavePlaces($input: UpdateRecruiterProfileInput!) {\n      updateRecruiterProfile(input: $input) { recruiter { slug companyLocation otherPlaces } }\n    }": typeof types.SavePlacesDocument,
    "query PlacesOfCompany($slug: String!) { company(slug: $slug) { location places } }": typeof types.PlacesOfCompanyDocument,
    "mutation RemoveLogo { removeCompanyLogo { recruiter { logoUrl logoName } } }": typeof types.RemoveLogoDocument,
    "query PeersAsSeen($filter: SeekerFilter, $first: Int, $after: String) {\n  peers(filter: $filter, first: $first, after: $after) {\n    totalCount pageInfo { hasNextPage endCursor } nodes { name phone resumeUrl viewerConnection } } }": typeof types.PeersAsSeenDocument,
    "query OwnResumes { viewerResumes { id name fileName url isMain } viewerSeeker { resumeName } }": typeof types.OwnResumesDocument,
    "mutation DeleteOwnResume($id: ID!) { deleteResume(resumeId: $id) { resumes { id } } }": typeof types.DeleteOwnResumeDocument,
    "mutation ApplyWithResume($jobId: ID!, $resumeId: ID) {\n  applyToJob(input: { jobId: $jobId }, resumeId: $resumeId) { job { id } } }": typeof types.ApplyWithResumeDocument,
    "mutation SaveProfile($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { id name about cgpa dob skills linkedin github tenthPercent graduationYear\n    experiences { kind title from to } entries { kind title organization year link description }\n    languages { language level } noticeDays placesWanted workPermits expectedPay { payMin payMax payCurrency payUnit } settings { phoneVisibility openToWork browsable updatedAt } } }\n}": typeof types.SaveProfileDocument,
    "query OpenToWorkMark($id: ID!) { seeker(id: $id) { isOpenToWork } }": typeof types.OpenToWorkMarkDocument,
    "query SeekerAsSeen($id: ID!) {\n  seeker(id: $id) { id name phone email resumeUrl hasResume dob age viewerConnection settings { openToWork } }\n}": typeof types.SeekerAsSeenDocument,
    "query SeekerExperiences($id: ID!) { seeker(id: $id) { experiences { kind title from to } } }": typeof types.SeekerExperiencesDocument,
    "query NextJob($id: ID!) {\n  seeker(id: $id) { noticeDays placesWanted workPermits languages { language level } expectedPay { payMin } }\n}": typeof types.NextJobDocument,
    "query PeersByNextJob($filter: SeekerFilter) { peers(filter: $filter) { nodes { id } } }": typeof types.PeersByNextJobDocument,
    "query FoundByNextJob($filter: SeekerFilter) { candidates(filter: $filter) { nodes { id expectedPay { payMin } } } }": typeof types.FoundByNextJobDocument,
    "query PeersOfUnverified($keyword: String) { peers(filter: { keyword: $keyword }) { nodes { id } totalCount } }": typeof types.PeersOfUnverifiedDocument,
    "query CandidatesUnverified($keyword: String) { candidates(filter: { keyword: $keyword }) { nodes { id } totalCount } }": typeof types.CandidatesUnverifiedDocument,
    "mutation LogInByPassword($input: LogInInput!) { logIn(input: $input) { viewer { id } } }": typeof types.LogInByPasswordDocument,
    "mutation FinishLogInInTest($input: FinishLogInInput!) { finishLogIn(input: $input) { viewer { id } } }": typeof types.FinishLogInInTestDocument,
    "query DeliveriesPlan($endpointId: ID!, $first: Int) {\n  webhookDeliveries(endpointId: $endpointId, first: $first) { totalCount nodes { id body } }\n}": typeof types.DeliveriesPlanDocument,
    "query NotesPlan($jobId: ID!, $first: Int) {\n  applicants(jobId: $jobId, status: ACCEPTED, first: $first) { nodes { id notes { id text } } }\n}": typeof types.NotesPlanDocument,
    "query Viewer { viewer { id } }": typeof types.ViewerDocument,
    "subscription EventsOfApplicant { chatEvents(applications: true) { __typename\n    ... on MessageAdded { message { content } } } }": typeof types.EventsOfApplicantDocument,
    "mutation LogInForTokens($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }": typeof types.LogInForTokensDocument,
    "query TracedJobs($keyword: String) { jobs(first: 5, filter: { keyword: $keyword }) { nodes { id title } } }": typeof types.TracedJobsDocument,
    "subscription TracedChat { chatEvents { __typename ... on MessageAdded { message { content } } } }": typeof types.TracedChatDocument,
    "query TracedSuggestions($prefix: String!) { jobSuggestions(prefix: $prefix) { text } }": typeof types.TracedSuggestionsDocument,
    "mutation SampleAfterRotation($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { delivery { id body } } }": typeof types.SampleAfterRotationDocument,
    "mutation CreateWebhookInTest($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id kinds } } }": typeof types.CreateWebhookInTestDocument,
    "query WebhookLogInTest($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { totalCount nodes { id kind attempts lastStatus lastError deliveredAt failedAt body } } }": typeof types.WebhookLogInTestDocument,
    "mutation ClientLogIn($input: LogInInput!) {\n  logIn(input: $input) { accessToken refreshToken }\n}": typeof types.ClientLogInDocument,
    "mutation ClientRenew($refreshToken: String!) {\n  renewSession(refreshToken: $refreshToken) { accessToken refreshToken }\n}": typeof types.ClientRenewDocument,
    "query ClientJobs($first: Int!, $after: String) {\n  jobs(first: $first, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    edges { cursor node { id title viewerApplicationStatus } }\n  }\n}": typeof types.ClientJobsDocument,
    "mutation ClientApply($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id viewerApplicationStatus } }\n}": typeof types.ClientApplyDocument,
    "query ClientApplied { appliedJobs { totalCount } }": typeof types.ClientAppliedDocument,
    "query JobsBehindProxy { jobs(first: 5) { nodes { title } } }": typeof types.JobsBehindProxyDocument,
    "mutation DecideUnderFaults($input: DecideApplicationsInput!) {\n  decideApplications(input: $input) { results { outcome } }\n}": typeof types.DecideUnderFaultsDocument,
    "mutation EndpointThroughFaults($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }": typeof types.EndpointThroughFaultsDocument,
    "mutation EditThroughFaults($input: EditJobInput!) { editJob(input: $input) { job { title } } }": typeof types.EditThroughFaultsDocument,
    "mutation CloseThroughFaults($id: ID!) { setJobStatus(input: { jobId: $id, status: CLOSED }) { job { id } } }": typeof types.CloseThroughFaultsDocument,
    "query MirroredJobs($after: String) { jobChanges(after: $after, first: 50) {\n  nodes { jobId kind job { title } } pageInfo { endCursor hasNextPage } } }": typeof types.MirroredJobsDocument,
    "query ReplicatedTitles($filter: JobFilter) { jobs(filter: $filter, first: 20) { totalCount nodes { id title viewerHasSaved } } }": typeof types.ReplicatedTitlesDocument,
    "mutation ReplicatedSave($input: JobIdInput!) { saveJob(input: $input) { job { id viewerHasSaved } } }": typeof types.ReplicatedSaveDocument,
    "query JobTitle { jobs(first: 1) { nodes { title } } }": typeof types.JobTitleDocument,
    "mutation ApplyInHistory($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id } }\n}": typeof types.ApplyInHistoryDocument,
    "mutation WithdrawInHistory($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}": typeof types.WithdrawInHistoryDocument,
    "mutation DecideInHistory($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { status version }\n}": typeof types.DecideInHistoryDocument,
    "query OwnApplicationInHistory($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status }\n}": typeof types.OwnApplicationInHistoryDocument,
    "query ApplicantsInHistory($jobId: ID!) {\n  applicants(jobId: $jobId, first: 5) { nodes { id status version } }\n}": typeof types.ApplicantsInHistoryDocument,
    "mutation RequestInHistory($seekerId: ID!) {\n    requestConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": typeof types.RequestInHistoryDocument,
    "mutation TakeBackInHistory($seekerId: ID!) {\n    withdrawConnectionRequest(input: { seekerId: $seekerId }) { seeker { id } }\n  }": typeof types.TakeBackInHistoryDocument,
    "mutation AcceptInHistory($seekerId: ID!) {\n    acceptConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": typeof types.AcceptInHistoryDocument,
    "mutation RejectInHistory($seekerId: ID!) {\n    rejectConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": typeof types.RejectInHistoryDocument,
    "mutation RemoveInHistory($seekerId: ID!) {\n    removeConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": typeof types.RemoveInHistoryDocument,
    "query ConnectionInHistory($seekerId: ID!) {\n  seeker(id: $seekerId) { viewerConnection }\n}": typeof types.ConnectionInHistoryDocument,
    "mutation SendInHistory($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { seq } }\n}": typeof types.SendInHistoryDocument,
    "query ConversationInHistory($withId: ID!) {\n  conversation(withId: $withId) { id lastSeq }\n}": typeof types.ConversationInHistoryDocument,
    "query MessagesInHistory($conversationId: ID!, $afterSeq: Int!) {\n  messages(conversationId: $conversationId, afterSeq: $afterSeq, first: 50) { nodes { seq clientId } }\n}": typeof types.MessagesInHistoryDocument,
};
const documents: Documents = {
    "mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id role name } accessToken } }": types.LogInDocument,
    "mutation VerifyEmail($input: EmailTokenInput!) { verifyEmail(input: $input) { message } }": types.VerifyEmailDocument,
    "mutation RequestPasswordReset($input: AccountEmailInput!) { requestPasswordReset(input: $input) { message } }": types.RequestPasswordResetDocument,
    "query ViewerOfEmailChange { viewer { email } }": types.ViewerOfEmailChangeDocument,
    "mutation RenewForConfirmation($refreshToken: String!) { renewSession(refreshToken: $refreshToken) { accessToken } }": types.RenewForConfirmationDocument,
    "mutation RenewInTest($token: String!) { renewSession(refreshToken: $token) { accessToken refreshToken } }": types.RenewInTestDocument,
    "query SavedJobsOfProgram { savedJobs { totalCount } }": types.SavedJobsOfProgramDocument,
    "mutation LogOutEverywhere { logOutEverywhere { message } }": types.LogOutEverywhereDocument,
    "query AllApplicants($status: Decision, $stageId: ID, $due: AnswerDue, $source: ApplicationSource, $withoutSource: Boolean,\n  $week: Date, $filter: SeekerFilter, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(status: $status, stageId: $stageId, due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter,\n    order: $order, first: $first, after: $after) {\n    totalCount nodes { jobTitle seeker { name } } pageInfo { hasNextPage endCursor }\n  }\n  applicantCounts(due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter) {\n    all applied accepted blind stages { stage { id name } count }\n  }\n}": types.AllApplicantsDocument,
    "query AllWork { recruiterDashboard {\n  answersDue { passed today week } interviews { jobTitle stage count } stages { stageId stage count } } }": types.AllWorkDocument,
    "mutation UpsertQuestions($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId userErrors { message path } } }\n}": types.UpsertQuestionsDocument,
    "mutation ApplyWithFile($input: JobIdInput!, $id: ID!, $other: ID!, $file: Upload!) {\n  applyToJob(input: $input, answers: [{ questionId: $id, file: $file }, { questionId: $other, text: \"YES\" }]) { job { id } }\n}": types.ApplyWithFileDocument,
    "query OwnAnswers($jobId: ID!) {\n  job(id: $jobId) { asksQuestions }\n  ownApplication(jobId: $jobId) { answers { kind label text need isMet fileUrl fileName } }\n}": types.OwnAnswersDocument,
    "query ReceivedAnswers($jobId: ID!) {\n  applicants(jobId: $jobId) { nodes { id version isHidden answers { kind label text need isMet fileUrl fileName } } }\n}": types.ReceivedAnswersDocument,
    "query UnmetRequirements($jobId: ID, $meetsRequirements: Boolean, $tag: String, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag, order: $order, first: $first, after: $after) {\n    totalCount nodes { unmetRequirements seeker { name } } pageInfo { endCursor }\n  }\n  applicantCounts(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag) { all notMeetingRequirements tags { tag count } }\n}": types.UnmetRequirementsDocument,
    "query BlindSeen($jobId: ID!, $filter: SeekerFilter, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, filter: $filter, order: $order) {\n    nodes {\n      id isHidden resumeUrl resumeText appliedBefore { id }\n      seeker {\n        id name photoUrl about skills college tenthSchool twelfthSchool graduationYear dob age phone email linkedin github\n        resumeUrl experiences { responsibilities } entries { title organization year link } expectedPay { payMin }\n      }\n    }\n  }\n  applicantCounts(jobId: $jobId) { blind }\n  recruiterDashboard { recentApplications { seeker { name } } }\n}": types.BlindSeenDocument,
    "mutation BlindMove($input: MoveApplicationInput!) { moveApplication(input: $input) { seekerId } }": types.BlindMoveDocument,
    "mutation BlindDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { seekerId } }": types.BlindDecideDocument,
    "query BlindDetails($id: ID!) {\n  applicant(id: $id) { message coverNote events { actorName reasonText } }\n  companyActivity(first: 50) { nodes { applicantName applicationId } }\n}": types.BlindDetailsDocument,
    "query BlindResumes($jobId: ID!, $resumeSearch: String) {\n    applicants(jobId: $jobId, resumeSearch: $resumeSearch) { nodes { id } }\n    applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n    applicantSelection(jobId: $jobId, resumeSearch: $resumeSearch) { totalCount }\n  }": types.BlindResumesDocument,
    "mutation DecideApplication($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { applicationId jobId seekerId status version }\n}": types.DecideApplicationDocument,
    "query ShownOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status message job { id } events { kind } }\n  appliedJobs { nodes { status message job { id } events { kind } } }\n}": types.ShownOwnDocument,
    "mutation NotesOnMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds notChanged { applicationId code } }\n}": types.NotesOnManyDocument,
    "query AppliedJobs($archived: Boolean, $answerDueBy: Date, $order: OwnApplicationOrder, $first: Int, $after: String) {\n  list: appliedJobs(archived: $archived, answerDueBy: $answerDueBy, order: $order, first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor }\n  nodes { id status resumeName resumeUrl job { id status deletedAt viewerApplicationStatus } events { kind } } } }": types.AppliedJobsDocument,
    "query SavedJobs($first: Int, $after: String) {\n  list: savedJobs(first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor } nodes { id status deletedAt viewerHasSaved } } }": types.SavedJobsDocument,
    "subscription ApplicationChanged { applicationChanged { update { jobId status job { viewerApplicationStatus } } } }": types.ApplicationChangedDocument,
    "query PostedJobs($status: JobStatus, $first: Int, $after: String) {\n  postedJobs(status: $status, first: $first, after: $after) {\n    nodes { id job { title status company { name } } applications { total applied accepted rejected } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}": types.PostedJobsDocument,
    "query Applicants($jobId: ID!, $status: Decision, $filter: SeekerFilter, $first: Int) {\n  applicants(jobId: $jobId, status: $status, filter: $filter, first: $first) {\n    nodes { id jobTitle status version resumeUrl seeker { name email phone } events { kind } }\n    pageInfo { hasNextPage } totalCount\n  }\n}": types.ApplicantsDocument,
    "query RecruiterDashboard {\n  recruiterDashboard {\n    counters { jobsPosted jobsOpen applicationsReceived applicationsAccepted applicationsRejected }\n    recentJobs { job { title } applications { total } }\n    recentApplications { jobTitle status resumeUrl seeker { name skills } }\n    weeks { weekStart received accepted }\n  }\n}": types.RecruiterDashboardDocument,
    "query ResumesOfApplicants($id: ID!, $jobId: ID!) {\n      applicant(id: $id) { resumeUrl resumeFromProfile }\n      applicants(jobId: $jobId, filter: { resumeUploaded: true }) { nodes { resumeUrl resumeFromProfile } } }": types.ResumesOfApplicantsDocument,
    "query DashboardCounters { recruiterDashboard { counters { jobsPosted applicationsReceived applicationsAccepted applicationsRejected } } }": types.DashboardCountersDocument,
    "query InterimOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) {\n    status answerDueOn unansweredAt events { kind stage answerDueOn actorName }\n  }\n}": types.InterimOwnDocument,
    "query InterimReceived($id: ID!) {\n  applicant(id: $id) { version answerDueOn unansweredAt events { kind stage answerDueOn actorName } }\n}": types.InterimReceivedDocument,
    "query InterimEverything($jobId: ID!) {\n  appliedJobs { nodes { id status message events { id kind stage createdAt actorName reason reasonText } } }\n  ownApplication(jobId: $jobId) { id events { id kind stage actorName } job { id title company { name } } }\n  notices { nodes { kind title body path } }\n}": types.InterimEverythingDocument,
    "query InterimArchived { appliedJobs(archived: true) { totalCount } }": types.InterimArchivedDocument,
    "query InterimDue($jobId: ID!) {\n  applicantCounts(jobId: $jobId, due: TODAY) { applied }\n  recruiterDashboard { answersDue { passed today week } }\n}": types.InterimDueDocument,
    "query PromiseOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { id status appliedAt answerDueOn unansweredAt events { kind createdAt actorName } }\n}": types.PromiseOwnDocument,
    "query PromiseReceived($id: ID!) {\n  applicant(id: $id) { status answerDueOn unansweredAt resumeUrl events { kind actorName } }\n}": types.PromiseReceivedDocument,
    "query PromiseDue($jobId: ID!) {\n  applicants(jobId: $jobId, order: DUE) { nodes { seeker { name } } }\n}": types.PromiseDueDocument,
    "query ResumeApplicants($jobId: ID!, $resumeSearch: String, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, resumeSearch: $resumeSearch, order: $order) {\n    orderDescription totalCount \n    nodes { resumeText resumeTextProblem seeker { name } }\n  }\n  applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n}": types.ResumeApplicantsDocument,
    "query ReviewApplicants($jobId: ID!, $status: Decision, $stageId: ID, $tag: String) {\n  applicants(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount\n    nodes { id status version tags stage { name } events { kind stage } appliedBefore { jobTitle status } }\n  }\n  applicantSelection(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount applications { id version }\n  }\n  all: applicantCounts(jobId: $jobId) { ...ReviewCount }\n  tagged: applicantCounts(jobId: $jobId, tag: $tag) { ...ReviewCount }\n  applicationStages { name }\n  applicationTags\n}\nfragment ReviewCount on ApplicantCounts { all applied accepted rejected stages { stage { name } count } tags { tag count } }": types.ReviewApplicantsDocument,
    "mutation ReviewTag($input: TagApplicationsInput!) {\n  tagApplications(input: $input) { applications { applicationId tags } notChanged { applicationId code reason } }\n}": types.ReviewTagDocument,
    "query TalentsWhoApplied {\n  candidates(first: 20) { nodes { id applicationsToCompany { id jobId jobTitle } } }\n}": types.TalentsWhoAppliedDocument,
    "query TalentWhoApplied($id: ID!) { seeker(id: $id) { applicationsToCompany { id jobId jobTitle } } }": types.TalentWhoAppliedDocument,
    "subscription UndoneInTest { applicationChanged { update { applicationId } undoneId } }": types.UndoneInTestDocument,
    "query StateInTest($id: ID!) { receivedApplicationState(id: $id) { applicationId jobId status version } }": types.StateInTestDocument,
    "mutation WriteNoteInTest($input: WriteCoverNoteInput!) {\n  writeCoverNote(input: $input) { application { id coverNote } } }": types.WriteNoteInTestDocument,
    "mutation ApplyWhenEmptyInTest($input: JobIdInput!) {\n  applyToJob(input: $input, asksWhenEmpty: true) { job { id } } }": types.ApplyWhenEmptyInTestDocument,
    "query SentApplicants($jobId: ID!) {\n  applicants(jobId: $jobId) { totalCount nodes { coverNote isHidden appliedAt undoableUntil } } }": types.SentApplicantsDocument,
    "query TextsOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { message events { kind reason reasonText } }\n}": types.TextsOwnDocument,
    "mutation TextsSaveTemplate($input: SaveMessageTemplateInput!) {\n  saveMessageTemplate(input: $input) { templates { id name status body } }\n}": types.TextsSaveTemplateDocument,
    "query EndedKeysInTest($first: Int, $after: String) { apps { endedKeys(first: $first, after: $after) {\n  totalCount nodes { hint endReason endedAt accountName } pageInfo { endCursor hasNextPage } } } }": types.EndedKeysInTestDocument,
    "mutation CreateAppInTest($input: CreateAppInput!) { createApp(input: $input) { key app { id name scopes keys { id hint lastUsedAt } } } }": types.CreateAppInTestDocument,
    "query ViewerOfKey { viewer { id name company { id role } } }": types.ViewerOfKeyDocument,
    "query KeyOfItself { viewerKey { appName scopes expiresAt } }": types.KeyOfItselfDocument,
    "query AssistantConversation($id: ID!) {\n  assistantConversation(id: $id) { title messages { author text fileName jobs { id title viewerHasSaved } } }\n}": types.AssistantConversationDocument,
    "query AssistantConversations($after: String) { assistantConversations(first: 2, after: $after) {\n    nodes { title } totalCount pageInfo { hasNextPage endCursor } } }": types.AssistantConversationsDocument,
    "query BuiltInStatus { assistantStatus { configured questionsLeftToday questionsPerDay } }": types.BuiltInStatusDocument,
    "query AppUsesInTest($first: Int, $after: String) { apps { id uses(first: $first, after: $after) {\n    totalCount nodes { operation outcome address usedAt } pageInfo { endCursor hasNextPage } } } }": types.AppUsesInTestDocument,
    "query ReadSeekerForAccess($id: ID!) { seeker(id: $id) { id phone } }": types.ReadSeekerForAccessDocument,
    "query DashboardContacts { recruiterDashboard { recentApplications { seeker { id email phone } } } }": types.DashboardContactsDocument,
    "query ApplicantNames($jobId: ID!, $seekerId: ID!, $id: ID!) {\n    candidates(first: 50) { totalCount nodes { name } } applicants(jobId: $jobId) { nodes { seeker { name } } }\n    applicant(id: $id) { seeker { name } } seeker(id: $seekerId) { name } }": types.ApplicantNamesDocument,
    "query ApplicantMail($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { mail: email } } } }": types.ApplicantMailDocument,
    "query ConsoleForRefusals { operatorReports(first: 1) { totalCount } }": types.ConsoleForRefusalsDocument,
    "query ActivityInTest($actorId: ID, $kind: CompanyEventKind, $first: Int, $after: String) {\n  companyActivity(actorId: $actorId, kind: $kind, first: $first, after: $after) {\n    nodes { kind actorName personName applicantName subject detail jobId applicationId } pageInfo { endCursor hasNextPage }\n  }\n}": types.ActivityInTestDocument,
    "query CompanyBySlug($slug: String!) { company(slug: $slug) {\n  id name slug publicUrl about location industry size website linkedin logoUrl\n  jobs(first: 2) { totalCount nodes { title publicUrl company { slug } } } } }": types.CompanyBySlugDocument,
    "query CountersOfMember { recruiterDashboard { counters { jobsPosted applicationsReceived } } }": types.CountersOfMemberDocument,
    "query TitlesOfMember { postedJobs { totalCount nodes { job { title } } } }": types.TitlesOfMemberDocument,
    "query ViewerOfMember { viewer { company { id role may } } }": types.ViewerOfMemberDocument,
    "subscription ChangesForMembers { applicationChanged { update { jobId } } }": types.ChangesForMembersDocument,
    "subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }": types.ViewerLiveInTestDocument,
    "mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }": types.CreateInTestDocument,
    "query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }": types.InterviewersOfTestDocument,
    "query HeldViewerInTest { viewer(role: RECRUITER) { company { may missingFactor { needs from isDue } } companies { name requiresSecondFactor } } }": types.HeldViewerInTestDocument,
    "query RequiringInvitationInTest($token: String!) { companyInvitation(token: $token) { requiresSecondFactor } }": types.RequiringInvitationInTestDocument,
    "subscription ApplicationsWithRequirementTest { applicationChanged { update { jobId } } }": types.ApplicationsWithRequirementTestDocument,
    "subscription ViewerWithRequirementTest { viewerChanged { company { missingFactor { needs isDue } } } }": types.ViewerWithRequirementTestDocument,
    "query DashboardWithRequirementTest { recruiterDashboard { weeks { received } } }": types.DashboardWithRequirementTestDocument,
    "query SeesInTest { companyMembers { accountId } }": types.SeesInTestDocument,
    "query InvitationsInTest { companyInvitations { email invitedBy } }": types.InvitationsInTestDocument,
    "query PreviewInTest($token: String!) { companyInvitation(token: $token) { companyName email role hasAccount } }": types.PreviewInTestDocument,
    "mutation AcceptInTest($token: String!) { acceptInvitation(token: $token) { companies { id name role isCurrent } } }": types.AcceptInTestDocument,
    "query MembersInTest { companyMembers { email role } }": types.MembersInTestDocument,
    "mutation NameInTest($name: String!) { changeDisplayName(input: { displayName: $name }) { viewer { displayName } } }": types.NameInTestDocument,
    "query NamesInTest { companyMembers { accountId name email } }": types.NamesInTestDocument,
    "query HistoryInTest($id: ID!) { applicant(id: $id) { events { kind actorName } } }": types.HistoryInTestDocument,
    "query OwnHistoryInTest { appliedJobs { nodes { events { kind actorName } } } }": types.OwnHistoryInTestDocument,
    "mutation UpsertAfterRoleChange($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { code } } }\n}": types.UpsertAfterRoleChangeDocument,
    "mutation NoteManyAsOneOfMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds }\n}": types.NoteManyAsOneOfManyDocument,
    "query ResponseRecordOf($slug: String!) { company(slug: $slug) { responseRecord {\n  sample answered shareAnswered answeredTogether late interim medianDays since formula eventsUrl\n} } }": types.ResponseRecordOfDocument,
    "query JobsWithRecords { jobs(first: 50) { nodes {\n  company { name responseRecord { sample answered medianDays } } } } }": types.JobsWithRecordsDocument,
    "query VerifiedInTest($slug: String!) { company(slug: $slug) {\n  verification { domain method verifiedAt checkedAt }\n  jobs(first: 1) { nodes { company { verification { domain checkedAt } } } } } }": types.VerifiedInTestDocument,
    "query ConnectionLists($first: Int, $after: String) {\n  connections(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }\n  connectionInvitations { nodes { id } totalCount }\n  connectionRequests { nodes { id } totalCount }\n}": types.ConnectionListsDocument,
    "query JobsForYou($first: Int, $after: String, $filter: JobFilter) {\n  jobs(order: FOR_YOU, first: $first, after: $after, filter: $filter) {\n    totalCount edges { reason node { title } } pageInfo { hasNextPage endCursor } } }": types.JobsForYouDocument,
    "query ReasonsOfNewest { jobs(order: NEWEST, first: 1) { edges { reason } } }": types.ReasonsOfNewestDocument,
    "query FitOf($jobId: ID!) { jobFit(jobId: $jobId) { items { text part offset section quote } } }": types.FitOfDocument,
    "query OftenConditional($more: Boolean!) { jobs(first: 1) { nodes { id title @include(if: $more) } } }": types.OftenConditionalDocument,
    "query Jobs { jobs { totalCount } }": types.JobsDocument,
    "query PageOfJobs($first: Int) { jobs(first: $first) {\n  nodes { id title createdAt company { id name logoUrl } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }": types.PageOfJobsDocument,
    "query CountedJobs { jobs { nodes { id company { name } } totalCount totalCountIsCapped } }": types.CountedJobsDocument,
    "query JobsWithoutTexts { jobs { nodes { id title requirements company { name } } } }": types.JobsWithoutTextsDocument,
    "query JobsWithDescription { jobs { edges { node { id text: description } } } }": types.JobsWithDescriptionDocument,
    "query JobsWithRemoteFrom { jobs { nodes { ...JobRemoteFrom } } } fragment JobRemoteFrom on Job { remoteFrom }": types.JobsWithRemoteFromDocument,
    "query SavedBothWays($first: Int, $after: String, $last: Int, $before: String) {\n  savedJobs(first: $first, after: $after, last: $last, before: $before) {\n    nodes { id } totalCount pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }": types.SavedBothWaysDocument,
    "subscription ChatOfThePutOff { chatEvents { __typename ... on MessageAdded { message { seq content } } } }": types.ChatOfThePutOffDocument,
    "query MessagesOfThePutOff($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { content } } }": types.MessagesOfThePutOffDocument,
    "subscription ChatEventNames { chatEvents { __typename } }": types.ChatEventNamesDocument,
    "query Typename { __typename }": types.TypenameDocument,
    "mutation LogOut { logOut(role: SEEKER) { message } }": types.LogOutDocument,
    "subscription ChatContents { chatEvents { ... on MessageAdded { message { content } } } }": types.ChatContentsDocument,
    "mutation UploadResumeFlag($file: Upload!) { uploadResume(file: $file) { seeker { hasResume } } }": types.UploadResumeFlagDocument,
    "mutation UpdateName($name: String) { updateSeekerProfile(input: { name: $name }) { seeker { name } } }": types.UpdateNameDocument,
    "mutation UploadResumeTwice($file: Upload!) { a: uploadResume(file: $file) { seeker { id } } b: uploadResume(file: $file) { seeker { id } } }": types.UploadResumeTwiceDocument,
    "query ApplicantForLink($id: ID!) { applicant(id: $id) { resumeUrl } }": types.ApplicantForLinkDocument,
    "query ResumeTextForLink($id: ID!) { applicant(id: $id) { resumeText resumeTextProblem } }": types.ResumeTextForLinkDocument,
    "query ResumeProblemForLink($id: ID!) { applicant(id: $id) { resumeTextProblem } }": types.ResumeProblemForLinkDocument,
    "mutation PostOnce($input: JobInput!) { postJob(input: $input) { job { id title } } }": types.PostOnceDocument,
    "query JobIds { jobs { nodes { id } } }": types.JobIdsDocument,
    "query TypenameAndJobIds { __typename jobs { nodes { id } } }": types.TypenameAndJobIdsDocument,
    "query TenJobs { jobs(first: 10) { nodes { id title } } }": types.TenJobsDocument,
    "query JobTitles { jobs { nodes { title } } }": types.JobTitlesDocument,
    "mutation CreateFeedInTest { createCalendarFeed { url feed { createdAt } } }": types.CreateFeedInTestDocument,
    "mutation DeleteFeedInTest { deleteCalendarFeed { feed { createdAt } } }": types.DeleteFeedInTestDocument,
    "query FeedInTest { viewerCalendarFeed { createdAt } }": types.FeedInTestDocument,
    "mutation WithdrawInTest($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}": types.WithdrawInTestDocument,
    "mutation ApplyAgainInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }": types.ApplyAgainInTestDocument,
    "mutation InterviewersInTest($input: SetJobInterviewersInput!) {\n    setJobInterviewers(input: $input) { accountIds }\n  }": types.InterviewersInTestDocument,
    "mutation RemoveInTest($accountId: ID!) {\n    removeMember(accountId: $accountId) { members { accountId } }\n  }": types.RemoveInTestDocument,
    "mutation DeclineInTest($input: EndInterviewInput!) {\n  declineInterview(input: $input) { interview { status reply } }\n}": types.DeclineInTestDocument,
    "query UpcomingInTest($before: DateTime!) {\n  upcomingInterviews(before: $before) { id applicationId startsAt }\n}": types.UpcomingInTestDocument,
    "query HistoryWithInterview($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}": types.HistoryWithInterviewDocument,
    "query ScorecardsInTest($applicationId: ID!) {\n  applicationScorecards(applicationId: $applicationId) {\n    questions interviewId hiddenCount\n    scorecards { memberName isOwn text answers { question score text } }\n  }\n}": types.ScorecardsInTestDocument,
    "mutation SaveScorecardInTest($input: SaveScorecardInput!) {\n  saveScorecard(input: $input) { hiddenCount scorecards { memberName } }\n}": types.SaveScorecardInTestDocument,
    "mutation QuestionsInTest($input: SetScorecardQuestionsInput!) {\n  setScorecardQuestions(input: $input) { questions }\n}": types.QuestionsInTestDocument,
    "mutation OfferInterviewInTest($input: OfferInterviewInput!) {\n  offerInterview(input: $input) { interview { id status times answerBy members { accountId name } } }\n}": types.OfferInterviewInTestDocument,
    "query InterviewInTest($applicationId: ID!) {\n  interview(applicationId: $applicationId) {\n    id status title startsAt times movesLeft place reply applicantName members { accountId name } calendarFile\n  }\n}": types.InterviewInTestDocument,
    "mutation PickInTest($input: PickInterviewTimeInput!) {\n  pickInterviewTime(input: $input) { interview { status startsAt movesLeft } }\n}": types.PickInTestDocument,
    "mutation CancelInTest($input: EndInterviewInput!) {\n  cancelInterview(input: $input) { interview { status reply } }\n}": types.CancelInTestDocument,
    "mutation PlaceInTest($input: ChangeInterviewPlaceInput!) {\n  changeInterviewPlace(input: $input) { interview { place } }\n}": types.PlaceInTestDocument,
    "mutation OutcomeInTest($input: RecordInterviewOutcomeInput!) {\n  recordInterviewOutcome(input: $input) { interview { status } }\n}": types.OutcomeInTestDocument,
    "mutation InviteInTest($input: InviteToJobInput!) {\n  inviteToJob(input: $input) { invitation { id status sentBy seekerName job { title } } } }": types.InviteInTestDocument,
    "mutation AcceptJobInvitationInTest($id: ID!) {\n  acceptJobInvitation(input: { invitationId: $id }) { invitation { status sentBy } } }": types.AcceptJobInvitationInTestDocument,
    "mutation DeclineJobInvitationInTest($id: ID!) {\n  declineJobInvitation(input: { invitationId: $id }) { invitationId } }": types.DeclineJobInvitationInTestDocument,
    "mutation WithdrawJobInvitationInTest($id: ID!) {\n  withdrawJobInvitation(input: { invitationId: $id }) { invitation { status } } }": types.WithdrawJobInvitationInTestDocument,
    "query JobInvitationsInTest($jobId: ID, $acceptedOnly: Boolean! = false) {\n  jobInvitations(jobId: $jobId, acceptedOnly: $acceptedOnly) { totalCount nodes { id status text } } }": types.JobInvitationsInTestDocument,
    "query ContactsInTest($id: ID!) { seeker(id: $id) { phone email } }": types.ContactsInTestDocument,
    "mutation ExcludeInvitingInTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { id } } }": types.ExcludeInvitingInTestDocument,
    "mutation ApplyInvitedInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }": types.ApplyInvitedInTestDocument,
    "query JobChanges($after: String, $first: Int) { jobChanges(after: $after, first: $first) {\n  edges { cursor node { jobId kind job { id title } } } pageInfo { endCursor hasNextPage } totalCount } }": types.JobChangesDocument,
    "query OwnDrafts($status: JobStatus, $title: String, $order: PostedJobOrder) {\n  postedJobs(status: $status, title: $title, order: $order) { totalCount nodes { id owner waitingSince answerDueOn job { status } } }\n}": types.OwnDraftsDocument,
    "query FindDrafts { jobs(filter: { keyword: \"secret welder\" }) { totalCount } }": types.FindDraftsDocument,
    "mutation UpsertAsOneOfMany($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { externalId outcome userErrors { code message path } } }\n}": types.UpsertAsOneOfManyDocument,
    "query JobPostings($id: ID!) { job(id: $id) { timesPosted firstPostedAt } }": types.JobPostingsDocument,
    "query HidesRepostsForTest { hidesReposts }": types.HidesRepostsForTestDocument,
    "query HiddenForTest { hiddenListings { totalCount nodes { jobTitle companyName } } }": types.HiddenForTestDocument,
    "query ImportedJobs {\n    jobs(filter: { keyword: \"business serv\" }) { nodes { title requirements salaryLabel industry jobType company { name } } }\n  }": types.ImportedJobsDocument,
    "query MayWhenHeld { viewer { company { may } } }": types.MayWhenHeldDocument,
    "query HintsOfPost($input: JobInput!) { jobPostingHints(input: $input) { code field message words } }": types.HintsOfPostDocument,
    "mutation PostJob($input: JobInput!) {\n  postJob(input: $input) { job { id title salaryLabel salaryMin salaryMax applicationDeadline status company { name } } }\n}": types.PostJobDocument,
    "mutation PostPaid($input: JobInput!) {\n      postJob(input: $input) { job { id salaryLabel salaryRange salaryMin salaryMax payMin payMax payCurrency payUnit location } }\n    }": types.PostPaidDocument,
    "mutation ChangePaid($input: EditJobInput!) {\n      editJob(input: $input) { job { title salaryLabel salaryRange salaryMin salaryMax payMin } }\n    }": types.ChangePaidDocument,
    "mutation EditWholeJob($input: EditJobInput!) { editJob(input: $input) { job { ...WholeJob } } }\n    fragment WholeJob on Job { title industry description requirements location jobType workMode experienceLevel\n      salaryRange salaryLabel salaryMin salaryMax applicationDeadline }": types.EditWholeJobDocument,
    "mutation PostWholeJob($input: JobInput!) { postJob(input: $input) { job { id ...WholeJob } } }": types.PostWholeJobDocument,
    "mutation UpsertPolicy($input: UpsertJobsInput!) { upsertJobs(input: $input) { results { outcome jobId } } }": types.UpsertPolicyDocument,
    "query PolicyOfJob($id: ID!) { job(id: $id) { aiPolicy } }": types.PolicyOfJobDocument,
    "query RelatedJobsOf($jobId: ID!) { relatedJobs(jobId: $jobId) {\n  companyActiveOn similar { title viewerHasSaved } } }": types.RelatedJobsOfDocument,
    "mutation UpsertInTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId status takesApplications userErrors { code message path } } rateLimit { limit remaining } }\n}": types.UpsertInTestDocument,
    "query PostedByExternalId($externalId: ID) {\n  postedJobs(first: 10, externalId: $externalId) { nodes { id externalId job { status } } }\n}": types.PostedByExternalIdDocument,
    "mutation CloseByExternalId($input: CloseJobsInput!) {\n  closeJobs(input: $input) { jobs { id } notClosed { jobId code reason } }\n}": types.CloseByExternalIdDocument,
    "mutation DeleteByExternalId($input: JobIdInput, $externalId: ID) {\n  deleteJob(input: $input, externalId: $externalId) { id }\n}": types.DeleteByExternalIdDocument,
    "query SavedThatTakeApplications { savedJobs { nodes { title takesApplications viewerCanApply } } }": types.SavedThatTakeApplicationsDocument,
    "query JobsOneCanApplyTo { jobs { nodes { title viewerCanApply } } }": types.JobsOneCanApplyToDocument,
    "mutation LogInDuringRotation($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }": types.LogInDuringRotationDocument,
    "mutation RenewDuringRotation($token: String!) { renewSession(refreshToken: $token) { accessToken } }": types.RenewDuringRotationDocument,
    "mutation SendMessageId($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }": types.SendMessageIdDocument,
    "mutation SendAboutApplication($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message { id conversationId applicationId seq senderId recipientId authorName clientId content seen }\n  }\n}": types.SendAboutApplicationDocument,
    "query TalkAboutApplication($id: ID!) {\n  applicationConversation(applicationId: $id) {\n    id jobTitle companyName seenSeq peerSeenSeq unreadCount isOpen isBlocked lastMessage { content }\n  }\n}": types.TalkAboutApplicationDocument,
    "query HistoryOfTalk($id: ID!) {\n  messages(conversationId: $id) { nodes { seq senderId authorName content seen } totalCount }\n}": types.HistoryOfTalkDocument,
    "query TalksOfSeeker {\n  unread: unreadCount(applications: true) peersUnread: unreadCount\n  applicationConversations { nodes { id unreadCount } totalCount }\n  conversations { totalCount }\n}": types.TalksOfSeekerDocument,
    "query TalksOfCompany {\n  unreadCount(applications: true) applicationConversations { nodes { applicantName unreadCount } totalCount }\n}": types.TalksOfCompanyDocument,
    "subscription TalkEvents { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content applicationId authorName } }\n  ... on MessagesSeen { applicationId seekerId seenSeq }\n  ... on TypingChanged { applicationId seekerId isTyping } } }": types.TalkEventsDocument,
    "query HistoryWithTalk($jobId: ID!) {\n  ownApplication(jobId: $jobId) { answerDueOn events { kind stage } }\n}": types.HistoryWithTalkDocument,
    "mutation AttachToTalk($file: Upload!, $id: ID!) {\n    uploadMessageFile(applicationId: $id, file: $file) { fileId fileName }\n  }": types.AttachToTalkDocument,
    "query FilesOfTalk($id: ID!) { messages(conversationId: $id) { nodes { fileName fileUrl } } }": types.FilesOfTalkDocument,
    "subscription ChatEventsOfBoth { chatEvents { __typename\n  ... on MessageAdded { message { seq senderId content clientId conversationId } }\n  ... on MessagesSeen { conversationId seekerId seenSeq }\n  ... on TypingChanged { seekerId isTyping } } }": types.ChatEventsOfBothDocument,
    "subscription ConnectionChanged { connectionChanged { seeker { id viewerConnection } } }": types.ConnectionChangedDocument,
    "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { id conversationId seq senderId recipientId clientId content sentAt seen } }\n}": types.SendMessageDocument,
    "query History($id: ID!, $first: Int, $beforeSeq: Int, $afterSeq: Int) {\n  messages(conversationId: $id, first: $first, beforeSeq: $beforeSeq, afterSeq: $afterSeq) {\n    nodes { seq content seen } pageInfo { hasNextPage } totalCount\n  }\n}": types.HistoryDocument,
    "query ConversationList { unreadCount conversations {\n  nodes { id peer { id name } lastSeq lastMessage { content } seenSeq peerSeenSeq unreadCount isOpen } totalCount } }": types.ConversationListDocument,
    "query PageOfConversations($after: String) {\n      conversations(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }": types.PageOfConversationsDocument,
    "subscription ChatAcrossNodes { chatEvents { __typename ... on MessageAdded { message { seq content } }\n  ... on MessagesSeen { seenSeq } ... on TypingChanged { isTyping } } }": types.ChatAcrossNodesDocument,
    "subscription TalkAcrossNodes { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content } } } }": types.TalkAcrossNodesDocument,
    "query MessagesAfter($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { seq } } }": types.MessagesAfterDocument,
    "query NoticesInTest($unreadOnly: Boolean, $first: Int, $after: String) {\n  notices(unreadOnly: $unreadOnly, first: $first, after: $after) {\n    totalCount nodes { id kind title path isRead } pageInfo { hasNextPage endCursor }\n  }\n  unreadNoticeCount\n}": types.NoticesInTestDocument,
    "subscription NoticesInTestChanged { noticesChanged { unreadCount notice { title } } }": types.NoticesInTestChangedDocument,
    "mutation SavePreferencesInTest($input: NoticePreferencesInput!) {\n  saveNoticePreferences(input: $input) { timeZone quietFrom quietUntil kinds { kind page mail } }\n}": types.SavePreferencesInTestDocument,
    "mutation SendOfferInTest($input: SendOfferInput!) {\n  sendOffer(input: $input) { offer { id version status expiresAt fileName } }\n}": types.SendOfferInTestDocument,
    "mutation SendOfferWithFile($id: ID!, $day: Date!, $file: Upload) {\n  sendOffer(input: { applicationId: $id, payMin: 9, payCurrency: \"INR\", payUnit: HOUR, startsOn: $day, place: \"Pune\",\n    expiresOn: $day, timeZone: \"UTC\", file: $file }) { offer { fileName } }\n}": types.SendOfferWithFileDocument,
    "query OffersInTest($applicationId: ID!) {\n  offers(applicationId: $applicationId) {\n    id version status payMin payMax textHtml fileUrl fileName reply sentBy endedAt otherOpenApplications otherOpenJobs\n  }\n}": types.OffersInTestDocument,
    "mutation AcceptOfferInTest($input: AcceptOfferInput!) {\n  acceptOffer(input: $input) { offer { status reply } }\n}": types.AcceptOfferInTestDocument,
    "mutation DeclineOfferInTest($input: EndOfferInput!) {\n  declineOffer(input: $input) { offer { status reply } }\n}": types.DeclineOfferInTestDocument,
    "mutation WithdrawOfferInTest($input: EndOfferInput!) {\n  withdrawOffer(input: $input) { offer { status reply } }\n}": types.WithdrawOfferInTestDocument,
    "query ApplicationsWithOffers { appliedJobs { nodes { offerExpiresOn } } }": types.ApplicationsWithOffersDocument,
    "query HistoryWithOffer($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}": types.HistoryWithOfferDocument,
    "query FoundInSuspensionTest($keyword: String!) { jobs(filter: { keyword: $keyword }) { edges { node { id } } } }": types.FoundInSuspensionTestDocument,
    "query PeersInSuspensionTest($keyword: String!) { peers(filter: { keyword: $keyword }) { edges { node { id } } } }": types.PeersInSuspensionTestDocument,
    "query CandidatesInSuspensionTest($keyword: String!) { candidates(filter: { keyword: $keyword }) { edges { node { id } } } }": types.CandidatesInSuspensionTestDocument,
    "mutation UpsertInSuspensionTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { message } } }\n}": types.UpsertInSuspensionTestDocument,
    "query OtherReportsInTest($targetId: ID) { operatorReports(targetId: $targetId) { nodes { otherReports } } }": types.OtherReportsInTestDocument,
    "query NumberOfJobs($filter: JobFilter) { jobs(filter: $filter) { totalCount } }": types.NumberOfJobsDocument,
    "query NumberOfPeers($filter: SeekerFilter) { peers(filter: $filter) { totalCount } }": types.NumberOfPeersDocument,
    "query NumberOfCandidates($filter: SeekerFilter) { candidates(filter: $filter) { totalCount } }": types.NumberOfCandidatesDocument,
    "query NumberOfApplicants($filter: SeekerFilter, $jobId: ID!) { applicants(jobId: $jobId, filter: $filter) { totalCount } }": types.NumberOfApplicantsDocument,
    "query ShownReading($other: ID!, $id: ID!) {\n    conversation(withId: $other) { peerSeenSeq } conversations { nodes { peerSeenSeq } }\n    messages(conversationId: $id) { nodes { seen } } }": types.ShownReadingDocument,
    "query FiftyPeers { peers(first: 50) { totalCount nodes { id } } }": types.FiftyPeersDocument,
    "mutation EndConnectionAgain($input: SeekerIdInput!) {\n      withdrawConnectionRequest(input: $input) { seeker { ...NameAlone } }\n      rejectConnection(input: $input) { seeker { ...NameAlone } }\n      removeConnection(input: $input) { seeker { ...NameAlone } }\n    }\n    fragment NameAlone on Seeker { id name currentProfession viewerConnection }": types.EndConnectionAgainDocument,
    "query ClosedConversations { conversations { totalCount nodes { ...ClosedConversation } } }\n      fragment ClosedConversation on Conversation { id isOpen peer { id name currentProfession phone viewerConnection } }": types.ClosedConversationsDocument,
    "query ClosedConversation($id: ID!) { conversation(withId: $id) { ...ClosedConversation } }": types.ClosedConversationDocument,
    "subscription SeenEvents { chatEvents { __typename ... on MessagesSeen { seekerId seenSeq } } }": types.SeenEventsDocument,
    "mutation MarkSeenUnread($input: MarkSeenInput!) { markSeen(input: $input) { conversation { unreadCount } } }": types.MarkSeenUnreadDocument,
    "query UnreadCounts { unreadCount conversations { nodes { unreadCount } } }": types.UnreadCountsDocument,
    "subscription ConnectionChangedName { connectionChanged { seeker { id name currentProfession viewerConnection } } }": types.ConnectionChangedNameDocument,
    "query ToldOfBlocks($id: ID!) { viewerHasBlocked(seekerId: $id) blockedPeople { nodes { id name } totalCount } }": types.ToldOfBlocksDocument,
    "query BlockedPeople($first: Int, $after: String) {\n    blockedPeople(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }": types.BlockedPeopleDocument,
    "query SeekerContact($id: ID!) { seeker(id: $id) { id phone email } }": types.SeekerContactDocument,
    "query PeerContacts { peers(first: 50) { nodes { id phone email } } }": types.PeerContactsDocument,
    "query ConversationContacts { conversations { nodes { peer { id phone email } } } }": types.ConversationContactsDocument,
    "query ConversationContact($id: ID!) { conversation(withId: $id) { peer { id phone email } } }": types.ConversationContactDocument,
    "mutation RequestContact($id: ID!) { requestConnection(input: { seekerId: $id }) { seeker { id phone email } } }": types.RequestContactDocument,
    "query CandidateContacts { candidates(first: 50) { nodes { id phone email resumeUrl } } }": types.CandidateContactsDocument,
    "query CandidateContact($id: ID!) { seeker(id: $id) { id phone email resumeUrl } }": types.CandidateContactDocument,
    "query ApplicantContacts($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { phone email } } } }": types.ApplicantContactsDocument,
    "query ExclusionsForTest { companyExclusions { id companyName domain } }": types.ExclusionsForTestDocument,
    "mutation ExcludeForTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { companyName domain } } }": types.ExcludeForTestDocument,
    "mutation IncludeForTest($id: ID!) { removeCompanyExclusion(id: $id) { exclusions { companyName domain } } }": types.IncludeForTestDocument,
    "query FindForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } candidates(filter: { keyword: $keyword }) { totalCount nodes { name } } }": types.FindForTestDocument,
    "query FindPeerForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } peers(filter: { keyword: $keyword }) { totalCount } }": types.FindPeerForTestDocument,
    "query TitlesOfAppliedJobs { appliedJobs { nodes { job { title } } } }": types.TitlesOfAppliedJobsDocument,
    "mutation ReadProfileFile_Test($file: Upload!) {\n  readProfileFile(file: $file) { proposal { text isProfile leftOver isTruncated fields { field value isCertain foundIn }\n    entries { kind title organization year link description }\n    experiences { kind title company from to isOngoing lacksMonth isCertain responsibilities foundIn } } }\n}": types.ReadProfileFile_TestDocument,
    "mutation SaveCompany($input: UpdateRecruiterProfileInput!) {\n  updateRecruiterProfile(input: $input) { recruiter { ...Company } }\n}\nfragment Company on Recruiter {\n  companyName companyLocation industry companySize companyDescription companyWebsite linkedin logoUrl updatedAt\n}": types.SaveCompanyDocument,
    "mutation UploadCompanyLogo($file: Upload!) { uploadCompanyLogo(file: $file) { recruiter { logoUrl logoName } } }": types.UploadCompanyLogoDocument,
    "query OwnCompany { viewerRecruiter { id email createdAt ...Company } }": types.OwnCompanyDocument,
    "mutation SavePlaces($input: UpdateRecruiterProfileInput!) {\n      updateRecruiterProfile(input: $input) { recruiter { slug companyLocation otherPlaces } }\n    }": types.SavePlacesDocument,
    "query PlacesOfCompany($slug: String!) { company(slug: $slug) { location places } }": types.PlacesOfCompanyDocument,
    "mutation RemoveLogo { removeCompanyLogo { recruiter { logoUrl logoName } } }": types.RemoveLogoDocument,
    "query PeersAsSeen($filter: SeekerFilter, $first: Int, $after: String) {\n  peers(filter: $filter, first: $first, after: $after) {\n    totalCount pageInfo { hasNextPage endCursor } nodes { name phone resumeUrl viewerConnection } } }": types.PeersAsSeenDocument,
    "query OwnResumes { viewerResumes { id name fileName url isMain } viewerSeeker { resumeName } }": types.OwnResumesDocument,
    "mutation DeleteOwnResume($id: ID!) { deleteResume(resumeId: $id) { resumes { id } } }": types.DeleteOwnResumeDocument,
    "mutation ApplyWithResume($jobId: ID!, $resumeId: ID) {\n  applyToJob(input: { jobId: $jobId }, resumeId: $resumeId) { job { id } } }": types.ApplyWithResumeDocument,
    "mutation SaveProfile($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { id name about cgpa dob skills linkedin github tenthPercent graduationYear\n    experiences { kind title from to } entries { kind title organization year link description }\n    languages { language level } noticeDays placesWanted workPermits expectedPay { payMin payMax payCurrency payUnit } settings { phoneVisibility openToWork browsable updatedAt } } }\n}": types.SaveProfileDocument,
    "query OpenToWorkMark($id: ID!) { seeker(id: $id) { isOpenToWork } }": types.OpenToWorkMarkDocument,
    "query SeekerAsSeen($id: ID!) {\n  seeker(id: $id) { id name phone email resumeUrl hasResume dob age viewerConnection settings { openToWork } }\n}": types.SeekerAsSeenDocument,
    "query SeekerExperiences($id: ID!) { seeker(id: $id) { experiences { kind title from to } } }": types.SeekerExperiencesDocument,
    "query NextJob($id: ID!) {\n  seeker(id: $id) { noticeDays placesWanted workPermits languages { language level } expectedPay { payMin } }\n}": types.NextJobDocument,
    "query PeersByNextJob($filter: SeekerFilter) { peers(filter: $filter) { nodes { id } } }": types.PeersByNextJobDocument,
    "query FoundByNextJob($filter: SeekerFilter) { candidates(filter: $filter) { nodes { id expectedPay { payMin } } } }": types.FoundByNextJobDocument,
    "query PeersOfUnverified($keyword: String) { peers(filter: { keyword: $keyword }) { nodes { id } totalCount } }": types.PeersOfUnverifiedDocument,
    "query CandidatesUnverified($keyword: String) { candidates(filter: { keyword: $keyword }) { nodes { id } totalCount } }": types.CandidatesUnverifiedDocument,
    "mutation LogInByPassword($input: LogInInput!) { logIn(input: $input) { viewer { id } } }": types.LogInByPasswordDocument,
    "mutation FinishLogInInTest($input: FinishLogInInput!) { finishLogIn(input: $input) { viewer { id } } }": types.FinishLogInInTestDocument,
    "query DeliveriesPlan($endpointId: ID!, $first: Int) {\n  webhookDeliveries(endpointId: $endpointId, first: $first) { totalCount nodes { id body } }\n}": types.DeliveriesPlanDocument,
    "query NotesPlan($jobId: ID!, $first: Int) {\n  applicants(jobId: $jobId, status: ACCEPTED, first: $first) { nodes { id notes { id text } } }\n}": types.NotesPlanDocument,
    "query Viewer { viewer { id } }": types.ViewerDocument,
    "subscription EventsOfApplicant { chatEvents(applications: true) { __typename\n    ... on MessageAdded { message { content } } } }": types.EventsOfApplicantDocument,
    "mutation LogInForTokens($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }": types.LogInForTokensDocument,
    "query TracedJobs($keyword: String) { jobs(first: 5, filter: { keyword: $keyword }) { nodes { id title } } }": types.TracedJobsDocument,
    "subscription TracedChat { chatEvents { __typename ... on MessageAdded { message { content } } } }": types.TracedChatDocument,
    "query TracedSuggestions($prefix: String!) { jobSuggestions(prefix: $prefix) { text } }": types.TracedSuggestionsDocument,
    "mutation SampleAfterRotation($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { delivery { id body } } }": types.SampleAfterRotationDocument,
    "mutation CreateWebhookInTest($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id kinds } } }": types.CreateWebhookInTestDocument,
    "query WebhookLogInTest($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { totalCount nodes { id kind attempts lastStatus lastError deliveredAt failedAt body } } }": types.WebhookLogInTestDocument,
    "mutation ClientLogIn($input: LogInInput!) {\n  logIn(input: $input) { accessToken refreshToken }\n}": types.ClientLogInDocument,
    "mutation ClientRenew($refreshToken: String!) {\n  renewSession(refreshToken: $refreshToken) { accessToken refreshToken }\n}": types.ClientRenewDocument,
    "query ClientJobs($first: Int!, $after: String) {\n  jobs(first: $first, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    edges { cursor node { id title viewerApplicationStatus } }\n  }\n}": types.ClientJobsDocument,
    "mutation ClientApply($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id viewerApplicationStatus } }\n}": types.ClientApplyDocument,
    "query ClientApplied { appliedJobs { totalCount } }": types.ClientAppliedDocument,
    "query JobsBehindProxy { jobs(first: 5) { nodes { title } } }": types.JobsBehindProxyDocument,
    "mutation DecideUnderFaults($input: DecideApplicationsInput!) {\n  decideApplications(input: $input) { results { outcome } }\n}": types.DecideUnderFaultsDocument,
    "mutation EndpointThroughFaults($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }": types.EndpointThroughFaultsDocument,
    "mutation EditThroughFaults($input: EditJobInput!) { editJob(input: $input) { job { title } } }": types.EditThroughFaultsDocument,
    "mutation CloseThroughFaults($id: ID!) { setJobStatus(input: { jobId: $id, status: CLOSED }) { job { id } } }": types.CloseThroughFaultsDocument,
    "query MirroredJobs($after: String) { jobChanges(after: $after, first: 50) {\n  nodes { jobId kind job { title } } pageInfo { endCursor hasNextPage } } }": types.MirroredJobsDocument,
    "query ReplicatedTitles($filter: JobFilter) { jobs(filter: $filter, first: 20) { totalCount nodes { id title viewerHasSaved } } }": types.ReplicatedTitlesDocument,
    "mutation ReplicatedSave($input: JobIdInput!) { saveJob(input: $input) { job { id viewerHasSaved } } }": types.ReplicatedSaveDocument,
    "query JobTitle { jobs(first: 1) { nodes { title } } }": types.JobTitleDocument,
    "mutation ApplyInHistory($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id } }\n}": types.ApplyInHistoryDocument,
    "mutation WithdrawInHistory($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}": types.WithdrawInHistoryDocument,
    "mutation DecideInHistory($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { status version }\n}": types.DecideInHistoryDocument,
    "query OwnApplicationInHistory($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status }\n}": types.OwnApplicationInHistoryDocument,
    "query ApplicantsInHistory($jobId: ID!) {\n  applicants(jobId: $jobId, first: 5) { nodes { id status version } }\n}": types.ApplicantsInHistoryDocument,
    "mutation RequestInHistory($seekerId: ID!) {\n    requestConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": types.RequestInHistoryDocument,
    "mutation TakeBackInHistory($seekerId: ID!) {\n    withdrawConnectionRequest(input: { seekerId: $seekerId }) { seeker { id } }\n  }": types.TakeBackInHistoryDocument,
    "mutation AcceptInHistory($seekerId: ID!) {\n    acceptConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": types.AcceptInHistoryDocument,
    "mutation RejectInHistory($seekerId: ID!) {\n    rejectConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": types.RejectInHistoryDocument,
    "mutation RemoveInHistory($seekerId: ID!) {\n    removeConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }": types.RemoveInHistoryDocument,
    "query ConnectionInHistory($seekerId: ID!) {\n  seeker(id: $seekerId) { viewerConnection }\n}": types.ConnectionInHistoryDocument,
    "mutation SendInHistory($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { seq } }\n}": types.SendInHistoryDocument,
    "query ConversationInHistory($withId: ID!) {\n  conversation(withId: $withId) { id lastSeq }\n}": types.ConversationInHistoryDocument,
    "query MessagesInHistory($conversationId: ID!, $afterSeq: Int!) {\n  messages(conversationId: $conversationId, afterSeq: $afterSeq, first: 50) { nodes { seq clientId } }\n}": types.MessagesInHistoryDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id role name } accessToken } }"): (typeof documents)["mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id role name } accessToken } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyEmail($input: EmailTokenInput!) { verifyEmail(input: $input) { message } }"): (typeof documents)["mutation VerifyEmail($input: EmailTokenInput!) { verifyEmail(input: $input) { message } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($input: AccountEmailInput!) { requestPasswordReset(input: $input) { message } }"): (typeof documents)["mutation RequestPasswordReset($input: AccountEmailInput!) { requestPasswordReset(input: $input) { message } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerOfEmailChange { viewer { email } }"): (typeof documents)["query ViewerOfEmailChange { viewer { email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewForConfirmation($refreshToken: String!) { renewSession(refreshToken: $refreshToken) { accessToken } }"): (typeof documents)["mutation RenewForConfirmation($refreshToken: String!) { renewSession(refreshToken: $refreshToken) { accessToken } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewInTest($token: String!) { renewSession(refreshToken: $token) { accessToken refreshToken } }"): (typeof documents)["mutation RenewInTest($token: String!) { renewSession(refreshToken: $token) { accessToken refreshToken } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedJobsOfProgram { savedJobs { totalCount } }"): (typeof documents)["query SavedJobsOfProgram { savedJobs { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOutEverywhere { logOutEverywhere { message } }"): (typeof documents)["mutation LogOutEverywhere { logOutEverywhere { message } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllApplicants($status: Decision, $stageId: ID, $due: AnswerDue, $source: ApplicationSource, $withoutSource: Boolean,\n  $week: Date, $filter: SeekerFilter, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(status: $status, stageId: $stageId, due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter,\n    order: $order, first: $first, after: $after) {\n    totalCount nodes { jobTitle seeker { name } } pageInfo { hasNextPage endCursor }\n  }\n  applicantCounts(due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter) {\n    all applied accepted blind stages { stage { id name } count }\n  }\n}"): (typeof documents)["query AllApplicants($status: Decision, $stageId: ID, $due: AnswerDue, $source: ApplicationSource, $withoutSource: Boolean,\n  $week: Date, $filter: SeekerFilter, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(status: $status, stageId: $stageId, due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter,\n    order: $order, first: $first, after: $after) {\n    totalCount nodes { jobTitle seeker { name } } pageInfo { hasNextPage endCursor }\n  }\n  applicantCounts(due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter) {\n    all applied accepted blind stages { stage { id name } count }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllWork { recruiterDashboard {\n  answersDue { passed today week } interviews { jobTitle stage count } stages { stageId stage count } } }"): (typeof documents)["query AllWork { recruiterDashboard {\n  answersDue { passed today week } interviews { jobTitle stage count } stages { stageId stage count } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpsertQuestions($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId userErrors { message path } } }\n}"): (typeof documents)["mutation UpsertQuestions($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId userErrors { message path } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyWithFile($input: JobIdInput!, $id: ID!, $other: ID!, $file: Upload!) {\n  applyToJob(input: $input, answers: [{ questionId: $id, file: $file }, { questionId: $other, text: \"YES\" }]) { job { id } }\n}"): (typeof documents)["mutation ApplyWithFile($input: JobIdInput!, $id: ID!, $other: ID!, $file: Upload!) {\n  applyToJob(input: $input, answers: [{ questionId: $id, file: $file }, { questionId: $other, text: \"YES\" }]) { job { id } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnAnswers($jobId: ID!) {\n  job(id: $jobId) { asksQuestions }\n  ownApplication(jobId: $jobId) { answers { kind label text need isMet fileUrl fileName } }\n}"): (typeof documents)["query OwnAnswers($jobId: ID!) {\n  job(id: $jobId) { asksQuestions }\n  ownApplication(jobId: $jobId) { answers { kind label text need isMet fileUrl fileName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReceivedAnswers($jobId: ID!) {\n  applicants(jobId: $jobId) { nodes { id version isHidden answers { kind label text need isMet fileUrl fileName } } }\n}"): (typeof documents)["query ReceivedAnswers($jobId: ID!) {\n  applicants(jobId: $jobId) { nodes { id version isHidden answers { kind label text need isMet fileUrl fileName } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnmetRequirements($jobId: ID, $meetsRequirements: Boolean, $tag: String, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag, order: $order, first: $first, after: $after) {\n    totalCount nodes { unmetRequirements seeker { name } } pageInfo { endCursor }\n  }\n  applicantCounts(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag) { all notMeetingRequirements tags { tag count } }\n}"): (typeof documents)["query UnmetRequirements($jobId: ID, $meetsRequirements: Boolean, $tag: String, $order: ApplicantOrder, $first: Int, $after: String) {\n  applicants(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag, order: $order, first: $first, after: $after) {\n    totalCount nodes { unmetRequirements seeker { name } } pageInfo { endCursor }\n  }\n  applicantCounts(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag) { all notMeetingRequirements tags { tag count } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlindSeen($jobId: ID!, $filter: SeekerFilter, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, filter: $filter, order: $order) {\n    nodes {\n      id isHidden resumeUrl resumeText appliedBefore { id }\n      seeker {\n        id name photoUrl about skills college tenthSchool twelfthSchool graduationYear dob age phone email linkedin github\n        resumeUrl experiences { responsibilities } entries { title organization year link } expectedPay { payMin }\n      }\n    }\n  }\n  applicantCounts(jobId: $jobId) { blind }\n  recruiterDashboard { recentApplications { seeker { name } } }\n}"): (typeof documents)["query BlindSeen($jobId: ID!, $filter: SeekerFilter, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, filter: $filter, order: $order) {\n    nodes {\n      id isHidden resumeUrl resumeText appliedBefore { id }\n      seeker {\n        id name photoUrl about skills college tenthSchool twelfthSchool graduationYear dob age phone email linkedin github\n        resumeUrl experiences { responsibilities } entries { title organization year link } expectedPay { payMin }\n      }\n    }\n  }\n  applicantCounts(jobId: $jobId) { blind }\n  recruiterDashboard { recentApplications { seeker { name } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BlindMove($input: MoveApplicationInput!) { moveApplication(input: $input) { seekerId } }"): (typeof documents)["mutation BlindMove($input: MoveApplicationInput!) { moveApplication(input: $input) { seekerId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BlindDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { seekerId } }"): (typeof documents)["mutation BlindDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { seekerId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlindDetails($id: ID!) {\n  applicant(id: $id) { message coverNote events { actorName reasonText } }\n  companyActivity(first: 50) { nodes { applicantName applicationId } }\n}"): (typeof documents)["query BlindDetails($id: ID!) {\n  applicant(id: $id) { message coverNote events { actorName reasonText } }\n  companyActivity(first: 50) { nodes { applicantName applicationId } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlindResumes($jobId: ID!, $resumeSearch: String) {\n    applicants(jobId: $jobId, resumeSearch: $resumeSearch) { nodes { id } }\n    applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n    applicantSelection(jobId: $jobId, resumeSearch: $resumeSearch) { totalCount }\n  }"): (typeof documents)["query BlindResumes($jobId: ID!, $resumeSearch: String) {\n    applicants(jobId: $jobId, resumeSearch: $resumeSearch) { nodes { id } }\n    applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n    applicantSelection(jobId: $jobId, resumeSearch: $resumeSearch) { totalCount }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DecideApplication($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { applicationId jobId seekerId status version }\n}"): (typeof documents)["mutation DecideApplication($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { applicationId jobId seekerId status version }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShownOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status message job { id } events { kind } }\n  appliedJobs { nodes { status message job { id } events { kind } } }\n}"): (typeof documents)["query ShownOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status message job { id } events { kind } }\n  appliedJobs { nodes { status message job { id } events { kind } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NotesOnMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds notChanged { applicationId code } }\n}"): (typeof documents)["mutation NotesOnMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds notChanged { applicationId code } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppliedJobs($archived: Boolean, $answerDueBy: Date, $order: OwnApplicationOrder, $first: Int, $after: String) {\n  list: appliedJobs(archived: $archived, answerDueBy: $answerDueBy, order: $order, first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor }\n  nodes { id status resumeName resumeUrl job { id status deletedAt viewerApplicationStatus } events { kind } } } }"): (typeof documents)["query AppliedJobs($archived: Boolean, $answerDueBy: Date, $order: OwnApplicationOrder, $first: Int, $after: String) {\n  list: appliedJobs(archived: $archived, answerDueBy: $answerDueBy, order: $order, first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor }\n  nodes { id status resumeName resumeUrl job { id status deletedAt viewerApplicationStatus } events { kind } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedJobs($first: Int, $after: String) {\n  list: savedJobs(first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor } nodes { id status deletedAt viewerHasSaved } } }"): (typeof documents)["query SavedJobs($first: Int, $after: String) {\n  list: savedJobs(first: $first, after: $after) {\n  totalCount pageInfo { hasNextPage endCursor } nodes { id status deletedAt viewerHasSaved } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ApplicationChanged { applicationChanged { update { jobId status job { viewerApplicationStatus } } } }"): (typeof documents)["subscription ApplicationChanged { applicationChanged { update { jobId status job { viewerApplicationStatus } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PostedJobs($status: JobStatus, $first: Int, $after: String) {\n  postedJobs(status: $status, first: $first, after: $after) {\n    nodes { id job { title status company { name } } applications { total applied accepted rejected } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}"): (typeof documents)["query PostedJobs($status: JobStatus, $first: Int, $after: String) {\n  postedJobs(status: $status, first: $first, after: $after) {\n    nodes { id job { title status company { name } } applications { total applied accepted rejected } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Applicants($jobId: ID!, $status: Decision, $filter: SeekerFilter, $first: Int) {\n  applicants(jobId: $jobId, status: $status, filter: $filter, first: $first) {\n    nodes { id jobTitle status version resumeUrl seeker { name email phone } events { kind } }\n    pageInfo { hasNextPage } totalCount\n  }\n}"): (typeof documents)["query Applicants($jobId: ID!, $status: Decision, $filter: SeekerFilter, $first: Int) {\n  applicants(jobId: $jobId, status: $status, filter: $filter, first: $first) {\n    nodes { id jobTitle status version resumeUrl seeker { name email phone } events { kind } }\n    pageInfo { hasNextPage } totalCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecruiterDashboard {\n  recruiterDashboard {\n    counters { jobsPosted jobsOpen applicationsReceived applicationsAccepted applicationsRejected }\n    recentJobs { job { title } applications { total } }\n    recentApplications { jobTitle status resumeUrl seeker { name skills } }\n    weeks { weekStart received accepted }\n  }\n}"): (typeof documents)["query RecruiterDashboard {\n  recruiterDashboard {\n    counters { jobsPosted jobsOpen applicationsReceived applicationsAccepted applicationsRejected }\n    recentJobs { job { title } applications { total } }\n    recentApplications { jobTitle status resumeUrl seeker { name skills } }\n    weeks { weekStart received accepted }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResumesOfApplicants($id: ID!, $jobId: ID!) {\n      applicant(id: $id) { resumeUrl resumeFromProfile }\n      applicants(jobId: $jobId, filter: { resumeUploaded: true }) { nodes { resumeUrl resumeFromProfile } } }"): (typeof documents)["query ResumesOfApplicants($id: ID!, $jobId: ID!) {\n      applicant(id: $id) { resumeUrl resumeFromProfile }\n      applicants(jobId: $jobId, filter: { resumeUploaded: true }) { nodes { resumeUrl resumeFromProfile } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardCounters { recruiterDashboard { counters { jobsPosted applicationsReceived applicationsAccepted applicationsRejected } } }"): (typeof documents)["query DashboardCounters { recruiterDashboard { counters { jobsPosted applicationsReceived applicationsAccepted applicationsRejected } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterimOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) {\n    status answerDueOn unansweredAt events { kind stage answerDueOn actorName }\n  }\n}"): (typeof documents)["query InterimOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) {\n    status answerDueOn unansweredAt events { kind stage answerDueOn actorName }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterimReceived($id: ID!) {\n  applicant(id: $id) { version answerDueOn unansweredAt events { kind stage answerDueOn actorName } }\n}"): (typeof documents)["query InterimReceived($id: ID!) {\n  applicant(id: $id) { version answerDueOn unansweredAt events { kind stage answerDueOn actorName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterimEverything($jobId: ID!) {\n  appliedJobs { nodes { id status message events { id kind stage createdAt actorName reason reasonText } } }\n  ownApplication(jobId: $jobId) { id events { id kind stage actorName } job { id title company { name } } }\n  notices { nodes { kind title body path } }\n}"): (typeof documents)["query InterimEverything($jobId: ID!) {\n  appliedJobs { nodes { id status message events { id kind stage createdAt actorName reason reasonText } } }\n  ownApplication(jobId: $jobId) { id events { id kind stage actorName } job { id title company { name } } }\n  notices { nodes { kind title body path } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterimArchived { appliedJobs(archived: true) { totalCount } }"): (typeof documents)["query InterimArchived { appliedJobs(archived: true) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterimDue($jobId: ID!) {\n  applicantCounts(jobId: $jobId, due: TODAY) { applied }\n  recruiterDashboard { answersDue { passed today week } }\n}"): (typeof documents)["query InterimDue($jobId: ID!) {\n  applicantCounts(jobId: $jobId, due: TODAY) { applied }\n  recruiterDashboard { answersDue { passed today week } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PromiseOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { id status appliedAt answerDueOn unansweredAt events { kind createdAt actorName } }\n}"): (typeof documents)["query PromiseOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { id status appliedAt answerDueOn unansweredAt events { kind createdAt actorName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PromiseReceived($id: ID!) {\n  applicant(id: $id) { status answerDueOn unansweredAt resumeUrl events { kind actorName } }\n}"): (typeof documents)["query PromiseReceived($id: ID!) {\n  applicant(id: $id) { status answerDueOn unansweredAt resumeUrl events { kind actorName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PromiseDue($jobId: ID!) {\n  applicants(jobId: $jobId, order: DUE) { nodes { seeker { name } } }\n}"): (typeof documents)["query PromiseDue($jobId: ID!) {\n  applicants(jobId: $jobId, order: DUE) { nodes { seeker { name } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResumeApplicants($jobId: ID!, $resumeSearch: String, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, resumeSearch: $resumeSearch, order: $order) {\n    orderDescription totalCount \n    nodes { resumeText resumeTextProblem seeker { name } }\n  }\n  applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n}"): (typeof documents)["query ResumeApplicants($jobId: ID!, $resumeSearch: String, $order: ApplicantOrder) {\n  applicants(jobId: $jobId, resumeSearch: $resumeSearch, order: $order) {\n    orderDescription totalCount \n    nodes { resumeText resumeTextProblem seeker { name } }\n  }\n  applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReviewApplicants($jobId: ID!, $status: Decision, $stageId: ID, $tag: String) {\n  applicants(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount\n    nodes { id status version tags stage { name } events { kind stage } appliedBefore { jobTitle status } }\n  }\n  applicantSelection(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount applications { id version }\n  }\n  all: applicantCounts(jobId: $jobId) { ...ReviewCount }\n  tagged: applicantCounts(jobId: $jobId, tag: $tag) { ...ReviewCount }\n  applicationStages { name }\n  applicationTags\n}\nfragment ReviewCount on ApplicantCounts { all applied accepted rejected stages { stage { name } count } tags { tag count } }"): (typeof documents)["query ReviewApplicants($jobId: ID!, $status: Decision, $stageId: ID, $tag: String) {\n  applicants(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount\n    nodes { id status version tags stage { name } events { kind stage } appliedBefore { jobTitle status } }\n  }\n  applicantSelection(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {\n    totalCount applications { id version }\n  }\n  all: applicantCounts(jobId: $jobId) { ...ReviewCount }\n  tagged: applicantCounts(jobId: $jobId, tag: $tag) { ...ReviewCount }\n  applicationStages { name }\n  applicationTags\n}\nfragment ReviewCount on ApplicantCounts { all applied accepted rejected stages { stage { name } count } tags { tag count } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReviewTag($input: TagApplicationsInput!) {\n  tagApplications(input: $input) { applications { applicationId tags } notChanged { applicationId code reason } }\n}"): (typeof documents)["mutation ReviewTag($input: TagApplicationsInput!) {\n  tagApplications(input: $input) { applications { applicationId tags } notChanged { applicationId code reason } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TalentsWhoApplied {\n  candidates(first: 20) { nodes { id applicationsToCompany { id jobId jobTitle } } }\n}"): (typeof documents)["query TalentsWhoApplied {\n  candidates(first: 20) { nodes { id applicationsToCompany { id jobId jobTitle } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TalentWhoApplied($id: ID!) { seeker(id: $id) { applicationsToCompany { id jobId jobTitle } } }"): (typeof documents)["query TalentWhoApplied($id: ID!) { seeker(id: $id) { applicationsToCompany { id jobId jobTitle } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription UndoneInTest { applicationChanged { update { applicationId } undoneId } }"): (typeof documents)["subscription UndoneInTest { applicationChanged { update { applicationId } undoneId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StateInTest($id: ID!) { receivedApplicationState(id: $id) { applicationId jobId status version } }"): (typeof documents)["query StateInTest($id: ID!) { receivedApplicationState(id: $id) { applicationId jobId status version } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WriteNoteInTest($input: WriteCoverNoteInput!) {\n  writeCoverNote(input: $input) { application { id coverNote } } }"): (typeof documents)["mutation WriteNoteInTest($input: WriteCoverNoteInput!) {\n  writeCoverNote(input: $input) { application { id coverNote } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyWhenEmptyInTest($input: JobIdInput!) {\n  applyToJob(input: $input, asksWhenEmpty: true) { job { id } } }"): (typeof documents)["mutation ApplyWhenEmptyInTest($input: JobIdInput!) {\n  applyToJob(input: $input, asksWhenEmpty: true) { job { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SentApplicants($jobId: ID!) {\n  applicants(jobId: $jobId) { totalCount nodes { coverNote isHidden appliedAt undoableUntil } } }"): (typeof documents)["query SentApplicants($jobId: ID!) {\n  applicants(jobId: $jobId) { totalCount nodes { coverNote isHidden appliedAt undoableUntil } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TextsOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { message events { kind reason reasonText } }\n}"): (typeof documents)["query TextsOwn($jobId: ID!) {\n  ownApplication(jobId: $jobId) { message events { kind reason reasonText } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TextsSaveTemplate($input: SaveMessageTemplateInput!) {\n  saveMessageTemplate(input: $input) { templates { id name status body } }\n}"): (typeof documents)["mutation TextsSaveTemplate($input: SaveMessageTemplateInput!) {\n  saveMessageTemplate(input: $input) { templates { id name status body } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EndedKeysInTest($first: Int, $after: String) { apps { endedKeys(first: $first, after: $after) {\n  totalCount nodes { hint endReason endedAt accountName } pageInfo { endCursor hasNextPage } } } }"): (typeof documents)["query EndedKeysInTest($first: Int, $after: String) { apps { endedKeys(first: $first, after: $after) {\n  totalCount nodes { hint endReason endedAt accountName } pageInfo { endCursor hasNextPage } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAppInTest($input: CreateAppInput!) { createApp(input: $input) { key app { id name scopes keys { id hint lastUsedAt } } } }"): (typeof documents)["mutation CreateAppInTest($input: CreateAppInput!) { createApp(input: $input) { key app { id name scopes keys { id hint lastUsedAt } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerOfKey { viewer { id name company { id role } } }"): (typeof documents)["query ViewerOfKey { viewer { id name company { id role } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KeyOfItself { viewerKey { appName scopes expiresAt } }"): (typeof documents)["query KeyOfItself { viewerKey { appName scopes expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssistantConversation($id: ID!) {\n  assistantConversation(id: $id) { title messages { author text fileName jobs { id title viewerHasSaved } } }\n}"): (typeof documents)["query AssistantConversation($id: ID!) {\n  assistantConversation(id: $id) { title messages { author text fileName jobs { id title viewerHasSaved } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssistantConversations($after: String) { assistantConversations(first: 2, after: $after) {\n    nodes { title } totalCount pageInfo { hasNextPage endCursor } } }"): (typeof documents)["query AssistantConversations($after: String) { assistantConversations(first: 2, after: $after) {\n    nodes { title } totalCount pageInfo { hasNextPage endCursor } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BuiltInStatus { assistantStatus { configured questionsLeftToday questionsPerDay } }"): (typeof documents)["query BuiltInStatus { assistantStatus { configured questionsLeftToday questionsPerDay } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppUsesInTest($first: Int, $after: String) { apps { id uses(first: $first, after: $after) {\n    totalCount nodes { operation outcome address usedAt } pageInfo { endCursor hasNextPage } } } }"): (typeof documents)["query AppUsesInTest($first: Int, $after: String) { apps { id uses(first: $first, after: $after) {\n    totalCount nodes { operation outcome address usedAt } pageInfo { endCursor hasNextPage } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadSeekerForAccess($id: ID!) { seeker(id: $id) { id phone } }"): (typeof documents)["query ReadSeekerForAccess($id: ID!) { seeker(id: $id) { id phone } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardContacts { recruiterDashboard { recentApplications { seeker { id email phone } } } }"): (typeof documents)["query DashboardContacts { recruiterDashboard { recentApplications { seeker { id email phone } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantNames($jobId: ID!, $seekerId: ID!, $id: ID!) {\n    candidates(first: 50) { totalCount nodes { name } } applicants(jobId: $jobId) { nodes { seeker { name } } }\n    applicant(id: $id) { seeker { name } } seeker(id: $seekerId) { name } }"): (typeof documents)["query ApplicantNames($jobId: ID!, $seekerId: ID!, $id: ID!) {\n    candidates(first: 50) { totalCount nodes { name } } applicants(jobId: $jobId) { nodes { seeker { name } } }\n    applicant(id: $id) { seeker { name } } seeker(id: $seekerId) { name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantMail($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { mail: email } } } }"): (typeof documents)["query ApplicantMail($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { mail: email } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConsoleForRefusals { operatorReports(first: 1) { totalCount } }"): (typeof documents)["query ConsoleForRefusals { operatorReports(first: 1) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActivityInTest($actorId: ID, $kind: CompanyEventKind, $first: Int, $after: String) {\n  companyActivity(actorId: $actorId, kind: $kind, first: $first, after: $after) {\n    nodes { kind actorName personName applicantName subject detail jobId applicationId } pageInfo { endCursor hasNextPage }\n  }\n}"): (typeof documents)["query ActivityInTest($actorId: ID, $kind: CompanyEventKind, $first: Int, $after: String) {\n  companyActivity(actorId: $actorId, kind: $kind, first: $first, after: $after) {\n    nodes { kind actorName personName applicantName subject detail jobId applicationId } pageInfo { endCursor hasNextPage }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyBySlug($slug: String!) { company(slug: $slug) {\n  id name slug publicUrl about location industry size website linkedin logoUrl\n  jobs(first: 2) { totalCount nodes { title publicUrl company { slug } } } } }"): (typeof documents)["query CompanyBySlug($slug: String!) { company(slug: $slug) {\n  id name slug publicUrl about location industry size website linkedin logoUrl\n  jobs(first: 2) { totalCount nodes { title publicUrl company { slug } } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountersOfMember { recruiterDashboard { counters { jobsPosted applicationsReceived } } }"): (typeof documents)["query CountersOfMember { recruiterDashboard { counters { jobsPosted applicationsReceived } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TitlesOfMember { postedJobs { totalCount nodes { job { title } } } }"): (typeof documents)["query TitlesOfMember { postedJobs { totalCount nodes { job { title } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerOfMember { viewer { company { id role may } } }"): (typeof documents)["query ViewerOfMember { viewer { company { id role may } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ChangesForMembers { applicationChanged { update { jobId } } }"): (typeof documents)["subscription ChangesForMembers { applicationChanged { update { jobId } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }"): (typeof documents)["subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }"): (typeof documents)["mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }"): (typeof documents)["query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HeldViewerInTest { viewer(role: RECRUITER) { company { may missingFactor { needs from isDue } } companies { name requiresSecondFactor } } }"): (typeof documents)["query HeldViewerInTest { viewer(role: RECRUITER) { company { may missingFactor { needs from isDue } } companies { name requiresSecondFactor } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RequiringInvitationInTest($token: String!) { companyInvitation(token: $token) { requiresSecondFactor } }"): (typeof documents)["query RequiringInvitationInTest($token: String!) { companyInvitation(token: $token) { requiresSecondFactor } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ApplicationsWithRequirementTest { applicationChanged { update { jobId } } }"): (typeof documents)["subscription ApplicationsWithRequirementTest { applicationChanged { update { jobId } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ViewerWithRequirementTest { viewerChanged { company { missingFactor { needs isDue } } } }"): (typeof documents)["subscription ViewerWithRequirementTest { viewerChanged { company { missingFactor { needs isDue } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardWithRequirementTest { recruiterDashboard { weeks { received } } }"): (typeof documents)["query DashboardWithRequirementTest { recruiterDashboard { weeks { received } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeesInTest { companyMembers { accountId } }"): (typeof documents)["query SeesInTest { companyMembers { accountId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitationsInTest { companyInvitations { email invitedBy } }"): (typeof documents)["query InvitationsInTest { companyInvitations { email invitedBy } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewInTest($token: String!) { companyInvitation(token: $token) { companyName email role hasAccount } }"): (typeof documents)["query PreviewInTest($token: String!) { companyInvitation(token: $token) { companyName email role hasAccount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptInTest($token: String!) { acceptInvitation(token: $token) { companies { id name role isCurrent } } }"): (typeof documents)["mutation AcceptInTest($token: String!) { acceptInvitation(token: $token) { companies { id name role isCurrent } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MembersInTest { companyMembers { email role } }"): (typeof documents)["query MembersInTest { companyMembers { email role } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NameInTest($name: String!) { changeDisplayName(input: { displayName: $name }) { viewer { displayName } } }"): (typeof documents)["mutation NameInTest($name: String!) { changeDisplayName(input: { displayName: $name }) { viewer { displayName } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NamesInTest { companyMembers { accountId name email } }"): (typeof documents)["query NamesInTest { companyMembers { accountId name email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HistoryInTest($id: ID!) { applicant(id: $id) { events { kind actorName } } }"): (typeof documents)["query HistoryInTest($id: ID!) { applicant(id: $id) { events { kind actorName } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnHistoryInTest { appliedJobs { nodes { events { kind actorName } } } }"): (typeof documents)["query OwnHistoryInTest { appliedJobs { nodes { events { kind actorName } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpsertAfterRoleChange($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { code } } }\n}"): (typeof documents)["mutation UpsertAfterRoleChange($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { code } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NoteManyAsOneOfMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds }\n}"): (typeof documents)["mutation NoteManyAsOneOfMany($input: NoteApplicationsInput!) {\n  noteApplications(input: $input) { applicationIds }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResponseRecordOf($slug: String!) { company(slug: $slug) { responseRecord {\n  sample answered shareAnswered answeredTogether late interim medianDays since formula eventsUrl\n} } }"): (typeof documents)["query ResponseRecordOf($slug: String!) { company(slug: $slug) { responseRecord {\n  sample answered shareAnswered answeredTogether late interim medianDays since formula eventsUrl\n} } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsWithRecords { jobs(first: 50) { nodes {\n  company { name responseRecord { sample answered medianDays } } } } }"): (typeof documents)["query JobsWithRecords { jobs(first: 50) { nodes {\n  company { name responseRecord { sample answered medianDays } } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifiedInTest($slug: String!) { company(slug: $slug) {\n  verification { domain method verifiedAt checkedAt }\n  jobs(first: 1) { nodes { company { verification { domain checkedAt } } } } } }"): (typeof documents)["query VerifiedInTest($slug: String!) { company(slug: $slug) {\n  verification { domain method verifiedAt checkedAt }\n  jobs(first: 1) { nodes { company { verification { domain checkedAt } } } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConnectionLists($first: Int, $after: String) {\n  connections(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }\n  connectionInvitations { nodes { id } totalCount }\n  connectionRequests { nodes { id } totalCount }\n}"): (typeof documents)["query ConnectionLists($first: Int, $after: String) {\n  connections(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }\n  connectionInvitations { nodes { id } totalCount }\n  connectionRequests { nodes { id } totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsForYou($first: Int, $after: String, $filter: JobFilter) {\n  jobs(order: FOR_YOU, first: $first, after: $after, filter: $filter) {\n    totalCount edges { reason node { title } } pageInfo { hasNextPage endCursor } } }"): (typeof documents)["query JobsForYou($first: Int, $after: String, $filter: JobFilter) {\n  jobs(order: FOR_YOU, first: $first, after: $after, filter: $filter) {\n    totalCount edges { reason node { title } } pageInfo { hasNextPage endCursor } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReasonsOfNewest { jobs(order: NEWEST, first: 1) { edges { reason } } }"): (typeof documents)["query ReasonsOfNewest { jobs(order: NEWEST, first: 1) { edges { reason } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FitOf($jobId: ID!) { jobFit(jobId: $jobId) { items { text part offset section quote } } }"): (typeof documents)["query FitOf($jobId: ID!) { jobFit(jobId: $jobId) { items { text part offset section quote } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OftenConditional($more: Boolean!) { jobs(first: 1) { nodes { id title @include(if: $more) } } }"): (typeof documents)["query OftenConditional($more: Boolean!) { jobs(first: 1) { nodes { id title @include(if: $more) } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Jobs { jobs { totalCount } }"): (typeof documents)["query Jobs { jobs { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageOfJobs($first: Int) { jobs(first: $first) {\n  nodes { id title createdAt company { id name logoUrl } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }"): (typeof documents)["query PageOfJobs($first: Int) { jobs(first: $first) {\n  nodes { id title createdAt company { id name logoUrl } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedJobs { jobs { nodes { id company { name } } totalCount totalCountIsCapped } }"): (typeof documents)["query CountedJobs { jobs { nodes { id company { name } } totalCount totalCountIsCapped } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsWithoutTexts { jobs { nodes { id title requirements company { name } } } }"): (typeof documents)["query JobsWithoutTexts { jobs { nodes { id title requirements company { name } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsWithDescription { jobs { edges { node { id text: description } } } }"): (typeof documents)["query JobsWithDescription { jobs { edges { node { id text: description } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsWithRemoteFrom { jobs { nodes { ...JobRemoteFrom } } } fragment JobRemoteFrom on Job { remoteFrom }"): (typeof documents)["query JobsWithRemoteFrom { jobs { nodes { ...JobRemoteFrom } } } fragment JobRemoteFrom on Job { remoteFrom }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedBothWays($first: Int, $after: String, $last: Int, $before: String) {\n  savedJobs(first: $first, after: $after, last: $last, before: $before) {\n    nodes { id } totalCount pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }"): (typeof documents)["query SavedBothWays($first: Int, $after: String, $last: Int, $before: String) {\n  savedJobs(first: $first, after: $after, last: $last, before: $before) {\n    nodes { id } totalCount pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ChatOfThePutOff { chatEvents { __typename ... on MessageAdded { message { seq content } } } }"): (typeof documents)["subscription ChatOfThePutOff { chatEvents { __typename ... on MessageAdded { message { seq content } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessagesOfThePutOff($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { content } } }"): (typeof documents)["query MessagesOfThePutOff($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { content } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ChatEventNames { chatEvents { __typename } }"): (typeof documents)["subscription ChatEventNames { chatEvents { __typename } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Typename { __typename }"): (typeof documents)["query Typename { __typename }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOut { logOut(role: SEEKER) { message } }"): (typeof documents)["mutation LogOut { logOut(role: SEEKER) { message } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ChatContents { chatEvents { ... on MessageAdded { message { content } } } }"): (typeof documents)["subscription ChatContents { chatEvents { ... on MessageAdded { message { content } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadResumeFlag($file: Upload!) { uploadResume(file: $file) { seeker { hasResume } } }"): (typeof documents)["mutation UploadResumeFlag($file: Upload!) { uploadResume(file: $file) { seeker { hasResume } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateName($name: String) { updateSeekerProfile(input: { name: $name }) { seeker { name } } }"): (typeof documents)["mutation UpdateName($name: String) { updateSeekerProfile(input: { name: $name }) { seeker { name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadResumeTwice($file: Upload!) { a: uploadResume(file: $file) { seeker { id } } b: uploadResume(file: $file) { seeker { id } } }"): (typeof documents)["mutation UploadResumeTwice($file: Upload!) { a: uploadResume(file: $file) { seeker { id } } b: uploadResume(file: $file) { seeker { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantForLink($id: ID!) { applicant(id: $id) { resumeUrl } }"): (typeof documents)["query ApplicantForLink($id: ID!) { applicant(id: $id) { resumeUrl } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResumeTextForLink($id: ID!) { applicant(id: $id) { resumeText resumeTextProblem } }"): (typeof documents)["query ResumeTextForLink($id: ID!) { applicant(id: $id) { resumeText resumeTextProblem } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResumeProblemForLink($id: ID!) { applicant(id: $id) { resumeTextProblem } }"): (typeof documents)["query ResumeProblemForLink($id: ID!) { applicant(id: $id) { resumeTextProblem } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostOnce($input: JobInput!) { postJob(input: $input) { job { id title } } }"): (typeof documents)["mutation PostOnce($input: JobInput!) { postJob(input: $input) { job { id title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobIds { jobs { nodes { id } } }"): (typeof documents)["query JobIds { jobs { nodes { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TypenameAndJobIds { __typename jobs { nodes { id } } }"): (typeof documents)["query TypenameAndJobIds { __typename jobs { nodes { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TenJobs { jobs(first: 10) { nodes { id title } } }"): (typeof documents)["query TenJobs { jobs(first: 10) { nodes { id title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobTitles { jobs { nodes { title } } }"): (typeof documents)["query JobTitles { jobs { nodes { title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateFeedInTest { createCalendarFeed { url feed { createdAt } } }"): (typeof documents)["mutation CreateFeedInTest { createCalendarFeed { url feed { createdAt } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteFeedInTest { deleteCalendarFeed { feed { createdAt } } }"): (typeof documents)["mutation DeleteFeedInTest { deleteCalendarFeed { feed { createdAt } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FeedInTest { viewerCalendarFeed { createdAt } }"): (typeof documents)["query FeedInTest { viewerCalendarFeed { createdAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawInTest($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}"): (typeof documents)["mutation WithdrawInTest($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyAgainInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }"): (typeof documents)["mutation ApplyAgainInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InterviewersInTest($input: SetJobInterviewersInput!) {\n    setJobInterviewers(input: $input) { accountIds }\n  }"): (typeof documents)["mutation InterviewersInTest($input: SetJobInterviewersInput!) {\n    setJobInterviewers(input: $input) { accountIds }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveInTest($accountId: ID!) {\n    removeMember(accountId: $accountId) { members { accountId } }\n  }"): (typeof documents)["mutation RemoveInTest($accountId: ID!) {\n    removeMember(accountId: $accountId) { members { accountId } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineInTest($input: EndInterviewInput!) {\n  declineInterview(input: $input) { interview { status reply } }\n}"): (typeof documents)["mutation DeclineInTest($input: EndInterviewInput!) {\n  declineInterview(input: $input) { interview { status reply } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UpcomingInTest($before: DateTime!) {\n  upcomingInterviews(before: $before) { id applicationId startsAt }\n}"): (typeof documents)["query UpcomingInTest($before: DateTime!) {\n  upcomingInterviews(before: $before) { id applicationId startsAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HistoryWithInterview($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}"): (typeof documents)["query HistoryWithInterview($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ScorecardsInTest($applicationId: ID!) {\n  applicationScorecards(applicationId: $applicationId) {\n    questions interviewId hiddenCount\n    scorecards { memberName isOwn text answers { question score text } }\n  }\n}"): (typeof documents)["query ScorecardsInTest($applicationId: ID!) {\n  applicationScorecards(applicationId: $applicationId) {\n    questions interviewId hiddenCount\n    scorecards { memberName isOwn text answers { question score text } }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveScorecardInTest($input: SaveScorecardInput!) {\n  saveScorecard(input: $input) { hiddenCount scorecards { memberName } }\n}"): (typeof documents)["mutation SaveScorecardInTest($input: SaveScorecardInput!) {\n  saveScorecard(input: $input) { hiddenCount scorecards { memberName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation QuestionsInTest($input: SetScorecardQuestionsInput!) {\n  setScorecardQuestions(input: $input) { questions }\n}"): (typeof documents)["mutation QuestionsInTest($input: SetScorecardQuestionsInput!) {\n  setScorecardQuestions(input: $input) { questions }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OfferInterviewInTest($input: OfferInterviewInput!) {\n  offerInterview(input: $input) { interview { id status times answerBy members { accountId name } } }\n}"): (typeof documents)["mutation OfferInterviewInTest($input: OfferInterviewInput!) {\n  offerInterview(input: $input) { interview { id status times answerBy members { accountId name } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterviewInTest($applicationId: ID!) {\n  interview(applicationId: $applicationId) {\n    id status title startsAt times movesLeft place reply applicantName members { accountId name } calendarFile\n  }\n}"): (typeof documents)["query InterviewInTest($applicationId: ID!) {\n  interview(applicationId: $applicationId) {\n    id status title startsAt times movesLeft place reply applicantName members { accountId name } calendarFile\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PickInTest($input: PickInterviewTimeInput!) {\n  pickInterviewTime(input: $input) { interview { status startsAt movesLeft } }\n}"): (typeof documents)["mutation PickInTest($input: PickInterviewTimeInput!) {\n  pickInterviewTime(input: $input) { interview { status startsAt movesLeft } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelInTest($input: EndInterviewInput!) {\n  cancelInterview(input: $input) { interview { status reply } }\n}"): (typeof documents)["mutation CancelInTest($input: EndInterviewInput!) {\n  cancelInterview(input: $input) { interview { status reply } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlaceInTest($input: ChangeInterviewPlaceInput!) {\n  changeInterviewPlace(input: $input) { interview { place } }\n}"): (typeof documents)["mutation PlaceInTest($input: ChangeInterviewPlaceInput!) {\n  changeInterviewPlace(input: $input) { interview { place } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OutcomeInTest($input: RecordInterviewOutcomeInput!) {\n  recordInterviewOutcome(input: $input) { interview { status } }\n}"): (typeof documents)["mutation OutcomeInTest($input: RecordInterviewOutcomeInput!) {\n  recordInterviewOutcome(input: $input) { interview { status } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteInTest($input: InviteToJobInput!) {\n  inviteToJob(input: $input) { invitation { id status sentBy seekerName job { title } } } }"): (typeof documents)["mutation InviteInTest($input: InviteToJobInput!) {\n  inviteToJob(input: $input) { invitation { id status sentBy seekerName job { title } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptJobInvitationInTest($id: ID!) {\n  acceptJobInvitation(input: { invitationId: $id }) { invitation { status sentBy } } }"): (typeof documents)["mutation AcceptJobInvitationInTest($id: ID!) {\n  acceptJobInvitation(input: { invitationId: $id }) { invitation { status sentBy } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineJobInvitationInTest($id: ID!) {\n  declineJobInvitation(input: { invitationId: $id }) { invitationId } }"): (typeof documents)["mutation DeclineJobInvitationInTest($id: ID!) {\n  declineJobInvitation(input: { invitationId: $id }) { invitationId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawJobInvitationInTest($id: ID!) {\n  withdrawJobInvitation(input: { invitationId: $id }) { invitation { status } } }"): (typeof documents)["mutation WithdrawJobInvitationInTest($id: ID!) {\n  withdrawJobInvitation(input: { invitationId: $id }) { invitation { status } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobInvitationsInTest($jobId: ID, $acceptedOnly: Boolean! = false) {\n  jobInvitations(jobId: $jobId, acceptedOnly: $acceptedOnly) { totalCount nodes { id status text } } }"): (typeof documents)["query JobInvitationsInTest($jobId: ID, $acceptedOnly: Boolean! = false) {\n  jobInvitations(jobId: $jobId, acceptedOnly: $acceptedOnly) { totalCount nodes { id status text } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactsInTest($id: ID!) { seeker(id: $id) { phone email } }"): (typeof documents)["query ContactsInTest($id: ID!) { seeker(id: $id) { phone email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExcludeInvitingInTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { id } } }"): (typeof documents)["mutation ExcludeInvitingInTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyInvitedInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }"): (typeof documents)["mutation ApplyInvitedInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobChanges($after: String, $first: Int) { jobChanges(after: $after, first: $first) {\n  edges { cursor node { jobId kind job { id title } } } pageInfo { endCursor hasNextPage } totalCount } }"): (typeof documents)["query JobChanges($after: String, $first: Int) { jobChanges(after: $after, first: $first) {\n  edges { cursor node { jobId kind job { id title } } } pageInfo { endCursor hasNextPage } totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnDrafts($status: JobStatus, $title: String, $order: PostedJobOrder) {\n  postedJobs(status: $status, title: $title, order: $order) { totalCount nodes { id owner waitingSince answerDueOn job { status } } }\n}"): (typeof documents)["query OwnDrafts($status: JobStatus, $title: String, $order: PostedJobOrder) {\n  postedJobs(status: $status, title: $title, order: $order) { totalCount nodes { id owner waitingSince answerDueOn job { status } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FindDrafts { jobs(filter: { keyword: \"secret welder\" }) { totalCount } }"): (typeof documents)["query FindDrafts { jobs(filter: { keyword: \"secret welder\" }) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpsertAsOneOfMany($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { externalId outcome userErrors { code message path } } }\n}"): (typeof documents)["mutation UpsertAsOneOfMany($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { externalId outcome userErrors { code message path } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobPostings($id: ID!) { job(id: $id) { timesPosted firstPostedAt } }"): (typeof documents)["query JobPostings($id: ID!) { job(id: $id) { timesPosted firstPostedAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HidesRepostsForTest { hidesReposts }"): (typeof documents)["query HidesRepostsForTest { hidesReposts }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HiddenForTest { hiddenListings { totalCount nodes { jobTitle companyName } } }"): (typeof documents)["query HiddenForTest { hiddenListings { totalCount nodes { jobTitle companyName } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImportedJobs {\n    jobs(filter: { keyword: \"business serv\" }) { nodes { title requirements salaryLabel industry jobType company { name } } }\n  }"): (typeof documents)["query ImportedJobs {\n    jobs(filter: { keyword: \"business serv\" }) { nodes { title requirements salaryLabel industry jobType company { name } } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MayWhenHeld { viewer { company { may } } }"): (typeof documents)["query MayWhenHeld { viewer { company { may } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HintsOfPost($input: JobInput!) { jobPostingHints(input: $input) { code field message words } }"): (typeof documents)["query HintsOfPost($input: JobInput!) { jobPostingHints(input: $input) { code field message words } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostJob($input: JobInput!) {\n  postJob(input: $input) { job { id title salaryLabel salaryMin salaryMax applicationDeadline status company { name } } }\n}"): (typeof documents)["mutation PostJob($input: JobInput!) {\n  postJob(input: $input) { job { id title salaryLabel salaryMin salaryMax applicationDeadline status company { name } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostPaid($input: JobInput!) {\n      postJob(input: $input) { job { id salaryLabel salaryRange salaryMin salaryMax payMin payMax payCurrency payUnit location } }\n    }"): (typeof documents)["mutation PostPaid($input: JobInput!) {\n      postJob(input: $input) { job { id salaryLabel salaryRange salaryMin salaryMax payMin payMax payCurrency payUnit location } }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePaid($input: EditJobInput!) {\n      editJob(input: $input) { job { title salaryLabel salaryRange salaryMin salaryMax payMin } }\n    }"): (typeof documents)["mutation ChangePaid($input: EditJobInput!) {\n      editJob(input: $input) { job { title salaryLabel salaryRange salaryMin salaryMax payMin } }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditWholeJob($input: EditJobInput!) { editJob(input: $input) { job { ...WholeJob } } }\n    fragment WholeJob on Job { title industry description requirements location jobType workMode experienceLevel\n      salaryRange salaryLabel salaryMin salaryMax applicationDeadline }"): (typeof documents)["mutation EditWholeJob($input: EditJobInput!) { editJob(input: $input) { job { ...WholeJob } } }\n    fragment WholeJob on Job { title industry description requirements location jobType workMode experienceLevel\n      salaryRange salaryLabel salaryMin salaryMax applicationDeadline }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostWholeJob($input: JobInput!) { postJob(input: $input) { job { id ...WholeJob } } }"): (typeof documents)["mutation PostWholeJob($input: JobInput!) { postJob(input: $input) { job { id ...WholeJob } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpsertPolicy($input: UpsertJobsInput!) { upsertJobs(input: $input) { results { outcome jobId } } }"): (typeof documents)["mutation UpsertPolicy($input: UpsertJobsInput!) { upsertJobs(input: $input) { results { outcome jobId } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PolicyOfJob($id: ID!) { job(id: $id) { aiPolicy } }"): (typeof documents)["query PolicyOfJob($id: ID!) { job(id: $id) { aiPolicy } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RelatedJobsOf($jobId: ID!) { relatedJobs(jobId: $jobId) {\n  companyActiveOn similar { title viewerHasSaved } } }"): (typeof documents)["query RelatedJobsOf($jobId: ID!) { relatedJobs(jobId: $jobId) {\n  companyActiveOn similar { title viewerHasSaved } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpsertInTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId status takesApplications userErrors { code message path } } rateLimit { limit remaining } }\n}"): (typeof documents)["mutation UpsertInTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome jobId status takesApplications userErrors { code message path } } rateLimit { limit remaining } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PostedByExternalId($externalId: ID) {\n  postedJobs(first: 10, externalId: $externalId) { nodes { id externalId job { status } } }\n}"): (typeof documents)["query PostedByExternalId($externalId: ID) {\n  postedJobs(first: 10, externalId: $externalId) { nodes { id externalId job { status } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseByExternalId($input: CloseJobsInput!) {\n  closeJobs(input: $input) { jobs { id } notClosed { jobId code reason } }\n}"): (typeof documents)["mutation CloseByExternalId($input: CloseJobsInput!) {\n  closeJobs(input: $input) { jobs { id } notClosed { jobId code reason } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteByExternalId($input: JobIdInput, $externalId: ID) {\n  deleteJob(input: $input, externalId: $externalId) { id }\n}"): (typeof documents)["mutation DeleteByExternalId($input: JobIdInput, $externalId: ID) {\n  deleteJob(input: $input, externalId: $externalId) { id }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedThatTakeApplications { savedJobs { nodes { title takesApplications viewerCanApply } } }"): (typeof documents)["query SavedThatTakeApplications { savedJobs { nodes { title takesApplications viewerCanApply } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsOneCanApplyTo { jobs { nodes { title viewerCanApply } } }"): (typeof documents)["query JobsOneCanApplyTo { jobs { nodes { title viewerCanApply } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogInDuringRotation($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }"): (typeof documents)["mutation LogInDuringRotation($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewDuringRotation($token: String!) { renewSession(refreshToken: $token) { accessToken } }"): (typeof documents)["mutation RenewDuringRotation($token: String!) { renewSession(refreshToken: $token) { accessToken } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendMessageId($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }"): (typeof documents)["mutation SendMessageId($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendAboutApplication($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message { id conversationId applicationId seq senderId recipientId authorName clientId content seen }\n  }\n}"): (typeof documents)["mutation SendAboutApplication($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message { id conversationId applicationId seq senderId recipientId authorName clientId content seen }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TalkAboutApplication($id: ID!) {\n  applicationConversation(applicationId: $id) {\n    id jobTitle companyName seenSeq peerSeenSeq unreadCount isOpen isBlocked lastMessage { content }\n  }\n}"): (typeof documents)["query TalkAboutApplication($id: ID!) {\n  applicationConversation(applicationId: $id) {\n    id jobTitle companyName seenSeq peerSeenSeq unreadCount isOpen isBlocked lastMessage { content }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HistoryOfTalk($id: ID!) {\n  messages(conversationId: $id) { nodes { seq senderId authorName content seen } totalCount }\n}"): (typeof documents)["query HistoryOfTalk($id: ID!) {\n  messages(conversationId: $id) { nodes { seq senderId authorName content seen } totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TalksOfSeeker {\n  unread: unreadCount(applications: true) peersUnread: unreadCount\n  applicationConversations { nodes { id unreadCount } totalCount }\n  conversations { totalCount }\n}"): (typeof documents)["query TalksOfSeeker {\n  unread: unreadCount(applications: true) peersUnread: unreadCount\n  applicationConversations { nodes { id unreadCount } totalCount }\n  conversations { totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TalksOfCompany {\n  unreadCount(applications: true) applicationConversations { nodes { applicantName unreadCount } totalCount }\n}"): (typeof documents)["query TalksOfCompany {\n  unreadCount(applications: true) applicationConversations { nodes { applicantName unreadCount } totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TalkEvents { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content applicationId authorName } }\n  ... on MessagesSeen { applicationId seekerId seenSeq }\n  ... on TypingChanged { applicationId seekerId isTyping } } }"): (typeof documents)["subscription TalkEvents { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content applicationId authorName } }\n  ... on MessagesSeen { applicationId seekerId seenSeq }\n  ... on TypingChanged { applicationId seekerId isTyping } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HistoryWithTalk($jobId: ID!) {\n  ownApplication(jobId: $jobId) { answerDueOn events { kind stage } }\n}"): (typeof documents)["query HistoryWithTalk($jobId: ID!) {\n  ownApplication(jobId: $jobId) { answerDueOn events { kind stage } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AttachToTalk($file: Upload!, $id: ID!) {\n    uploadMessageFile(applicationId: $id, file: $file) { fileId fileName }\n  }"): (typeof documents)["mutation AttachToTalk($file: Upload!, $id: ID!) {\n    uploadMessageFile(applicationId: $id, file: $file) { fileId fileName }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FilesOfTalk($id: ID!) { messages(conversationId: $id) { nodes { fileName fileUrl } } }"): (typeof documents)["query FilesOfTalk($id: ID!) { messages(conversationId: $id) { nodes { fileName fileUrl } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ChatEventsOfBoth { chatEvents { __typename\n  ... on MessageAdded { message { seq senderId content clientId conversationId } }\n  ... on MessagesSeen { conversationId seekerId seenSeq }\n  ... on TypingChanged { seekerId isTyping } } }"): (typeof documents)["subscription ChatEventsOfBoth { chatEvents { __typename\n  ... on MessageAdded { message { seq senderId content clientId conversationId } }\n  ... on MessagesSeen { conversationId seekerId seenSeq }\n  ... on TypingChanged { seekerId isTyping } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ConnectionChanged { connectionChanged { seeker { id viewerConnection } } }"): (typeof documents)["subscription ConnectionChanged { connectionChanged { seeker { id viewerConnection } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { id conversationId seq senderId recipientId clientId content sentAt seen } }\n}"): (typeof documents)["mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { id conversationId seq senderId recipientId clientId content sentAt seen } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query History($id: ID!, $first: Int, $beforeSeq: Int, $afterSeq: Int) {\n  messages(conversationId: $id, first: $first, beforeSeq: $beforeSeq, afterSeq: $afterSeq) {\n    nodes { seq content seen } pageInfo { hasNextPage } totalCount\n  }\n}"): (typeof documents)["query History($id: ID!, $first: Int, $beforeSeq: Int, $afterSeq: Int) {\n  messages(conversationId: $id, first: $first, beforeSeq: $beforeSeq, afterSeq: $afterSeq) {\n    nodes { seq content seen } pageInfo { hasNextPage } totalCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationList { unreadCount conversations {\n  nodes { id peer { id name } lastSeq lastMessage { content } seenSeq peerSeenSeq unreadCount isOpen } totalCount } }"): (typeof documents)["query ConversationList { unreadCount conversations {\n  nodes { id peer { id name } lastSeq lastMessage { content } seenSeq peerSeenSeq unreadCount isOpen } totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageOfConversations($after: String) {\n      conversations(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }"): (typeof documents)["query PageOfConversations($after: String) {\n      conversations(first: 2, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ChatAcrossNodes { chatEvents { __typename ... on MessageAdded { message { seq content } }\n  ... on MessagesSeen { seenSeq } ... on TypingChanged { isTyping } } }"): (typeof documents)["subscription ChatAcrossNodes { chatEvents { __typename ... on MessageAdded { message { seq content } }\n  ... on MessagesSeen { seenSeq } ... on TypingChanged { isTyping } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TalkAcrossNodes { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content } } } }"): (typeof documents)["subscription TalkAcrossNodes { chatEvents(applications: true) { __typename\n  ... on MessageAdded { message { seq content } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessagesAfter($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { seq } } }"): (typeof documents)["query MessagesAfter($id: ID!, $afterSeq: Int) { messages(conversationId: $id, afterSeq: $afterSeq) { nodes { seq } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NoticesInTest($unreadOnly: Boolean, $first: Int, $after: String) {\n  notices(unreadOnly: $unreadOnly, first: $first, after: $after) {\n    totalCount nodes { id kind title path isRead } pageInfo { hasNextPage endCursor }\n  }\n  unreadNoticeCount\n}"): (typeof documents)["query NoticesInTest($unreadOnly: Boolean, $first: Int, $after: String) {\n  notices(unreadOnly: $unreadOnly, first: $first, after: $after) {\n    totalCount nodes { id kind title path isRead } pageInfo { hasNextPage endCursor }\n  }\n  unreadNoticeCount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription NoticesInTestChanged { noticesChanged { unreadCount notice { title } } }"): (typeof documents)["subscription NoticesInTestChanged { noticesChanged { unreadCount notice { title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SavePreferencesInTest($input: NoticePreferencesInput!) {\n  saveNoticePreferences(input: $input) { timeZone quietFrom quietUntil kinds { kind page mail } }\n}"): (typeof documents)["mutation SavePreferencesInTest($input: NoticePreferencesInput!) {\n  saveNoticePreferences(input: $input) { timeZone quietFrom quietUntil kinds { kind page mail } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendOfferInTest($input: SendOfferInput!) {\n  sendOffer(input: $input) { offer { id version status expiresAt fileName } }\n}"): (typeof documents)["mutation SendOfferInTest($input: SendOfferInput!) {\n  sendOffer(input: $input) { offer { id version status expiresAt fileName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendOfferWithFile($id: ID!, $day: Date!, $file: Upload) {\n  sendOffer(input: { applicationId: $id, payMin: 9, payCurrency: \"INR\", payUnit: HOUR, startsOn: $day, place: \"Pune\",\n    expiresOn: $day, timeZone: \"UTC\", file: $file }) { offer { fileName } }\n}"): (typeof documents)["mutation SendOfferWithFile($id: ID!, $day: Date!, $file: Upload) {\n  sendOffer(input: { applicationId: $id, payMin: 9, payCurrency: \"INR\", payUnit: HOUR, startsOn: $day, place: \"Pune\",\n    expiresOn: $day, timeZone: \"UTC\", file: $file }) { offer { fileName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OffersInTest($applicationId: ID!) {\n  offers(applicationId: $applicationId) {\n    id version status payMin payMax textHtml fileUrl fileName reply sentBy endedAt otherOpenApplications otherOpenJobs\n  }\n}"): (typeof documents)["query OffersInTest($applicationId: ID!) {\n  offers(applicationId: $applicationId) {\n    id version status payMin payMax textHtml fileUrl fileName reply sentBy endedAt otherOpenApplications otherOpenJobs\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptOfferInTest($input: AcceptOfferInput!) {\n  acceptOffer(input: $input) { offer { status reply } }\n}"): (typeof documents)["mutation AcceptOfferInTest($input: AcceptOfferInput!) {\n  acceptOffer(input: $input) { offer { status reply } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineOfferInTest($input: EndOfferInput!) {\n  declineOffer(input: $input) { offer { status reply } }\n}"): (typeof documents)["mutation DeclineOfferInTest($input: EndOfferInput!) {\n  declineOffer(input: $input) { offer { status reply } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawOfferInTest($input: EndOfferInput!) {\n  withdrawOffer(input: $input) { offer { status reply } }\n}"): (typeof documents)["mutation WithdrawOfferInTest($input: EndOfferInput!) {\n  withdrawOffer(input: $input) { offer { status reply } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationsWithOffers { appliedJobs { nodes { offerExpiresOn } } }"): (typeof documents)["query ApplicationsWithOffers { appliedJobs { nodes { offerExpiresOn } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HistoryWithOffer($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}"): (typeof documents)["query HistoryWithOffer($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status events { kind } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FoundInSuspensionTest($keyword: String!) { jobs(filter: { keyword: $keyword }) { edges { node { id } } } }"): (typeof documents)["query FoundInSuspensionTest($keyword: String!) { jobs(filter: { keyword: $keyword }) { edges { node { id } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeersInSuspensionTest($keyword: String!) { peers(filter: { keyword: $keyword }) { edges { node { id } } } }"): (typeof documents)["query PeersInSuspensionTest($keyword: String!) { peers(filter: { keyword: $keyword }) { edges { node { id } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CandidatesInSuspensionTest($keyword: String!) { candidates(filter: { keyword: $keyword }) { edges { node { id } } } }"): (typeof documents)["query CandidatesInSuspensionTest($keyword: String!) { candidates(filter: { keyword: $keyword }) { edges { node { id } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpsertInSuspensionTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { message } } }\n}"): (typeof documents)["mutation UpsertInSuspensionTest($input: UpsertJobsInput!) {\n  upsertJobs(input: $input) { results { outcome userErrors { message } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OtherReportsInTest($targetId: ID) { operatorReports(targetId: $targetId) { nodes { otherReports } } }"): (typeof documents)["query OtherReportsInTest($targetId: ID) { operatorReports(targetId: $targetId) { nodes { otherReports } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NumberOfJobs($filter: JobFilter) { jobs(filter: $filter) { totalCount } }"): (typeof documents)["query NumberOfJobs($filter: JobFilter) { jobs(filter: $filter) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NumberOfPeers($filter: SeekerFilter) { peers(filter: $filter) { totalCount } }"): (typeof documents)["query NumberOfPeers($filter: SeekerFilter) { peers(filter: $filter) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NumberOfCandidates($filter: SeekerFilter) { candidates(filter: $filter) { totalCount } }"): (typeof documents)["query NumberOfCandidates($filter: SeekerFilter) { candidates(filter: $filter) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NumberOfApplicants($filter: SeekerFilter, $jobId: ID!) { applicants(jobId: $jobId, filter: $filter) { totalCount } }"): (typeof documents)["query NumberOfApplicants($filter: SeekerFilter, $jobId: ID!) { applicants(jobId: $jobId, filter: $filter) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShownReading($other: ID!, $id: ID!) {\n    conversation(withId: $other) { peerSeenSeq } conversations { nodes { peerSeenSeq } }\n    messages(conversationId: $id) { nodes { seen } } }"): (typeof documents)["query ShownReading($other: ID!, $id: ID!) {\n    conversation(withId: $other) { peerSeenSeq } conversations { nodes { peerSeenSeq } }\n    messages(conversationId: $id) { nodes { seen } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FiftyPeers { peers(first: 50) { totalCount nodes { id } } }"): (typeof documents)["query FiftyPeers { peers(first: 50) { totalCount nodes { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndConnectionAgain($input: SeekerIdInput!) {\n      withdrawConnectionRequest(input: $input) { seeker { ...NameAlone } }\n      rejectConnection(input: $input) { seeker { ...NameAlone } }\n      removeConnection(input: $input) { seeker { ...NameAlone } }\n    }\n    fragment NameAlone on Seeker { id name currentProfession viewerConnection }"): (typeof documents)["mutation EndConnectionAgain($input: SeekerIdInput!) {\n      withdrawConnectionRequest(input: $input) { seeker { ...NameAlone } }\n      rejectConnection(input: $input) { seeker { ...NameAlone } }\n      removeConnection(input: $input) { seeker { ...NameAlone } }\n    }\n    fragment NameAlone on Seeker { id name currentProfession viewerConnection }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClosedConversations { conversations { totalCount nodes { ...ClosedConversation } } }\n      fragment ClosedConversation on Conversation { id isOpen peer { id name currentProfession phone viewerConnection } }"): (typeof documents)["query ClosedConversations { conversations { totalCount nodes { ...ClosedConversation } } }\n      fragment ClosedConversation on Conversation { id isOpen peer { id name currentProfession phone viewerConnection } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClosedConversation($id: ID!) { conversation(withId: $id) { ...ClosedConversation } }"): (typeof documents)["query ClosedConversation($id: ID!) { conversation(withId: $id) { ...ClosedConversation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription SeenEvents { chatEvents { __typename ... on MessagesSeen { seekerId seenSeq } } }"): (typeof documents)["subscription SeenEvents { chatEvents { __typename ... on MessagesSeen { seekerId seenSeq } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkSeenUnread($input: MarkSeenInput!) { markSeen(input: $input) { conversation { unreadCount } } }"): (typeof documents)["mutation MarkSeenUnread($input: MarkSeenInput!) { markSeen(input: $input) { conversation { unreadCount } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreadCounts { unreadCount conversations { nodes { unreadCount } } }"): (typeof documents)["query UnreadCounts { unreadCount conversations { nodes { unreadCount } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ConnectionChangedName { connectionChanged { seeker { id name currentProfession viewerConnection } } }"): (typeof documents)["subscription ConnectionChangedName { connectionChanged { seeker { id name currentProfession viewerConnection } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ToldOfBlocks($id: ID!) { viewerHasBlocked(seekerId: $id) blockedPeople { nodes { id name } totalCount } }"): (typeof documents)["query ToldOfBlocks($id: ID!) { viewerHasBlocked(seekerId: $id) blockedPeople { nodes { id name } totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BlockedPeople($first: Int, $after: String) {\n    blockedPeople(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }"): (typeof documents)["query BlockedPeople($first: Int, $after: String) {\n    blockedPeople(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeekerContact($id: ID!) { seeker(id: $id) { id phone email } }"): (typeof documents)["query SeekerContact($id: ID!) { seeker(id: $id) { id phone email } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeerContacts { peers(first: 50) { nodes { id phone email } } }"): (typeof documents)["query PeerContacts { peers(first: 50) { nodes { id phone email } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationContacts { conversations { nodes { peer { id phone email } } } }"): (typeof documents)["query ConversationContacts { conversations { nodes { peer { id phone email } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationContact($id: ID!) { conversation(withId: $id) { peer { id phone email } } }"): (typeof documents)["query ConversationContact($id: ID!) { conversation(withId: $id) { peer { id phone email } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestContact($id: ID!) { requestConnection(input: { seekerId: $id }) { seeker { id phone email } } }"): (typeof documents)["mutation RequestContact($id: ID!) { requestConnection(input: { seekerId: $id }) { seeker { id phone email } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CandidateContacts { candidates(first: 50) { nodes { id phone email resumeUrl } } }"): (typeof documents)["query CandidateContacts { candidates(first: 50) { nodes { id phone email resumeUrl } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CandidateContact($id: ID!) { seeker(id: $id) { id phone email resumeUrl } }"): (typeof documents)["query CandidateContact($id: ID!) { seeker(id: $id) { id phone email resumeUrl } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantContacts($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { phone email } } } }"): (typeof documents)["query ApplicantContacts($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { phone email } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExclusionsForTest { companyExclusions { id companyName domain } }"): (typeof documents)["query ExclusionsForTest { companyExclusions { id companyName domain } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExcludeForTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { companyName domain } } }"): (typeof documents)["mutation ExcludeForTest($company: String!) {\n  excludeCompany(input: { company: $company }) { exclusions { companyName domain } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation IncludeForTest($id: ID!) { removeCompanyExclusion(id: $id) { exclusions { companyName domain } } }"): (typeof documents)["mutation IncludeForTest($id: ID!) { removeCompanyExclusion(id: $id) { exclusions { companyName domain } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FindForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } candidates(filter: { keyword: $keyword }) { totalCount nodes { name } } }"): (typeof documents)["query FindForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } candidates(filter: { keyword: $keyword }) { totalCount nodes { name } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FindPeerForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } peers(filter: { keyword: $keyword }) { totalCount } }"): (typeof documents)["query FindPeerForTest($id: ID!, $keyword: String!) {\n  seeker(id: $id) { name } peers(filter: { keyword: $keyword }) { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TitlesOfAppliedJobs { appliedJobs { nodes { job { title } } } }"): (typeof documents)["query TitlesOfAppliedJobs { appliedJobs { nodes { job { title } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadProfileFile_Test($file: Upload!) {\n  readProfileFile(file: $file) { proposal { text isProfile leftOver isTruncated fields { field value isCertain foundIn }\n    entries { kind title organization year link description }\n    experiences { kind title company from to isOngoing lacksMonth isCertain responsibilities foundIn } } }\n}"): (typeof documents)["mutation ReadProfileFile_Test($file: Upload!) {\n  readProfileFile(file: $file) { proposal { text isProfile leftOver isTruncated fields { field value isCertain foundIn }\n    entries { kind title organization year link description }\n    experiences { kind title company from to isOngoing lacksMonth isCertain responsibilities foundIn } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveCompany($input: UpdateRecruiterProfileInput!) {\n  updateRecruiterProfile(input: $input) { recruiter { ...Company } }\n}\nfragment Company on Recruiter {\n  companyName companyLocation industry companySize companyDescription companyWebsite linkedin logoUrl updatedAt\n}"): (typeof documents)["mutation SaveCompany($input: UpdateRecruiterProfileInput!) {\n  updateRecruiterProfile(input: $input) { recruiter { ...Company } }\n}\nfragment Company on Recruiter {\n  companyName companyLocation industry companySize companyDescription companyWebsite linkedin logoUrl updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadCompanyLogo($file: Upload!) { uploadCompanyLogo(file: $file) { recruiter { logoUrl logoName } } }"): (typeof documents)["mutation UploadCompanyLogo($file: Upload!) { uploadCompanyLogo(file: $file) { recruiter { logoUrl logoName } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnCompany { viewerRecruiter { id email createdAt ...Company } }"): (typeof documents)["query OwnCompany { viewerRecruiter { id email createdAt ...Company } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SavePlaces($input: UpdateRecruiterProfileInput!) {\n      updateRecruiterProfile(input: $input) { recruiter { slug companyLocation otherPlaces } }\n    }"): (typeof documents)["mutation SavePlaces($input: UpdateRecruiterProfileInput!) {\n      updateRecruiterProfile(input: $input) { recruiter { slug companyLocation otherPlaces } }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlacesOfCompany($slug: String!) { company(slug: $slug) { location places } }"): (typeof documents)["query PlacesOfCompany($slug: String!) { company(slug: $slug) { location places } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveLogo { removeCompanyLogo { recruiter { logoUrl logoName } } }"): (typeof documents)["mutation RemoveLogo { removeCompanyLogo { recruiter { logoUrl logoName } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeersAsSeen($filter: SeekerFilter, $first: Int, $after: String) {\n  peers(filter: $filter, first: $first, after: $after) {\n    totalCount pageInfo { hasNextPage endCursor } nodes { name phone resumeUrl viewerConnection } } }"): (typeof documents)["query PeersAsSeen($filter: SeekerFilter, $first: Int, $after: String) {\n  peers(filter: $filter, first: $first, after: $after) {\n    totalCount pageInfo { hasNextPage endCursor } nodes { name phone resumeUrl viewerConnection } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnResumes { viewerResumes { id name fileName url isMain } viewerSeeker { resumeName } }"): (typeof documents)["query OwnResumes { viewerResumes { id name fileName url isMain } viewerSeeker { resumeName } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOwnResume($id: ID!) { deleteResume(resumeId: $id) { resumes { id } } }"): (typeof documents)["mutation DeleteOwnResume($id: ID!) { deleteResume(resumeId: $id) { resumes { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyWithResume($jobId: ID!, $resumeId: ID) {\n  applyToJob(input: { jobId: $jobId }, resumeId: $resumeId) { job { id } } }"): (typeof documents)["mutation ApplyWithResume($jobId: ID!, $resumeId: ID) {\n  applyToJob(input: { jobId: $jobId }, resumeId: $resumeId) { job { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveProfile($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { id name about cgpa dob skills linkedin github tenthPercent graduationYear\n    experiences { kind title from to } entries { kind title organization year link description }\n    languages { language level } noticeDays placesWanted workPermits expectedPay { payMin payMax payCurrency payUnit } settings { phoneVisibility openToWork browsable updatedAt } } }\n}"): (typeof documents)["mutation SaveProfile($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { id name about cgpa dob skills linkedin github tenthPercent graduationYear\n    experiences { kind title from to } entries { kind title organization year link description }\n    languages { language level } noticeDays placesWanted workPermits expectedPay { payMin payMax payCurrency payUnit } settings { phoneVisibility openToWork browsable updatedAt } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenToWorkMark($id: ID!) { seeker(id: $id) { isOpenToWork } }"): (typeof documents)["query OpenToWorkMark($id: ID!) { seeker(id: $id) { isOpenToWork } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeekerAsSeen($id: ID!) {\n  seeker(id: $id) { id name phone email resumeUrl hasResume dob age viewerConnection settings { openToWork } }\n}"): (typeof documents)["query SeekerAsSeen($id: ID!) {\n  seeker(id: $id) { id name phone email resumeUrl hasResume dob age viewerConnection settings { openToWork } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeekerExperiences($id: ID!) { seeker(id: $id) { experiences { kind title from to } } }"): (typeof documents)["query SeekerExperiences($id: ID!) { seeker(id: $id) { experiences { kind title from to } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NextJob($id: ID!) {\n  seeker(id: $id) { noticeDays placesWanted workPermits languages { language level } expectedPay { payMin } }\n}"): (typeof documents)["query NextJob($id: ID!) {\n  seeker(id: $id) { noticeDays placesWanted workPermits languages { language level } expectedPay { payMin } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeersByNextJob($filter: SeekerFilter) { peers(filter: $filter) { nodes { id } } }"): (typeof documents)["query PeersByNextJob($filter: SeekerFilter) { peers(filter: $filter) { nodes { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FoundByNextJob($filter: SeekerFilter) { candidates(filter: $filter) { nodes { id expectedPay { payMin } } } }"): (typeof documents)["query FoundByNextJob($filter: SeekerFilter) { candidates(filter: $filter) { nodes { id expectedPay { payMin } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeersOfUnverified($keyword: String) { peers(filter: { keyword: $keyword }) { nodes { id } totalCount } }"): (typeof documents)["query PeersOfUnverified($keyword: String) { peers(filter: { keyword: $keyword }) { nodes { id } totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CandidatesUnverified($keyword: String) { candidates(filter: { keyword: $keyword }) { nodes { id } totalCount } }"): (typeof documents)["query CandidatesUnverified($keyword: String) { candidates(filter: { keyword: $keyword }) { nodes { id } totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogInByPassword($input: LogInInput!) { logIn(input: $input) { viewer { id } } }"): (typeof documents)["mutation LogInByPassword($input: LogInInput!) { logIn(input: $input) { viewer { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FinishLogInInTest($input: FinishLogInInput!) { finishLogIn(input: $input) { viewer { id } } }"): (typeof documents)["mutation FinishLogInInTest($input: FinishLogInInput!) { finishLogIn(input: $input) { viewer { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DeliveriesPlan($endpointId: ID!, $first: Int) {\n  webhookDeliveries(endpointId: $endpointId, first: $first) { totalCount nodes { id body } }\n}"): (typeof documents)["query DeliveriesPlan($endpointId: ID!, $first: Int) {\n  webhookDeliveries(endpointId: $endpointId, first: $first) { totalCount nodes { id body } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NotesPlan($jobId: ID!, $first: Int) {\n  applicants(jobId: $jobId, status: ACCEPTED, first: $first) { nodes { id notes { id text } } }\n}"): (typeof documents)["query NotesPlan($jobId: ID!, $first: Int) {\n  applicants(jobId: $jobId, status: ACCEPTED, first: $first) { nodes { id notes { id text } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Viewer { viewer { id } }"): (typeof documents)["query Viewer { viewer { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription EventsOfApplicant { chatEvents(applications: true) { __typename\n    ... on MessageAdded { message { content } } } }"): (typeof documents)["subscription EventsOfApplicant { chatEvents(applications: true) { __typename\n    ... on MessageAdded { message { content } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogInForTokens($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }"): (typeof documents)["mutation LogInForTokens($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TracedJobs($keyword: String) { jobs(first: 5, filter: { keyword: $keyword }) { nodes { id title } } }"): (typeof documents)["query TracedJobs($keyword: String) { jobs(first: 5, filter: { keyword: $keyword }) { nodes { id title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TracedChat { chatEvents { __typename ... on MessageAdded { message { content } } } }"): (typeof documents)["subscription TracedChat { chatEvents { __typename ... on MessageAdded { message { content } } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TracedSuggestions($prefix: String!) { jobSuggestions(prefix: $prefix) { text } }"): (typeof documents)["query TracedSuggestions($prefix: String!) { jobSuggestions(prefix: $prefix) { text } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SampleAfterRotation($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { delivery { id body } } }"): (typeof documents)["mutation SampleAfterRotation($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { delivery { id body } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWebhookInTest($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id kinds } } }"): (typeof documents)["mutation CreateWebhookInTest($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id kinds } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WebhookLogInTest($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { totalCount nodes { id kind attempts lastStatus lastError deliveredAt failedAt body } } }"): (typeof documents)["query WebhookLogInTest($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { totalCount nodes { id kind attempts lastStatus lastError deliveredAt failedAt body } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClientLogIn($input: LogInInput!) {\n  logIn(input: $input) { accessToken refreshToken }\n}"): (typeof documents)["mutation ClientLogIn($input: LogInInput!) {\n  logIn(input: $input) { accessToken refreshToken }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClientRenew($refreshToken: String!) {\n  renewSession(refreshToken: $refreshToken) { accessToken refreshToken }\n}"): (typeof documents)["mutation ClientRenew($refreshToken: String!) {\n  renewSession(refreshToken: $refreshToken) { accessToken refreshToken }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientJobs($first: Int!, $after: String) {\n  jobs(first: $first, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    edges { cursor node { id title viewerApplicationStatus } }\n  }\n}"): (typeof documents)["query ClientJobs($first: Int!, $after: String) {\n  jobs(first: $first, after: $after) {\n    totalCount\n    pageInfo { hasNextPage endCursor }\n    edges { cursor node { id title viewerApplicationStatus } }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClientApply($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id viewerApplicationStatus } }\n}"): (typeof documents)["mutation ClientApply($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id viewerApplicationStatus } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClientApplied { appliedJobs { totalCount } }"): (typeof documents)["query ClientApplied { appliedJobs { totalCount } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsBehindProxy { jobs(first: 5) { nodes { title } } }"): (typeof documents)["query JobsBehindProxy { jobs(first: 5) { nodes { title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DecideUnderFaults($input: DecideApplicationsInput!) {\n  decideApplications(input: $input) { results { outcome } }\n}"): (typeof documents)["mutation DecideUnderFaults($input: DecideApplicationsInput!) {\n  decideApplications(input: $input) { results { outcome } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndpointThroughFaults($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }"): (typeof documents)["mutation EndpointThroughFaults($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditThroughFaults($input: EditJobInput!) { editJob(input: $input) { job { title } } }"): (typeof documents)["mutation EditThroughFaults($input: EditJobInput!) { editJob(input: $input) { job { title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseThroughFaults($id: ID!) { setJobStatus(input: { jobId: $id, status: CLOSED }) { job { id } } }"): (typeof documents)["mutation CloseThroughFaults($id: ID!) { setJobStatus(input: { jobId: $id, status: CLOSED }) { job { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MirroredJobs($after: String) { jobChanges(after: $after, first: 50) {\n  nodes { jobId kind job { title } } pageInfo { endCursor hasNextPage } } }"): (typeof documents)["query MirroredJobs($after: String) { jobChanges(after: $after, first: 50) {\n  nodes { jobId kind job { title } } pageInfo { endCursor hasNextPage } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReplicatedTitles($filter: JobFilter) { jobs(filter: $filter, first: 20) { totalCount nodes { id title viewerHasSaved } } }"): (typeof documents)["query ReplicatedTitles($filter: JobFilter) { jobs(filter: $filter, first: 20) { totalCount nodes { id title viewerHasSaved } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplicatedSave($input: JobIdInput!) { saveJob(input: $input) { job { id viewerHasSaved } } }"): (typeof documents)["mutation ReplicatedSave($input: JobIdInput!) { saveJob(input: $input) { job { id viewerHasSaved } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobTitle { jobs(first: 1) { nodes { title } } }"): (typeof documents)["query JobTitle { jobs(first: 1) { nodes { title } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyInHistory($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id } }\n}"): (typeof documents)["mutation ApplyInHistory($jobId: ID!) {\n  applyToJob(input: { jobId: $jobId }) { job { id } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawInHistory($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}"): (typeof documents)["mutation WithdrawInHistory($jobId: ID!) {\n  withdrawApplication(input: { jobId: $jobId }) { applicationId }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DecideInHistory($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { status version }\n}"): (typeof documents)["mutation DecideInHistory($input: DecideApplicationInput!) {\n  decideApplication(input: $input) { status version }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnApplicationInHistory($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status }\n}"): (typeof documents)["query OwnApplicationInHistory($jobId: ID!) {\n  ownApplication(jobId: $jobId) { status }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantsInHistory($jobId: ID!) {\n  applicants(jobId: $jobId, first: 5) { nodes { id status version } }\n}"): (typeof documents)["query ApplicantsInHistory($jobId: ID!) {\n  applicants(jobId: $jobId, first: 5) { nodes { id status version } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestInHistory($seekerId: ID!) {\n    requestConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"): (typeof documents)["mutation RequestInHistory($seekerId: ID!) {\n    requestConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBackInHistory($seekerId: ID!) {\n    withdrawConnectionRequest(input: { seekerId: $seekerId }) { seeker { id } }\n  }"): (typeof documents)["mutation TakeBackInHistory($seekerId: ID!) {\n    withdrawConnectionRequest(input: { seekerId: $seekerId }) { seeker { id } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptInHistory($seekerId: ID!) {\n    acceptConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"): (typeof documents)["mutation AcceptInHistory($seekerId: ID!) {\n    acceptConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectInHistory($seekerId: ID!) {\n    rejectConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"): (typeof documents)["mutation RejectInHistory($seekerId: ID!) {\n    rejectConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveInHistory($seekerId: ID!) {\n    removeConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"): (typeof documents)["mutation RemoveInHistory($seekerId: ID!) {\n    removeConnection(input: { seekerId: $seekerId }) { seeker { id } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConnectionInHistory($seekerId: ID!) {\n  seeker(id: $seekerId) { viewerConnection }\n}"): (typeof documents)["query ConnectionInHistory($seekerId: ID!) {\n  seeker(id: $seekerId) { viewerConnection }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendInHistory($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { seq } }\n}"): (typeof documents)["mutation SendInHistory($input: SendMessageInput!) {\n  sendMessage(input: $input) { message { seq } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConversationInHistory($withId: ID!) {\n  conversation(withId: $withId) { id lastSeq }\n}"): (typeof documents)["query ConversationInHistory($withId: ID!) {\n  conversation(withId: $withId) { id lastSeq }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessagesInHistory($conversationId: ID!, $afterSeq: Int!) {\n  messages(conversationId: $conversationId, afterSeq: $afterSeq, first: 50) { nodes { seq clientId } }\n}"): (typeof documents)["query MessagesInHistory($conversationId: ID!, $afterSeq: Int!) {\n  messages(conversationId: $conversationId, afterSeq: $afterSeq, first: 50) { nodes { seq clientId } }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;