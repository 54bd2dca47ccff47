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

registerEnum("OwnApplicationOrder", OwnApplicationOrder, "The sort order of a seeker's applications.", {
  NEWEST: "Most recently sent first.",
  STATUS: "Pending ones first, then accepted ones, then closed ones; each most recently sent first.",
});

@ObjectType({ description: "An application as its sender sees it." })
export class OwnApplication {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => Job, { description: "The job applied to, even if closed or deleted." })
  job!: JobView;

  @Field(() => ApplicationStatus, { description: "Its status." })
  status!: ApplicationStatus;

  @Field(() => DateTimeScalar, { description: "When it was sent; the last time if sent more than once." })
  appliedAt!: Date;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The last day for the company's promised answer, in UTC; null for applications decided before there were " +
      "promises.",
  })
  answerDueOn!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When it was closed because that day had passed without an answer; `status` stays unchanged until a later " +
      "answer.",
  })
  unansweredAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The resume sent with it; null without one." })
  resumeUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The file name of that resume." })
  resumeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The company's message with its decision, once that can no longer be undone; null if there is none.",
  })
  message!: string;

  @Field(() => Boolean, {
    description: "Whether the applicant has archived it; any change of its status unarchives it.",
  })
  isArchived!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's note to the company; null if there is none.",
  })
  coverNote!: string;

  @Field(() => [ApplicationAnswer], { description: "The seeker's answers to the job's questions, in order." })
  answers!: readonly ApplicationAnswer[];

  @Field(() => [ApplicationEvent], {
    description: "Its events, oldest first; without decisions that were undone immediately.",
  })
  events!: readonly ApplicationEvent[];
}

/** A page of a seeker's applications. */
export const OwnApplicationConnection = connectionOf(() => OwnApplication, "OwnApplication");

@InputType({ description: "Archiving an application." })
export class ArchiveApplicationInput extends JobIdInput {
  @Field(() => Boolean, { description: "True archives it, false unarchives it." })
  archived!: boolean;
}

@ObjectType({ description: "The archived or unarchived application." })
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

  @Field(() => ApplicationStatus, { description: "Its current status." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "Incremented with each change." })
  version!: number;

  @Field(() => ID, { nullable: true, description: "Its current stage; only for the company's members." })
  stageId!: string | null;

  @Field(() => Job, { nullable: true, description: "The job, with the viewer's current flags." })
  job!: JobView | null;
}

@ObjectType({ description: "An event of the application stream." })
export class ApplicationChange {
  @Field(() => ApplicationUpdate, {
    nullable: true,
    description:
      "The change. Null at the start of the stream, after a gap, and for an undone application: reload the lists.",
  })
  update!: ApplicationUpdate | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "An application that its sender undid within seconds, as if it had never been sent: delete what was stored of it.",
  })
  undoneId!: string | null;
}
