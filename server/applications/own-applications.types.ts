import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../generated/prisma/enums.ts";
import type { JobView } from "../jobs/job.store.ts";
import { JobIdInput } from "../jobs/jobs.inputs.ts";
import { Job } from "../jobs/jobs.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { FileAddress } from "../platform/graphql/file-address.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ApplicationAnswer } from "./answers/answers.types.ts";
import { ApplicationEvent } from "./applications.types.ts";

/** The orders of a seeker's applications. */
export const OwnApplicationOrder = { NEWEST: "NEWEST", STATUS: "STATUS", NEXT: "NEXT" } as const;
export type OwnApplicationOrder = keyof typeof OwnApplicationOrder;

registerEnum("OwnApplicationOrder", OwnApplicationOrder, "The sort order of a list of a seeker's own applications.", {
  NEWEST: "Most recently sent applications first.",
  STATUS:
    "Pending applications first, then accepted ones, then all others; within each group most recently sent first.",
  NEXT:
    "Accepted applications first, then pending ones, the earliest response deadline first, then all others, and " +
    "archived ones last; otherwise most recently sent first.",
});

@ObjectType({ description: "An application as the seeker who sent it sees it." })
export class OwnApplication {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => Job, { description: "The job applied to, even if it was closed or deleted." })
  job!: JobView;

  @Field(() => ApplicationStatus, { description: "The application's status." })
  status!: ApplicationStatus;

  @Field(() => DateTimeScalar, {
    description: "When the application was sent; the last time if the seeker withdrew it and applied again.",
  })
  appliedAt!: Date;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The response deadline: the last day, in UTC, of the response time that the company promised. Null for " +
      "applications decided before response times existed.",
  })
  answerDueOn!: Date | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day on which the open offer for the application can be accepted; null if there is none.",
  })
  offerExpiresOn!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the application was closed because the response deadline passed without a response; null if it was " +
      "not. `status` stays unchanged until a later response.",
  })
  unansweredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The URL of the resume sent with the application; null if none was sent.",
  })
  @FileAddress()
  resumeUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The file name of the resume sent with the application; null if none was sent.",
  })
  resumeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The company's message with its decision, once the decision can no longer be undone; null if there is none.",
  })
  message!: string;

  @Field(() => Boolean, {
    description: "Whether the seeker has archived the application. A later change of the application unarchives it.",
  })
  isArchived!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's cover note; null if there is none.",
  })
  coverNote!: string;

  @Field(() => [ApplicationAnswer], { description: "The seeker's answers to the job's screening questions, in order." })
  answers!: readonly ApplicationAnswer[];

  @Field(() => [ApplicationEvent], {
    description: "The application's events, oldest first, without decisions that the company undid immediately.",
  })
  events!: readonly ApplicationEvent[];
}

/** A page of a seeker's applications. */
export const OwnApplicationConnection = connectionOf(() => OwnApplication, "OwnApplication");

@InputType({ description: "Whether to archive or unarchive an application." })
export class ArchiveApplicationInput extends JobIdInput {
  @Field(() => Boolean, { description: "True archives the application, false unarchives it." })
  archived!: boolean;
}

@ObjectType({ description: "The archived or unarchived application." })
export class ArchiveApplicationPayload {
  @Field(() => OwnApplication, { description: "The application after the change." })
  application!: OwnApplication;
}

@ObjectType({ description: "A change to an application that the caller sent or their company received." })
export class ApplicationUpdate {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => ID, {
    description:
      "The applicant's id; for the company, the application's id while anonymous review hides the applicant.",
  })
  seekerId!: string;

  @Field(() => ApplicationStatus, { description: "The application's current status." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "A number that increases with each change to the application." })
  version!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the application's current stage; null for the applicant.",
  })
  stageId!: string | null;

  @Field(() => Job, {
    nullable: true,
    description:
      "The job, with the viewer's current flags such as `viewerApplicationStatus`; null if it no longer " + "exists.",
  })
  job!: JobView | null;
}

@ObjectType({ description: "An event of the `applicationChanged` subscription." })
export class ApplicationChange {
  @Field(() => ApplicationUpdate, {
    nullable: true,
    description:
      "The change. Null at the start of the stream, after a gap, when many applications changed, and for an " +
      "undone application: reload the lists.",
  })
  update!: ApplicationUpdate | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of an application that the seeker undid within seconds, as if it had never been sent: delete " +
      "everything stored about it. Null otherwise.",
  })
  undoneId!: string | null;
}
