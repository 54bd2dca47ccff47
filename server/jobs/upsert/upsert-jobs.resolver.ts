import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { UpsertJobsInput } from "../jobs.inputs.ts";
import type { ExternalJobInput, JobUpsertService } from "./upsert-jobs.service.ts";
import { UpsertJobsPayload } from "./upsert-jobs.types.ts";

type Context = ResolverContext<{ jobUpserts: JobUpsertService }>;

@Resolver()
export class UpsertJobsResolver {
  @ForKeys("jobs:write")
  @Mutation(() => UpsertJobsPayload, {
    description:
      "Posts jobs for the caller's company, or updates the jobs that it already has with the same " +
      "`externalId`. A rejected job, such as one that the recruiter is not allowed to edit, does not stop " +
      "the others, and an unchanged job causes no events. Existing jobs keep their status and `editors` " +
      "setting; new jobs can be edited by every recruiter. Owners and recruiters of a company only.",
  })
  upsertJobs(
    @Arg("input", () => UpsertJobsInput) { jobs }: { jobs: ExternalJobInput[] },
    @Ctx() { actor, services }: Context,
  ): Promise<UpsertJobsPayload> {
    return services.jobUpserts.upsert(actor, jobs);
  }
}
