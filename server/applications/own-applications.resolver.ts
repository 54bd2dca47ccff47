import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { ApplicationChange, OwnApplication, OwnApplicationConnection } from "./own-applications.types.ts";

@Resolver()
export class OwnApplicationResolver {
  @Query(() => OwnApplicationConnection, {
    description: "The acting seeker's applications that are not withdrawn, the last sent first.",
  })
  async appliedJobs(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OwnApplication>> {
    return toConnection<OwnApplication>(await services.ownApplications.list(actor, page));
  }

  @Query(() => OwnApplication, {
    nullable: true,
    description: "The acting seeker's application to a job; null without one and after it was withdrawn.",
  })
  ownApplication(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnApplication | null> {
    return services.ownApplications.toJob(actor, jobId);
  }

  @Subscription(() => ApplicationChange, {
    description: "Changes of applications that the acting account sent or received, by any device.",
    subscribe: ({ context }: { context: Context }) => context.services.ownApplications.changes(context.actor),
  })
  applicationChanged(@Root() change: ApplicationChange): ApplicationChange {
    return change;
  }
}
