import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "A message to send." })
export class SendMessageInput {
  @Field(() => ID, {
    nullable: true,
    description: "The id of the job seeker to whom to send the message. They must be connected with the caller.",
  })
  recipientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Instead of `recipientId`: the id of the application in whose conversation to send the message.",
  })
  applicationId?: string | null;

  @Field(() => ID, {
    description:
      "A UUID that the client generates for the message. Sending the same UUID again returns the stored message " +
      "instead of sending another.",
  })
  clientId!: string;

  @Field(() => String, {
    description:
      "The text of the message, in plain text; from 1 to 4,000 characters. With `fileId` it may be empty, and “Sent a " +
      "PDF.” is stored. In a company's message, {name}, {job} and {company} are filled in.",
  })
  content!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of a file from `uploadMessageFile` to send with the message; only with `applicationId`.",
  })
  fileId?: string | null;
}

@InputType({ description: "The messages of a conversation to mark as seen." })
export class MarkSeenInput {
  @Field(() => ID, { description: "The conversation's id." })
  conversationId!: string;

  @Field(() => Int, {
    description:
      "The number of the last message to mark as seen; all earlier ones are marked too. A lower number than before " +
      "has no effect.",
  })
  seq!: number;
}

@InputType({ description: "Whether to block the company's messages about an application." })
export class BlockApplicationMessagesInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => Boolean, { description: "True blocks messages of the company, false allows them again." })
  blocked!: boolean;
}

@InputType({ description: "A typing signal, which is not stored." })
export class SetTypingInput {
  @Field(() => ID, {
    nullable: true,
    description: "The id of the job seeker to notify. They must be connected with the caller.",
  })
  recipientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Instead of `recipientId`: the id of an application, to notify the other side of its conversation.",
  })
  applicationId?: string | null;

  @Field(() => Boolean, { description: "True if the caller is typing, false if they have stopped." })
  isTyping!: boolean;
}
