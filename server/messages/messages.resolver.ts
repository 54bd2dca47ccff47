import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { AppError } from "../platform/errors.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { ChatEvent as ChatEventSource } from "./chat-events.ts";
import type { ConversationView } from "./conversation.store.ts";
import { MarkSeenInput, SendMessageInput, SetTypingInput } from "./messages.inputs.ts";
import type { MessageService } from "./messages.service.ts";
import {
  CatchUp,
  ChatEvent,
  Conversation,
  ConversationConnection,
  MarkSeenPayload,
  type Message,
  MessageAdded,
  MessageConnection,
  MessagesSeen,
  SendMessagePayload,
  SetTypingPayload,
  TypingChanged,
} from "./messages.types.ts";

type Context = ResolverContext<{ messages: MessageService; seekers: SeekerService }>;

@Resolver()
export class MessageResolver {
  @Query(() => ConversationConnection, { description: "The acting seeker's conversations, newest message first." })
  async conversations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: Context,
  ): Promise<ConnectionSource<Conversation>> {
    const { nodes, ...rest } = await ctx.services.messages.conversations(ctx.actor, page);
    return toConnection<Conversation>({ ...rest, nodes: await withPeers(ctx, nodes) });
  }

  @Query(() => Conversation, {
    nullable: true,
    description: "The acting seeker's conversation with a person; null when it has no messages yet.",
  })
  async conversation(
    @Arg("withId", () => ID, { description: "The other person's id." }) withId: string,
    @Ctx() ctx: Context,
  ): Promise<Conversation | null> {
    const found = await ctx.services.messages.conversation(ctx.actor, withId);
    return found && single(ctx, found);
  }

  @Query(() => MessageConnection, {
    description:
      "A part of a conversation, oldest first: the newest messages, those before a number, or those after one to " +
      "catch up. `hasNextPage` states whether there are more in that direction.",
  })
  async messages(
    @Arg("conversationId", () => ID, { description: "The conversation's id." }) conversationId: string,
    @Arg("first", () => Int, { defaultValue: 30, description: "The maximum number of messages." }) first: number,
    @Arg("beforeSeq", () => Int, { nullable: true, description: "Only messages with a smaller number." })
    beforeSeq: number | null,
    @Arg("afterSeq", () => Int, {
      nullable: true,
      description: "Only messages with a greater number, starting directly after it.",
    })
    afterSeq: number | null,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Message>> {
    const range = { first, beforeSeq, afterSeq };
    return toConnection<Message>(await services.messages.messages(actor, conversationId, range));
  }

  @Query(() => Int, {
    description: "The number of messages that the acting seeker has not seen, counted up to 100 per conversation.",
  })
  unreadCount(@Ctx() { actor, services }: Context): Promise<number> {
    return services.messages.unreadCount(actor);
  }

  @Mutation(() => SendMessagePayload, { description: "Sends a message to a connected person." })
  async sendMessage(
    @Arg("input", () => SendMessageInput) input: SendMessageInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SendMessagePayload> {
    return { message: await services.messages.send(actor, input) };
  }

  @Mutation(() => MarkSeenPayload, {
    description: "Moves the acting seeker's seen position forward, unless there is a block.",
  })
  async markSeen(
    @Arg("input", () => MarkSeenInput) { conversationId, seq }: MarkSeenInput,
    @Ctx() ctx: Context,
  ): Promise<MarkSeenPayload> {
    const marked = await ctx.services.messages.markSeen(ctx.actor, conversationId, seq);
    return { conversation: await single(ctx, marked) };
  }

  @Mutation(() => SetTypingPayload, {
    description: "Notifies a connected person that the acting seeker has started or stopped typing.",
  })
  async setTyping(
    @Arg("input", () => SetTypingInput) { recipientId, isTyping }: SetTypingInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SetTypingPayload> {
    await services.messages.setTyping(actor, recipientId, isTyping);
    return { isTyping };
  }

  @Subscription(() => ChatEvent, {
    description: "Events in the acting seeker's conversations: messages, seen, typing. Starts with `CatchUp`.",
    subscribe: ({ context }: { context: Context }) => context.services.messages.events(context.actor),
  })
  chatEvents(@Root() event: ChatEventSource): typeof ChatEvent {
    switch (event.kind) {
      case "message":
        return Object.assign(new MessageAdded(), event);
      case "seen":
        return Object.assign(new MessagesSeen(), event);
      case "typing":
        return Object.assign(new TypingChanged(), event);
      case "catch-up":
        return Object.assign(new CatchUp(), { at: new Date() });
    }
  }
}

async function withPeers(
  { actor, services }: Context,
  conversations: readonly ConversationView[],
): Promise<Conversation[]> {
  const views = await services.seekers.partners(
    actor,
    conversations.map(({ peerId }) => peerId),
  );
  const peers = new Map(views.map((view) => [view.id, view]));
  return conversations.flatMap((conversation) => {
    const peer = peers.get(conversation.peerId);
    return peer ? [{ ...conversation, peer }] : [];
  });
}

async function single(ctx: Context, conversation: ConversationView): Promise<Conversation> {
  const [found] = await withPeers(ctx, [conversation]);
  if (!found) throw new AppError("NOT_FOUND", "Conversation not found.");
  return found;
}
