import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ApplicationNotChanged } from "../applications.types.ts";

@InputType({ description: "Tags to add to applications, and to remove." })
export class TagApplicationsInput {
  @Field(() => [ID], { description: "The applications, at most 500." })
  applicationIds!: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      "Tags to add, of at most 40 characters each. An application has at most 20 tags: one without room stays " +
      "unchanged. A tag that the company already uses keeps its spelling.",
  })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Tags to remove, case-insensitive." })
  remove?: string[] | null;
}

@ObjectType({ description: "The tags on an application." })
export class ApplicationTags {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => [String], { description: "All of its tags, in the order in which they were added." })
  tags!: readonly string[];
}

@ObjectType({ description: "The tags of applications after a change." })
export class TagApplicationsPayload {
  @Field(() => [ApplicationTags], { description: "The applications that were found." })
  applications!: readonly ApplicationTags[];

  @Field(() => [ApplicationNotChanged], {
    description: "Those without room for the tags, and the ids that name no application to a job of the company.",
  })
  notChanged!: readonly ApplicationNotChanged[];
}
