import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../generated/prisma/enums.ts";
import type { JobView } from "../jobs/job.store.ts";
import { JobIdInput } from "../jobs/jobs.inputs.ts";
import { Job } from "../jobs/jobs.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ApplicationAnswer } from "./answers/answers.types.ts";
import { ApplicationEvent } from "./applications.types.ts";

/** The orders of a seeker's applications. */
export const OwnApplicationOrder = { NEWEST: "NEWEST", STATUS: "STATUS" } as const;
export type OwnApplicationOrder = keyof typeof OwnApplicationOrder;

registerEnum("OwnApplicationOrder", OwnApplicationOrder, "The order of a seeker's applications.", {
  NEWEST: "The last sent first.",
  STATUS:
    "Those that wait for an answer first, then accepted ones, then those that ended; of each the last sent first.",
});

@ObjectType({ description: "An application as the seeker who sent it sees it." })
export class OwnApplication {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => Job, { description: "The job applied to; closed and deleted ones too." })
  job!: JobView;

  @Field(() => ApplicationStatus, { description: "How it stands." })
  status!: ApplicationStatus;

  @Field(() => DateTimeScalar, { description: "When it was sent, the last time if more than once." })
  appliedAt!: Date;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The last day of the company's promised answer, in UTC; null for what was decided before there were promises.",
  })
  answerDueOn!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When it was closed because that day had passed without an answer; `status` stays as it is. A later answer changes the status.",
  })
  unansweredAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The resume that was sent along; null without one." })
  resumeUrl!: string | null;

  @Field(() => String, { nullable: true, description: "That resume's file name." })
  resumeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the company says with its decision, once that can no longer be undone; null for nothing of its own.",
  })
  message!: string;

  @Field(() => Boolean, {
    description: "Whether its applicant has archived it; any change of its status brings it back.",
  })
  isArchived!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "What the seeker wrote to the company with it; null for nothing.",
  })
  coverNote!: string;

  @Field(() => [ApplicationAnswer], { description: "What the seeker answered to the job's questions, in their order." })
  answers!: readonly ApplicationAnswer[];

  @Field(() => [ApplicationEvent], {
    description: "What happened to it, the oldest first; without decisions that were undone at once.",
  })
  events!: readonly ApplicationEvent[];
}

/** A page of a seeker's applications. */
export const OwnApplicationConnection = connectionOf(() => OwnApplication, "OwnApplication");

@InputType({ description: "Archiving an application." })
export class ArchiveApplicationInput extends JobIdInput {
  @Field(() => Boolean, { description: "True archives it, false brings it back." })
  archived!: boolean;
}

@ObjectType({ description: "An application that was archived or brought back." })
export class ArchiveApplicationPayload {
  @Field(() => OwnApplication, { description: "The application." })
  application!: OwnApplication;
}

@ObjectType({ description: "A change of an application that the acting account sent or received." })
export class ApplicationUpdate {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => ID, { description: "The applicant." })
  seekerId!: string;

  @Field(() => ApplicationStatus, { description: "How it stands now." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "Raised with each change." })
  version!: number;

  @Field(() => ID, { nullable: true, description: "The stage that it is in; for the company's people alone." })
  stageId!: string | null;

  @Field(() => Job, { nullable: true, description: "The job, with the viewer's flags as they are now." })
  job!: JobView | null;
}

@ObjectType({ description: "What a change of applications tells its listeners." })
export class ApplicationChange {
  @Field(() => ApplicationUpdate, {
    nullable: true,
    description: "The change. Null when the stream begins and after a gap in it: load the lists again.",
  })
  update!: ApplicationUpdate | null;
}
