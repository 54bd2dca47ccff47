import { Field, ObjectType } from "type-graphql";
import { DateScalar } from "../../platform/graphql/scalars.ts";
import type { JobCard } from "../job.store.ts";
import { Job } from "../jobs.types.ts";

@ObjectType({
  description: "What is shown in addition to a job: similar jobs, and when its company was last active.",
  simpleResolvers: true,
})
export class RelatedJobs {
  @Field(() => [Job], {
    description:
      "Open jobs of other companies with a similar title, or the same industry, location and work mode; at most " +
      "four, most similar first.",
  })
  similar!: JobCard[];

  @Field(() => DateScalar, {
    description:
      "The last day on which the company posted or edited the job, or decided on an application to it, in UTC.",
  })
  companyActiveOn!: Date;
}
