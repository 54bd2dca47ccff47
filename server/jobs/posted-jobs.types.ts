import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import type { JobView } from "./job.store.ts";
import { Job } from "./jobs.types.ts";

@ObjectType({ description: "Applications by where they stand; withdrawn ones are not counted." })
export class ApplicationCounts {
  @Field(() => Int, { description: "All of them." })
  total!: number;

  @Field(() => Int, { description: "Those that wait for a decision." })
  applied!: number;

  @Field(() => Int, { description: "Accepted." })
  accepted!: number;

  @Field(() => Int, { description: "Rejected." })
  rejected!: number;
}

@ObjectType({ description: "A job as its recruiter sees it." })
export class PostedJob {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => Job, { description: "The job." })
  job!: JobView;

  @Field(() => ApplicationCounts, { description: "Its applications." })
  applications!: ApplicationCounts;
}

/** A page of posted jobs. */
export const PostedJobConnection = connectionOf(() => PostedJob, "PostedJob");
