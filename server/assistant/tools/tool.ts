import type { z } from "zod";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { Actor } from "../../platform/actor.ts";
import type { ResumeText } from "../../platform/files/resume-text.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { JobReferences } from "./job-references.ts";

/** What the tools read: the same services that serve every API, with the seeker as the acting account. */
export interface LiveData {
  searchJobs(actor: Actor, search: JobSearch, first: number): Promise<readonly JobView[]>;
  readJob(actor: Actor, id: string): Promise<JobView>;
  readProfile(actor: Actor): Promise<Seeker>;
  /** The profile's stored resume. @throws NOT_FOUND without one */
  readResume(actor: Actor): Promise<ResumeText>;
  /** Newest first. */
  appliedJobs(actor: Actor, first: number): Promise<readonly JobView[]>;
  /** Newest first. */
  savedJobs(actor: Actor, first: number): Promise<readonly JobView[]>;
}

/** What a tool stands on while it answers one question. */
export interface ToolContext {
  readonly actor: Actor;
  readonly data: LiveData;
  readonly references: JobReferences;
  /** Makes a stored text fit to leave: it is marked as data, and contacts are hidden. */
  readonly prepare: (text: string) => string;
  /** The same for the text of a resume, most of which its reader has done. */
  readonly prepareResume: (text: string) => string;
}

/** A passage that an answer can cite: "profile, skills". */
export interface Source {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a tool read, as it is stored; what leaves is prepared in one place (`tools.ts`). */
export type ToolResult =
  | { readonly json: unknown }
  /** `ready`: the text of a resume, as its reader gave it. */
  | { readonly sources: readonly Source[]; readonly ready?: boolean };

/** One thing that the model may read. None of them changes anything. */
export interface Tool<Input = unknown> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  /** What the person sees while it runs. */
  readonly activity: string;
  run(context: ToolContext, input: Input): Promise<ToolResult>;
}
