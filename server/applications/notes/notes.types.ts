import { Field, ID, InputType, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { ApplicationNotChanged } from "../applications.types.ts";

@ObjectType({ description: "An internal note on an application, visible only to members of the company." })
export class ApplicationNote {
  @Field(() => ID, { description: "The note's id." })
  id!: string;

  @Field(() => String, { description: "The note's text in Markdown, at most 5,000 characters." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The author's name; null if the account no longer exists." })
  authorName!: string | null;

  @Field(() => Boolean, { description: "Whether the viewer wrote the note, and can edit and delete it." })
  isOwn!: boolean;

  @Field(() => DateTimeScalar, { description: "When the note was written." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the note was last edited; null if it never was." })
  editedAt!: Date | null;
}

@InputType({ description: "A note to add to an application." })
export class WriteNoteInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => String, { description: "The note's text in Markdown, not blank, at most 5,000 characters." })
  text!: string;
}

@InputType({ description: "A note to add to many applications." })
export class NoteApplicationsInput {
  @Field(() => [ID], { description: "The applications' ids, at most 500." })
  applicationIds!: string[];

  @Field(() => String, { description: "The note's text in Markdown, not blank, at most 5,000 characters." })
  text!: string;
}

@ObjectType({ description: "The result of adding a note to many applications." })
export class NoteApplicationsPayload {
  @Field(() => [ID], {
    description: "The ids of the applications that the note was added to.",
  })
  applicationIds!: string[];

  @Field(() => [ApplicationNotChanged], {
    description:
      "The applications that the note was not added to: those that already have 200 notes, and ids of no " +
      "application that the viewer may see.",
  })
  notChanged!: readonly ApplicationNotChanged[];
}

@InputType({ description: "A new text for one of the viewer's own notes." })
export class EditNoteInput {
  @Field(() => ID, { description: "The note's id." })
  id!: string;

  @Field(() => String, { description: "The note's text in Markdown, not blank, at most 5,000 characters." })
  text!: string;
}

@ObjectType({ description: "The notes on an application after a change." })
export class ApplicationNotesPayload {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => [ApplicationNote], { description: "All notes on the application, oldest first." })
  notes!: readonly ApplicationNote[];
}
