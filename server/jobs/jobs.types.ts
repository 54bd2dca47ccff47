import { Field, Float, ID, ObjectType } from "type-graphql";
import {
  AI_POLICIES,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  JOB_TYPES,
  SALARY_RANGES,
  WORK_MODES,
} from "../../shared/jobs.options.ts";
import { PAY_UNITS } from "../../shared/pay.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import {
  AiPolicy,
  ApplicationStatus,
  CompanySize,
  ExperienceLevel,
  Industry,
  JobStatus,
  JobType,
  PayUnit,
  SalaryRange,
  WorkMode,
} from "../generated/prisma/enums.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { DeclareJobFields } from "./job-fields.ts";
import { JobEdgeFields } from "./search/match-reasons.types.ts";

registerEnum("JobType", JobType, "How much of a week, or for how long, a job is.", JOB_TYPES);
registerEnum("WorkMode", WorkMode, "Where the work is done.", WORK_MODES);
registerEnum("ExperienceLevel", ExperienceLevel, "Years of experience a job asks for.", EXPERIENCE_LEVELS);
registerEnum("Industry", Industry, "A job's category.", INDUSTRIES);
registerEnum("CompanySize", CompanySize, "A company's employees.", COMPANY_SIZES);
registerEnum("SalaryRange", SalaryRange, "Salary choices in lakh rupees per year (LPA).", SALARY_RANGES);
registerEnum("PayUnit", PayUnit, "What pay in numbers is for.", PAY_UNITS);
registerEnum("AiPolicy", AiPolicy, "What a company wants of texts written with AI.", AI_POLICIES);
registerEnum("JobStatus", JobStatus, "What its recruiter has set a job to.", {
  OPEN: "Takes applications until its deadline.",
  CLOSED: "Takes none; only its recruiter and its applicants see it.",
  DRAFT: "Has not been open; only its company sees it.",
  SCHEDULED: "Opens by itself at its moment; until then only its company sees it.",
});
registerEnum("ApplicationStatus", ApplicationStatus, "Where an application stands.", {
  APPLIED: "Waits for the recruiter's decision.",
  ACCEPTED: "The recruiter has accepted it.",
  REJECTED: "The recruiter has rejected it.",
  WITHDRAWN: "The seeker has taken it back.",
});

/** What a list of jobs can go by. */
export const JobOrder = {
  BEST_MATCH: "BEST_MATCH",
  NEWEST: "NEWEST",
  PAY: "PAY",
  DEADLINE: "DEADLINE",
} as const;
registerEnum("JobOrder", JobOrder, "What comes first in a list of jobs.", {
  BEST_MATCH: "What matches the keyword best, and the newest of those; without a keyword the newest.",
  NEWEST: "The newest.",
  PAY: "What may pay most; jobs that state no pay come last.",
  DEADLINE: "What ends soonest; jobs without a last day come last.",
});

@ObjectType({ description: "The company behind a job.", simpleResolvers: true })
export class Company {
  @Field(() => ID, { description: "The recruiter account's id." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => CompanySize, { nullable: true, description: "How many employees; null when not stated." })
  size!: CompanySize | null;

  @Field(() => String, { nullable: true, description: "Where its logo is served; null when it has none." })
  logoUrl!: string;

  @Field(() => String, { description: "Its name in the address of its public page; for the query `company`." })
  slug!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "What was checked of who it is; null: nothing was.",
  })
  verification!: CompanyVerification | null;
}

// Simple resolvers read a property and nothing else: a page has hundreds of these fields. What a recruiter says of a job is
// declared in job-fields.ts.
@ObjectType({ description: "A posted job.", simpleResolvers: true })
@DeclareJobFields("view")
export class Job {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The salary as shown, such as "3-4 LPA"; null when not stated.' })
  salaryLabel!: string;

  @Field(() => Float, { nullable: true, description: "Least salary, lakh rupees per year; null when not stated." })
  salaryMin!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Highest salary, lakh rupees per year; null when not stated or open-ended.",
  })
  salaryMax!: number | null;

  @Field(() => JobStatus, { description: "Whether it takes applications." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: "When a scheduled job opens; null for all others." })
  opensAt!: Date | null;

  @Field(() => Boolean, {
    description: "Whether it takes applications now: open, not deleted, and its last day to apply has not passed.",
  })
  takesApplications!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the recruiter deleted it; null unless deleted." })
  deletedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: "When it was posted." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it was last changed." })
  updatedAt!: Date;

  @Field(() => Company, { description: "Who posted it." })
  company!: Company;

  @Field(() => Boolean, { description: "Whether who applies is asked something: `questions`." })
  asksQuestions!: boolean;

  @Field(() => Boolean, { description: "Whether the viewing seeker saved it." })
  viewerHasSaved!: boolean;

  @Field(() => ApplicationStatus, {
    nullable: true,
    description: "How the viewing seeker's application stands; null without one.",
  })
  viewerApplicationStatus!: ApplicationStatus | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the viewing seeker applied; null without an application.",
  })
  viewerAppliedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the viewer can apply now: a seeker without an application to it, while it takes applications.",
  })
  viewerCanApply!: boolean;
}

/** A page of jobs. */
export const JobConnection = connectionOf(() => Job, "Job", JobEdgeFields);

@ObjectType({ description: "The job that a mutation changed." })
export class JobPayload {
  @Field(() => Job, { description: "As it is now." })
  job!: Job;
}

@ObjectType({ description: "A job that stays open." })
export class JobNotClosed {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => String, { description: "Why, as a sentence." })
  reason!: string;
}

@ObjectType({ description: "The jobs that a mutation has closed." })
export class CloseJobsPayload {
  @Field(() => [Job], { description: "As they are now." })
  jobs!: Job[];

  @Field(() => [JobNotClosed], { description: "The open ones of the company that the viewer may not edit." })
  notClosed!: JobNotClosed[];
}

@ObjectType({ description: "A job that is gone." })
export class DeleteJobPayload {
  @Field(() => ID, { description: "Its id." })
  id!: string;
}
