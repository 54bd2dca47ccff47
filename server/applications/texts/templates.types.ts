import { Field, ID, InputType, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

/** The decisions that are mailed to applicants. */
export const ToldDecision = { ACCEPTED: "ACCEPTED", REJECTED: "REJECTED" } as const;

registerEnum("ToldDecision", ToldDecision, "A decision of which applicants are notified by email.", {
  ACCEPTED: "The company accepted the application.",
  REJECTED: "The company rejected the application.",
});

@ObjectType({ description: "A company's template for messages to applicants." })
export class MessageTemplate {
  @Field(() => ID, { description: "The template's id." })
  id!: string;

  @Field(() => String, {
    description: "The template's name, at most 60 characters, unique within the company regardless of case.",
  })
  name!: string;

  @Field(() => ToldDecision, { description: "The decision that the template is meant for." })
  status!: keyof typeof ToldDecision;

  @Field(() => String, {
    description:
      "The text of the template, at most 5,000 characters, with the placeholders {name}, {job} and {company}.",
  })
  body!: string;
}

@InputType({ description: "A template to add or change." })
export class SaveMessageTemplateInput {
  @Field(() => ID, {
    nullable: true,
    description: "The id of the template to change. If absent, a new template is added.",
  })
  id?: string | null;

  @Field(() => String, {
    description: "The template's name, not blank, at most 60 characters, unique within the company regardless of case.",
  })
  name!: string;

  @Field(() => ToldDecision, { description: "The decision that the template is meant for." })
  status!: keyof typeof ToldDecision;

  @Field(() => String, {
    description:
      "The text of the template, at most 5,000 characters. {name}, {job} and {company} are filled in for each " +
      "applicant; no other placeholders are allowed.",
  })
  body!: string;
}

@ObjectType({ description: "The company's templates after a change." })
export class MessageTemplatesPayload {
  @Field(() => [MessageTemplate], { description: "All templates of the company, sorted by name." })
  templates!: readonly MessageTemplate[];
}
