import type { z } from "zod";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import type { Actor } from "../../platform/actor.ts";
import type { ResumeText } from "../../platform/files/resume-text.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { JobReferences } from "./job-references.ts";

/** The data for the tools: the same services that serve every API, with the seeker as the acting account. */
export interface LiveData {
  searchJobs(actor: Actor, search: JobSearch, first: number): Promise<readonly JobView[]>;
  readJob(actor: Actor, id: string): Promise<JobView>;
  readProfile(actor: Actor): Promise<Seeker>;
  /** Returns the profile's stored resume. @throws NOT_FOUND without one */
  readResume(actor: Actor): Promise<ResumeText>;
  /** Newest first. */
  appliedJobs(actor: Actor, first: number): Promise<readonly JobView[]>;
  /** Newest first. */
  savedJobs(actor: Actor, first: number): Promise<readonly JobView[]>;
}

/** The context of a tool while it answers one question. */
export interface ToolContext {
  readonly actor: Actor;
  readonly data: LiveData;
  readonly references: JobReferences;
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

/** The unprocessed result of a tool; it is prepared for sending in one place (`tools.ts`). */
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
