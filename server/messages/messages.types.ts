import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";

@ObjectType({ simpleResolvers: true, description: "A chat message between two job seekers." })
export class Message {
  @Field(() => ID, { description: "The message's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the conversation to which the message belongs." })
  conversationId!: string;

  @Field(() => Int, { description: "The message's number in its conversation: 1, 2, 3 and so on, without gaps." })
  seq!: number;

  @Field(() => ID, { description: "The id of the job seeker who wrote the message." })
  senderId!: string;

  @Field(() => ID, { description: "The id of the job seeker who receives the message." })
  recipientId!: string;

  @Field(() => ID, { description: "The UUID that the sender's client generated for the message; unique per sender." })
  clientId!: string;

  @Field(() => String, { description: "The text of the message, in plain text; from 1 to 4,000 characters." })
  content!: string;

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

/** A page of conversations. */
export const ConversationConnection = connectionOf(() => Conversation, "Conversation");
/** A page of messages. */
export const MessageConnection = connectionOf(() => Message, "Message");

@ObjectType({ description: "The message that was sent." })
export class SendMessagePayload {
  @Field(() => Message, { description: "The message as stored, with its number." })
  message!: Message;
}

@ObjectType({ description: "The conversation in which messages were marked as seen." })
export class MarkSeenPayload {
  @Field(() => Conversation, { description: "The conversation after the change." })
  conversation!: Conversation;
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
      "The id of the job seeker who has seen the messages: the other one, or the caller on any of their " + "devices.",
  })
  seekerId!: string;

  @Field(() => Int, {
    description: "The number of the last message that was seen; all earlier ones count as seen too.",
  })
  seenSeq!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "A job seeker who is connected with the caller started or stopped typing a message to them.",
})
export class TypingChanged {
  @Field(() => ID, { description: "The id of the job seeker who started or stopped typing." })
  seekerId!: string;

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
