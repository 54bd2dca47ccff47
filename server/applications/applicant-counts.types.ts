import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStage } from "./stages/stages.types.ts";

@ObjectType({ description: "The number of applicants in a stage." })
export class StageCount {
  @Field(() => ApplicationStage, { description: "The stage." })
  stage!: ApplicationStage;

  @Field(() => Int, { description: "Number of undecided applications in it." })
  count!: number;
}

@ObjectType({ description: "The number of applicants with a tag." })
export class TagCount {
  @Field(() => String, { description: "The tag." })
  tag!: string;

  @Field(() => Int, { description: "Number of applications with it." })
  count!: number;
}

@ObjectType({ description: "The number of applicants that match, without withdrawn applications." })
export class ApplicantCounts {
  @Field(() => Boolean, {
    description: "Whether the given job hides its applicants' identity until a first decision on each application.",
  })
  blind!: boolean;

  @Field(() => Int, { description: "All applications." })
  all!: number;

  @Field(() => Int, { description: "Undecided applications." })
  applied!: number;

  @Field(() => Int, { description: "Accepted applications." })
  accepted!: number;

  @Field(() => Int, { description: "Rejected applications." })
  rejected!: number;

  @Field(() => [StageCount], {
    description: "Undecided applications by the company's stages, in order; stages without applications too.",
  })
  stages!: StageCount[];

  @Field(() => [TagCount], {
    description: "Tags of all matching applications, regardless of the requested tag, most frequent first.",
  })
  tags!: TagCount[];
}

@ObjectType({ description: "A selected application." })
export class SelectedApplication {
  @Field(() => ID, { description: "The application." })
  id!: string;

  @Field(() => Int, { description: "Its version, to be sent with a decision." })
  version!: number;
}

@ObjectType({ description: "All matching applications, to change them together." })
export class ApplicantSelection {
  @Field(() => [SelectedApplication], { description: "The first 500, in the order of the list." })
  applications!: SelectedApplication[];

  @Field(() => Int, { description: "Total number of matching applications." })
  totalCount!: number;
}
