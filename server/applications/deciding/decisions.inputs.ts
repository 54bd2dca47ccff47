import { Field, ID, InputType, Int } from "type-graphql";
import { DecisionReason } from "../../generated/prisma/enums.ts";
import { Decision } from "../applications.types.ts";

@InputType({ description: "A recruiter's decision on an application." })
export class DecideApplicationInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => Decision, { description: "The new status." })
  status!: keyof typeof Decision;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that the decision is based on. Fails with CONFLICT if the application has changed since; if " +
      "absent, the later decision wins.",
  })
  version?: number | null;
}

@InputType({ description: "An application, with the version that a decision is based on." })
export class VersionedApplicationInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => Int, {
    description:
      "The version that the decision is based on. The application is left unchanged if it has changed since.",
  })
  version!: number;
}

@InputType({ description: "A decision on many applications: a new status, a new stage, or both." })
export class DecideApplicationsInput {
  @Field(() => [VersionedApplicationInput], { description: "The applications, at most 500." })
  applications!: VersionedApplicationInput[];

  @Field(() => Decision, { nullable: true, description: "The new status; required without `stageId`." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the new stage; required without `status`. On its own it moves only undecided applications; with " +
      "the status APPLIED it also reopens decided ones.",
  })
  stageId?: string | null;

  @Field(() => DecisionReason, {
    nullable: true,
    description: "The reason for the decision, visible only to members of the company.",
  })
  reason?: DecisionReason | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The reason for the decision in your own words, at most 1,000 characters, visible only to members of the " +
      "company.",
  })
  reasonText?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A message to the applicants, shown and emailed with an acceptance or rejection; at most 5,000 characters. " +
      "{name}, {job} and {company} are filled in for each applicant.",
  })
  message?: string | null;
}

@InputType({ description: "The stage to move an application to." })
export class MoveApplicationInput {
  @Field(() => ID, { description: "The id of the application, which must be undecided." })
  applicationId!: string;

  @Field(() => ID, { description: "The id of the new stage." })
  stageId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that the move is based on. Fails with CONFLICT if the application has changed since; if " +
      "absent, the later change wins.",
  })
  version?: number | null;
}
