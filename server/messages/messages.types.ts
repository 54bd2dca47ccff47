import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A message between two job seekers, or between an applicant and a company.",
})
export class Message {
  @Field(() => ID, { description: "The message's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the conversation to which the message belongs." })
  conversationId!: string;

  @Field(() => Int, { description: "The message's number in its conversation: 1, 2, 3 and so on, without gaps." })
  seq!: number;

  @Field(() => ID, { description: "The id of the job seeker, or of the company, that wrote the message." })
  senderId!: string;

  @Field(() => ID, { description: "The id of the job seeker, or of the company, that receives the message." })
  recipientId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the application that the conversation is about; null between two job seekers.",
  })
  applicationId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the member who wrote the message for the company; for a member without a name, " +
      "colleagues see the email address, and the applicant sees null. Null for messages from job seekers.",
  })
  authorName?: string | null;

  @Field(() => ID, { description: "The UUID that the sender's client generated for the message; unique per sender." })
  clientId!: string;

  @Field(() => String, { description: "The text of the message, in plain text; from 1 to 4,000 characters." })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the PDF that was sent with the message; null without one. `PDF` for one from an applicant whom " +
      "anonymous review hides.",
  })
  fileName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The URL of the PDF that was sent with the message; null without one, and while anonymous review hides it.",
  })
  fileUrl?: string | null;

  @Field(() => DateTimeScalar, { description: "When the server stored the message." })
  sentAt!: Date;

  @Field(() => Boolean, { description: "Whether the recipient has seen the message." })
  seen!: boolean;
}

@ObjectType({
  description:
    "The conversation between the caller and another job seeker. It remains readable after their " + "connection ends.",
})
export class Conversation {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => Seeker, { description: "The other job seeker in the conversation." })
  peer!: Seeker;

  @Field(() => Int, { description: "The number of the newest message." })
  lastSeq!: number;

  @Field(() => Message, { description: "The newest message in the conversation." })
  lastMessage!: Message;

  @Field(() => Int, {
    description:
      "The number of the last message up to which the caller has seen the conversation; 0 if they have seen " + "none.",
  })
  seenSeq!: number;

  @Field(() => Int, {
    description:
      "The number of the last message up to which the other job seeker has seen the conversation; 0 if they have " +
      "seen none.",
  })
  peerSeenSeq!: number;

  @Field(() => Int, {
    description:
      "The number of messages from the other job seeker that the caller has not seen; counted up to 100, " +
      "and 0 while either has blocked the other.",
  })
  unreadCount!: number;

  @Field(() => Boolean, { description: "Whether the two job seekers are connected and can send each other messages." })
  isOpen!: boolean;
}

@ObjectType({
  description:
    "The conversation of an application, between the applicant and the members of the company who see the application. " +
    "The company opens it. It closes 90 days after the decision, or after the application was closed without a " +
    "response, and when the application is withdrawn.",
})
export class ApplicationConversation {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => String, { description: "The job title." })
  jobTitle!: string;

  @Field(() => String, { description: "The company's name." })
  companyName!: string;

  @Field(() => String, {
    description: "The applicant's name. For the company during anonymous review: the end of the application's id.",
  })
  applicantName!: string;

  @Field(() => String, { nullable: true, description: "The URL of the company's logo; null if it has none." })
  companyLogoUrl!: string;

  @Field(() => Message, { description: "The newest message in the conversation." })
  lastMessage!: Message;

  @Field(() => Int, {
    description:
      "The number of the last message up to which the caller's side has seen the conversation; 0 for none. A " +
      "company has seen what one of its members has seen.",
  })
  seenSeq!: number;

  @Field(() => Int, {
    description: "The number of the last message up to which the other side has seen the conversation; 0 for none.",
  })
  peerSeenSeq!: number;

  @Field(() => Int, {
    description: "The number of messages from the other side that the caller's side has not seen, counted up to 100.",
  })
  unreadCount!: number;

  @Field(() => Boolean, {
    description:
      "Whether the applicant can write. The company can also write after the conversation has closed, which reopens it for 90 days.",
  })
  isOpen!: boolean;

  @Field(() => Boolean, { description: "Whether the applicant has blocked messages of the company." })
  isBlocked!: boolean;
}

/** A page of conversations about applications. */
export const ApplicationConversationConnection = connectionOf(() => ApplicationConversation, "ApplicationConversation");
/** A page of conversations. */
export const ConversationConnection = connectionOf(() => Conversation, "Conversation");
/** A page of messages. */
export const MessageConnection = connectionOf(() => Message, "Message");

@ObjectType({ description: "The message that was sent." })
export class SendMessagePayload {
  @Field(() => Message, { description: "The message as stored, with its number." })
  message!: Message;
}

@ObjectType({ description: "The file that was uploaded." })
export class UploadMessageFilePayload {
  @Field(() => ID, { description: "The file's id, for `sendMessage`." })
  fileId!: string;

  @Field(() => String, { description: "The file's name." })
  fileName!: string;
}

@ObjectType({ description: "The conversation in which messages were marked as seen." })
export class MarkSeenPayload {
  @Field(() => Conversation, { description: "The conversation after the change." })
  conversation!: Conversation;
}

@ObjectType({ description: "The conversation of an application after the change." })
export class ApplicationConversationPayload {
  @Field(() => ApplicationConversation, { description: "The conversation after the change." })
  conversation!: ApplicationConversation;
}

@ObjectType({ description: "The typing signal that was sent." })
export class SetTypingPayload {
  @Field(() => Boolean, { description: "Whether the caller is typing, as sent." })
  isTyping!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "A message was added to one of the caller's conversations: it was received, or sent from any of their " +
    "devices.",
})
export class MessageAdded {
  @Field(() => Message, { description: "The new message." })
  message!: Message;
}

@ObjectType({ simpleResolvers: true, description: "Messages in one of the caller's conversations were seen." })
export class MessagesSeen {
  @Field(() => ID, { description: "The id of the conversation." })
  conversationId!: string;

  @Field(() => ID, {
    description:
      "The id of the job seeker who has seen the messages: the other one, or the caller on any of their devices. If a " +
      "member of a company has, the company's id.",
  })
  seekerId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the application that the conversation is about; null between two job seekers.",
  })
  applicationId?: string | null;

  @Field(() => Int, {
    description: "The number of the last message that was seen; all earlier ones count as seen too.",
  })
  seenSeq!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "A job seeker who is connected with the caller, or the other side of an application's conversation, started or " +
    "stopped typing a message to them.",
})
export class TypingChanged {
  @Field(() => ID, {
    description: "The id of the job seeker who started or stopped typing; the company's id for its members.",
  })
  seekerId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the application that the conversation is about; null between two job seekers.",
  })
  applicationId?: string | null;

  @Field(() => Boolean, {
    description:
      "Whether they are typing now. Clients should assume that typing has stopped a few seconds after the last " +
      "true.",
  })
  isTyping!: boolean;
}

@ObjectType({
  description:
    "The stream has just started, or events may have been missed. Reload `conversations`, and load the " +
    "`messages` after the last known number of each.",
})
export class CatchUp {
  @Field(() => DateTimeScalar, { description: "When the server sent this event." })
  at!: Date;
}

/** The events of `chatEvents`: instances of these classes, which determine the GraphQL type. */
export const ChatEvent = createUnionType({
  name: "ChatEvent",
  description: "An event in the caller's conversations.",
  types: () => [MessageAdded, MessagesSeen, TypingChanged, CatchUp] as const,
});
