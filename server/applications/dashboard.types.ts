import { Field, Int, ObjectType } from "type-graphql";
import { DateScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "Counts over all jobs that are not deleted and all applications that are not withdrawn." })
export class DashboardCounters {
  @Field(() => Int, { description: "Jobs posted, open and closed." })
  jobsPosted!: number;

  @Field(() => Int, { description: "Those of them that take applications." })
  jobsOpen!: number;

  @Field(() => Int, { description: "Applications received." })
  applicationsReceived!: number;

  @Field(() => Int, { description: "Those of them that stand accepted." })
  applicationsAccepted!: number;

  @Field(() => Int, { description: "Those of them that stand rejected." })
  applicationsRejected!: number;
}

@ObjectType({ description: "The applications that came in within one week." })
export class WeekOfApplications {
  @Field(() => DateScalar, { description: "Its Monday, in UTC." })
  weekStart!: Date;

  @Field(() => Int, { description: "How many came." })
  received!: number;

  @Field(() => Int, { description: "How many of these have been accepted by now." })
  accepted!: number;
}

@ObjectType({ description: "What the acting recruiter's dashboard shows." })
export class RecruiterDashboard {}
