import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { beforeAll, expect, test } from "vitest";
import { buildApplication, buildJob, buildSavedJob, buildSeeker, buildSession } from "../prisma/factories/index.ts";
import * as accounts from "./accounts/accounts.store.ts";
import * as emailChanges from "./accounts/email-change/email-change.store.ts";
import * as factors from "./accounts/factors/factors.store.ts";
import * as loginChallenges from "./accounts/factors/login-challenges.store.ts";
import * as passkeys from "./accounts/factors/passkeys.store.ts";
import { findCompaniesRequiringFactor } from "./accounts/factors/withholding-companies.store.ts";
import * as sessions from "./accounts/sessions.store.ts";
import * as applicationAnswers from "./applications/answers/answers.store.ts";
import * as applicants from "./applications/applicant.store.ts";
import * as applicantDetails from "./applications/applicant-details.store.ts";
import * as applications from "./applications/application.store.ts";
import * as blindMode from "./applications/blind/blind-mode.store.ts";
import * as dashboard from "./applications/dashboard.store.ts";
import * as decisions from "./applications/deciding/decision.store.ts";
import * as notes from "./applications/notes/notes.store.ts";
import * as ownApplications from "./applications/own-application.store.ts";
import * as interimAnswers from "./applications/response-deadline/interim-answer.store.ts";
import * as promises from "./applications/response-deadline/response-deadline.store.ts";
import * as sentApplications from "./applications/sent/sent-application.store.ts";
import * as stages from "./applications/stages/stages.store.ts";
import * as tags from "./applications/tags/tags.store.ts";
import * as templates from "./applications/texts/templates.store.ts";
import * as apps from "./apps/apps.store.ts";
import * as answers from "./assistant/answering/answer.store.ts";
import { LiveAnswer } from "./assistant/answering/live-answer.ts";
import * as usage from "./assistant/answering/usage.store.ts";
import * as assistantConversations from "./assistant/assistant-conversation.store.ts";
import * as assistantSeekers from "./assistant/seeker.store.ts";
import * as audit from "./audit/audit.store.ts";
import * as activity from "./companies/activity/activity.store.ts";
import * as companies from "./companies/company.store.ts";
import * as factorRequirements from "./companies/factor-requirement/factor-requirement.store.ts";
import * as invitations from "./companies/members/invitations.store.ts";
import * as joinRequests from "./companies/members/join-requests.store.ts";
import * as members from "./companies/members/members.store.ts";
import * as responseRecords from "./companies/response-record/response-record.store.ts";
import * as verification from "./companies/verification/verification.store.ts";
import { readConfig } from "./config.ts";
import * as connections from "./connections/connections.store.ts";
import * as alertSearches from "./jobs/alerts/alert-searches.store.ts";
import * as alerts from "./jobs/alerts/alerts.store.ts";
import { readSearchToStore } from "./jobs/alerts/match-alerts.ts";
import * as alertMatching from "./jobs/alerts/matching.store.ts";
import * as jobChanges from "./jobs/changes/job-changes.store.ts";
import { findJobOwners, lockRecruiter } from "./jobs/editors/job-editors.store.ts";
import * as jobs from "./jobs/job.store.ts";
import * as jobLists from "./jobs/job-lists.store.ts";
import * as jobOpening from "./jobs/lifecycle/job-opening.store.ts";
import * as jobTakedowns from "./jobs/lifecycle/job-takedowns.store.ts";
import * as openJobLimit from "./jobs/lifecycle/open-job-limit.store.ts";
import * as suspendedJobs from "./jobs/lifecycle/suspended-jobs.store.ts";
import * as publicJobs from "./jobs/public/public-jobs.store.ts";
import * as relatedJobs from "./jobs/related/related-jobs.store.ts";
import { countFacets } from "./jobs/search/facets.store.ts";
import * as jobSearch from "./jobs/search/job-search.store.ts";
import type { JobSearch } from "./jobs/search/job-search.ts";
import { prepareSearch } from "./jobs/search/prepare-search.ts";
import { companiesWith, suggest } from "./jobs/search/suggestions.store.ts";
import { isVocabularyDue, lastCountedChange, refreshVocabulary } from "./jobs/search/vocabulary.store.ts";
import { findExternalJobs, upsertJobs } from "./jobs/upsert/upserted-jobs.store.ts";
import * as conversations from "./messages/conversation.store.ts";
import * as messages from "./messages/message.store.ts";
import * as answersDue from "./notices/kinds/answers-due.store.ts";
import * as closingJobs from "./notices/kinds/closing-jobs.store.ts";
import * as outcomes from "./notices/kinds/decision.store.ts";
import { latestInterimAnswer } from "./notices/kinds/interim-answer.store.ts";
import { findDueSeekers, takeFoundJobs } from "./notices/kinds/job-alerts.store.ts";
import * as expiringKeys from "./notices/kinds/keys/key-expiring.store.ts";
import { ownersNotifiedOf } from "./notices/kinds/member-joined.store.ts";
import * as opened from "./notices/kinds/opened.store.ts";
import * as received from "./notices/kinds/received-applications.store.ts";
import { responsibleFor } from "./notices/kinds/responsible.store.ts";
import * as unreadTalks from "./notices/kinds/unread-messages.store.ts";
import * as notices from "./notices/notices.store.ts";
import * as pushes from "./notices/push/push-subscriptions.store.ts";
import { findConsoleAccounts } from "./operators/accounts/console-accounts.store.ts";
import { lockAccount } from "./operators/accounts/suspensions.store.ts";
import * as appeals from "./operators/appeals/appeals.store.ts";
import { searchAuditEvents } from "./operators/audit/audit-search.store.ts";
import * as consoleCompanies from "./operators/companies/console-companies.store.ts";
import * as health from "./operators/health/console-health.store.ts";
import * as measures from "./operators/measures/measures.store.ts";
import * as operators from "./operators/operators.store.ts";
import * as reportQueue from "./operators/report-queue.store.ts";
import { listReportCases } from "./operators/reports/report-cases.store.ts";
import { listConsoleJobs } from "./operators/takedowns/console-jobs.store.ts";
import type { Transaction } from "./platform/database/database.ts";
import * as idempotency from "./platform/idempotency/idempotency.store.ts";
import { secondsWithoutMail } from "./platform/mail/failing-mails.ts";
import { requireStillAllowed } from "./platform/membership.store.ts";
import { countJobs, countWorkers, secondsDue } from "./platform/queue/queue-jobs.ts";
import { encodeCursor, type Place } from "./platform/search/cursor.ts";
import type { Page, PageInput } from "./platform/search/page.ts";
import { seekerParts } from "./privacy/data-export.store.ts";
import * as privacy from "./privacy/privacy.store.ts";
import { lockProfile } from "./recruiters/recruiters.store.ts";
import * as resumeTexts from "./seekers/resumes/resume-text.store.ts";
import * as seekerSearch from "./seekers/seeker-search.store.ts";
import * as seekers from "./seekers/seekers.store.ts";
import { fillWithJobs } from "./testing/many-jobs.ts";
import { sentDuring } from "./testing/statements.ts";
import { testDatabase } from "./testing/test-database.ts";
import * as webhooks from "./webhooks/webhooks.store.ts";

// Prisma's calls are type-checked; SQL is checked here: PostgreSQL runs each statement of the stores on the migrated
// schema, and no SQL fragment in them is left out.

const db = testDatabase();
const id = randomUUID();
const now = new Date();
const tx = <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work);
let seeker = "";
let peer = "";
let recruiter = "";
let seen = { companyId: "", interviewerId: null };
let job = "";

beforeAll(async () => {
  const { prisma } = db;
  seeker = (await buildSeeker(prisma)).id;
  peer = (await buildSeeker(prisma)).id;
  ({ id: job, companyId: recruiter } = await buildJob(prisma));
  seen = { companyId: recruiter, interviewerId: null };
  await buildApplication(prisma, { jobId: job, seekerId: seeker });
  await buildSavedJob(prisma, { jobId: job, seekerId: seeker });
});

/** Fetches the first page and one after a cursor of the list, with their totals. */
async function pages(
  name: string,
  list: (page: PageInput) => Promise<Page<unknown>>,
  place: Partial<Place> = {},
): Promise<void> {
  const after = encodeCursor(name, { at: now, id, ...place });
  await (await list({ first: 1 })).total?.();
  await (await list({ first: 1, after })).total?.();
  await list({ last: 1, before: after });
}

const allOfSeekers = {
  keyword: "ab",
  qualification: "x",
  currentProfession: "x",
  location: "x",
  skills: "ux",
  ageRange: "20-30",
  resumeUploaded: true,
};
const allOfJobs = {
  keyword: "ab",
  jobType: "FULL_TIME",
  workMode: "REMOTE",
  experienceLevel: "FROM_1_TO_3",
  industry: "TECHNOLOGY",
  companySize: "FROM_11_TO_50",
  jobTypes: ["FULL_TIME"],
  salaryMin: 1,
  salaryMax: 9,
  payAtLeast: 1,
  postedWithinDays: 30,
  updatedAfter: new Date(0),
  places: ["Pune"],
  companies: ["Labs"],
  excludeWords: ["night"],
} satisfies JobSearch;

const samples: Record<string, () => Promise<unknown>> = {
  idempotency: async () => {
    const claim = { id: "hash", accountId: seeker, requestHash: "hash", claim: id };
    await idempotency.claimRequest(db, claim);
    await idempotency.findRequest(db, claim.id);
    await idempotency.renewClaim(db, claim);
    await tx((t) => idempotency.addResult(t, claim, Buffer.from("x")));
  },
  logInFactors: async () => {
    await factors.countFactors(db, seeker);
    await tx((t) => factors.lockFactors(t, seeker));
    await factors.listSealedKeys(db, null);
    await tx((t) => passkeys.lockPasskey(t, "credential"));
    await loginChallenges.deleteExpiredChallenges(db);
  },
  accounts: async () => {
    const name = { role: "SEEKER", email: "ada@example.com" } as const;
    await accounts.findAccount(db, { id: seeker });
    await accounts.findAccount(db, name);
    await sessions.findSession(db, "token", { now, usedAfter: now });
    await sessions.findActiveSessions(db, [id], { now, usedAfter: now });
    await sessions.findSessionNeed(db, id);
    await tx((t) => sessions.recordFactorUse(t, id));
    await tx((t) => sessions.extendSession(t, id, { now, usedAfter: now }, { seconds: 60, longest: 120 }));
    await tx((t) => sessions.listLogIns(t, seeker, 1));
    await sessions.deleteEndedSessions(db);
    await tx((t) => accounts.lockPassword(t, { id: seeker, passwordHash: "hash" }));
    await tx((t) => accounts.lockAccountAddress(t, seeker, name.email));
    await tx((t) => emailChanges.lockAddress(t, seeker));
    await emailChanges.deleteEndedChanges(db);
  },
  audit: async () => {
    const event = {
      accountId: seeker,
      appId: id,
      operation: "query jobs",
      outcome: "ALLOWED",
      address: "::1",
    } as const;
    await audit.insertEvents(db, [{ ...event, createdAt: now }]);
    await pages("appUses", (page) => audit.listUses(db, id, page));
    await pages("securityEvents", (page) => audit.listSecurityEvents(db, seeker, page));
    await pages("profileAccesses", (page) => audit.listProfileAccesses(db, seeker, page));
    await audit.findOutsiders(db, id, [seeker]);
    await tx((t) => audit.deleteOldEvents(t, now));
  },
  apps: () =>
    tx(async (tx) => {
      const appId = await apps.insertApp(tx, { accountId: seeker }, { name: "Importer", scopes: ["jobs:read"] }, 20);
      await apps.lockApp(tx, { accountId: seeker }, appId ?? id);
    }).then(() => pages("endedKeys", (page) => apps.listEndedKeys(db, id, now, page))),
  webhooks: async () => {
    await webhooks.findDelivery(db, id);
    await tx((t) => webhooks.lockSecrets(t, id));
    await webhooks.listSecrets(db, null);
    await pages("webhookDeliveries", (page) => webhooks.listDeliveries(db, id, page));
    await webhooks.deliverDecision(db, "1");
    await webhooks.deleteOldDeliveries(db);
  },
  "the data export": async () => {
    const list = seekerParts(db, seeker, now)["connections.json"]?.();
    for await (const _ of list as AsyncIterable<object>);
  },
  applicants: async () => {
    await pages("applicants", (page) =>
      applicants.searchApplicants(db, { ...allOfSeekers, jobId: job, status: "APPLIED" }, page),
    );
    await pages("applicants", (page) => applicants.searchApplicants(db, { jobId: job }, page));
    await pages("applicants", (page) => applicants.listReceivedApplications(db, seen, page));
    for (const order of ["NEWEST", "OLDEST", "DUE"] as const) {
      const search = { seen, dueBetween: [now, now], source: "WIDGET", withoutSource: true, week: now } as const;
      await pages("applicants", (page) => applicants.searchApplicants(db, search, page, order));
    }
    await applicants.countApplicants(db, { seen, dueBetween: [null, now] });
    await applicants.findApplicant(db, seen, id);
    for (const order of ["OLDEST", "NAME", "EXPERIENCE", "DUE"] as const) {
      const search = { jobId: job, resumeSearch: "sql -java" };
      await pages("applicants", (page) => applicants.searchApplicants(db, search, page, order));
    }
    await pages("applicants", (page) => applicants.searchApplicants(db, { jobId: job, ids: [id] }, page));
    await applicantDetails.readResumeTexts(db, [id]);
    await resumeTexts.findUnreadResumes(db, 1);
    await resumeTexts.giveUpResumes(db);
    await resumeTexts.claimResume(db, id);
    await resumeTexts.storeResumeText(db, id, { text: "", problem: null });
    await applicants.selectApplicants(db, { jobId: job, stageId: id, tag: "go" }, 1);
    await applicants.countApplicants(db, { jobId: job });
    await applicants.countApplicants(db, { jobId: job, tag: "go", resumeSearch: "sql" });
    await applicantDetails.readEvents(db, [id]);
    await applicantDetails.readEarlierApplications(db, seen, [id]);
  },
  "the stages of applications": () =>
    tx(async (tx) => {
      const [first, ...others] = await stages.lockStages(tx, recruiter);
      await stages.lockStage(tx, recruiter, id);
      await stages.saveStages(tx, recruiter, [{ id: null, name: "Call", notifiesApplicants: true }]);
      if (first) await stages.removeStages(tx, [id], first, recruiter);
      expect(others).toHaveLength(3);
    }),
  "notes and tags": async () => {
    await notes.readNotes(db, [id], id);
    const { id: applicationId } = await db.prisma.application.findFirstOrThrow({ select: { id: true } });
    await tx(async (tx) => {
      await notes.findNote(tx, seen, id);
      await notes.insertNotes(tx, { ...seen, accountId: recruiter }, [applicationId], "Good", 9);
    });
    await tags.listTags(db, seen);
    await tx(async (tx) => {
      await tags.findSpellings(tx, recruiter, ["go"]);
      await tags.storeTags(tx, await tags.lockTags(tx, recruiter, [applicationId]));
    });
  },
  "the people of companies": async () => {
    const key = { accountId: recruiter, companyId: recruiter };
    await tx((tx) => members.lockMembers(tx, recruiter));
    await members.listOwnCompanies(db, recruiter);
    await tx((tx) => invitations.deleteInvitation(tx, recruiter, id));
    await pages("companyActivity", (page) =>
      activity.listCompanyEvents(db, recruiter, { actorId: id, kind: "CREATED" }, page),
    );
    await joinRequests.findJoinableCompanies(db, { accountId: recruiter, domain: "a.example", refusedSince: now });
    await joinRequests.listJoinRequests(db, recruiter);
    await verification.findDueVerifications(db, { before: now, after: null, limit: 1 });
    await tx((tx) => joinRequests.insertJoinRequest(tx, { accountId: recruiter, companyId: recruiter, now }));
    await tx((tx) => joinRequests.takeJoinRequest(tx, { accountId: recruiter, companyId: recruiter }, null));
    await tx((tx) => requireStillAllowed(tx, { accountId: recruiter, companyId: recruiter }, "CHANGE_JOBS"));
    await tx((tx) => members.replaceInterviewers(tx, { jobId: job, companyId: recruiter }, []));
    await tx((tx) => members.chooseCompany(tx, recruiter, recruiter));
    await tx((tx) =>
      members.insertCompany(tx, recruiter, { name: "A", location: "A", industry: "A", size: "OVER_1000" }),
    );
    await tx((tx) => invitations.consumeInvitation(tx, { token: "token", email: "ada@example.com" }, now));
    await tx(async (tx) => {
      await members.deleteMember(tx, key);
      await members.insertMember(tx, { ...key, role: "OWNER" });
    });
  },
  "where an application stands": async () => {
    await applications.findStateFor(db, { accountId: seeker }, id);
    await applications.findReceivedState(db, seen, id);
    await tx((tx) => applications.findReceivedIds(tx, seen, [id]));
    await applications.canSeeJob(db, recruiter, job);
  },
  applications: () =>
    tx(async (tx) => {
      const applied = (await applications.insertApplication(tx, job, peer, "SEARCH")) ?? "";
      await sentApplications.lockSent(tx, job, peer);
      await sentApplications.deleteSent(tx, applied, 11);
      const again = (await applications.insertApplication(tx, job, peer, "SEARCH")) ?? "";
      for (const kind of ["APPLIED", "WITHDRAWN", "APPLIED"] as const) {
        await tx.applicationEvent.create({ data: { applicationId: again, kind, actorId: peer } });
      }
      await sentApplications.deleteSent(tx, again, 11);
      await applications.insertApplication(tx, job, peer, "SEARCH");
      await decisions.lockApplications(tx, recruiter, { ids: [id] });
      await decisions.lockApplications(tx, recruiter, { jobId: job, seekerId: seeker });
      await decisions.storeDecisions(tx, [id], { status: "ACCEPTED", stageId: null });
      await decisions.readAddressees(tx, [id]);
      await decisions.storeMessages(tx, []);
      await blindMode.storeBlindMode(tx, job, false);
      await templates.lockTemplates(tx, recruiter);
    }),
  "promised answers": async () => {
    await promises.openApplications(db, seen, recruiter, { applicationId: id });
    await promises.openApplications(db, seen, recruiter, { resumeFileId: id });
    await tx((tx) => promises.closeUnanswered(tx, { today: now, now }, 1));
    await tx(async (tx) => {
      await interimAnswers.lockPending(tx, id);
      await interimAnswers.findMove(tx, id);
      await interimAnswers.storeInterimAnswer(tx, id, { stage: null, actorId: recruiter, at: now }, now);
    });
  },
  notices: async () => {
    await pages("notices", (page) =>
      notices.listNotices(db, { accountId: seeker, sessionId: id, now }, { unreadOnly: true }, page),
    );
    await notices.countUnread(db, [seeker]);
    await notices.findNotices(db, [id]);
    await notices.isNoticeHidden(db, id, { sessionId: id, now });
    await notices.deleteOldNotices(db);
    await notices.setMails(db, seeker, { DECISION: "NEVER" });
    await tx((tx) => notices.findReaders(tx, [seeker], now));
    await tx((tx) => notices.claimDueMails(tx, seeker, now, now));
    const keys = { endpoint: "https://push.example/1", p256dh: "", auth: "" };
    const { id: sessionId } = await buildSession(db.prisma, { accountId: seeker });
    await tx((tx) => pushes.saveSubscription(tx, { accountId: seeker, sessionId }, keys));
    await pushes.claimPush(db, id, id, now);
    await pushes.recordDelivery(db, id, now);
    await pushes.endSubscription(db, id);
  },
  "job alerts": () =>
    tx(async (tx) => {
      await alerts.lockAlertsOf(tx, seeker);
      const searchId = await alertSearches.putSearch(tx, await readSearchToStore(db, allOfJobs));
      const { id: alertId } = await alerts.createAlert(tx, {
        seekerId: seeker,
        searchId,
        name: "x",
        frequency: "DAILY",
      });
      await alertSearches.findOutdatedSearches(db, now, 1);
      await alertSearches.keepConditions(tx, searchId);
      const opened = await alertMatching.claimOpenedJobs(tx, 1);
      await alertMatching.findAlertsFor(tx, { jobId: job, openedAt: now });
      await alertMatching.insertMatches(tx, job, { alertIds: [alertId], seekerIds: [seeker] }, now);
      await alertMatching.deleteOldMatches(db);
      await alertMatching.setMatched(
        tx,
        opened.map(({ changeId }) => changeId),
      );
      await takeFoundJobs(tx, seeker, now);
      await findDueSeekers(db, now);
    }),
  "what notices are about": async () => {
    await tx((tx) => outcomes.lockOutcome(tx, id));
    await tx((tx) => outcomes.storeNotifiedOutcome(tx, id, null));
    await unreadTalks.findUnreadTalks(db, now);
    await tx((tx) => unreadTalks.unreadTalk(tx, { conversationId: id, seekerId: seeker, seenSeq: 0 }));
    await closingJobs.findClosingJobs(db, now);
    await expiringKeys.findExpiringKeys(db, { ofCompanies: true, now });
    await tx((tx) => expiringKeys.findExpiringKey(tx, id, now));
    await closingJobs.findClosingSavedJobs(db, now);
    await tx((tx) => closingJobs.closingSavedJob(tx, job, seeker, now));
    await tx((tx) => closingJobs.closingJob(tx, job, now));
    await tx((tx) => responsibleFor(tx, job));
    await tx((tx) => received.findApplication(tx, id));
    await tx((tx) => received.retitleHidden(tx, job, "first-application", "Someone"));
    await tx((tx) => received.countApplicationsOf(tx, job, "2026-11-30"));
    await received.findJobsAppliedTo(db, ["2026-11-30"]);
    await tx((tx) => ownersNotifiedOf(tx, recruiter, id));
    await opened.findOpened(db, now);
    await tx((tx) => latestInterimAnswer(tx, id));
    await tx((tx) => opened.openedOn(tx, id, "2026-11-30"));
    await answersDue.findCompaniesWithDue(db, "2026-11-30");
    await tx((tx) => answersDue.findDueJobs(tx, recruiter, "2026-11-30"));
  },
  "records of answers": async () => {
    await responseRecords.readResponseFigures(db, recruiter, now);
    await responseRecords.readAnonymousEvents(db, recruiter, now);
  },
  "the dashboard": async () => {
    await dashboard.readCounters(db, seen);
    await dashboard.readWeeks(db, seen, now, 4);
    await dashboard.readSources(db, seen);
    await dashboard.readAnswersDue(db, seen, now);
    await dashboard.readInterviews(db, seen, 5);
    await dashboard.readTimeInStages(db, seen, now);
  },
  "own applications": async () => {
    for (const archived of [null, true, false])
      for (const order of ["NEWEST", "STATUS"] as const)
        await pages("ownApplications", (page) =>
          ownApplications.listOwnApplications(db, seeker, page, now, { archived, order }),
        );
    await ownApplications.storeArchived(db, seeker, job, true);
    await ownApplications.findOwnApplication(db, seeker, job, now);
    await sentApplications.recordProfilePrompt(db, seeker);
    await applicationAnswers.readAnswers(db, [job]);
    await applicationAnswers.readAnsweredQuestions(db, job);
    await tx((tx) => applicationAnswers.deleteAnswers(tx, job));
  },
  answers: async () => {
    const answer = new LiveAnswer(id, seeker, id);
    const question = { question: "Why?", fileName: "" };
    await answers.insertAnswer(db, answer, question);
    await answers.insertAnswer(db, answer, question);
    await answers.findRunningAnswer(db, seeker);
    await answers.saveProgress(db, answer);
    await answers.requestStop(db, id);
    await answers.findAnswer(db, seeker, id);
    await answers.deleteOldAnswers(db);
  },
  "the assistant's conversations": () =>
    pages("assistantConversations", (page) => assistantConversations.listConversations(db, seeker, page)),
  "what the assistant knows and uses": async () => {
    await assistantSeekers.findOwnContacts(db, seeker);
    await tx((tx) => usage.recordUsage(tx, seeker, now, 1, usage.NO_TOKENS));
    await usage.findUsage(db, seeker, now);
    await usage.sumUsage(db, readConfig({}).assistant, now);
  },
  "required factors": async () => {
    await factorRequirements.countKeysWithout(db, recruiter, now);
    await findCompaniesRequiringFactor(db, { accountId: recruiter, sessionId: id }, now);
  },
  companies: async () => {
    await companies.findCompany(db, { slug: "acme" });
    await companies.findCompany(db, { id: recruiter });
    await companies.findCompanyParts(db, 10);
    await companies.listHiringCompanies(db, "acme", 10);
    await pages("companyJobs", (page) => companies.listCompanyJobs(db, recruiter, seeker, page));
  },
  connections: async () => {
    for (const list of ["CONNECTIONS", "INVITATIONS", "REQUESTED"] as const) {
      await pages(`network-${list}`, (page) => connections.listPeople(db, seeker, list, page));
    }
    await tx((tx) => connections.insertRequest(tx, seeker, peer, now));
    await tx((tx) => connections.insertRequest(tx, peer, seeker, now));
    await connections.findConnectionState(db, seeker, peer);
  },
  privacy: async () => {
    await tx((tx) => privacy.replaceMessage(tx, id, "Gone"));
    await pages("blockedPeople", (page) => privacy.listBlocked(db, seeker, page));
    await tx((tx) => privacy.deleteFiles(tx, id));
    await tx((tx) => privacy.deleteSeeker(tx, id));
    await tx((tx) => privacy.lockJobs(tx, id));
    await tx((tx) => privacy.lockMemberships(tx, id));
    await tx((tx) => privacy.giveLogosAway(tx, id));
    await tx((tx) => privacy.deleteAccount(tx, id));
  },
  operators: async () => {
    await operators.findOperatorSession(db, { accountId: recruiter, sessionId: id });
    await operators.listOperators(db);
    await tx((tx) => operators.findCandidate(tx, "nobody@example.com"));
    await tx((tx) => operators.lockOperators(tx));
    for (const search of [
      { state: "WAITING", kind: "JOB" },
      { state: "DECIDED", targetId: id },
    ] as const)
      await pages("reportQueue", (page) => reportQueue.listQueuedReports(db, id, search, page));
    for (const search of [
      { state: "WAITING", order: "MOST_REPORTS", words: "weld", assignees: ["VIEWER", "NOBODY", "OTHERS"] },
      { state: "WAITING", kind: "JOB", reason: "FRAUD" },
      { state: "DECIDED", targetId: id, words: "weld", assignees: ["OTHERS"] },
    ] as const)
      await pages("reportCases", (page) => listReportCases(db, { accountId: id, heldSince: now }, search, page));
    await tx((tx) => reportQueue.lockWaitingReport(tx, id));
    await tx((tx) => reportQueue.findAddressees(tx, [seeker]));
    await tx((tx) => lockAccount(tx, seeker));
    await tx((tx) => suspendedJobs.closeWithheldJobs(tx, seeker));
    await tx((tx) => suspendedJobs.reopenSuspendedJobs(tx, seeker));
    await tx((tx) => suspendedJobs.isWithheld(tx, job));
    await tx((tx) => suspendedJobs.findWithheldCompanies(tx, [id]));
    await findConsoleAccounts(db, "wil", now);
    for (const search of [{ relatedTo: id }, { state: "DECIDED", relatedTo: id, targetId: id }] as const)
      await pages("reportQueue", (page) => reportQueue.listQueuedReports(db, id, search, page));
    for (const search of [{}, { id: job }, { words: "weld" }])
      await pages("consoleJobs", (page) => listConsoleJobs(db, search, page));
    await tx(async (tx) => {
      await suspendedJobs.closeIfSuspended(tx, job);
      await jobTakedowns.lockJobToTakeDown(tx, job);
      await tx.job.update({ where: { id: job }, data: { deletedAt: now, status: "CLOSED" } });
      await jobTakedowns.putJobBack(tx, { id: job, wasOpen: true, takenDownAt: now, now });
    });
    await jobTakedowns.findNotifiedApplicants(db, id);
    await jobTakedowns.isTakenDown(db, job, recruiter);
    await tx(async (tx) => {
      await measures.lockInForce(tx, "SUSPENSION", seeker);
      await measures.isInvolved(tx, recruiter, { kind: "JOB", targetId: job });
      await measures.forgetDecided(tx, now);
      await appeals.lockToAppeal(tx, { measureId: id, accountId: seeker });
      await appeals.lockToAppeal(tx, { tokenHash: "none" });
      await appeals.lockAppealed(tx, id);
    });
    await appeals.findMeasureByToken(db, "none");
    for (const state of ["CLAIMED", "VERIFIED", "PROOF_MISSING", "REVOKED"] as const)
      await pages("consoleCompanies", (page) =>
        consoleCompanies.listConsoleCompanies(db, { state, words: "acme" }, page),
      );
    await tx((tx) => consoleCompanies.lockCompany(tx, id));
    await health.readWork(db);
    await health.readMails(db);
    await health.readWebhooks(db);
    await countWorkers(db);
    await countJobs(db);
    await secondsDue(db);
    await secondsWithoutMail(db);
    await tx((tx) => health.retryFailed(tx, "nothing"));
    await pages("measures", (page) => appeals.listOwnMeasures(db, seeker, page));
    for (const search of [{ state: "WAITING" }, { state: "DECIDED" }, { id }] as const)
      await pages("appeals", (page) =>
        appeals.listQueuedAppeals(db, { accountId: recruiter, operatorRole: "MODERATOR" }, search, page),
      );
    const found = { operation: "LOG_IN", outcome: "REFUSED", address: "127.0.0.1", from: now, until: now } as const;
    for (const search of [{}, { accountId: seeker }, { accountId: seeker, ...found }, found])
      await pages("auditEvents", (page) => searchAuditEvents(db, search, page));
  },
  jobs: async () => {
    await tx((tx) => upsertJobs(tx, [], { actorId: null, detail: "" }));
    await tx((tx) => findExternalJobs(tx, []));
    await jobs.findJobs(db, [job], seeker);
    await publicJobs.wasOpened(db, job);
    for (const by of ["location", "title"] as const) {
      await pages(`jobsBy${by}`, (page) => publicJobs.listJobsSharing(db, by, "pune", page));
      await publicJobs.areSharing(db, by, "pune", 10);
      await publicJobs.findSharedSlugs(db, by, 10, 10);
    }
    await publicJobs.findJobParts(db, 10);
    await publicJobs.listJobsFrom(db, job, 10);
    await tx((tx) => jobs.lockIfOpen(tx, job));
    await jobs.refreshCompanyOfJobs(db, recruiter);
    await fillWithJobs(db.pool, { jobs: 1000, recruiters: 1 });
    for await (const _ of jobLists.openJobs(db));
    await jobLists.openJobsVersion(db);
    await pages("postedJobs", (page) => jobLists.listPostedJobs(db, seen, { status: "OPEN" }, page));
    for (const order of ["OLDEST", "WAITING", "DUE", "DEADLINE"] as const)
      await pages("postedJobs", (page) => jobLists.listPostedJobs(db, seen, { order, title: "a", opened: true }, page));
    await jobOpening.openScheduledJobs(db, false);
    await jobOpening.openScheduledJobs(db, true);
    await tx((tx) => openJobLimit.roomForOpenJobs(tx, [seen.companyId]));
    await tx((tx) => jobs.lockJob(tx, job));
    await tx((tx) => jobOpening.lockOpenJobs(tx, seen.companyId, []));
    await tx((tx) => findJobOwners(tx, [job]));
    await tx((tx) => lockRecruiter(tx, seen.companyId, recruiter));
    await pages("savedJobs", (page) => jobLists.listSavedJobs(db, seeker, page));
    await jobLists.findPostedJob(db, job);
    for await (const _ of jobLists.applicantsToNotify(db, job));
    const { id } = await buildJob(db.prisma);
    await tx((tx) => jobs.markJobsDeleted(tx, { id }, now));
  },
  "the search of jobs": async () => {
    await refreshVocabulary(db);
    await isVocabularyDue(db);
    await lastCountedChange(db);
    await db.pool.query("insert into search_vocabulary values ('fortran', 5000, 5000, 5000)");
    await db.pool.query("insert into search_old_words values ('fortran', now())");
    await jobSearch.searchJobs(db, { keyword: "fortran" }, { first: 1 }, null, "card");
    await suggest(db, "soft", 1);
    await companiesWith(db, ["soft"]);
    for (const search of [{}, { keyword: "engineer" }, { keyword: "glockenspiel" }, allOfJobs]) {
      await countFacets(db, await prepareSearch(db, search));
    }
    for (const search of [{}, { keyword: "engineer" }, { keyword: "glockenspiel" }, allOfJobs]) {
      for (const shape of ["card", "whole"] as const) {
        for (const order of ["BEST_MATCH", "NEWEST", "PAY", "DEADLINE"] as const) {
          const by =
            order === "NEWEST" || (order === "BEST_MATCH" && !search.keyword) ? undefined : order.toLowerCase();
          const ranked = by === undefined ? {} : { ranked: { by, rank: 1 } };
          const list = (after?: string) => jobSearch.searchJobs(db, search, { first: 1, after, order }, seeker, shape);
          await (await list()).total?.();
          await list(encodeCursor("jobs", { at: now, id, ...ranked }));
        }
      }
    }
  },
  "related jobs": async () => {
    await relatedJobs.findLastActivity(db, job);
  },
  "the changes of jobs": async () => {
    await buildJob(db.prisma);
    await jobChanges.readJobChanges(db, null, 1);
    await jobChanges.readJobChanges(db, { position: 1, jobId: randomUUID() }, 1);
    await jobChanges.countJobChanges(db);
    await jobChanges.expireJobs(db);
  },
  messages: async () => {
    const message = { senderId: seeker, recipientId: peer, clientId: randomUUID(), content: "Hello" };
    await conversations.createConversation(db, seeker, peer);
    await messages.storeMessage(db, message);
    await pages("conversations", (page) => conversations.listConversations(db, peer, page));
    const conversation = await conversations.findConversation(db, peer, seeker);
    const conversationId = conversation?.id ?? id;
    await conversations.countUnread(db, peer);
    await conversations.findMembership(db, conversationId, peer);
    await conversations.findLastSeqs(db, peer, 10);
    await conversations.moveSeen(db, conversationId, peer, 1);
    await messages.readHistory(db, conversationId, { first: 1, afterSeq: 0 });
    await messages.readHistory(db, conversationId, { first: 1 });
    await messages.deliveryLoader(db).load({ viewerId: peer, conversationId, seq: 1 });
  },
  recruiters: () => db.transaction(async (tx) => void (await lockProfile(tx, recruiter))),
  seekers: async () => {
    for (const list of [seekerSearch.CANDIDATES, seekerSearch.peersOf(seeker)]) {
      await pages(list.name, (page) => seekerSearch.searchSeekers(db, list, allOfSeekers, { ...page, first: 1 }), {
        ranked: { by: "filled", rank: 1 },
      });
    }
    await seekers.readSeekers(db, peer, [seeker]);
    await seekers.canReachSeeker(db, peer, seeker);
    await seekers.isVisibleToCompany(db, { ...seen, browses: true }, seeker);
    await seekers.saveProfile(db, seeker, { name: "Ada" });
  },
};

const oneSpace = (sql: string) => sql.replace(/\s+/g, " ").trim();
let sent = "";

test.each(Object.entries(samples))("PostgreSQL accepts the statements of %s", async (_name, run) => {
  const statements = await sentDuring(run, { andByWorker: true });
  sent += `${statements.map(({ text }) => oneSpace(text)).join("\n")}\n`;
});

/** Files in which the domains write SQL; that of the platform is tested beside it. */
const WRITES_SQL = /(\.store|conditions|\.sql|platform\/search\/[a-z]+)\.ts$/;
/** Sentences for people begin with a capital letter. */
const SEVERAL_WORDS = /^(?![A-Z]).*\w\W*\s\W*\w/s;

interface Literal {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** Returns the fixed parts of each string in a file that looks like SQL. */
function sqlIn(file: string): string[][] {
  const found: string[][] = [];
  JSON.stringify(parseAst(readFileSync(file, "utf8"), { lang: "ts" }), (_key, node: Literal | null) => {
    const parts =
      node?.type === "TemplateLiteral"
        ? (node.quasis ?? []).map(({ value }) => value.cooked)
        : node?.type === "Literal" && typeof node.value === "string"
          ? [node.value]
          : [];
    if (SEVERAL_WORDS.test(parts.join(" "))) found.push(parts.map(oneSpace));
    return node;
  });
  return found;
}

function standsIn(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

test("no SQL of a store is left out", () => {
  const statements = sent.split("\n");
  const missing = execFileSync("git", ["ls-files", "server"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => WRITES_SQL.test(file) && !file.startsWith("server/platform/files/"))
    .flatMap((file) => sqlIn(file).map((parts) => ({ file, parts })))
    .filter(({ parts }) => !statements.some((statement) => standsIn(statement, parts)));
  expect(missing).toEqual([]);
});
