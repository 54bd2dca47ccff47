import { Field, ID, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "A company's stage for undecided applications, such as Interview." })
export class ApplicationStage {
  @Field(() => ID, { description: "The stage's id." })
  id!: string;

  @Field(() => String, { description: "Its name; unique within the company, case-insensitive." })
  name!: string;

  @Field(() => Boolean, {
    description:
      "Whether moving an application to it is an interim answer: the applicant is notified with the stage's name, and " +
      "the promised day is renewed.",
  })
  notifiesApplicants!: boolean;
}

@ObjectType({ description: "The company's stages after a change." })
export class ApplicationStagesPayload {
  @Field(() => [ApplicationStage], { description: "All stages, in order." })
  stages!: ApplicationStage[];
}

@InputType({ description: "The target state of a stage." })
export class ApplicationStageInput {
  @Field(() => ID, { nullable: true, description: "The stage; absent for a new one." })
  id?: string | null;

  @Field(() => String, { description: "Its name, at most 40 characters." })
  name!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether applicants who are moved to it are notified; absent: unchanged, and false for a new stage.",
  })
  notifiesApplicants?: boolean | null;
}

@InputType({ description: "The target state of the company's stages." })
export class SaveApplicationStagesInput {
  @Field(() => [ApplicationStageInput], {
    description: "The stages in order, at most 20. Stages neither listed here nor removed are kept, at the end.",
  })
  stages!: ApplicationStageInput[];

  @Field(() => [ID], {
    nullable: true,
    description: "Stages to remove: their applications move to the first remaining stage.",
  })
  removedIds?: string[] | null;
}
