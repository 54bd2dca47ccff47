import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { CompanyEventKind } from "../../generated/prisma/enums.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { ActivityService } from "./activity.service.ts";
import { CompanyEvent, CompanyEventConnection } from "./activity.types.ts";

type Context = ResolverContext<{ activity: ActivityService }>;

@Resolver(() => CompanyEvent)
export class ActivityResolver {
  @ForKeys("jobs:read", "applications:read", "profile:read")
  @Query(() => CompanyEventConnection, {
    description:
      "The activity log of the caller's current company, latest event first. Owners and recruiters " + "only.",
  })
  async companyActivity(
    @Arg("actorId", () => ID, { nullable: true, description: "Only events caused by the account with this id." })
    actorId: string | null,
    @Arg("kind", () => CompanyEventKind, { nullable: true, description: "Only events of this kind." })
    kind: CompanyEventKind | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<CompanyEvent>> {
    return toConnection(await services.activity.list(actor, { actorId, kind }, page));
  }
}
