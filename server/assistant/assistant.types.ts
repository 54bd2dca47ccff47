import { Field, ID, Int, ObjectType } from "type-graphql";
import { MAX_QUESTION } from "../../shared/assistant.ts";
import { AssistantAnswerState, AssistantAuthor } from "../generated/prisma/enums.ts";
import { Job } from "../jobs/jobs.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("AssistantAuthor", AssistantAuthor, "The author of a message in a conversation with the assistant.", {
  SEEKER: "The job seeker wrote the message.",
  ASSISTANT: "The assistant wrote the message.",
});
registerEnum("AssistantAnswerState", AssistantAnswerState, "The state of an answer from the career assistant.", {
  RUNNING: "The answer is being written.",
  DONE: "The answer is complete.",
  STOPPED: "The job seeker stopped the answer. The text written so far is saved.",
  FAILED: "An error interrupted the answer. The text written so far is saved.",
});

@ObjectType({ description: "An answer that the career assistant is currently writing." })
export class AssistantRunningAnswer {
  @Field(() => ID, { description: "The answer's id, with which to subscribe to `assistantAnswer`." })
  answerId!: string;

  @Field(() => ID, {
    description:
      "The id of the conversation to which the answer belongs. A new conversation is listed once it has an answer.",
  })
  conversationId!: string;

  @Field(() => String, { description: "The question that is being answered." })
  question!: string;

  @Field(() => String, {
    nullable: true,
    description: "The file name of the resume sent with the question; null if none was sent.",
  })
  fileName!: string;
}

@ObjectType({ description: "What the caller can currently do with the career assistant." })
export class AssistantStatus {
  @Field(() => Boolean, {
    description:
      "Whether a provider's model writes the answers. Otherwise the built-in assistant does: it follows " +
      "fixed rules, runs on this server, sends no data anywhere and needs no consent.",
  })
  configured!: boolean;

  @Field(() => String, {
    description:
      "The name of the provider to which questions, resumes and the data read for an answer are sent, if `configured`.",
  })
  provider!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the caller consented to sending data to the provider; null without consent, in which case " +
      "`setAssistantConsent` is required before the first question if `configured`.",
  })
  consentedAt!: Date | null;

  @Field(() => Int, {
    description:
      "The number of questions that the caller can still ask the provider's model today, in UTC. The built-in assistant " +
      "has no daily limit.",
  })
  questionsLeftToday!: number;

  @Field(() => Int, { description: "The number of questions that each job seeker can ask per day." })
  questionsPerDay!: number;

  @Field(() => String, {
    nullable: true,
    description: "The file name of the resume in the caller's profile; null if there is none.",
  })
  profileResumeName!: string | null;

  @Field(() => AssistantRunningAnswer, {
    nullable: true,
    description: "The answer that is currently being written for the caller; null if there is none.",
  })
  answering!: AssistantRunningAnswer | null;
}

@ObjectType({ description: "A message in a conversation with the career assistant: a question or an answer." })
export class AssistantMessage {
  @Field(() => ID, { description: "The message's id." })
  id!: string;

  @Field(() => AssistantAuthor, { description: "Who wrote the message." })
  author!: AssistantAuthor;

  @Field(() => String, {
    description:
      "The text of the message: plain text in a question; Markdown with paragraphs, bold text, lists and links in " +
      "an answer.",
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "The file name of the resume sent with a question; null if none was sent, and for answers.",
  })
  fileName!: string | null;

  @Field(() => [Job], {
    description: "The jobs that an answer mentions, in their current state. Deleted jobs are left out.",
  })
  jobs!: readonly Job[];

  @Field(() => [String], {
    description:
      "The URLs to which an answer may link, which the job seeker or a tool provided. Show any other URL in the " +
      "text as plain text.",
  })
  links!: readonly string[];

  @Field(() => DateTimeScalar, { description: "When the message was stored." })
  createdAt!: Date;
}

@ObjectType({ description: "A job seeker's conversation with the career assistant." })
export class AssistantConversation {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => String, {
    description:
      "The conversation's title, which is made from the first question unless the job seeker renamed it; at most " +
      "100 characters.",
  })
  title!: string;

  @Field(() => DateTimeScalar, { description: "When the conversation was started." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the last answer in the conversation was written." })
  updatedAt!: Date;
}

export const AssistantConversationConnection = connectionOf(() => AssistantConversation, "AssistantConversation");

@ObjectType({ description: "Why an answer from the career assistant failed." })
export class AssistantAnswerError {
  @Field(() => String, { description: "The error code, a value of `ErrorCode`." })
  code!: string;

  @Field(() => String, { description: "The error message for the job seeker." })
  message!: string;
}

@ObjectType({ description: "A piece of an answer that the career assistant is writing." })
export class AssistantAnswerChunk {
  @Field(() => ID, { description: "The id of the answer." })
  answerId!: string;

  @Field(() => ID, {
    description: "The id of the answer's conversation. Load its messages once the answer is done or was stopped.",
  })
  conversationId!: string;

  @Field(() => AssistantAnswerState, {
    description: "The state of the answer. Any state other than `RUNNING` marks the last piece.",
  })
  state!: AssistantAnswerState;

  @Field(() => String, { description: "The text that was added since the previous piece." })
  text!: string;

  @Field(() => Int, {
    description:
      "The length of the answer including this piece, in UTF-16 code units. After a disconnection, resubscribe " +
      "from this position.",
  })
  position!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'What the assistant is doing before more text follows, such as "Searching open jobs"; null while text is ' +
      "being written.",
  })
  activity!: string;

  @Field(() => AssistantAnswerError, {
    nullable: true,
    description: "Why the answer failed; null unless `state` is `FAILED`.",
  })
  error!: AssistantAnswerError | null;
}

@ObjectType({ description: "The answer that is now being written." })
export class AskAssistantPayload {
  @Field(() => ID, { description: "The answer's id, with which to subscribe to `assistantAnswer`." })
  answerId!: string;

  @Field(() => ID, {
    description:
      "The id of the conversation to which the answer belongs. A new conversation is listed once it has an answer.",
  })
  conversationId!: string;
}

@ObjectType({ description: "The answer that is being stopped." })
export class StopAssistantAnswerPayload {
  @Field(() => ID, { description: "The answer's id." })
  answerId!: string;
}

@ObjectType({ description: "The caller's consent to sending data to the assistant's provider." })
export class SetAssistantConsentPayload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the caller consented; null after consent was withdrawn.",
  })
  consentedAt!: Date | null;
}

@ObjectType({ description: "The conversation that was renamed." })
export class RenameAssistantConversationPayload {
  @Field(() => AssistantConversation, { description: "The conversation with its new title." })
  conversation!: AssistantConversation;
}

@ObjectType({ description: "The result of deleting a conversation." })
export class DeleteAssistantConversationPayload {
  @Field(() => ID, { description: "The id of the deleted conversation." })
  id!: string;
}

export const QUESTION_DESCRIPTION = `The question, in plain text; at most ${MAX_QUESTION.toLocaleString("en")} characters. It can be empty if a resume is sent with it.`;
