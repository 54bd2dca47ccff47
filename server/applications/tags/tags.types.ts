import { Field, ID, InputType, ObjectType } from "type-graphql";

@InputType({ description: "Tags to put on applications, and to take off." })
export class TagApplicationsInput {
  @Field(() => [ID], { description: "The applications: at most 500." })
  applicationIds!: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      "Tags of at most 40 characters; at most 20 stay on an application: one of many that has no room keeps what it has. One that the company has keeps its spelling.",
  })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Tags to take off, in any case." })
  remove?: string[] | null;
}

@ObjectType({ description: "The tags on an application." })
export class ApplicationTags {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => [String], { description: "All of its tags, in the order in which they came." })
  tags!: readonly string[];
}

@ObjectType({ description: "The tags on applications after a change." })
export class TagApplicationsPayload {
  @Field(() => [ApplicationTags], { description: "Those that were found." })
  applications!: readonly ApplicationTags[];
}
