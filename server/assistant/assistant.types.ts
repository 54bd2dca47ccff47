import { Field, ID, Int, ObjectType } from "type-graphql";
import { MAX_QUESTION } from "../../shared/assistant.ts";
import { AssistantAnswerState, AssistantAuthor } from "../generated/prisma/enums.ts";
import { Job } from "../jobs/jobs.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("AssistantAuthor", AssistantAuthor, "Who wrote a message of a conversation with the assistant.", {
  SEEKER: "The person.",
  ASSISTANT: "The assistant.",
});
registerEnum("AssistantAnswerState", AssistantAnswerState, "How far an answer is.", {
  RUNNING: "It is being written.",
  DONE: "It is complete.",
  STOPPED: "Its reader has stopped it; what was written stays.",
  FAILED: "It broke off; what was written stays.",
});

@ObjectType({ description: "An answer that is being written just now." })
export class AssistantRunningAnswer {
  @Field(() => ID, { description: "Read it along with `assistantAnswer`." })
  answerId!: string;

  @Field(() => ID, { description: "The conversation; a new one is there once something was answered." })
  conversationId!: string;

  @Field(() => String, { description: "What was asked." })
  question!: string;

  @Field(() => String, { nullable: true, description: "Name of the resume that went along; null without one." })
  fileName!: string;
}

@ObjectType({ description: "What the acting seeker may do with the career assistant now." })
export class AssistantStatus {
  @Field(() => Boolean, { description: "Whether this server has an assistant." })
  configured!: boolean;

  @Field(() => String, { description: "Who questions, resumes and what the assistant reads for them go to." })
  provider!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the seeker agreed to that; null: nothing may be asked before `setAssistantConsent`.",
  })
  consentedAt!: Date | null;

  @Field(() => Int, { description: "Questions left today (UTC)." })
  questionsLeftToday!: number;

  @Field(() => Int, { description: "Questions a day for one person." })
  questionsPerDay!: number;

  @Field(() => String, { nullable: true, description: "Name of the profile's stored resume; null without one." })
  profileResumeName!: string | null;

  @Field(() => AssistantRunningAnswer, {
    nullable: true,
    description: "The answer being written to this person; null when none is.",
  })
  answering!: AssistantRunningAnswer | null;
}

@ObjectType({ description: "A question to the assistant, or an answer of it." })
export class AssistantMessage {
  @Field(() => ID, { description: "The message's id." })
  id!: string;

  @Field(() => AssistantAuthor, { description: "Who wrote it." })
  author!: AssistantAuthor;

  @Field(() => String, { description: "Markdown in answers: paragraphs, bold, lists, links; plain text in questions." })
  text!: string;

  @Field(() => String, { nullable: true, description: "Name of the resume given with a question; null without one." })
  fileName!: string | null;

  @Field(() => [Job], { description: "The jobs that an answer names, as they are today." })
  jobs!: readonly Job[];

  @Field(() => [String], {
    description:
      "The addresses to which an answer links: those that a tool or the seeker gave. All else in it is text.",
  })
  links!: readonly string[];

  @Field(() => DateTimeScalar, { description: "When it was written." })
  createdAt!: Date;
}

@ObjectType({ description: "A kept conversation with the assistant." })
export class AssistantConversation {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => String, { description: "Made from the first question; the seeker may rename it." })
  title!: string;

  @Field(() => DateTimeScalar, { description: "When it began." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When something was last answered in it." })
  updatedAt!: Date;
}

export const AssistantConversationConnection = connectionOf(() => AssistantConversation, "AssistantConversation");

@ObjectType({ description: "Why an answer failed." })
export class AssistantAnswerError {
  @Field(() => String, { description: "A code of the error catalogue." })
  code!: string;

  @Field(() => String, { description: "What to tell the person." })
  message!: string;
}

@ObjectType({ description: "A piece of an answer as it is written." })
export class AssistantAnswerChunk {
  @Field(() => ID, { description: "The answer." })
  answerId!: string;

  @Field(() => ID, { description: "Its conversation; load its messages when the answer is done or stopped." })
  conversationId!: string;

  @Field(() => AssistantAnswerState, { description: "The last piece is the one that is not RUNNING." })
  state!: AssistantAnswerState;

  @Field(() => String, { description: "What came since the last piece." })
  text!: string;

  @Field(() => Int, { description: "UTF-16 units so far: ask again from here after a break." })
  position!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What is being done before the next words, such as "Searching open jobs"; null otherwise.',
  })
  activity!: string;

  @Field(() => AssistantAnswerError, { nullable: true, description: "Why it failed; null unless it did." })
  error!: AssistantAnswerError | null;
}

@ObjectType({ description: "Where the answer to a question is written." })
export class AskAssistantPayload {
  @Field(() => ID, { description: "Read it along with the subscription `assistantAnswer`." })
  answerId!: string;

  @Field(() => ID, { description: "The conversation; a new one is there once something was answered." })
  conversationId!: string;
}

@ObjectType({ description: "An answer that was asked to stop." })
export class StopAssistantAnswerPayload {
  @Field(() => ID, { description: "The answer." })
  answerId!: string;
}

@ObjectType({ description: "What the seeker decided about the assistant's provider." })
export class SetAssistantConsentPayload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the seeker agreed; null when not, or not any more.",
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
