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
import type { ErrorCode } from "../platform/errors.ts";
import { CompanyVerification } from "../platform/graphql/company-verification.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ErrorCodes } from "../platform/graphql/user-error.types.ts";
import { DeclareJobFields } from "./job-fields.ts";
import { JobEdgeFields } from "./search/match-reasons.types.ts";

registerEnum("JobType", JobType, "Working time or duration of a job.", JOB_TYPES);
registerEnum("WorkMode", WorkMode, "Where the work is done.", WORK_MODES);
registerEnum("ExperienceLevel", ExperienceLevel, "Years of experience a job asks for.", EXPERIENCE_LEVELS);
registerEnum("Industry", Industry, "The category of a job.", INDUSTRIES);
registerEnum("CompanySize", CompanySize, "A company's number of employees.", COMPANY_SIZES);
registerEnum("SalaryRange", SalaryRange, "Salary ranges in lakh rupees per year (LPA).", SALARY_RANGES);
registerEnum("PayUnit", PayUnit, "The period that numeric pay is stated for.", PAY_UNITS);
registerEnum("AiPolicy", AiPolicy, "A company's policy on AI-written texts in applications.", AI_POLICIES);
registerEnum("JobStatus", JobStatus, "The status that a company has given to a job.", {
  OPEN: "Takes applications until its deadline.",
  CLOSED: "Takes no applications; visible only to its company and to seekers who applied to it or saved it.",
  DRAFT: "Has never been open; visible only to its company.",
  SCHEDULED: "Opens automatically at its scheduled time; until then visible only to its company.",
});
registerEnum("ApplicationStatus", ApplicationStatus, "The status of an application.", {
  APPLIED: "Pending: awaits the recruiter's decision.",
  ACCEPTED: "The recruiter has accepted it.",
  REJECTED: "The recruiter has rejected it.",
  WITHDRAWN: "The seeker has withdrawn it.",
});

/** The orders of a job list. */
export const JobOrder = {
  BEST_MATCH: "BEST_MATCH",
  NEWEST: "NEWEST",
  PAY: "PAY",
  DEADLINE: "DEADLINE",
} as const;
registerEnum("JobOrder", JobOrder, "The sort order of a list of jobs.", {
  BEST_MATCH: "Best matches of the keyword first, newest first among equals; without a keyword, newest first.",
  NEWEST: "Newest first.",
  PAY: "Highest possible pay first; jobs without stated pay last.",
  DEADLINE: "Earliest deadline first; jobs without a deadline last.",
});

@ObjectType({ description: "The company that posts a job.", simpleResolvers: true })
export class Company {
  @Field(() => ID, { description: "The company's id." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => CompanySize, { nullable: true, description: "Its number of employees; null when not stated." })
  size!: CompanySize | null;

  @Field(() => String, { nullable: true, description: "The URL of its logo; null when it has none." })
  logoUrl!: string;

  @Field(() => String, { description: "Its name in the URL of its public page; identifies it in the query `company`." })
  slug!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "What was verified about its identity; null if nothing was.",
  })
  verification!: CompanyVerification | null;
}

// With simple resolvers, fields just read a property: a page has hundreds of them. The fields that a recruiter provides
// are declared in job-fields.ts.
@ObjectType({ description: "A posted job.", simpleResolvers: true })
@DeclareJobFields("view")
export class Job {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The salary as displayed, such as "3-4 LPA"; null when not stated.',
  })
  salaryLabel!: string;

  @Field(() => Float, { nullable: true, description: "Minimum salary, in lakh rupees per year; null when not stated." })
  salaryMin!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Maximum salary, in lakh rupees per year; null when not stated or open-ended.",
  })
  salaryMax!: number | null;

  @Field(() => JobStatus, { description: "Its status, as its company has set it." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: "When a scheduled job opens; null for all others." })
  opensAt!: Date | null;

  @Field(() => Boolean, {
    description: "Whether it takes applications now: it is open, not deleted, and its deadline has not passed.",
  })
  takesApplications!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was deleted; null unless deleted." })
  deletedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: "When it was posted." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it was last changed." })
  updatedAt!: Date;

  @Field(() => Company, { description: "The company that posted it." })
  company!: Company;

  @Field(() => Boolean, { description: "Whether it has `questions` for applicants." })
  asksQuestions!: boolean;

  @Field(() => Boolean, { description: "Whether the viewing seeker has saved it." })
  viewerHasSaved!: boolean;

  @Field(() => ApplicationStatus, {
    nullable: true,
    description: "The status of the viewing seeker's application; null without one.",
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
  @Field(() => Job, { description: "The job's current state." })
  job!: Job;
}

@ObjectType({ description: "A job that was not closed." })
export class JobNotClosed {
  @Field(() => ID, { description: "The job, as the request named it: by its id, or its id in its source system." })
  jobId!: string;

  @Field(() => ErrorCodes, { description: "The error code." })
  code!: ErrorCode;

  @Field(() => String, { description: "The reason, as a sentence." })
  reason!: string;
}

@ObjectType({ description: "The jobs that a mutation closed." })
export class CloseJobsPayload {
  @Field(() => [Job], { description: "Their current state." })
  jobs!: Job[];

  @Field(() => [JobNotClosed], {
    description: "The open jobs that the viewer may not edit, and the ids that name no job of the company.",
  })
  notClosed!: JobNotClosed[];
}

@ObjectType({ description: "The deleted job." })
export class DeleteJobPayload {
  @Field(() => ID, { description: "The id of the deleted job." })
  id!: string;
}
