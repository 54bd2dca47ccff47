import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStage } from "./stages/stages.types.ts";

@ObjectType({ description: "The number of undecided applications in a stage." })
export class StageCount {
  @Field(() => ApplicationStage, { description: "The stage." })
  stage!: ApplicationStage;

  @Field(() => Int, { description: "The number of undecided applications in the stage." })
  count!: number;
}

@ObjectType({ description: "The number of applications with a tag." })
export class TagCount {
  @Field(() => String, { description: "The tag." })
  tag!: string;

  @Field(() => Int, { description: "The number of applications with the tag." })
  count!: number;
}

@ObjectType({ description: "The numbers of matching applications. Withdrawn applications are not counted." })
export class ApplicantCounts {
  @Field(() => Boolean, {
    description:
      "Whether the job hides its applicants' identities until a first decision on each application; false when " +
      "counting over several jobs.",
  })
  blind!: boolean;

  @Field(() => Int, { description: "The number of matching applications of any status." })
  all!: number;

  @Field(() => Int, { description: "The number of undecided applications." })
  applied!: number;

  @Field(() => Int, { description: "The number of accepted applications." })
  accepted!: number;

  @Field(() => Int, { description: "The number of rejected applications." })
  rejected!: number;

  @Field(() => Int, {
    description:
      "The number of matching applications with an answer that does not meet the job's requirements, whatever " +
      "`meetsRequirements` was requested.",
  })
  notMeetingRequirements!: number;

  @Field(() => [StageCount], {
    description:
      "The number of undecided applications in each of the company's stages, in order, including stages without " +
      "applications.",
  })
  stages!: StageCount[];

  @Field(() => [TagCount], {
    description: "The tags of all matching applications, whatever tag was requested, most frequent first.",
  })
  tags!: TagCount[];
}

@ObjectType({ description: "An application selected for a bulk change." })
export class SelectedApplication {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => Int, { description: "The application's version, to send with a decision." })
  version!: number;
}

@ObjectType({ description: "The applications that match, to change them together." })
export class ApplicantSelection {
  @Field(() => [SelectedApplication], { description: "The first 500 matching applications, newest first." })
  applications!: SelectedApplication[];

  @Field(() => Int, { description: "The total number of matching applications, including those beyond the first 500." })
  totalCount!: number;
}
