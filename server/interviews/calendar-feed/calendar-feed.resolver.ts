import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { CalendarFeedService } from "./calendar-feed.service.ts";
import { CalendarFeed, CalendarFeedPayload } from "./calendar-feed.types.ts";

type Context = ResolverContext<{ calendarFeed: CalendarFeedService }>;

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @Query(() => CalendarFeed, {
    nullable: true,
    description: "Returns the caller's calendar feed; null if it is turned off.",
  })
  viewerCalendarFeed(@Ctx() { actor, services }: Context): Promise<CalendarFeed | null> {
    return services.calendarFeed.find(actor);
  }

  @Mutation(() => CalendarFeedPayload, {
    description:
      "Creates the caller's calendar feed, or gives it a new address; the former address stops working. Requires a " +
      "recent login.",
  })
  async createCalendarFeed(@Ctx() { actor, services }: Context): Promise<CalendarFeedPayload> {
    const { createdAt, url } = await services.calendarFeed.create(actor);
    return { feed: { createdAt }, url };
  }

  @Mutation(() => CalendarFeedPayload, {
    description: "Turns the caller's calendar feed off; its address stops working.",
  })
  async deleteCalendarFeed(@Ctx() { actor, services }: Context): Promise<CalendarFeedPayload> {
    await services.calendarFeed.delete(actor);
    return { feed: null, url: null };
  }
}
