import { Field, ID, InputType, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { ApplicationNotChanged } from "../applications.types.ts";

@ObjectType({ description: "An internal note on an application, visible only to the company's members." })
export class ApplicationNote {
  @Field(() => ID, { description: "The note's id." })
  id!: string;

  @Field(() => String, { description: "Markdown, at most 5,000 characters." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The author's name; null when the account no longer exists." })
  authorName!: string | null;

  @Field(() => Boolean, { description: "Whether the viewer wrote it, and may edit and delete it." })
  isOwn!: boolean;

  @Field(() => DateTimeScalar, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was last edited; null if never." })
  editedAt!: Date | null;
}

@InputType({ description: "A note to write." })
export class WriteNoteInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => String, { description: "Markdown, at most 5,000 characters." })
  text!: string;
}

@InputType({ description: "A note to add to many applications." })
export class NoteApplicationsInput {
  @Field(() => [ID], { description: "The applications, at most 500." })
  applicationIds!: string[];

  @Field(() => String, { description: "Markdown, at most 5,000 characters." })
  text!: string;
}

@ObjectType({ description: "The result of adding a note to many applications." })
export class NoteApplicationsPayload {
  @Field(() => [ID], {
    description: "The applications that have it now.",
  })
  applicationIds!: string[];

  @Field(() => [ApplicationNotChanged], {
    description: "Those that have 200 notes, and the ids that name no application to a job that the viewer sees.",
  })
  notChanged!: readonly ApplicationNotChanged[];
}

@InputType({ description: "A note of the viewer's, edited." })
export class EditNoteInput {
  @Field(() => ID, { description: "The note." })
  id!: string;

  @Field(() => String, { description: "Markdown, at most 5,000 characters." })
  text!: string;
}

@ObjectType({ description: "The notes on an application after a change." })
export class ApplicationNotesPayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => [ApplicationNote], { description: "All notes, oldest first." })
  notes!: readonly ApplicationNote[];
}
