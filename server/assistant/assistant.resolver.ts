import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
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
  @Query(() => AssistantStatus, { description: "What the acting seeker may do with the career assistant now." })
  assistantStatus(@Ctx() { actor, services }: Context): Promise<AssistantStatus> {
    return services.assistant.status(actor);
  }

  @Query(() => AssistantConversationConnection, {
    description: "The acting seeker's conversations with the assistant, the last used first.",
  })
  async assistantConversations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<AssistantConversation>> {
    return toConnection<AssistantConversation>(await services.assistantConversations.list(actor, page));
  }

  @Query(() => AssistantConversation, { description: "One of the acting seeker's conversations with the assistant." })
  assistantConversation(
    @Arg("id", () => ID, { description: "The conversation." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<AssistantConversation> {
    return services.assistantConversations.get(actor, id);
  }

  @FieldResolver(() => [AssistantMessage], { complexity: 60, description: "Its messages, oldest first; at most 200." })
  messages(@Root() { id }: AssistantConversation, @Ctx() { actor, services }: Context): Promise<AssistantMessage[]> {
    return services.assistantConversations.messages(actor, id);
  }

  @Mutation(() => AskAssistantPayload, {
    description: "Asks the career assistant. Seekers only. Read the answer with the subscription `assistantAnswer`.",
  })
  async askAssistant(
    @Arg("input", () => AskAssistantInput) { file, ...question }: AskAssistantInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AskAssistantPayload> {
    // Within an input an upload is still to come.
    return services.assistant.ask(actor, { ...question, file: await file });
  }

  @Mutation(() => SetAssistantConsentPayload, {
    description:
      "Agrees that questions go to the assistant's provider (`assistantStatus.provider`), or takes it back. Seekers only.",
  })
  async setAssistantConsent(
    @Arg("input", () => SetAssistantConsentInput) { given }: SetAssistantConsentInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SetAssistantConsentPayload> {
    const { at } = await services.assistant.setConsent(actor, given);
    return { consentedAt: at };
  }

  @Mutation(() => StopAssistantAnswerPayload, { description: "Stops an answer; what is written of it stays." })
  async stopAssistantAnswer(
    @Arg("input", () => StopAssistantAnswerInput) { answerId }: StopAssistantAnswerInput,
    @Ctx() { actor, services }: Context,
  ): Promise<StopAssistantAnswerPayload> {
    await services.assistant.stop(actor, answerId);
    return { answerId };
  }

  @Mutation(() => RenameAssistantConversationPayload, { description: "Gives an own conversation another title." })
  async renameAssistantConversation(
    @Arg("input", () => RenameAssistantConversationInput) { id, title }: RenameAssistantConversationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<RenameAssistantConversationPayload> {
    return { conversation: await services.assistantConversations.rename(actor, id, { title }) };
  }

  @Mutation(() => DeleteAssistantConversationPayload, {
    description: "Deletes an own conversation and the resumes given to it.",
  })
  deleteAssistantConversation(
    @Arg("input", () => DeleteAssistantConversationInput) { id }: DeleteAssistantConversationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DeleteAssistantConversationPayload> {
    return services.assistantConversations.delete(actor, id);
  }

  @Subscription(() => AssistantAnswerChunk, {
    description:
      "An answer as it is written, from a position to its end: what is there at once, then each piece as it comes. After a " +
      "break, ask again with the last `position`.",
    subscribe: ({ args, context }: { args: FollowArgs; context: Context }) =>
      context.services.assistant.follow(context.actor, args.answerId, args.position),
  })
  assistantAnswer(
    @Root() chunk: AssistantAnswerChunk,
    @Arg("answerId", () => ID, { description: "The answer." }) _answerId: string,
    @Arg("position", () => Int, { defaultValue: 0, description: "Where the reader is, in UTF-16 units." })
    _position: number,
  ): AssistantAnswerChunk {
    return chunk;
  }
}
