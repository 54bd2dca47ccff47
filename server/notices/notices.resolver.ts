import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { NoticeChange as Change, NoticeService } from "./notices.service.ts";
import {
  MarkNoticesReadInput,
  MarkNoticesReadPayload,
  Notice,
  NoticeChange,
  NoticeConnection,
  NoticePreferences,
  NoticePreferencesInput,
} from "./notices.types.ts";

type Context = ResolverContext<{ notices: NoticeService }>;

@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => NoticeConnection, { description: "Lists the caller's notifications, newest first." })
  async notices(
    @Arg("unreadOnly", () => Boolean, {
      nullable: true,
      description: "Whether to list unread notifications only; false by default.",
    })
    unreadOnly: boolean | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Notice>> {
    return toConnection<Notice>(await services.notices.list(actor, { unreadOnly: unreadOnly ?? false }, page));
  }

  @Query(() => Int, { description: "The number of the caller's unread notifications; counted up to 100." })
  unreadNoticeCount(@Ctx() { actor, services }: Context): Promise<number> {
    return services.notices.unreadCount(actor);
  }

  @Query(() => NoticePreferences, { description: "Returns the caller's notification preferences." })
  async noticePreferences(@Ctx() { actor, services }: Context): Promise<NoticePreferences> {
    const { kinds, ...preferences } = await services.notices.preferences(actor);
    return { ...preferences, kinds: [...kinds] };
  }

  @Mutation(() => NoticePreferences, {
    description: "Saves the caller's notification preferences and returns them.",
  })
  async saveNoticePreferences(
    @Arg("input", () => NoticePreferencesInput) input: NoticePreferencesInput,
    @Ctx() { actor, services }: Context,
  ): Promise<NoticePreferences> {
    const { kinds, ...preferences } = await services.notices.savePreferences(actor, input);
    return { ...preferences, kinds: [...kinds] };
  }

  @Mutation(() => MarkNoticesReadPayload, {
    description: "Marks some or all of the caller's notifications as read, on all devices.",
  })
  async markNoticesRead(
    @Arg("input", () => MarkNoticesReadInput) { ids }: MarkNoticesReadInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MarkNoticesReadPayload> {
    return { unreadCount: await services.notices.markRead(actor, ids ?? null) };
  }

  @Subscription(() => NoticeChange, {
    description:
      "Sends each new notification of the caller, with the number of unread ones. That number is also sent " +
      "when the stream starts, and when it changes on any device.",
    subscribe: ({ context }: { context: Context }) => context.services.notices.changes(context.actor),
  })
  noticesChanged(@Root() change: Change): NoticeChange {
    return { ...change };
  }
}
