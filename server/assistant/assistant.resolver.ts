import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import {
  AskAssistantInput,
  DeleteAssistantConversationInput,
  RenameAssistantConversationInput,
  SetAssistantConsentInput,
  StopAssistantAnswerInput,
} from "./assistant.inputs.ts";
import type { AssistantService } from "./assistant.service.ts";
import {
  AskAssistantPayload,
  AssistantAnswerChunk,
  AssistantConversation,
  AssistantConversationConnection,
  AssistantMessage,
  AssistantStatus,
  DeleteAssistantConversationPayload,
  RenameAssistantConversationPayload,
  SetAssistantConsentPayload,
  StopAssistantAnswerPayload,
} from "./assistant.types.ts";
import type { AssistantConversationService } from "./conversations.service.ts";

type Context = ResolverContext<{ assistant: AssistantService; assistantConversations: AssistantConversationService }>;

interface FollowArgs {
  readonly answerId: string;
  readonly position: number;
}

@Resolver(() => AssistantConversation)
export class AssistantResolver {
  @ForKeys("assistant:read")
  @Query(() => AssistantStatus, {
    description: "Returns what the caller can currently do with the career assistant. Seekers only.",
  })
  assistantStatus(@Ctx() { actor, services }: Context): Promise<AssistantStatus> {
    return services.assistant.status(actor);
  }

  @ForKeys("assistant:read")
  @Query(() => AssistantConversationConnection, {
    description: "Lists the caller's conversations with the career assistant, most recently used first. Seekers only.",
  })
  async assistantConversations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<AssistantConversation>> {
    return toConnection<AssistantConversation>(await services.assistantConversations.list(actor, page));
  }

  @ForKeys("assistant:read")
  @Query(() => AssistantConversation, {
    description: "Returns one of the caller's conversations with the career assistant. Seekers only.",
  })
  assistantConversation(
    @Arg("id", () => ID, { description: "The conversation's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<AssistantConversation> {
    return services.assistantConversations.get(actor, id);
  }

  @FieldResolver(() => [AssistantMessage], {
    complexity: 60,
    description: "The messages of the conversation, oldest first; at most 200.",
  })
  messages(@Root() { id }: AssistantConversation, @Ctx() { actor, services }: Context): Promise<AssistantMessage[]> {
    return services.assistantConversations.messages(actor, id);
  }

  @ForKeys("assistant:write")
  @Mutation(() => AskAssistantPayload, {
    description:
      "Asks the career assistant a question. The subscription `assistantAnswer` delivers the answer; only one is " +
      "written at a time. If a provider is configured, requires consent, given with `setAssistantConsent`. Seekers only.",
  })
  async askAssistant(
    @Arg("input", () => AskAssistantInput) { file, ...question }: AskAssistantInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AskAssistantPayload> {
    // Inside an input, an upload is still a promise.
    return services.assistant.ask(actor, { ...question, file: await file });
  }

  @Mutation(() => SetAssistantConsentPayload, {
    description:
      "Gives or withdraws the caller's consent to sending questions, resumes and profile data to the " +
      "assistant's provider, which `assistantStatus` names. Seekers only.",
  })
  async setAssistantConsent(
    @Arg("input", () => SetAssistantConsentInput) { given }: SetAssistantConsentInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SetAssistantConsentPayload> {
    const { at } = await services.assistant.setConsent(actor, given);
    return { consentedAt: at };
  }

  @ForKeys("assistant:write")
  @Mutation(() => StopAssistantAnswerPayload, {
    description: "Stops an answer that is being written. The text written so far is saved. Seekers only.",
  })
  async stopAssistantAnswer(
    @Arg("input", () => StopAssistantAnswerInput) { answerId }: StopAssistantAnswerInput,
    @Ctx() { actor, services }: Context,
  ): Promise<StopAssistantAnswerPayload> {
    await services.assistant.stop(actor, answerId);
    return { answerId };
  }

  @ForKeys("assistant:write")
  @Mutation(() => RenameAssistantConversationPayload, {
    description: "Renames one of the caller's conversations with the career assistant. Seekers only.",
  })
  async renameAssistantConversation(
    @Arg("input", () => RenameAssistantConversationInput) { id, title }: RenameAssistantConversationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<RenameAssistantConversationPayload> {
    return { conversation: await services.assistantConversations.rename(actor, id, { title }) };
  }

  @ForKeys("assistant:write")
  @Mutation(() => DeleteAssistantConversationPayload, {
    description:
      "Deletes one of the caller's conversations with the career assistant, and the resumes uploaded in it. " +
      "Seekers only.",
  })
  deleteAssistantConversation(
    @Arg("input", () => DeleteAssistantConversationInput) { id }: DeleteAssistantConversationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DeleteAssistantConversationPayload> {
    return services.assistantConversations.delete(actor, id);
  }

  @ForKeys("assistant:read")
  @Subscription(() => AssistantAnswerChunk, {
    description:
      "Streams an answer from the career assistant from a position to its end: first the existing text, then each " +
      "new piece. After a disconnection, resubscribe with the last `position`. Seekers only.",
    subscribe: ({ args, context }: { args: FollowArgs; context: Context }) =>
      context.services.assistant.follow(context.actor, args.answerId, args.position),
  })
  assistantAnswer(
    @Root() chunk: AssistantAnswerChunk,
    @Arg("answerId", () => ID, { description: "The answer's id." }) _answerId: string,
    @Arg("position", () => Int, {
      defaultValue: 0,
      description: "The number of UTF-16 code units of the answer that the client already has.",
    })
    _position: number,
  ): AssistantAnswerChunk {
    return chunk;
  }
}
