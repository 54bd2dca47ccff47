import { Field, ID, InputType, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

/** The decisions that a text can go with. */
export const ToldDecision = { ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnum("ToldDecision", ToldDecision, "A decision that applicants are mailed.", {
  ACCEPTED: "Accepted.",
  REJECTED: "Rejected.",
});

@ObjectType({ description: "A company's text for applicants, to begin a message with." })
export class MessageTemplate {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its name; unique in the company, in any case." })
  name!: string;

  @Field(() => ToldDecision, { description: "The decision that it is for." })
  status!: keyof typeof ToldDecision;

  @Field(() => String, { description: "The text, with {name}, {job} and {company} where each applicant's stand." })
  body!: string;
}

@InputType({ description: "A template as it shall be." })
export class SaveMessageTemplateInput {
  @Field(() => ID, { nullable: true, description: "The template; a new one when absent." })
  id?: string | null;

  @Field(() => String, { description: "Its name: at most 60 characters." })
  name!: string;

  @Field(() => ToldDecision, { description: "The decision that it is for." })
  status!: keyof typeof ToldDecision;

  @Field(() => String, {
    description: "The text: at most 5,000 characters; {name}, {job} and {company} stand for each applicant's.",
  })
  body!: string;
}

@ObjectType({ description: "A company's templates after a change." })
export class MessageTemplatesPayload {
  @Field(() => [MessageTemplate], { description: "All of them, by name." })
  templates!: readonly MessageTemplate[];
}
