import { Field, ID, InputType, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

/** The decisions that are mailed to applicants. */
export const ToldDecision = { ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnum("ToldDecision", ToldDecision, "A decision that is mailed to applicants.", {
  ACCEPTED: "Accepted.",
  REJECTED: "Rejected.",
});

@ObjectType({ description: "A company's template for messages to applicants." })
export class MessageTemplate {
  @Field(() => ID, { description: "The template's id." })
  id!: string;

  @Field(() => String, { description: "Its name; unique within the company, case-insensitive." })
  name!: string;

  @Field(() => ToldDecision, { description: "The decision it is meant for." })
  status!: keyof typeof ToldDecision;

  @Field(() => String, { description: "The text, with {name}, {job} and {company} as placeholders." })
  body!: string;
}

@InputType({ description: "The target state of a template." })
export class SaveMessageTemplateInput {
  @Field(() => ID, { nullable: true, description: "The template; absent for a new one." })
  id?: string | null;

  @Field(() => String, { description: "Its name, at most 60 characters." })
  name!: string;

  @Field(() => ToldDecision, { description: "The decision it is meant for." })
  status!: keyof typeof ToldDecision;

  @Field(() => String, {
    description: "The text, at most 5,000 characters; {name}, {job} and {company} are filled in for each applicant.",
  })
  body!: string;
}

@ObjectType({ description: "The company's templates after a change." })
export class MessageTemplatesPayload {
  @Field(() => [MessageTemplate], { description: "All templates, by name." })
  templates!: readonly MessageTemplate[];
}
