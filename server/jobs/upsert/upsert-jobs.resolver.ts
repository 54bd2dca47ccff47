import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { UpsertJobsInput } from "../jobs.inputs.ts";
import type { ExternalJobInput, JobUpsertService } from "./upsert-jobs.service.ts";
import { UpsertJobsPayload } from "./upsert-jobs.types.ts";

type Context = ResolverContext<{ jobUpserts: JobUpsertService }>;

@Resolver()
export class UpsertJobsResolver {
  @Mutation(() => UpsertJobsPayload, {
    description:
      "Posts jobs of the acting recruiter's company, or updates those it has with the same `externalId`. A " +
      "refused job, such as one that the acting member may not edit, does not stop the others, and an unchanged " +
      "job causes no events. Existing jobs keep their `editors` setting; every recruiter may edit a new one.",
  })
  upsertJobs(
    @Arg("input", () => UpsertJobsInput) { jobs }: { jobs: ExternalJobInput[] },
    @Ctx() { actor, services }: Context,
  ): Promise<UpsertJobsPayload> {
    return services.jobUpserts.upsert(actor, jobs);
  }
}
