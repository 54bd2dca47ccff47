import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "A message to send." })
export class SendMessageInput {
  @Field(() => ID, { description: "The connected person it is for." })
  recipientId!: string;

  @Field(() => ID, {
    description: "A UUID made by the client for this message. Sending it again answers the message as stored.",
  })
  clientId!: string;

  @Field(() => String, { description: "1 to 4000 characters of plain text." })
  content!: string;
}

@InputType({ description: "How far a conversation was seen." })
export class MarkSeenInput {
  @Field(() => ID, { description: "The conversation." })
  conversationId!: string;

  @Field(() => Int, { description: "The number of the newest message seen; the pointer never moves back." })
  seq!: number;
}

@InputType({ description: "A typing signal. It is not stored." })
export class SetTypingInput {
  @Field(() => ID, { description: "The connected person who shall see it." })
  recipientId!: string;

  @Field(() => Boolean, { description: "False when the typing has stopped." })
  isTyping!: boolean;
}
