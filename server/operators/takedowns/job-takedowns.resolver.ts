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
      "Finds a job by its id or URL, or open jobs by title or company, newest first. Without a search, lists the " +
      "jobs that operators took down, most recent takedown first, or the open jobs. Operators only.",
  })
  async operatorJobs(
    @Arg("search", () => String, {
      nullable: true,
      description: "A job's id or URL, or at least 3 characters of a title or company name.",
    })
    search: string | null,
    @Arg("open", () => Boolean, {
      defaultValue: false,
      description: "Whether to list the open jobs, newest first, when there is no search.",
    })
    open: boolean,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorJob>> {
    return toConnection<OperatorJob>(await services.jobTakedowns.list(actor, { search, open }, page));
  }

  @Mutation(() => MessagePayload, {
    description:
      "Takes a job down, which removes it from all lists. Its company is notified by email and can appeal; its " +
      "applicants are notified, too. `restoreJob` reverses this. Moderators and administrators.",
  })
  async takeDownJob(
    @Arg("input", () => TakeDownJobInput) input: TakeDownJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.jobTakedowns.takeDown(actor, input);
    return { message: "Job taken down. We have notified its company and applicants." };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Restores a job that operators took down. Its company and applicants are notified by email. Moderators and " +
      "administrators.",
  })
  async restoreJob(
    @Arg("input", () => RestoreJobInput) input: RestoreJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.jobTakedowns.restore(actor, input);
    return { message: "Job restored. We have notified its company and applicants." };
  }
}
