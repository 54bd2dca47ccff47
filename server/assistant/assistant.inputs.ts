import type { FileUpload } from "graphql-upload-minimal";
import { Field, ID, InputType } from "type-graphql";
import { MAX_TITLE } from "../../shared/assistant.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import { QUESTION_DESCRIPTION } from "./assistant.types.ts";

@InputType({ description: "A question for the career assistant." })
export class AskAssistantInput {
  @Field(() => String, { description: QUESTION_DESCRIPTION })
  prompt!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the conversation to continue. If absent, a new conversation is started.",
  })
  conversationId?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "A resume to send with the question, as a PDF, DOC or DOCX file of at most 5 MB.",
  })
  file?: Promise<FileUpload> | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether to send the resume in the caller's profile with the question; false by default. Ignored if " +
      "`file` is given.",
  })
  useProfileResume?: boolean | null;
}

@InputType({ description: "Consent, or its withdrawal, to sending data to the assistant's provider." })
export class SetAssistantConsentInput {
  @Field(() => Boolean, { description: "True to give consent, false to withdraw it." })
  given!: boolean;
}

@InputType({ description: "The answer to stop." })
export class StopAssistantAnswerInput {
  @Field(() => ID, { description: "The answer's id." })
  answerId!: string;
}

@InputType({ description: "A new title for a conversation with the career assistant." })
export class RenameAssistantConversationInput {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;

  @Field(() => String, { description: `The new title, from 1 to ${MAX_TITLE} characters.` })
  title!: string;
}

@InputType({ description: "The conversation to delete." })
export class DeleteAssistantConversationInput {
  @Field(() => ID, { description: "The conversation's id." })
  id!: string;
}
