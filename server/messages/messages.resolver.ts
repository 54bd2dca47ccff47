import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { AppError, invalid } from "../platform/errors.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { ApplicationMessageService } from "./application-messages.service.ts";
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

type Context = ResolverContext<{
  messages: MessageService;
  applicationMessages: ApplicationMessageService;
  seekers: SeekerService;
}>;

@Resolver()
export class MessageResolver {
  @ForKeys("messages:read")
  @Query(() => ConversationConnection, {
    description: "Lists the caller's conversations, most recent message first. Seekers only.",
  })
  async conversations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: Context,
  ): Promise<ConnectionSource<Conversation>> {
    const { nodes, ...rest } = await ctx.services.messages.conversations(ctx.actor, page);
    return toConnection<Conversation>({ ...rest, nodes: await withPeers(ctx, nodes) });
  }

  @ForKeys("messages:read")
  @Query(() => Conversation, {
    nullable: true,
    description:
      "Returns the caller's conversation with another job seeker; null if they have exchanged no messages. " +
      "Seekers only.",
  })
  async conversation(
    @Arg("withId", () => ID, { description: "The id of the other job seeker." }) withId: string,
    @Ctx() ctx: Context,
  ): Promise<Conversation | null> {
    const found = await ctx.services.messages.conversation(ctx.actor, withId);
    return found && single(ctx, found);
  }

  @ForKeys("messages:read")
  @Query(() => MessageConnection, {
    description:
      "Lists messages of one of the caller's conversations, oldest first: the newest ones, those before " +
      "`beforeSeq`, or those after `afterSeq`. `hasNextPage` says whether there are more in that direction.",
  })
  async messages(
    @Arg("conversationId", () => ID, { description: "The conversation's id." }) conversationId: string,
    @Arg("first", () => Int, { defaultValue: 30, description: "The number of messages, from 1 to 50." }) first: number,
    @Arg("beforeSeq", () => Int, {
      nullable: true,
      description: "Only the last messages with a number below this one. Cannot be combined with `afterSeq`.",
    })
    beforeSeq: number | null,
    @Arg("afterSeq", () => Int, {
      nullable: true,
      description:
        "Only the first messages with a number above this one, to catch up. Cannot be combined with `beforeSeq`.",
    })
    afterSeq: number | null,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Message>> {
    const range = { first, beforeSeq, afterSeq };
    return toConnection<Message>(await services.messages.messages(actor, conversationId, range));
  }

  @ForKeys("messages:read")
  @Query(() => Int, {
    description:
      "The number of messages that the caller's side has not seen in all conversations; counted up to 100 per " +
      "conversation. Recruiters must set `applications` to true.",
  })
  unreadCount(
    @Arg("applications", () => Boolean, {
      defaultValue: false,
      description: "Whether to count conversations about the caller's applications, too.",
    })
    applications: boolean,
    @Ctx() { actor, services }: Context,
  ): Promise<number> {
    return services.messages.unreadCount(actor, { applications });
  }

  @ForKeys("messages:write")
  @Mutation(() => SendMessagePayload, {
    description:
      "Sends a message to a connected job seeker, or about an application. The company sends the first one about an " +
      "application, which is an interim response; the applicant can then reply, until the conversation closes.",
  })
  async sendMessage(
    @Arg("input", () => SendMessageInput) input: SendMessageInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SendMessagePayload> {
    const { applicationId, recipientId } = requireOneAddressee(input);
    const { clientId, content, fileId } = input;
    if (fileId && !applicationId)
      throw invalid({ fileId: "Files can be sent only with messages about an application." });
    return {
      message: applicationId
        ? await services.applicationMessages.send(actor, { applicationId, clientId, content, fileId: fileId ?? null })
        : await services.messages.send(actor, { recipientId: recipientId ?? "", clientId, content }),
    };
  }

  @ForKeys("messages:write")
  @Mutation(() => MarkSeenPayload, {
    description:
      "Marks the messages of a conversation as seen by the caller, up to a number. Has no effect while " +
      "either job seeker has blocked the other. Seekers only.",
  })
  async markSeen(
    @Arg("input", () => MarkSeenInput) { conversationId, seq }: MarkSeenInput,
    @Ctx() ctx: Context,
  ): Promise<MarkSeenPayload> {
    const marked = await ctx.services.messages.markSeen(ctx.actor, conversationId, seq);
    return { conversation: await single(ctx, marked) };
  }

  @ForKeys("messages:write")
  @Mutation(() => SetTypingPayload, {
    description:
      "Notifies a connected job seeker, or the other side of an application, that the caller has started or stopped typing.",
  })
  async setTyping(
    @Arg("input", () => SetTypingInput) input: SetTypingInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SetTypingPayload> {
    const { isTyping } = input;
    const { applicationId, recipientId } = requireOneAddressee(input);
    if (applicationId) await services.applicationMessages.setTyping(actor, applicationId, isTyping);
    else await services.messages.setTyping(actor, recipientId ?? "", isTyping);
    return { isTyping };
  }

  @ForKeys("messages:read")
  @Subscription(() => ChatEvent, {
    description:
      "Sends the events in the caller's conversations: new messages, messages that were seen, and typing. " +
      "The first event is `CatchUp`. Recruiters must set `applications` to true.",
    subscribe: ({ context, args }: { context: Context; args: { applications: boolean } }) =>
      context.services.messages.events(context.actor, args),
  })
  chatEvents(
    @Root() event: ChatEventSource,
    // Read by `subscribe`.
    @Arg("applications", () => Boolean, {
      defaultValue: false,
      description: "Whether to send events of conversations about applications, too.",
    })
    _applications: boolean,
  ): typeof ChatEvent {
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

/** @throws BAD_USER_INPUT unless exactly one of the two is given */
function requireOneAddressee({ recipientId, applicationId }: Partial<SetTypingInput>) {
  if (Boolean(recipientId) === Boolean(applicationId))
    throw invalid({ recipientId: "Provide either recipientId or applicationId." });
  return { recipientId, applicationId };
}
