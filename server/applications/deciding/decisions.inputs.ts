import { Field, ID, InputType, Int } from "type-graphql";
import { DecisionReason } from "../../generated/prisma/enums.ts";
import { Decision } from "../applications.types.ts";

@InputType({ description: "A recruiter's decision on an application." })
export class DecideApplicationInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => Decision, { description: "What it shall be." })
  status!: keyof typeof Decision;

  @Field(() => Int, { nullable: true, description: "The version decided on; a newer one is refused with CONFLICT." })
  version?: number | null;
}

@InputType({ description: "An application with the version that was seen." })
export class VersionedApplicationInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => Int, { description: "Its version; when it has a newer one the row is not changed." })
  version!: number;
}

@InputType({ description: "What many applications shall become." })
export class DecideApplicationsInput {
  @Field(() => [VersionedApplicationInput], { description: "The applications: at most 500." })
  applications!: VersionedApplicationInput[];

  @Field(() => Decision, { nullable: true, description: "The new status." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The new stage. Alone it moves only what is not decided; with the status APPLIED it reopens the others too.",
  })
  stageId?: string | null;

  @Field(() => DecisionReason, { nullable: true, description: "Why, for the company's people alone." })
  reason?: DecisionReason | null;

  @Field(() => String, { nullable: true, description: "The same in words: at most 1,000 characters." })
  reasonText?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the applicants are told with the decision, also by mail: at most 5,000 characters; {name}, {job} and {company} stand for each one's.",
  })
  message?: string | null;
}

@InputType({ description: "A move of an application to another stage." })
export class MoveApplicationInput {
  @Field(() => ID, { description: "The application, not decided." })
  applicationId!: string;

  @Field(() => ID, { description: "The stage." })
  stageId!: string;

  @Field(() => Int, { nullable: true, description: "The version seen; a newer one is refused with CONFLICT." })
  version?: number | null;
}
