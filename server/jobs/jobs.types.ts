import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../shared/jobs.options.ts";
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
import { FileAddress } from "../platform/graphql/file-address.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { ErrorCodes } from "../platform/graphql/user-error.types.ts";
import { DeclareJobFields } from "./job-fields.ts";
import { JobEdgeFields } from "./search/match-reasons.types.ts";

registerEnum("JobType", JobType, "The type of employment that a job offers.", JOB_TYPES);
registerEnum("WorkMode", WorkMode, "Where the work of a job is done.", WORK_MODES);
registerEnum(
  "ExperienceLevel",
  ExperienceLevel,
  "The years of work experience that a job requires.",
  EXPERIENCE_LEVELS,
);
registerEnum("Industry", Industry, "The industry of a job.", INDUSTRIES);
registerEnum("CompanySize", CompanySize, "The number of a company's employees, as a range.", COMPANY_SIZES);
registerEnum("SalaryRange", SalaryRange, "A salary range, in lakh rupees per year (LPA).", SALARY_RANGES);
registerEnum("PayUnit", PayUnit, "The period for which the numeric pay of a job is stated.", {
  YEAR: "Per year.",
  MONTH: "Per month.",
  DAY: "Per day.",
  HOUR: "Per hour.",
});
registerEnum("AiPolicy", AiPolicy, "A company's policy on the use of AI in applications.", {
  WELCOME: "Texts written with AI are welcome.",
  DISCLOSE: "Texts written with AI are welcome if the applicant says so.",
  PEOPLE_ONLY: "Applicants write in their own words, without AI.",
});
registerEnum("JobStatus", JobStatus, "The status of a job, as set by its company.", {
  OPEN: "The job is published and accepts applications until its deadline, if it has one.",
  CLOSED:
    "The job accepts no applications. Only its company, and job seekers who applied to the job or saved it, can " +
    "see it.",
  DRAFT: "The job has never been open. Only its company can see it.",
  SCHEDULED: "The job opens automatically at its `opensAt` time. Until then, only its company can see it.",
});
registerEnum("ApplicationStatus", ApplicationStatus, "The status of an application.", {
  APPLIED: "The application is pending: the company has not decided on it.",
  ACCEPTED: "The company accepted the application.",
  REJECTED: "The company rejected the application.",
  WITHDRAWN: "The job seeker withdrew the application.",
});

/** The orders of a job list. */
export const JobOrder = {
  BEST_MATCH: "BEST_MATCH",
  NEWEST: "NEWEST",
  PAY: "PAY",
  DEADLINE: "DEADLINE",
  FOR_YOU: "FOR_YOU",
} as const;
registerEnum("JobOrder", JobOrder, "The sort order of a list of jobs.", {
  BEST_MATCH:
    "Jobs that match the keyword best come first, and newer jobs first among equal matches. Without a keyword, " +
    "newest jobs first.",
  NEWEST: "Most recently posted jobs first.",
  PAY: "Jobs with the highest possible pay first. Jobs without stated pay come last.",
  DEADLINE: "Jobs with the earliest application deadline first. Jobs without a deadline come last.",
  FOR_YOU:
    "Only jobs that have a skill or the profession of the caller's profile, and that the caller has not " +
    "applied to. Those that match its skills, profession, location and experience best come first, and " +
    "newer jobs first among equal matches. Seekers only.",
});

@ObjectType({
  description: "The company that posted a job, in brief; the query `company` returns its full profile.",
  simpleResolvers: true,
})
export class Company {
  @Field(() => ID, { description: "The company's id." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => CompanySize, {
    nullable: true,
    description: "The company's number of employees, as a range; null if not stated.",
  })
  size!: CompanySize | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The path of the company's logo on this server; null if the company has none. `logoAddress` is its absolute " +
      "URL.",
  })
  @FileAddress()
  logoUrl!: string;

  @Field(() => String, {
    description:
      "The company's name as it appears in the URL of its public page. The query `company` accepts it instead of " +
      "an id.",
  })
  slug!: string;

  @Field(() => CompanyVerification, {
    nullable: true,
    description: "How the company was verified as the owner of a domain; null if it is not verified.",
  })
  verification!: CompanyVerification | null;
}

// With simple resolvers, fields just read a property: a page has hundreds of them. The fields that a recruiter provides
// are declared in job-fields.ts.
@ObjectType({ description: "A job that a company posted.", simpleResolvers: true })
@DeclareJobFields("view")
export class Job {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The salary as shown to job seekers, such as "3-4 LPA"; null if not stated.',
  })
  salaryLabel!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      "The minimum salary, in lakh rupees per year; null if the salary is not stated, is free text or is in " +
      "another currency.",
  })
  salaryMin!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "The maximum salary, in lakh rupees per year; null if the salary is open-ended, and whenever `salaryMin` is " +
      "null.",
  })
  salaryMax!: number | null;

  @Field(() => JobStatus, {
    description:
      "The job's status, as set by its company. An open job whose deadline has passed remains `OPEN`; see " +
      "`takesApplications`.",
  })
  status!: JobStatus;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the job opens automatically; null unless its status is `SCHEDULED`.",
  })
  opensAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the job accepts applications now: it is open, is not deleted, and its deadline has not passed.",
  })
  takesApplications!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the job was deleted, or taken down by operators; null if it was not.",
  })
  deletedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    description: "When the job was posted. A draft or scheduled job counts as posted when it first opens.",
  })
  createdAt!: Date;

  @Field(() => Int, {
    description:
      "How many times the company has posted the job: this time and, in the year before, each time at least 7 days " +
      "earlier that it posted a job with the same title and location that had ended when this one was posted.",
  })
  timesPosted!: number;

  @Field(() => DateTimeScalar, {
    description: "When the job was first posted, of the times that `timesPosted` counts; `createdAt` if there is one.",
  })
  firstPostedAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the job was last changed." })
  updatedAt!: Date;

  @Field(() => Company, { description: "The company that posted the job." })
  company!: Company;

  @Field(() => Boolean, { description: "Whether the job has screening questions, which are in `questions`." })
  asksQuestions!: boolean;

  @Field(() => Boolean, { description: "Whether the caller has saved the job; false for everyone else." })
  viewerHasSaved!: boolean;

  @Field(() => ApplicationStatus, {
    nullable: true,
    description: "The status of the caller's application to the job; null if they have not applied, or have withdrawn.",
  })
  viewerApplicationStatus!: ApplicationStatus | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the caller applied to the job; null if they have not applied, or have withdrawn.",
  })
  viewerAppliedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the viewer can apply to the job now: they are a job seeker without an application to it, and it " +
      "accepts applications.",
  })
  viewerCanApply!: boolean;
}

/** A page of jobs. */
export const JobConnection = connectionOf(() => Job, "Job", JobEdgeFields);

@ObjectType({ description: "The job that a mutation changed." })
export class JobPayload {
  @Field(() => Job, { description: "The job after the change." })
  job!: Job;
}

@ObjectType({ description: "A job that `closeJobs` did not close." })
export class JobNotClosed {
  @Field(() => ID, { description: "The job's id or, if the company has no such job, the id that was given." })
  jobId!: string;

  @Field(() => ErrorCodes, {
    description:
      "Why the job was not closed: `FORBIDDEN` if the caller is not allowed to edit it, `NOT_FOUND` if the " +
      "company has no such job.",
  })
  code!: ErrorCode;

  @Field(() => String, { description: "Why the job was not closed, as a sentence." })
  reason!: string;
}

@ObjectType({ description: "The result of closing several jobs." })
export class CloseJobsPayload {
  @Field(() => [Job], { description: "The jobs that were closed, in no particular order." })
  jobs!: Job[];

  @Field(() => [JobNotClosed], {
    description:
      "The jobs that were not closed: open ones that the caller is not allowed to edit, and ids that match " +
      "no job of the company.",
  })
  notClosed!: JobNotClosed[];
}

@ObjectType({ description: "The result of deleting a job." })
export class DeleteJobPayload {
  @Field(() => ID, { description: "The id of the deleted job." })
  id!: string;
}
