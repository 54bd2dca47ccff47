import type { FileUpload } from "graphql-upload-minimal";
import { Field, ID, InputType } from "type-graphql";
import { MAX_TITLE } from "../../shared/assistant.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import { QUESTION_DESCRIPTION } from "./assistant.types.ts";

@InputType({ description: "A question to the career assistant." })
export class AskAssistantInput {
  @Field(() => String, { description: QUESTION_DESCRIPTION })
  prompt!: string;

  @Field(() => ID, { nullable: true, description: "The conversation to continue; absent for a new one." })
  conversationId?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: "A resume: PDF, DOC or DOCX, at most 5 MB." })
  file?: Promise<FileUpload> | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether to send the profile's stored resume instead of a file.",
  })
  useProfileResume?: boolean | null;
}

@InputType({ description: "Consent to send questions to the assistant's provider." })
export class SetAssistantConsentInput {
  @Field(() => Boolean, { description: "True to consent, false to withdraw consent." })
  given!: boolean;
}

@InputType({ description: "The answer to stop." })
export class StopAssistantAnswerInput {
  @Field(() => ID, { description: "The answer." })
  answerId!: string;
}

@InputType({ description: "A new title for a conversation." })
export class RenameAssistantConversationInput {
  @Field(() => ID, { description: "The conversation." })
  id!: string;

  @Field(() => String, { description: `From 1 to ${MAX_TITLE} characters.` })
  title!: string;
}

@InputType({ description: "A conversation to delete." })
export class DeleteAssistantConversationInput {
  @Field(() => ID, { description: "The conversation." })
  id!: string;
}
