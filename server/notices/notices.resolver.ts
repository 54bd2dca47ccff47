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
  @Query(() => NoticeConnection, { description: "What the acting account was told, the newest first." })
  async notices(
    @Arg("unreadOnly", () => Boolean, { nullable: true, description: "Only those that were not read." })
    unreadOnly: boolean | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Notice>> {
    return toConnection<Notice>(await services.notices.list(actor, { unreadOnly: unreadOnly ?? false }, page));
  }

  @Query(() => Int, { description: "How many notices the acting account has not read; at most 100 are counted." })
  unreadNoticeCount(@Ctx() { actor, services }: Context): Promise<number> {
    return services.notices.unreadCount(actor);
  }

  @Query(() => NoticePreferences, { description: "How the acting account wants to be told." })
  async noticePreferences(@Ctx() { actor, services }: Context): Promise<NoticePreferences> {
    const { kinds, ...preferences } = await services.notices.preferences(actor);
    return { ...preferences, kinds: [...kinds] };
  }

  @Mutation(() => NoticePreferences, { description: "Stores how the acting account wants to be told." })
  async saveNoticePreferences(
    @Arg("input", () => NoticePreferencesInput) input: NoticePreferencesInput,
    @Ctx() { actor, services }: Context,
  ): Promise<NoticePreferences> {
    const { kinds, ...preferences } = await services.notices.savePreferences(actor, input);
    return { ...preferences, kinds: [...kinds] };
  }

  @Mutation(() => MarkNoticesReadPayload, { description: "Marks notices as read, on all devices." })
  async markNoticesRead(
    @Arg("input", () => MarkNoticesReadInput) { ids }: MarkNoticesReadInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MarkNoticesReadPayload> {
    return { unreadCount: await services.notices.markRead(actor, ids ?? null) };
  }

  @Subscription(() => NoticeChange, {
    description: "New notices, and how many are not read: at first, and whenever that changes on any device.",
    subscribe: ({ context }: { context: Context }) => context.services.notices.changes(context.actor),
  })
  noticesChanged(@Root() change: Change): NoticeChange {
    return { ...change };
  }
}
