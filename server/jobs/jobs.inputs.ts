import { ArgsType, Field, Float, ID, InputType, Int } from "type-graphql";
import {
  CompanySize,
  ExperienceLevel,
  Industry,
  JobEditors,
  JobStatus,
  JobType,
  SalaryRange,
  WorkMode,
} from "../generated/prisma/enums.ts";
import { ForwardPageArgs } from "../platform/graphql/page-args.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { DeclareJobFields } from "./job-fields.ts";

@InputType({
  description: "Search conditions for jobs. A job must meet all of them; absent and null conditions match every job.",
})
export class JobFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Words to find in a job, in any order and in any field; matches in the title rank highest. The search " +
      "tolerates typos and an unfinished last word, and knows plurals and synonyms. It also matches verbatim parts " +
      "of the title, company, type, location, work mode, industry, requirements, experience and company size. At " +
      "most 200 characters.",
  })
  keyword?: string | null;

  @Field(() => JobType, { nullable: true, description: "Only jobs of this type." })
  jobType?: JobType | null;

  @Field(() => WorkMode, { nullable: true, description: "Only jobs with this work mode." })
  workMode?: WorkMode | null;

  @Field(() => ExperienceLevel, { nullable: true, description: "Only jobs that require this much experience." })
  experienceLevel?: ExperienceLevel | null;

  @Field(() => Industry, { nullable: true, description: "Only jobs in this industry." })
  industry?: Industry | null;

  @Field(() => CompanySize, { nullable: true, description: "Only jobs of companies of this size." })
  companySize?: CompanySize | null;

  @Field(() => SalaryRange, {
    nullable: true,
    description:
      "Only jobs whose salary lies within this range. Jobs without a salary in rupees always match. Cannot be " +
      "combined with `salaryMin` or `salaryMax`.",
  })
  salaryRange?: SalaryRange | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only jobs whose minimum salary is at least this amount, in lakh rupees per year, from 0 to 1,000,000. Jobs " +
      "without a salary in rupees always match. Cannot be combined with `salaryRange`.",
  })
  salaryMin?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only jobs whose maximum salary is at most this amount, in lakh rupees per year, from 0 to 1,000,000. Jobs " +
      "without a salary in rupees always match. Cannot be combined with `salaryRange`.",
  })
  salaryMax?: number | null;

  @Field(() => [JobType], {
    nullable: true,
    description: "Only jobs of any of these types. An empty list matches all jobs.",
  })
  jobTypes?: JobType[] | null;

  @Field(() => [WorkMode], {
    nullable: true,
    description: "Only jobs with any of these work modes. An empty list matches all jobs.",
  })
  workModes?: WorkMode[] | null;

  @Field(() => [ExperienceLevel], {
    nullable: true,
    description: "Only jobs that require any of these experience levels. An empty list matches all jobs.",
  })
  experienceLevels?: ExperienceLevel[] | null;

  @Field(() => [Industry], {
    nullable: true,
    description: "Only jobs in any of these industries. An empty list matches all jobs.",
  })
  industries?: Industry[] | null;

  @Field(() => [CompanySize], {
    nullable: true,
    description: "Only jobs of companies of any of these sizes. An empty list matches all jobs.",
  })
  companySizes?: CompanySize[] | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Only jobs that may pay at least this amount, in lakh rupees per year, from 0 to 1,000,000. Jobs without a " +
      "salary in rupees never match.",
  })
  payAtLeast?: number | null;

  @Field(() => Int, { nullable: true, description: "Only jobs posted within this number of days, from 1 to 3,650." })
  postedWithinDays?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Only jobs in any of these locations, by their current or former names; at most 20, each of at most 200 " +
      "characters. An empty list matches all jobs.",
  })
  places?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Also jobs within this distance of one of the `places`, in kilometres, from 0 to 500, where both locations " +
      "are known cities. Ignored without `places`.",
  })
  withinKm?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Only jobs of companies whose names contain any of these texts; at most 20, each of at most 200 characters. " +
      "An empty list matches all jobs.",
  })
  companies?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Only jobs that contain none of these words in any field; at most 20, each of at most 200 characters.",
  })
  excludeWords?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Only jobs of companies whose names contain none of these strings; at most 20, each of at most 200 characters.",
  })
  excludeCompanies?: string[] | null;
}

/** The part of the jobs that a program reads: those of one company, or those new since its last request. */
@ArgsType()
export class JobListArgs extends ForwardPageArgs {
  @Field(() => ID, { nullable: true, description: "Only jobs of the company with this id." })
  companyId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Only jobs posted after this time." })
  postedAfter?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Only jobs posted before this time." })
  postedBefore?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "Only jobs posted or changed after this time, or up to a minute before it, as a change can become visible " +
      "later than it was made. To keep a copy of all jobs, use `jobChanges`: it misses no change, and also reports " +
      "closed and deleted jobs.",
  })
  updatedAfter?: Date | null;
}

@InputType({ description: "A job to post." })
@DeclareJobFields("post")
export class JobInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "The id of a job of the company that the new job is a copy of. If neither `salaryRange` nor `payMin` is " +
      "given, the free-text salary of an imported job is copied too.",
  })
  copyOf?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether to save the job as a draft, which only the company can see; false by default.",
  })
  isDraft?: boolean | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the job opens automatically: a time within the next 365 days. Until then, only the company can see the " +
      "job. Overrides `isDraft`.",
  })
  opensAt?: Date | null;

  @Field(() => JobEditors, {
    nullable: true,
    description:
      "Who may edit the job in addition to the company's owners: only the job owner, who is the recruiter who " +
      "posts it, or every recruiter. Every recruiter by default.",
  })
  editors?: JobEditors | null;
}

@InputType({
  description:
    "Changes to a job. An absent field stays unchanged; null clears a field, and is rejected for required fields.",
})
@DeclareJobFields("edit")
export class EditJobInput {
  @Field(() => ID, { description: "The id of the job to edit." })
  id!: string;

  @Field(() => JobEditors, {
    nullable: true,
    description:
      "Who may edit the job. Only the job owner and the company's owners may change this setting. Unchanged if " +
      "absent or null.",
  })
  editors?: JobEditors | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The job's `updatedAt` on which the edit is based. If the job has changed since, the edit fails with " +
      "`CONFLICT`. If absent, the later edit wins.",
  })
  unchangedSince?: Date | null;
}

@InputType({ description: "Identifies a job." })
export class JobIdInput {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;
}

@InputType({ description: "The transfer of a job to a new job owner." })
export class HandOverJobInput extends JobIdInput {
  @Field(() => ID, {
    description: "The account id of the new job owner, who must be an owner or recruiter of the company.",
  })
  accountId!: string;
}

@InputType({ description: "A new status for a job, which is identified by either `jobId` or `externalId`." })
export class SetJobStatusInput {
  @Field(() => ID, { nullable: true, description: "The job's id. Required unless `externalId` is given." })
  jobId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the company's job in its source system, instead of `jobId`.",
  })
  externalId?: string | null;

  @Field(() => JobStatus, {
    description:
      "The new status of the job. A job that has been open cannot become `DRAFT` or `SCHEDULED`; one that has " +
      "never been open cannot become `CLOSED`.",
  })
  status!: JobStatus;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the job opens automatically: a time within the next 365 days. Required for the status `SCHEDULED`, and " +
      "ignored for others.",
  })
  opensAt?: Date | null;
}

@InputType({ description: "The jobs to close, identified by `jobIds`, `externalIds` or both." })
export class CloseJobsInput {
  @Field(() => [ID], {
    nullable: true,
    description: "The ids of jobs to close; at most 100 together with `externalIds`.",
  })
  jobIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: "The ids of jobs to close, as in the company's source system; at most 100 together with `jobIds`.",
  })
  externalIds?: string[] | null;
}

@InputType({
  description:
    "The complete state of a job in the company's source system. Absent and null fields are cleared; required " +
    "fields must be given.",
})
@DeclareJobFields("upsert")
export class UpsertJobInput {
  @Field(() => ID, {
    description: "The job's id in the company's source system, unique within the company; from 1 to 200 characters.",
  })
  externalId!: string;
}

@InputType({ description: "Jobs to post, or to update if the company already has them." })
export class UpsertJobsInput {
  @Field(() => [UpsertJobInput], {
    description: "The jobs to post or update; at most 500, each with a different `externalId`.",
  })
  jobs!: UpsertJobInput[];
}
