import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { HiddenListingService } from "./hidden-listings.service.ts";
import { type HiddenListing, HiddenListingConnection, ListingInput, ListingPayload } from "./hidden-listings.types.ts";

type Context = ResolverContext<{ hiddenListings: HiddenListingService }>;

@Resolver()
export class HiddenListingResolver {
  @ForKeys("jobs:read")
  @Query(() => HiddenListingConnection, {
    description:
      "Lists the jobs and companies that the caller has hidden, most recently hidden first, without deleted jobs. " +
      "Seekers only.",
  })
  async hiddenListings(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<HiddenListing>> {
    return toConnection<HiddenListing>(await services.hiddenListings.list(actor, page));
  }

  @ForKeys("jobs:read")
  @Query(() => Boolean, {
    description: "Whether the caller has hidden all jobs that their company has posted more than once. Seekers only.",
  })
  hidesReposts(@Ctx() { actor, services }: Context): Promise<boolean> {
    return services.hiddenListings.hidesReposts(actor);
  }

  @ForKeys("jobs:write")
  @Mutation(() => ListingPayload, {
    description:
      "Hides a job, a company with all of its jobs, or all jobs that were posted more than once, from the caller's searches, similar jobs, assistant and job " +
      "alerts. Saved and applied jobs stay in their lists. Hiding it again has no effect. Seekers only.",
  })
  hideListing(
    @Arg("input", () => ListingInput) input: ListingInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ListingPayload> {
    return services.hiddenListings.hide(actor, input);
  }

  @ForKeys("jobs:write")
  @Mutation(() => ListingPayload, {
    description: "Shows again what `hideListing` has hidden. Showing it again has no effect. Seekers only.",
  })
  unhideListing(
    @Arg("input", () => ListingInput) input: ListingInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ListingPayload> {
    return services.hiddenListings.unhide(actor, input);
  }
}
