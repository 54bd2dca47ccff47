import { Args, Ctx, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { ForwardPageArgs } from "../../platform/graphql/page-args.ts";
import type { JobChangeService } from "./job-changes.service.ts";
import { JobChange, JobChangeConnection } from "./job-changes.types.ts";

type Context = ResolverContext<{ jobChanges: JobChangeService }>;

@Resolver(() => JobChange)
export class JobChangeResolver {
  @ForKeys()
  @Query(() => JobChangeConnection, {
    description:
      "The feed of changes to open jobs, oldest first. Store the last cursor and continue after it: no change is " +
      "skipped or delivered twice. Applying all changes from the beginning yields exactly the jobs that are open. " +
      "Public.",
  })
  async jobChanges(
    @Args(() => ForwardPageArgs) page: ForwardPageArgs,
    @Ctx() { services }: Context,
  ): Promise<ConnectionSource<JobChange>> {
    return toConnection<JobChange>(await services.jobChanges.list(page));
  }
}
