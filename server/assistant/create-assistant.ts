import { MAX_SEARCH_KEYWORD } from "../../shared/jobs.ts";
import type { OwnApplicationService } from "../applications/own-applications.service.ts";
import type { ForYouService } from "../fit/for-you/for-you.service.ts";
import type { JobFitService } from "../fit/job-fit.service.ts";
import type { ResumeCheckService } from "../fit/resume-check/resume-check.service.ts";
import type { InterviewService } from "../interviews/interviews.service.ts";
import type { HiddenListingService } from "../jobs/hiding/hidden-listings.service.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import type { SavedJobService } from "../jobs/saved-jobs.service.ts";
import type { SearchHelpService } from "../jobs/search/search-help.service.ts";
import type { ApplicationMessageService } from "../messages/application-messages.service.ts";
import type { NoticeService } from "../notices/notices.service.ts";
import type { Platform } from "../platform/platform.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { AssistantService } from "./assistant.service.ts";
import { AssistantConversationService } from "./conversations.service.ts";
import { MASKS } from "./masking/found-contact.ts";
import { AssistantResumes } from "./resumes.ts";
import type { LiveData } from "./tools/tool.ts";

interface Sources {
  readonly jobs: JobService;
  readonly seekers: SeekerService;
  readonly savedJobs: SavedJobService;
  readonly ownApplications: OwnApplicationService;
  readonly searchHelp: SearchHelpService;
  readonly notices: NoticeService;
  readonly applicationMessages: ApplicationMessageService;
  readonly interviews: InterviewService;
  readonly hiddenListings: HiddenListingService;
  readonly forYou: ForYouService;
  readonly jobFit: JobFitService;
  readonly resumeCheck: ResumeCheckService;
}

/** Creates the assistant's services on top of those that serve every API. */
export function createAssistant(platform: Platform, config: AssistantConfig, sources: Sources) {
  const { jobs } = sources;
  const resumes = new AssistantResumes(platform);
  return {
    assistant: new AssistantService(platform, { config, jobs, resumes, data: liveData(sources, resumes) }),
    assistantConversations: new AssistantConversationService(platform, jobs, resumes),
  };
}

/** Provides the data for the tools, with the rights of the seeker. */
const liveData = (
  { jobs, seekers, savedJobs, ownApplications, searchHelp, notices, forYou, jobFit, resumeCheck, ...others }: Sources,
  resumes: AssistantResumes,
): LiveData => ({
  searchJobs: async (actor, search, first) => (await jobs.search(actor, search, { first }, "whole")).nodes,
  async jobsForYou(actor, search, first) {
    const { nodes, edgeAt } = await forYou.search(actor, search, { first }, "whole");
    return nodes.map((job, index) => ({ job, ...edgeAt(index) }));
  },
  async countJobs(actor, search) {
    const { nodes, total } = await jobs.search(actor, search, { first: 1, counted: true }, "card");
    return total ? total() : { count: nodes.length, capped: false };
  },
  parseSearch: (text) => searchHelp.parse(text.slice(0, MAX_SEARCH_KEYWORD)),
  meaningsOf: (text) => searchHelp.meanings(text.slice(0, MAX_SEARCH_KEYWORD)),
  fit: (actor, jobs) => jobFit.ofJobs(actor, jobs),
  checkResume: (actor, text, job) => resumeCheck.check(actor, text, { job, masks: Object.values(MASKS) }),
  readJob: (actor, id) => jobs.get(actor, id),
  readProfile: (actor) => seekers.own(actor),
  readResume: async (actor) => (await resumes.ofProfile(actor.accountId)).text,
  conversationOf: (actor, applicationId) => others.applicationMessages.conversation(actor, applicationId),
  interviewsOf: (actor, applicationIds) => others.interviews.latestOf(actor, applicationIds),
  hiddenListings: async (actor, first) => (await others.hiddenListings.list(actor, { first })).nodes,
  hidesReposts: (actor) => others.hiddenListings.hidesReposts(actor),
  savedJobs: async (actor, first) => (await savedJobs.list(actor, { first })).nodes,
  applications: async (actor, first) => (await ownApplications.list(actor, { first })).nodes,
  notices: async (actor, first) => (await notices.list(actor, { unreadOnly: false }, { first })).nodes,
});
