import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";

@ObjectType({ simpleResolvers: true, description: "A message between two seekers." })
export class Message {
  @Field(() => ID, { description: "The message's id." })
  id!: string;

  @Field(() => ID, { description: "Its conversation." })
  conversationId!: string;

  @Field(() => Int, { description: "1, 2, 3, … within the conversation, without gaps." })
  seq!: number;

  @Field(() => ID, { description: "The seeker who wrote it." })
  senderId!: string;

  @Field(() => ID, { description: "The seeker it is for." })
  recipientId!: string;

  @Field(() => ID, { description: "Made by the sender's client; unique for the sender." })
  clientId!: string;

  @Field(() => String, { description: "Plain text, at most 4000 characters." })
  content!: string;

  @Field(() => DateTimeScalar, { description: "When it was stored." })
  sentAt!: Date;

  @Field(() => Boolean, { description: "Whether the recipient has seen it." })
  seen!: boolean;
}

@ObjectType({
  description: "The talk between the acting seeker and another. It stays readable after the connection ends.",
})
export class Conversation {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => Seeker, { description: "The other person." })
  peer!: Seeker;

  @Field(() => Int, { description: "The number of the newest message." })
  lastSeq!: number;

  @Field(() => Message, { description: "The newest message." })
  lastMessage!: Message;

  @Field(() => Int, { description: "The highest number that the acting seeker has seen." })
  seenSeq!: number;

  @Field(() => Int, { description: "The highest number that the other person has seen." })
  peerSeenSeq!: number;

  @Field(() => Int, {
    description: "Messages not yet seen by the acting seeker, counted up to 100; 0 while there is a block.",
  })
  unreadCount!: number;

  @Field(() => Boolean, { description: "Whether the two are connected, and may write." })
  isOpen!: boolean;
}

/** A page of conversations. */
export const ConversationConnection = connectionOf(() => Conversation, "Conversation");
/** A page of messages. */
export const MessageConnection = connectionOf(() => Message, "Message");

@ObjectType({ description: "A message as stored." })
export class SendMessagePayload {
  @Field(() => Message, { description: "The message with its number." })
  message!: Message;
}

@ObjectType({ description: "The conversation after it was marked as seen." })
export class MarkSeenPayload {
  @Field(() => Conversation, { description: "The conversation." })
  conversation!: Conversation;
}

@ObjectType({ description: "A typing signal was passed on." })
export class SetTypingPayload {
  @Field(() => Boolean, { description: "As it was set." })
  isTyping!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A new message, received or sent from another device." })
export class MessageAdded {
  @Field(() => Message, { description: "The message." })
  message!: Message;
}

@ObjectType({ simpleResolvers: true, description: "Somebody has seen messages." })
export class MessagesSeen {
  @Field(() => ID, { description: "The conversation." })
  conversationId!: string;

  @Field(() => ID, { description: "Who has seen them; the acting seeker on another device, or the other person." })
  seekerId!: string;

  @Field(() => Int, { description: "All messages up to this number." })
  seenSeq!: number;
}

@ObjectType({ simpleResolvers: true, description: "A connected person types, or has stopped." })
export class TypingChanged {
  @Field(() => ID, { description: "Who types." })
  seekerId!: string;

  @Field(() => Boolean, { description: "Take it as false a few seconds after the last true." })
  isTyping!: boolean;
}

@ObjectType({
  description:
    "The stream has just begun, or there was a gap in it: ask `conversations`, and `messages` after the numbers you have.",
})
export class CatchUp {
  @Field(() => DateTimeScalar, { description: "When." })
  at!: Date;
}

/** What `chatEvents` brings: instances of these classes, by which the type is known. */
export const ChatEvent = createUnionType({
  name: "ChatEvent",
  description: "Something happened in the acting seeker's conversations.",
  types: () => [MessageAdded, MessagesSeen, TypingChanged, CatchUp] as const,
});
