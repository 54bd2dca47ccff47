import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ApplicationNotChanged } from "../applications.types.ts";

@InputType({ description: "The tags to add to applications, and the tags to remove from them." })
export class TagApplicationsInput {
  @Field(() => [ID], { description: "The applications' ids, at most 500." })
  applicationIds!: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      "Up to 20 tags to add, each of at most 40 characters. An application with no room for them stays unchanged: " +
      "it has at most 20 tags. A tag that the company already uses keeps its spelling.",
  })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Up to 20 tags to remove, regardless of case." })
  remove?: string[] | null;
}

@ObjectType({ description: "The tags on an application." })
export class ApplicationTags {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => [String], { description: "All tags on the application, in the order in which they were added." })
  tags!: readonly string[];
}

@ObjectType({ description: "The result of changing the tags of applications." })
export class TagApplicationsPayload {
  @Field(() => [ApplicationTags], { description: "The applications that were found, with their current tags." })
  applications!: readonly ApplicationTags[];

  @Field(() => [ApplicationNotChanged], {
    description:
      "The applications that were not changed: those with no room for the tags, and ids of no application to a " +
      "job of the company.",
  })
  notChanged!: readonly ApplicationNotChanged[];
}
