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

@InputType({ description: "Which jobs to find; conditions that are given all apply." })
export class JobFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Words that the job has, in any order, anywhere: best in its title. Slips of the pen, unfinished last words, singular and plural and synonyms are understood. What is contained as it was typed in the title, company, type, location, work mode, industry, requirements, experience or company size is found, too. At most 200 characters.",
  })
  keyword?: string | null;

  @Field(() => JobType, { nullable: true, description: "This job type." })
  jobType?: JobType | null;

  @Field(() => WorkMode, { nullable: true, description: "This work mode." })
  workMode?: WorkMode | null;

  @Field(() => ExperienceLevel, { nullable: true, description: "This experience level." })
  experienceLevel?: ExperienceLevel | null;

  @Field(() => Industry, { nullable: true, description: "This category." })
  industry?: Industry | null;

  @Field(() => CompanySize, { nullable: true, description: "Companies of this size." })
  companySize?: CompanySize | null;

  @Field(() => SalaryRange, {
    nullable: true,
    description: "Within this range; jobs that state no salary always match. Not together with salaryMin or salaryMax.",
  })
  salaryRange?: SalaryRange | null;

  @Field(() => Float, {
    nullable: true,
    description: "Least salary at least this, lakh rupees per year; instead of salaryRange.",
  })
  salaryMin?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Highest salary at most this, lakh rupees per year; instead of salaryRange.",
  })
  salaryMax?: number | null;

  @Field(() => [JobType], { nullable: true, description: "Any of these job types; all when empty." })
  jobTypes?: JobType[] | null;

  @Field(() => [WorkMode], { nullable: true, description: "Any of these work modes; all when empty." })
  workModes?: WorkMode[] | null;

  @Field(() => [ExperienceLevel], { nullable: true, description: "Any of these experience levels; all when empty." })
  experienceLevels?: ExperienceLevel[] | null;

  @Field(() => [Industry], { nullable: true, description: "Any of these categories; all when empty." })
  industries?: Industry[] | null;

  @Field(() => [CompanySize], { nullable: true, description: "Any of these company sizes; all when empty." })
  companySizes?: CompanySize[] | null;

  @Field(() => Float, {
    nullable: true,
    description: "May pay at least this, lakh rupees per year; jobs that state no pay are not found.",
  })
  payAtLeast?: number | null;

  @Field(() => Int, { nullable: true, description: "Posted within so many days, from 1 to 3650." })
  postedWithinDays?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "In any of these places, by their names old and new; at most 20.",
  })
  places?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Places no further than so many kilometres from one of `places` count as well, where both are known; at most 500. Without places it has no effect.",
  })
  withinKm?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "Of a company with any of these names, or a part of it; at most 20.",
  })
  companies?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Without any of these words, anywhere; at most 20." })
  excludeWords?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Not of companies with these names; at most 20." })
  excludeCompanies?: string[] | null;
}

/** Which part of the jobs a program reads: of one company, or what is new since it last looked. */
@ArgsType()
export class JobListArgs extends ForwardPageArgs {
  @Field(() => ID, { nullable: true, description: "Jobs of this company alone." })
  companyId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Posted after this moment." })
  postedAfter?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Posted before this moment." })
  postedBefore?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Posted or changed after this moment. What was closed or deleted since is in `jobChanges`.",
  })
  updatedAfter?: Date | null;
}

@InputType({ description: "The fields of a job." })
@DeclareJobFields("post")
export class JobInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "An own job that this is a copy of: imported pay in words of its own comes along, unless salaryRange is given.",
  })
  copyOf?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Keeps it as a draft that only the company sees." })
  isDraft?: boolean | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Opens it by itself at this moment, within a year; until then only the company sees it.",
  })
  opensAt?: Date | null;

  @Field(() => JobEditors, {
    nullable: true,
    description:
      "Who edits it besides the company's owners: its owner, who posts it, or every recruiter, as when absent.",
  })
  editors?: JobEditors | null;
}

@InputType({
  description:
    "Fields of a job to change. One that is absent is kept as it is; null empties it, and is refused where it must not be empty.",
})
@DeclareJobFields("edit")
export class EditJobInput {
  @Field(() => ID, { description: "The job." })
  id!: string;

  @Field(() => JobEditors, {
    nullable: true,
    description: "Who edits it. Its owner and the company's owners change this; kept when absent or null.",
  })
  editors?: JobEditors | null;
}

@InputType({ description: "A job, by id." })
export class JobIdInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;
}

@InputType({ description: "Making somebody else the owner of a job." })
export class HandOverJobInput extends JobIdInput {
  @Field(() => ID, { description: "The account of an owner or recruiter of the company." })
  accountId!: string;
}

@InputType({ description: "Closing, reopening, opening or scheduling a job." })
export class SetJobStatusInput extends JobIdInput {
  @Field(() => JobStatus, { description: "What it shall be." })
  status!: JobStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it opens, for SCHEDULED alone." })
  opensAt?: Date | null;
}

@InputType({ description: "Jobs to close at once." })
export class CloseJobsInput {
  @Field(() => [ID], { description: "The jobs, at most 100." })
  jobIds!: string[];
}

@InputType({
  description:
    "A whole job as it is where it comes from: what is absent or null is empty, and refused where it must not be empty.",
})
@DeclareJobFields("edit")
export class UpsertJobInput {
  @Field(() => ID, { description: "Its id where it comes from, unique within the company; at most 200 characters." })
  externalId!: string;
}

@InputType({ description: "Jobs to post, or to change where the company has them already." })
export class UpsertJobsInput {
  @Field(() => [UpsertJobInput], { description: "The jobs, at most 500." })
  jobs!: UpsertJobInput[];
}
