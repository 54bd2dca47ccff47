import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import type { ApplicationMessageService } from "./application-messages.service.ts";
import { BlockApplicationMessagesInput, MarkSeenInput } from "./messages.inputs.ts";
import {
  ApplicationConversation,
  ApplicationConversationConnection,
  ApplicationConversationPayload,
  UploadMessageFilePayload,
} from "./messages.types.ts";

type Context = ResolverContext<{ applicationMessages: ApplicationMessageService }>;

@Resolver()
export class ApplicationMessageResolver {
  @ForKeys("messages:read")
  @Query(() => ApplicationConversation, {
    nullable: true,
    description:
      "Returns the conversation of an application that the caller sent, or that their company received; null before " +
      "its first message. `messages` returns its text.",
  })
  applicationConversation(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationConversation | null> {
    return services.applicationMessages.conversation(actor, applicationId);
  }

  @ForKeys("messages:read")
  @Query(() => ApplicationConversationConnection, {
    description:
      "Lists the conversations about the caller's applications, or about those that their company received and the " +
      "caller sees, most recent message first.",
  })
  async applicationConversations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ApplicationConversation>> {
    return toConnection<ApplicationConversation>(await services.applicationMessages.conversations(actor, page));
  }

  @ForKeys("messages:write")
  @Mutation(() => ApplicationConversationPayload, {
    description: "Marks the messages of an application's conversation as seen by the caller's side, up to a number.",
  })
  async markApplicationMessagesSeen(
    @Arg("input", () => MarkSeenInput) { conversationId, seq }: MarkSeenInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationConversationPayload> {
    return { conversation: await services.applicationMessages.markSeen(actor, conversationId, seq) };
  }

  @ForKeys("messages:write")
  @Mutation(() => UploadMessageFilePayload, {
    description:
      "Uploads a file to send with a message about an application. It is deleted if it is not sent within an hour.",
  })
  async uploadMessageFile(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Arg("file", () => UploadScalar, { description: "The file: PDF, at most 5 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<UploadMessageFilePayload> {
    const { id, name } = await services.applicationMessages.uploadFile(actor, applicationId, file);
    return { fileId: id, fileName: name };
  }

  @ForKeys("messages:write")
  @Mutation(() => ApplicationConversationPayload, {
    description: "Blocks or allows messages of the company about one of the caller's applications. Seekers only.",
  })
  async blockApplicationMessages(
    @Arg("input", () => BlockApplicationMessagesInput) { applicationId, blocked }: BlockApplicationMessagesInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationConversationPayload> {
    return { conversation: await services.applicationMessages.setBlocked(actor, applicationId, blocked) };
  }
}
