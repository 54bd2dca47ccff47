import type { OwnApplicationService } from "../applications/own-applications.service.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import type { SavedJobService } from "../jobs/saved-jobs.service.ts";
import type { Platform } from "../platform/platform.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { AssistantService } from "./assistant.service.ts";
import { AssistantConversationService } from "./conversations.service.ts";
import { AssistantResumes } from "./resumes.ts";
import type { LiveData } from "./tools/tool.ts";

interface Sources {
  readonly jobs: JobService;
  readonly seekers: SeekerService;
  readonly savedJobs: SavedJobService;
  readonly ownApplications: OwnApplicationService;
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
const liveData = ({ jobs, seekers, savedJobs, ownApplications }: Sources, resumes: AssistantResumes): LiveData => ({
  searchJobs: async (actor, search, first) => (await jobs.search(actor, search, { first }, "whole")).nodes,
  readJob: (actor, id) => jobs.get(actor, id),
  readProfile: (actor) => seekers.own(actor),
  readResume: async (actor) => (await resumes.ofProfile(actor.accountId)).text,
  savedJobs: async (actor, first) => (await savedJobs.list(actor, { first })).nodes,
  appliedJobs: async (actor, first) => (await ownApplications.list(actor, { first })).nodes.map(({ job }) => job),
});
