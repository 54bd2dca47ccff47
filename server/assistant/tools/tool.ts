import type { z } from "zod";
import type { OwnApplication } from "../../applications/own-applications.types.ts";
import type { ResumeFinding } from "../../fit/resume-check/resume-findings.ts";
import type { InterviewView } from "../../interviews/interviews.service.ts";
import type { HiddenListing } from "../../jobs/hiding/hidden-listings.types.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { ParsedJobSearch } from "../../jobs/search/parse-job-search.ts";
import type { WordGroup } from "../../jobs/search/word-groups.ts";
import type { ApplicationConversationView } from "../../messages/application-conversation.store.ts";
import type { NoticeRow } from "../../notices/notices.store.ts";
import type { Actor, MaybeActor } from "../../platform/actor.ts";
import type { ResumeText } from "../../platform/files/resume-text.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { JobReferences } from "./job-references.ts";

/** A job of the order "For you", and what of the profile it has, such as "1 of your 4 skills (CSS), Kochi". */
export interface JobForYou {
  readonly job: JobView;
  readonly reason: string;
}

/** The data for the tools: the same services that serve every API, with the seeker as the acting account. */
export interface LiveData {
  searchJobs(actor: Actor, search: JobSearch, first: number): Promise<readonly JobView[]>;
  /** Orders the open jobs of a search by the acting seeker's profile, as Search Jobs does, with the reason for each. */
  jobsForYou(actor: Actor, search: JobSearch, first: number): Promise<readonly JobForYou[]>;
  /** Counts the open jobs of a search, up to a cap. */
  countJobs(actor: MaybeActor, search: JobSearch): Promise<{ readonly count: number; readonly capped: boolean }>;
  /** Parses a search in the person's own words. */
  parseSearch(text: string): Promise<ParsedJobSearch>;
  /** Returns the significant words of a text with their synonyms and corrections. */
  meaningsOf(text: string): Promise<readonly WordGroup[]>;
  /** Returns what each of these jobs asks for, with the profile's words that show it; null where none do. */
  fit(
    actor: Actor,
    jobs: readonly JobView[],
  ): Promise<readonly (readonly { readonly text: string; readonly quote: string | null }[])[]>;
  readJob(actor: Actor, id: string): Promise<JobView>;
  readProfile(actor: Actor): Promise<Seeker>;
  /** Returns the profile's stored resume. @throws NOT_FOUND without one */
  readResume(actor: Actor): Promise<ResumeText>;
  /** Returns what to improve in the text of a resume; with a job, also in view of its skills. */
  checkResume(actor: Actor, text: string, job: JobView | null): Promise<readonly ResumeFinding[]>;
  /** Newest first. */
  applications(actor: Actor, first: number): Promise<readonly OwnApplication[]>;
  /** Returns the conversation about an application of the seeker; null before the first message. */
  conversationOf(actor: Actor, applicationId: string): Promise<ApplicationConversationView | null>;
  /** Lists the latest interview of each of these applications that has one. */
  interviewsOf(actor: Actor, applicationIds: readonly string[]): Promise<readonly InterviewView[]>;
  /** Returns what the seeker has hidden, most recently hidden first. */
  hiddenListings(actor: Actor, first: number): Promise<readonly HiddenListing[]>;
  hidesReposts(actor: Actor): Promise<boolean>;
  /** Newest first. */
  savedJobs(actor: Actor, first: number): Promise<readonly JobView[]>;
  /** Newest first. */
  notices(actor: Actor, first: number): Promise<readonly NoticeRow[]>;
}

/** The context of a tool while it answers one question. */
export interface ToolContext {
  readonly actor: Actor;
  readonly data: LiveData;
  readonly references: JobReferences;
  readonly now: Date;
  /** The resume of the conversation; null without one. */
  readonly resume: ResumeText | null;
  /** Returns a link to a page of this site, in Markdown. */
  link(label: string, path: string): string;
  /** Makes a stored text safe to send: marks it as data, and masks contacts. */
  readonly prepare: (text: string) => string;
  /** The same for the text of a resume, for which its reader has done most of it. */
  readonly prepareResume: (text: string) => string;
}

/** A passage that an answer can cite: "profile, skills". */
export interface Source {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The unprocessed result of a tool; it is prepared for sending in one place (`answering/tools.ts`). */
export type ToolResult =
  | { readonly json: unknown }
  /** `ready`: the text of a resume, as prepared by its reader. */
  | { readonly sources: readonly Source[]; readonly ready?: boolean };

/** A data source that the model may read. No tool changes anything. */
export interface Tool<Input = unknown> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  /** The activity that the person sees while it runs. */
  readonly activity: string;
  run(context: ToolContext, input: Input): Promise<ToolResult>;
}
