import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { APPLICATION_SOURCES } from "../../shared/applications.ts";
import { ApplicationSource } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({
  description: "The total numbers of jobs and applications. Deleted jobs and withdrawn applications are not counted.",
})
export class DashboardCounters {
  @Field(() => Int, { description: "The number of jobs posted, open or closed, excluding drafts and scheduled jobs." })
  jobsPosted!: number;

  @Field(() => Int, { description: "The number of jobs that accept applications." })
  jobsOpen!: number;

  @Field(() => Int, { description: "The number of applications received." })
  applicationsReceived!: number;

  @Field(() => Int, { description: "The number of accepted applications." })
  applicationsAccepted!: number;

  @Field(() => Int, { description: "The number of rejected applications." })
  applicationsRejected!: number;
}

@ObjectType({ description: "The applications received in one week." })
export class WeekOfApplications {
  @Field(() => DateScalar, { description: "The Monday on which the week begins, in UTC." })
  weekStart!: Date;

  @Field(() => Int, { description: "The number of applications received in the week." })
  received!: number;

  @Field(() => Int, { description: "The number of applications received in the week that have been accepted so far." })
  accepted!: number;
}

registerEnum("ApplicationSource", ApplicationSource, "Where an applicant found a job.", APPLICATION_SOURCES);

@ObjectType({ description: "The number of applications from one source." })
export class SourceCount {
  @Field(() => ApplicationSource, {
    nullable: true,
    description: "Where the applicants found the job; null if unknown.",
  })
  source!: ApplicationSource | null;

  @Field(() => Int, { description: "The number of applications from the source." })
  count!: number;
}

@ObjectType({ description: "The undecided applications in one stage." })
export class TimeInStage {
  @Field(() => ID, { description: "The stage's id." })
  stageId!: string;

  @Field(() => String, { description: "The stage's name." })
  stage!: string;

  @Field(() => Int, { description: "The number of undecided applications in the stage." })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "The median time that the applications have been in the stage, in days with one decimal; null if there are " +
      "none.",
  })
  medianDays!: number | null;
}

@ObjectType({ description: "The numbers of undecided applications by response deadline. Days are in UTC." })
export class AnswersDueCounts {
  @Field(() => Int, {
    description:
      "The number of undecided applications whose response deadline has passed, including those closed without a " +
      "response.",
  })
  passed!: number;

  @Field(() => Int, { description: "The number of undecided applications whose response deadline is today." })
  today!: number;

  @Field(() => Int, {
    description:
      "The number of undecided applications whose response deadline is today or one of the six days after it.",
  })
  week!: number;
}

@ObjectType({ description: "The undecided applicants to a job in a stage whose name contains “interview”." })
export class InterviewCount {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => ID, { description: "The stage's id." })
  stageId!: string;

  @Field(() => String, { description: "The stage's name." })
  stage!: string;

  @Field(() => Int, { description: "The number of applicants to the job in the stage." })
  count!: number;

  @Field(() => DateTimeScalar, { description: "When the applicant who has waited longest entered the stage." })
  since!: Date;
}

@ObjectType({ description: "A recruiter's dashboard. Each field is computed only if requested." })
export class RecruiterDashboard {}
