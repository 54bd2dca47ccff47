import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { APPLICATION_SOURCES } from "../../shared/applications.ts";
import { ApplicationSource } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "Counts over all jobs that are not deleted and all applications that are not withdrawn." })
export class DashboardCounters {
  @Field(() => Int, { description: "Jobs posted, open and closed." })
  jobsPosted!: number;

  @Field(() => Int, { description: "Jobs that take applications." })
  jobsOpen!: number;

  @Field(() => Int, { description: "Applications received." })
  applicationsReceived!: number;

  @Field(() => Int, { description: "Accepted applications." })
  applicationsAccepted!: number;

  @Field(() => Int, { description: "Rejected applications." })
  applicationsRejected!: number;
}

@ObjectType({ description: "The applications received within one week." })
export class WeekOfApplications {
  @Field(() => DateScalar, { description: "Its Monday, in UTC." })
  weekStart!: Date;

  @Field(() => Int, { description: "Number of applications received." })
  received!: number;

  @Field(() => Int, { description: "Number of these accepted so far." })
  accepted!: number;
}

registerEnum("ApplicationSource", ApplicationSource, "Where an applicant found the job.", APPLICATION_SOURCES);

@ObjectType({ description: "The number of applications from one source." })
export class SourceCount {
  @Field(() => ApplicationSource, { nullable: true, description: "The source; null where unknown." })
  source!: ApplicationSource | null;

  @Field(() => Int, { description: "Number of applications." })
  count!: number;
}

@ObjectType({ description: "The undecided applications in one stage." })
export class TimeInStage {
  @Field(() => ID, { description: "The stage." })
  stageId!: string;

  @Field(() => String, { description: "The stage's name." })
  stage!: string;

  @Field(() => Int, { description: "Number of applications in it." })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Median number of days since they entered the stage; null without applications.",
  })
  medianDays!: number | null;
}

@ObjectType({ description: "The numbers of pending applications whose answer is due." })
export class AnswersDueCounts {
  @Field(() => Int, { description: "Overdue: their day has passed." })
  passed!: number;

  @Field(() => Int, { description: "Due today, in UTC." })
  today!: number;

  @Field(() => Int, { description: "Due today or on one of the six days after it." })
  week!: number;
}

@ObjectType({ description: "The applicants to a job in a stage that is an interview, by its name." })
export class InterviewCount {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "Its title." })
  jobTitle!: string;

  @Field(() => ID, { description: "The stage." })
  stageId!: string;

  @Field(() => String, { description: "The stage's name." })
  stage!: string;

  @Field(() => Int, { description: "Number of applicants in it." })
  count!: number;

  @Field(() => DateTimeScalar, { description: "When the first of them entered it." })
  since!: Date;
}

@ObjectType({ description: "The acting recruiter's dashboard." })
export class RecruiterDashboard {}
