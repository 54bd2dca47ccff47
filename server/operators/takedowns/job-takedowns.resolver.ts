import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { JobTakedownService } from "./job-takedowns.service.ts";
import { OperatorJob, OperatorJobConnection, RestoreJobInput, TakeDownJobInput } from "./job-takedowns.types.ts";

type Context = ResolverContext<{ jobTakedowns: JobTakedownService }>;

@Resolver(() => OperatorJob)
export class JobTakedownResolver {
  @Query(() => OperatorJobConnection, {
    description:
      "A job by its id or URL, open ones by words of title and company, or, without a search, those that were " +
      "taken down. Operators only.",
  })
  async operatorJobs(
    @Arg("search", () => String, { nullable: true, description: "An id, a URL, or at least 3 characters." })
    search: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorJob>> {
    return toConnection<OperatorJob>(await services.jobTakedowns.list(actor, search, page));
  }

  @Mutation(() => MessagePayload, {
    description:
      "Takes a job down; its company and applicants are notified by email. It can be restored. Moderators and " +
      "administrators.",
  })
  async takeDownJob(
    @Arg("input", () => TakeDownJobInput) input: TakeDownJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.jobTakedowns.takeDown(actor, input);
    return { message: "The job is taken down. Its company and applicants are notified." };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Restores a job that was taken down; its company and applicants are notified by email. Moderators and " +
      "administrators.",
  })
  async restoreJob(
    @Arg("input", () => RestoreJobInput) input: RestoreJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.jobTakedowns.restore(actor, input);
    return { message: "The job is restored. Its company and applicants are notified." };
  }
}
