import { Field, ID, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "A company's stage for applications that are not decided, such as Interview." })
export class ApplicationStage {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its name; unique in the company, in any case." })
  name!: string;
}

@ObjectType({ description: "A company's stages after a change." })
export class ApplicationStagesPayload {
  @Field(() => [ApplicationStage], { description: "All of them, in order." })
  stages!: ApplicationStage[];
}

@InputType({ description: "A stage as it shall be." })
export class ApplicationStageInput {
  @Field(() => ID, { nullable: true, description: "The stage; a new one when absent." })
  id?: string | null;

  @Field(() => String, { description: "Its name: at most 40 characters." })
  name!: string;
}

@InputType({ description: "A company's stages as they shall be." })
export class SaveApplicationStagesInput {
  @Field(() => [ApplicationStageInput], {
    description: "In their order, at most 20. Stages that are neither here nor removed stay, at the end.",
  })
  stages!: ApplicationStageInput[];

  @Field(() => [ID], {
    nullable: true,
    description: "Stages to remove: what is in them moves to the first of the others.",
  })
  removedIds?: string[] | null;
}
