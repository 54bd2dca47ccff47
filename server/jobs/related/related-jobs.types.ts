import { Field, ObjectType } from "type-graphql";
import { DateScalar } from "../../platform/graphql/scalars.ts";
import type { JobCard } from "../job.store.ts";
import { Job } from "../jobs.types.ts";

@ObjectType({ description: "Jobs related to a job.", simpleResolvers: true })
export class RelatedJobs {
  @Field(() => [Job], {
    description:
      "Open jobs of other companies with a similar title, industry and place, most similar first; at most four.",
  })
  similar!: JobCard[];

  @Field(() => DateScalar, {
    description:
      "The day on which the company last posted or edited the job, or decided on an application to it, in UTC.",
  })
  companyActiveOn!: Date;
}
