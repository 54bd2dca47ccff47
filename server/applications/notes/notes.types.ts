import { Field, ID, InputType, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "What somebody of the company wrote about an application, for the company's people alone." })
export class ApplicationNote {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Markdown, at most 5,000 characters." })
  text!: string;

  @Field(() => String, { nullable: true, description: "Who wrote it; null when the account is gone." })
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

@InputType({ description: "A note to write on many applications." })
export class NoteApplicationsInput {
  @Field(() => [ID], { description: "The applications: at most 500." })
  applicationIds!: string[];

  @Field(() => String, { description: "Markdown, at most 5,000 characters." })
  text!: string;
}

@ObjectType({ description: "A note that was written on many applications." })
export class NoteApplicationsPayload {
  @Field(() => [ID], { description: "Those that have it now: not those that are gone, or have 200 notes." })
  applicationIds!: string[];
}

@InputType({ description: "An own note, edited." })
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

  @Field(() => [ApplicationNote], { description: "All of them, the oldest first." })
  notes!: readonly ApplicationNote[];
}
