import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { APPLICATION_SOURCES } from "../../shared/applications.ts";
import { ApplicationSource } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";

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

registerEnum("ApplicationSource", ApplicationSource, "Where an applicant found the job.", APPLICATION_SOURCES);

@ObjectType({ description: "The applications whose applicants found the job in one place." })
export class SourceCount {
  @Field(() => ApplicationSource, { nullable: true, description: "Where; null where nobody said." })
  source!: ApplicationSource | null;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ description: "The applications that are in one stage, not decided." })
export class TimeInStage {
  @Field(() => ID, { description: "The stage." })
  stageId!: string;

  @Field(() => String, { description: "The stage's name." })
  stage!: string;

  @Field(() => Int, { description: "How many are in it." })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: "How many days half of them are in it at least; null without any.",
  })
  medianDays!: number | null;
}

@ObjectType({ description: "Applicants who wait for an answer that is due." })
export class AnswersDueCounts {
  @Field(() => Int, { description: "Those whose day has passed." })
  passed!: number;

  @Field(() => Int, { description: "Those whose day is today, in UTC." })
  today!: number;

  @Field(() => Int, { description: "Those whose day is today or one of the six days after it." })
  week!: number;
}

@ObjectType({ description: "The applicants of a job who are in a stage that is an interview, by its name." })
export class InterviewCount {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "Its title." })
  jobTitle!: string;

  @Field(() => ID, { description: "The stage." })
  stageId!: string;

  @Field(() => String, { description: "The stage's name." })
  stage!: string;

  @Field(() => Int, { description: "How many are in it." })
  count!: number;

  @Field(() => DateTimeScalar, { description: "Since when the first of them is there." })
  since!: Date;
}

@ObjectType({ description: "What the acting recruiter's dashboard shows." })
export class RecruiterDashboard {}
