import { Field, ID, InputType, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "A company's stage for undecided applications, such as “Interview”. Applicants do not see stages, except " +
    "those with `notifiesApplicants`.",
})
export class ApplicationStage {
  @Field(() => ID, { description: "The stage's id." })
  id!: string;

  @Field(() => String, {
    description: "The stage's name, at most 40 characters, unique within the company regardless of case.",
  })
  name!: string;

  @Field(() => Boolean, {
    description:
      "Whether moving an application to the stage is an interim response: the applicant is notified with the " +
      "stage's name, and the response deadline is renewed.",
  })
  notifiesApplicants!: boolean;
}

@ObjectType({ description: "The company's stages after a change." })
export class ApplicationStagesPayload {
  @Field(() => [ApplicationStage], { description: "All stages of the company, in order." })
  stages!: ApplicationStage[];
}

@InputType({ description: "A stage to add or change." })
export class ApplicationStageInput {
  @Field(() => ID, { nullable: true, description: "The id of the stage to change. If absent, a new stage is added." })
  id?: string | null;

  @Field(() => String, {
    description: "The stage's name, not blank, at most 40 characters, unique within the company regardless of case.",
  })
  name!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether applicants who are moved to the stage are notified. If absent, an existing stage is " +
      "unchanged; for a new stage, the default is false.",
  })
  notifiesApplicants?: boolean | null;
}

@InputType({ description: "The company's stages in their new order, and the stages to remove." })
export class SaveApplicationStagesInput {
  @Field(() => [ApplicationStageInput], {
    description:
      "The stages in order. Existing stages that are neither listed nor removed move to the end. A company has " +
      "at most 20 stages.",
  })
  stages!: ApplicationStageInput[];

  @Field(() => [ID], {
    nullable: true,
    description: "The ids of the stages to remove. Applications in a removed stage move to the first remaining stage.",
  })
  removedIds?: string[] | null;
}
