import { Args, Ctx, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForwardPageArgs } from "../../platform/graphql/page-args.ts";
import type { JobChangeService } from "./job-changes.service.ts";
import { JobChange, JobChangeConnection } from "./job-changes.types.ts";

type Context = ResolverContext<{ jobChanges: JobChangeService }>;

@Resolver(() => JobChange)
export class JobChangeResolver {
  @Query(() => JobChangeConnection, {
    description:
      "What has happened to open jobs after a cursor, the oldest first. Keep the last cursor, and ask again with it: none is skipped or comes twice. Applied from the beginning they are exactly the open jobs. Anyone may read.",
  })
  async jobChanges(
    @Args(() => ForwardPageArgs) page: ForwardPageArgs,
    @Ctx() { services }: Context,
  ): Promise<ConnectionSource<JobChange>> {
    return toConnection<JobChange>(await services.jobChanges.list(page));
  }
}
