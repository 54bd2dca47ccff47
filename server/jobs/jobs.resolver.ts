import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { selectsAny } from "../platform/graphql/selection.ts";
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
import type { SavedJobService } from "./saved-jobs.service.ts";

type Context = ResolverContext<{ jobs: JobService; postedJobs: PostedJobService; savedJobs: SavedJobService }>;

/** Whether jobs are asked for more than cards hold. */
const selectsBeyondCard = selectsAny(BEYOND_CARD);

@Resolver(() => Job)
export class JobResolver {
  @FieldResolver(() => String, { description: "The address of its public page." })
  publicUrl(@Root() job: JobCard, @Ctx() { services }: Context): string {
    return services.jobs.publicUrl(job);
  }

  @FieldResolver(() => String, {
    description: "The description as pages show it: safe HTML without pictures, its headings below those of a page.",
  })
  descriptionHtml(@Root() { description }: Pick<JobView, "description">): string {
    return renderMarkdown(description, { heading: 4 });
  }

  @Query(() => JobConnection, { description: "Open jobs. Anyone may look." })
  async jobs(
    @Arg("filter", () => JobFilter, { nullable: true, description: "Which jobs; all when absent." })
    filter: JobFilter | null,
    @Arg("order", () => JobOrder, {
      nullable: true,
      description: "What comes first; when absent, the best matches of a keyword, and the newest without one.",
    })
    order: keyof typeof JobOrder | null,
    @Args(() => JobListArgs) { first, after, ...list }: JobListArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ConnectionSource<JobCard>> {
    const shape = selectsBeyondCard(info) ? "whole" : "card";
    return toConnection(await services.jobs.search(actor, { ...filter, ...list }, { first, after, order }, shape));
  }

  @Query(() => JobConnection, {
    description: "The acting seeker's saved jobs, the last saved first; closed and deleted ones stay until taken off.",
  })
  async savedJobs(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Job>> {
    return toConnection<Job>(await services.savedJobs.list(actor, page));
  }

  @Query(() => Job, { description: "One job. Closed ones only for their recruiter and for seekers they concern." })
  job(@Arg("id", () => ID, { description: "The job." }) id: string, @Ctx() { actor, services }: Context): Promise<Job> {
    return services.jobs.get(actor, id);
  }

  @Mutation(() => JobPayload, { description: "Posts a job. Recruiters only." })
  async postJob(
    @Arg("input", () => JobInput) input: JobPost,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.postedJobs.post(actor, input) };
  }

  @Mutation(() => JobPayload, { description: "Changes the given fields of an own job; what is absent is kept." })
  async editJob(
    @Arg("input", () => EditJobInput) { id, ...fields }: EditJobInput & JobEdit,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.postedJobs.edit(actor, id, fields) };
  }

  @Mutation(() => JobPayload, {
    description: "Closes or reopens an own job; opens a draft, schedules it, or takes it back from being scheduled.",
  })
  async setJobStatus(
    @Arg("input", () => SetJobStatusInput) { jobId, status, opensAt }: SetJobStatusInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.postedJobs.setStatus(actor, jobId, status, opensAt) };
  }

  @Mutation(() => CloseJobsPayload, {
    description:
      "Closes those of these jobs that are open, the company's and the viewer's to edit; the others stay as they are.",
  })
  closeJobs(
    @Arg("input", () => CloseJobsInput) { jobIds }: CloseJobsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CloseJobsPayload> {
    return services.postedJobs.close(actor, jobIds);
  }

  @Mutation(() => DeleteJobPayload, {
    description: "Deletes an own job; applicants keep the record that they applied.",
  })
  deleteJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DeleteJobPayload> {
    return services.postedJobs.delete(actor, jobId);
  }

  @Mutation(() => JobPayload, { description: "Saves a job to the acting seeker's list." })
  async saveJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.savedJobs.save(actor, jobId) };
  }

  @Mutation(() => JobPayload, { description: "Takes a job off the acting seeker's list." })
  async unsaveJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.savedJobs.unsave(actor, jobId) };
  }
}
