import { Field, Float, Int } from "type-graphql";
import { MAX_QUESTIONS } from "../../shared/job-questions.ts";
import { DEFAULT_ANSWER_DAYS, MAX_ANSWER_DAYS } from "../../shared/jobs.ts";
import {
  AiPolicy,
  ExperienceLevel,
  Industry,
  JobType,
  PayUnit,
  SalaryRange,
  WorkMode,
} from "../generated/prisma/enums.ts";
import { DateScalar } from "../platform/graphql/scalars.ts";
import type { JobFields } from "./jobs.schemas.ts";
import { JobQuestion, JobQuestionInput } from "./questions/questions.types.ts";

interface JobField {
  readonly type: () => object;
  /** The input type of a post and an edit, where it differs. */
  readonly input?: () => object;
  /**
   * The common part of the description; `view`, `post` and, where it differs from a post, `edit` add to it. No full
   * stop.
   */
  readonly description: string;
  readonly view?: string;
  readonly post?: string;
  readonly edit?: string;
  /** Whether a post must have it. */
  readonly required?: boolean;
  /** Whether a job may lack it. */
  readonly nullable?: boolean;
}

/** The fields of a job that a recruiter provides, as GraphQL returns and accepts them. */
const JOB_FIELDS: Readonly<Record<keyof JobFields, JobField>> = {
  title: {
    type: () => String,
    description: "The job title",
    post: ", at most 200 characters",
    required: true,
  },
  industry: { type: () => Industry, description: "The job's category", required: true },
  description: {
    type: () => String,
    description: "The job description, in Markdown; line breaks of plain text are preserved",
    post: ", at most 30,000 characters",
    required: true,
  },
  requirements: {
    type: () => String,
    description: "Requirements for applicants; plain text",
    view: "; null when not stated",
    nullable: true,
    post: ", at most 10,000 characters",
  },
  location: {
    type: () => String,
    description: "The location, in words",
    view: "; null when not stated",
    nullable: true,
    post: ", at most 200 characters",
  },
  jobType: { type: () => JobType, description: "Full-time, part-time or internship", required: true },
  workMode: { type: () => WorkMode, description: "On site, remote or hybrid", required: true },
  experienceLevel: {
    type: () => ExperienceLevel,
    description: "Required experience",
    view: "; null when not stated",
    nullable: true,
  },
  salaryRange: {
    type: () => SalaryRange,
    description: "The salary range, as chosen",
    view: "; null when not stated, and for imported jobs that state it as free text",
    edit: "; when absent, a salary that was imported as free text is preserved",
    nullable: true,
  },
  payMin: {
    type: () => Float,
    description: "The minimum pay, as a number",
    view: "; null when it is stated only as a range or as free text",
    post: "; with a currency and a unit it sets the salary range",
    edit: "; it sets the salary range, until another range is given",
    nullable: true,
  },
  payMax: { type: () => Float, description: "The maximum pay; null when the pay is exactly `payMin`", nullable: true },
  payCurrency: { type: () => String, description: "The currency of the pay, ISO 4217", nullable: true },
  payUnit: { type: () => PayUnit, description: "The period that the pay is stated for", nullable: true },
  city: {
    type: () => String,
    description: "The city",
    view: "; when not stated, the known city that the location begins with, or null",
    nullable: true,
    post: ", at most 100 characters",
  },
  region: {
    type: () => String,
    description: "The state or region",
    view: "; null when not stated",
    nullable: true,
    post: ", at most 100 characters",
  },
  country: {
    type: () => String,
    description: "The country, ISO 3166-1 alpha-2",
    view: "; null when not stated",
    nullable: true,
  },
  remoteFrom: {
    type: () => String,
    description: "Where remote workers may be located, in words",
    view: "; null when not stated",
    nullable: true,
    post: ", at most 200 characters",
  },
  applicationDeadline: {
    type: () => DateScalar,
    description: "The last day to apply",
    view: ", inclusive; null when open until closed",
    post: "; not in the past",
    edit: "; not in the past, unless unchanged",
    nullable: true,
  },
  answerWithinDays: {
    type: () => Int,
    description: "The number of days within which the company promises to answer new applicants",
    post: `, from 1 to ${MAX_ANSWER_DAYS}; ${DEFAULT_ANSWER_DAYS} unless given`,
    edit: `, from 1 to ${MAX_ANSWER_DAYS}; existing applications keep the day that was promised`,
  },
  questions: {
    type: () => [JobQuestion],
    input: () => [JobQuestionInput],
    description: "The questions that applicants answer, in order",
    view: "; empty if there are none",
    post: `, at most ${MAX_QUESTIONS}`,
    edit: `, at most ${MAX_QUESTIONS}; existing answers keep the wording of their questions`,
  },
  aiPolicy: {
    type: () => AiPolicy,
    description: "The company's policy on AI-written texts in applications",
    view: "; null when it does not say",
    nullable: true,
  },
};

/** Declares these fields in a GraphQL class: of a job, of a post, or of an edit, where absent fields stay unchanged. */
export function DeclareJobFields(kind: "view" | "post" | "edit"): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, field] of Object.entries(JOB_FIELDS)) {
      const {
        type,
        input = type,
        description,
        view = "",
        post = "",
        edit = post,
        required = false,
        nullable = false,
      } = field;
      const text = { view, post, edit: `${edit}${required ? "; not empty" : ""}` }[kind];
      const isNullable = { view: nullable, post: !required, edit: true }[kind];
      Field(kind === "view" ? type : input, { nullable: isNullable, description: `${description}${text}.` })(
        prototype,
        name,
      );
    }
  };
}
