import { Field, ID, Int, ObjectType } from "type-graphql";
import { MAX_QUESTION } from "../../shared/assistant.ts";
import { AssistantAnswerState, AssistantAuthor } from "../generated/prisma/enums.ts";
import { Job } from "../jobs/jobs.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("AssistantAuthor", AssistantAuthor, "The author of a message in a conversation with the assistant.", {
  SEEKER: "The seeker.",
  ASSISTANT: "The assistant.",
});
registerEnum("AssistantAnswerState", AssistantAnswerState, "The state of an answer.", {
  RUNNING: "It is being written.",
  DONE: "It is complete.",
  STOPPED: "The seeker stopped it; the text written so far is saved.",
  FAILED: "It was interrupted by an error; the text written so far is saved.",
});

@ObjectType({ description: "An answer that is currently being written." })
export class AssistantRunningAnswer {
  @Field(() => ID, { description: "The id to subscribe to with `assistantAnswer`." })
  answerId!: string;

  @Field(() => ID, { description: "The conversation; a new one is listed once it has an answer." })
  conversationId!: string;

  @Field(() => String, { description: "The question." })
  question!: string;

  @Field(() => String, { nullable: true, description: "The file name of the resume sent with it; null without one." })
  fileName!: string;
}

@ObjectType({ description: "The acting seeker's current access to the career assistant." })
export class AssistantStatus {
  @Field(() => Boolean, { description: "Whether this server has an assistant configured." })
  configured!: boolean;

  @Field(() => String, {
    description: "The provider that receives questions, resumes and the data that the assistant reads for them.",
  })
  provider!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the seeker consented to that; null: `setAssistantConsent` is required before the first question.",
  })
  consentedAt!: Date | null;

  @Field(() => Int, { description: "Number of questions left today (UTC)." })
  questionsLeftToday!: number;

  @Field(() => Int, { description: "Number of questions per person per day." })
  questionsPerDay!: number;

  @Field(() => String, {
    nullable: true,
    description: "The file name of the profile's stored resume; null without one.",
  })
  profileResumeName!: string | null;

  @Field(() => AssistantRunningAnswer, {
    nullable: true,
    description: "The answer currently being written for this person; null when there is none.",
  })
  answering!: AssistantRunningAnswer | null;
}

@ObjectType({ description: "A question to the assistant, or its answer." })
export class AssistantMessage {
  @Field(() => ID, { description: "The message's id." })
  id!: string;

  @Field(() => AssistantAuthor, { description: "The author." })
  author!: AssistantAuthor;

  @Field(() => String, {
    description: "For answers Markdown: paragraphs, bold, lists, links; for questions plain text.",
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "The file name of the resume sent with a question; null without one.",
  })
  fileName!: string | null;

  @Field(() => [Job], { description: "The jobs that an answer mentions, in their current state." })
  jobs!: readonly Job[];

  @Field(() => [String], {
    description:
      "The URLs that an answer may link to: those that a tool or the seeker provided. Any other URL in it is " +
      "plain text.",
  })
  links!: readonly string[];

  @Field(() => DateTimeScalar, { description: "When it was written." })
  createdAt!: Date;
}

@ObjectType({ description: "A stored conversation with the assistant." })
export class AssistantConversation {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => String, { description: "Its title, made from the first question unless the seeker has renamed it." })
  title!: string;

  @Field(() => DateTimeScalar, { description: "When it was started." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the last answer was written." })
  updatedAt!: Date;
}

export const AssistantConversationConnection = connectionOf(() => AssistantConversation, "AssistantConversation");

@ObjectType({ description: "The reason why an answer failed." })
export class AssistantAnswerError {
  @Field(() => String, { description: "A code of the error catalogue." })
  code!: string;

  @Field(() => String, { description: "The message for the user." })
  message!: string;
}

@ObjectType({ description: "A piece of an answer while it is written." })
export class AssistantAnswerChunk {
  @Field(() => ID, { description: "The answer's id." })
  answerId!: string;

  @Field(() => ID, { description: "Its conversation; load its messages when the answer is done or stopped." })
  conversationId!: string;

  @Field(() => AssistantAnswerState, { description: "The state; any state except RUNNING marks the last piece." })
  state!: AssistantAnswerState;

  @Field(() => String, { description: "The text since the previous piece." })
  text!: string;

  @Field(() => Int, {
    description: "The position after this piece, in UTF-16 code units: resubscribe from here after a disconnection.",
  })
  position!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The current activity before more text follows, such as "Searching open jobs"; null otherwise.',
  })
  activity!: string;

  @Field(() => AssistantAnswerError, {
    nullable: true,
    description: "The reason for the failure; null unless it failed.",
  })
  error!: AssistantAnswerError | null;
}

@ObjectType({ description: "The answer to a question, which is being written." })
export class AskAssistantPayload {
  @Field(() => ID, { description: "The id to subscribe to with `assistantAnswer`." })
  answerId!: string;

  @Field(() => ID, { description: "The conversation; a new one is listed once it has an answer." })
  conversationId!: string;
}

@ObjectType({ description: "The answer being stopped." })
export class StopAssistantAnswerPayload {
  @Field(() => ID, { description: "The answer." })
  answerId!: string;
}

@ObjectType({ description: "The seeker's consent to the assistant's provider." })
export class SetAssistantConsentPayload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the seeker consented; null without consent.",
  })
  consentedAt!: Date | null;
}

@ObjectType({ description: "A renamed conversation." })
export class RenameAssistantConversationPayload {
  @Field(() => AssistantConversation, { description: "The conversation." })
  conversation!: AssistantConversation;
}

@ObjectType({ description: "A conversation that was deleted with its files." })
export class DeleteAssistantConversationPayload {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;
}

export const QUESTION_DESCRIPTION = `At most ${MAX_QUESTION} characters; may be empty when a resume goes along.`;
