import { Field, ID, InputType, Int } from "type-graphql";
import { DecisionReason } from "../../generated/prisma/enums.ts";
import { Decision } from "../applications.types.ts";

@InputType({ description: "A recruiter's decision on an application." })
export class DecideApplicationInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => Decision, { description: "The new status." })
  status!: keyof typeof Decision;

  @Field(() => Int, {
    nullable: true,
    description: "The version decided on; refused with CONFLICT when there is a newer one.",
  })
  version?: number | null;
}

@InputType({ description: "An application with the version that was seen." })
export class VersionedApplicationInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => Int, { description: "Its version; the row is left unchanged when there is a newer one." })
  version!: number;
}

@InputType({ description: "A decision on many applications." })
export class DecideApplicationsInput {
  @Field(() => [VersionedApplicationInput], { description: "The applications, at most 500." })
  applications!: VersionedApplicationInput[];

  @Field(() => Decision, { nullable: true, description: "The new status." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The new stage. On its own it moves only undecided applications; with the status APPLIED it reopens the " +
      "others too.",
  })
  stageId?: string | null;

  @Field(() => DecisionReason, { nullable: true, description: "The reason; visible only to the company's members." })
  reason?: DecisionReason | null;

  @Field(() => String, { nullable: true, description: "The reason in words, at most 1,000 characters." })
  reasonText?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The message to the applicants with the decision, also sent by email; at most 5,000 characters. {name}, " +
      "{job} and {company} are filled in for each applicant.",
  })
  message?: string | null;
}

@InputType({ description: "A move of an application to another stage." })
export class MoveApplicationInput {
  @Field(() => ID, { description: "The application; it must be undecided." })
  applicationId!: string;

  @Field(() => ID, { description: "The stage." })
  stageId!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The version seen; refused with CONFLICT when there is a newer one.",
  })
  version?: number | null;
}
