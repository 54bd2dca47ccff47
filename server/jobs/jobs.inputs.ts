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

@InputType({ description: "Search conditions for jobs; a job must meet all of them." })
export class JobFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Words of the job, in any order and any field; matches in the title rank highest. Typos, unfinished last " +
      "words, singular and plural forms and synonyms are understood. Verbatim substrings of the title, company, " +
      "type, location, work mode, industry, requirements, experience and company size match as well. At most 200 " +
      "characters.",
  })
  keyword?: string | null;

  @Field(() => JobType, { nullable: true, description: "Only this job type." })
  jobType?: JobType | null;

  @Field(() => WorkMode, { nullable: true, description: "Only this work mode." })
  workMode?: WorkMode | null;

  @Field(() => ExperienceLevel, { nullable: true, description: "Only this experience level." })
  experienceLevel?: ExperienceLevel | null;

  @Field(() => Industry, { nullable: true, description: "Only this category." })
  industry?: Industry | null;

  @Field(() => CompanySize, { nullable: true, description: "Only companies of this size." })
  companySize?: CompanySize | null;

  @Field(() => SalaryRange, {
    nullable: true,
    description:
      "Salary within this range; jobs without a stated salary always match. Mutually exclusive with salaryMin and " +
      "salaryMax.",
  })
  salaryRange?: SalaryRange | null;

  @Field(() => Float, {
    nullable: true,
    description: "Minimum salary of at least this, in lakh rupees per year; instead of salaryRange.",
  })
  salaryMin?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Maximum salary of at most this, in lakh rupees per year; instead of salaryRange.",
  })
  salaryMax?: number | null;

  @Field(() => [JobType], { nullable: true, description: "Any of these job types; an empty list matches all." })
  jobTypes?: JobType[] | null;

  @Field(() => [WorkMode], { nullable: true, description: "Any of these work modes; an empty list matches all." })
  workModes?: WorkMode[] | null;

  @Field(() => [ExperienceLevel], {
    nullable: true,
    description: "Any of these experience levels; an empty list matches all.",
  })
  experienceLevels?: ExperienceLevel[] | null;

  @Field(() => [Industry], { nullable: true, description: "Any of these categories; an empty list matches all." })
  industries?: Industry[] | null;

  @Field(() => [CompanySize], { nullable: true, description: "Any of these company sizes; an empty list matches all." })
  companySizes?: CompanySize[] | null;

  @Field(() => Float, {
    nullable: true,
    description: "Pay that may reach at least this, in lakh rupees per year; excludes jobs without stated pay.",
  })
  payAtLeast?: number | null;

  @Field(() => Int, { nullable: true, description: "Posted within this number of days, from 1 to 3650." })
  postedWithinDays?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "In any of these places, by current or former names; at most 20.",
  })
  places?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Also includes places within this distance of one of `places`, in kilometres, where both locations are " +
      "known; at most 500. No effect without `places`.",
  })
  withinKm?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "Of a company whose name contains any of these; at most 20.",
  })
  companies?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Without any of these words in any field; at most 20." })
  excludeWords?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Not of companies with these names; at most 20." })
  excludeCompanies?: string[] | null;
}

/** The part of the jobs that a program reads: those of one company, or those new since its last request. */
@ArgsType()
export class JobListArgs extends ForwardPageArgs {
  @Field(() => ID, { nullable: true, description: "Only jobs of this company." })
  companyId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Posted after this time." })
  postedAfter?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Posted before this time." })
  postedBefore?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "Posted or changed after this time, or up to a minute before: a change may be seen later than it was made. To " +
      "copy jobs, use `jobChanges`, which misses none and also reports jobs closed or deleted.",
  })
  updatedAfter?: Date | null;
}

@InputType({ description: "The fields of a job." })
@DeclareJobFields("post")
export class JobInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "The id of a job of the company that this is a copy of: free-text pay of an imported job is copied too, " +
      "unless salaryRange is given.",
  })
  copyOf?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Saves it as a draft that only the company sees." })
  isDraft?: boolean | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Opens it automatically at this time, within a year; until then only the company sees it.",
  })
  opensAt?: Date | null;

  @Field(() => JobEditors, {
    nullable: true,
    description:
      "Who may edit it besides the company's owners: its owner, who posts it, or every recruiter. Every recruiter " +
      "when absent.",
  })
  editors?: JobEditors | null;
}

@InputType({
  description:
    "Fields of a job to change. An absent field stays unchanged; null clears it, and is refused for required fields.",
})
@DeclareJobFields("edit")
export class EditJobInput {
  @Field(() => ID, { description: "The job." })
  id!: string;

  @Field(() => JobEditors, {
    nullable: true,
    description:
      "Who may edit it; only its owner and the company's owners may change this. Unchanged when absent or null.",
  })
  editors?: JobEditors | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The job's `updatedAt` that the edit is based on: refused with `CONFLICT` if the job has changed since. When " +
      "absent, the later edit wins.",
  })
  unchangedSince?: Date | null;
}

@InputType({ description: "A job, by id." })
export class JobIdInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;
}

@InputType({ description: "Transferring a job to another owner." })
export class HandOverJobInput extends JobIdInput {
  @Field(() => ID, { description: "The new owner's account: an owner or recruiter of the company." })
  accountId!: string;
}

@InputType({ description: "Closing, reopening, opening or scheduling a job." })
export class SetJobStatusInput {
  @Field(() => ID, { nullable: true, description: "The job." })
  jobId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Instead of `jobId`, for the company's own jobs: the job's id in its source system.",
  })
  externalId?: string | null;

  @Field(() => JobStatus, { description: "The new status." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it opens; only for SCHEDULED." })
  opensAt?: Date | null;
}

@InputType({ description: "Jobs to close together." })
export class CloseJobsInput {
  @Field(() => [ID], { nullable: true, description: "The jobs, at most 100 together with `externalIds`." })
  jobIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: "The jobs' ids in their source system." })
  externalIds?: string[] | null;
}

@InputType({
  description:
    "The complete state of a job in its source system: absent or null fields are cleared, and refused where " +
    "required.",
})
@DeclareJobFields("edit")
export class UpsertJobInput {
  @Field(() => ID, {
    description: "The job's id in its source system, unique within the company; at most 200 characters.",
  })
  externalId!: string;
}

@InputType({ description: "Jobs to post, or to update where the company already has them." })
export class UpsertJobsInput {
  @Field(() => [UpsertJobInput], { description: "The jobs, at most 500." })
  jobs!: UpsertJobInput[];
}
