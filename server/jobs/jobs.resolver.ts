import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { selectsAny } from "../platform/graphql/selection.ts";
import { RENDERING_COST } from "../platform/graphql/text-cost.ts";
import { renderMarkdown } from "../platform/text/markdown.ts";
import { BEYOND_CARD, type JobCard, type JobView } from "./job.store.ts";
import {
  CloseJobsInput,
  EditJobInput,
  JobFilter,
  JobIdInput,
  JobInput,
  JobListArgs,
  SetJobStatusInput,
} from "./jobs.inputs.ts";
import type { JobEdit, JobPost } from "./jobs.schemas.ts";
import type { JobService } from "./jobs.service.ts";
import { CloseJobsPayload, DeleteJobPayload, Job, JobConnection, JobOrder, JobPayload } from "./jobs.types.ts";
import type { PostedJobService } from "./posted/posted-jobs.service.ts";
import type { RelatedJobService } from "./related/related-jobs.service.ts";
import type { SavedJobService } from "./saved-jobs.service.ts";
import type { ExternalJobService } from "./upsert/external-jobs.service.ts";

type Context = ResolverContext<{
  jobs: JobService;
  forYou: Pick<JobService, "search">;
  postedJobs: PostedJobService;
  relatedJobs: RelatedJobService;
  savedJobs: SavedJobService;
  externalJobs: ExternalJobService;
}>;

/** Compares a job with all jobs of its company. */
const LOOKUP_COST = 30;

/** Whether more fields of a job are requested than a card has. */
const selectsBeyondCard = selectsAny(BEYOND_CARD);

@Resolver(() => Job)
export class JobResolver {
  @FieldResolver(() => String, { description: "The absolute URL of the job's public page." })
  publicUrl(@Root() job: JobCard, @Ctx() { services }: Context): string {
    return services.jobs.publicUrl(job);
  }

  @FieldResolver(() => String, {
    description:
      "The job description as pages show it: sanitized HTML without images, whose headings start below those of " +
      "the page.",
    complexity: RENDERING_COST,
  })
  descriptionHtml(@Root() { description }: Pick<JobView, "description">): string {
    return renderMarkdown(description, { heading: 4 });
  }

  @FieldResolver(() => String, {
    description: "The requirements as pages show them: sanitized HTML like that of the description.",
    // At most a third as long as a description.
    complexity: RENDERING_COST / 3,
  })
  requirementsHtml(@Root() { requirements }: Pick<JobCard, "requirements">): string {
    return renderMarkdown(requirements, { heading: 4 });
  }

  @FieldResolver(() => [Job], {
    description:
      "The same job in other locations: open jobs of the company with the same title, type, work mode, experience, " +
      "pay, requirements and deadline, one for each location, in alphabetical order; at most 50.",
    complexity: ({ childComplexity }) => LOOKUP_COST + childComplexity,
  })
  otherLocations(@Root() { id }: Pick<JobCard, "id">, @Ctx() { actor, services }: Context): Promise<JobCard[]> {
    return services.relatedJobs.otherLocations(actor, id);
  }

  @ForKeys()
  @Query(() => JobConnection, { description: "Searches open jobs. Public." })
  async jobs(
    @Arg("filter", () => JobFilter, {
      nullable: true,
      description: "The search conditions. If absent, all open jobs are returned.",
    })
    filter: JobFilter | null,
    @Arg("order", () => JobOrder, {
      nullable: true,
      description: "The sort order. By default, best matches first if a keyword is given, otherwise newest first.",
    })
    order: keyof typeof JobOrder | null,
    @Args(() => JobListArgs) { first, after, ...list }: JobListArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ConnectionSource<JobCard>> {
    const shape = selectsBeyondCard(info) ? "whole" : "card";
    const search = { ...filter, ...list };
    if (order === "FOR_YOU") return toConnection(await services.forYou.search(actor, search, { first, after }, shape));
    return toConnection(await services.jobs.search(actor, search, { first, after, order }, shape));
  }

  @ForKeys("jobs:read")
  @Query(() => JobConnection, {
    description:
      "Lists the caller's saved jobs, most recently saved first. Closed and deleted jobs are included until " +
      "the seeker removes them. Seekers only.",
  })
  async savedJobs(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Job>> {
    return toConnection<Job>(await services.savedJobs.list(actor, page));
  }

  @ForKeys()
  @Query(() => Job, {
    description:
      "Returns a job by its id. A job that is not open is returned only to its company, and to job seekers who " +
      "applied to it or saved it. Public.",
  })
  job(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<Job> {
    return services.jobs.get(actor, id);
  }

  @ForKeys("jobs:write")
  @Mutation(() => JobPayload, {
    description:
      "Posts a job for the caller's company, or saves it as a draft or for later. Owners and recruiters " +
      "of a company only.",
  })
  async postJob(
    @Arg("input", () => JobInput) input: JobPost,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.postedJobs.post(actor, input) };
  }

  @ForKeys("jobs:write")
  @Mutation(() => JobPayload, {
    description:
      "Edits a job of the caller's company. Absent fields stay unchanged. Only for members who may edit " + "the job.",
  })
  async editJob(
    @Arg("input", () => EditJobInput) { id, ...fields }: EditJobInput & JobEdit,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.postedJobs.edit(actor, id, fields) };
  }

  @ForKeys("jobs:write")
  @Mutation(() => JobPayload, {
    description:
      "Opens, schedules, closes or reopens a job of the caller's company, or turns a scheduled job back " +
      "into a draft. Only for members who may edit the job.",
  })
  async setJobStatus(
    @Arg("input", () => SetJobStatusInput) { status, opensAt, ...job }: SetJobStatusInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    const jobId = await services.externalJobs.idOf(actor, job);
    return { job: await services.postedJobs.setStatus(actor, jobId, status, opensAt) };
  }

  @ForKeys("jobs:write")
  @Mutation(() => CloseJobsPayload, {
    description:
      "Closes several jobs of the caller's company. Open jobs that the recruiter is not allowed to edit, " +
      "and unknown ids, are listed in `notClosed`; jobs that are not open are skipped and appear in neither " +
      "list.",
  })
  closeJobs(
    @Arg("input", () => CloseJobsInput) { jobIds, externalIds }: CloseJobsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CloseJobsPayload> {
    return services.postedJobs.close(actor, jobIds ?? [], externalIds ?? []);
  }

  @ForKeys("jobs:write")
  @Mutation(() => DeleteJobPayload, {
    description:
      "Deletes a job of the caller's company. Its applicants keep the record of their application, and " +
      "those who were not rejected are notified by email. Only for members who may edit the job.",
  })
  async deleteJob(
    @Arg("input", () => JobIdInput, { nullable: true }) input: JobIdInput | null,
    @Arg("externalId", () => ID, {
      nullable: true,
      description: "The id of the company's job in its source system, instead of `input`.",
    })
    externalId: string | null,
    @Ctx() { actor, services }: Context,
  ): Promise<DeleteJobPayload> {
    const jobId = await services.externalJobs.idOf(actor, { ...input, externalId });
    return services.postedJobs.delete(actor, jobId);
  }

  @ForKeys("jobs:write")
  @Mutation(() => JobPayload, {
    description: "Adds a job to the caller's saved jobs. Saving it again has no effect. Seekers only.",
  })
  async saveJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.savedJobs.save(actor, jobId) };
  }

  @ForKeys("jobs:write")
  @Mutation(() => JobPayload, {
    description: "Removes a job from the caller's saved jobs. Removing it again has no effect. Seekers only.",
  })
  async unsaveJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.savedJobs.unsave(actor, jobId) };
  }
}
