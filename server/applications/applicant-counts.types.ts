import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStage } from "./stages/stages.types.ts";

@ObjectType({ description: "How many applicants are in a stage." })
export class StageCount {
  @Field(() => ApplicationStage, { description: "The stage." })
  stage!: ApplicationStage;

  @Field(() => Int, { description: "Those in it that are not decided." })
  count!: number;
}

@ObjectType({ description: "How many applicants have a tag." })
export class TagCount {
  @Field(() => String, { description: "The tag." })
  tag!: string;

  @Field(() => Int, { description: "Those that have it." })
  count!: number;
}

@ObjectType({ description: "How many applicants match, without those that withdrew." })
export class ApplicantCounts {
  @Field(() => Boolean, {
    description: "Whether the one job asked for hides who applied until a first decision on each application.",
  })
  blind!: boolean;

  @Field(() => Int, { description: "All of them." })
  all!: number;

  @Field(() => Int, { description: "Those that are not decided." })
  applied!: number;

  @Field(() => Int, { description: "Those that were accepted." })
  accepted!: number;

  @Field(() => Int, { description: "Those that were rejected." })
  rejected!: number;

  @Field(() => [StageCount], {
    description: "Those that are not decided by the company's stages, in order; empty stages too.",
  })
  stages!: StageCount[];

  @Field(() => [TagCount], {
    description: "Tags of all that match, whatever tag was asked for, the most frequent first.",
  })
  tags!: TagCount[];
}

@ObjectType({ description: "An application that is selected." })
export class SelectedApplication {
  @Field(() => ID, { description: "The application." })
  id!: string;

  @Field(() => Int, { description: "Its version, to be given with a decision." })
  version!: number;
}

@ObjectType({ description: "All applications that match, to change them together." })
export class ApplicantSelection {
  @Field(() => [SelectedApplication], { description: "The first 500, in the order of the list." })
  applications!: SelectedApplication[];

  @Field(() => Int, { description: "How many match in all." })
  totalCount!: number;
}
