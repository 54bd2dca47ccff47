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
   * The common part of the description; `view`, `post` and, where they differ from a post, `edit` and `upsert` add to it.
   * No full stop at the end.
   */
  readonly description: string;
  readonly view?: string;
  readonly post?: string;
  readonly edit?: string;
  readonly upsert?: string;
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
  industry: { type: () => Industry, description: "The industry of the job", required: true },
  description: {
    type: () => String,
    description: "The job description, in Markdown that preserves the line breaks of plain text",
    post: "; at most 30,000 characters",
    required: true,
  },
  requirements: {
    type: () => String,
    description: "The requirements for applicants, in Markdown that preserves the line breaks of plain text",
    view: "; null if not stated",
    nullable: true,
    post: "; at most 10,000 characters",
  },
  location: {
    type: () => String,
    description: "The location of the job, as free text",
    view: "; null if not stated",
    nullable: true,
    post: "; at most 200 characters. If absent, it is composed of `city`, `region` and `country`",
    edit: "; at most 200 characters",
  },
  jobType: {
    type: () => JobType,
    description: "The type of employment: full-time, part-time or an internship",
    required: true,
  },
  workMode: {
    type: () => WorkMode,
    description: "Where the work is done: on site, remotely, or both (hybrid)",
    required: true,
  },
  experienceLevel: {
    type: () => ExperienceLevel,
    description: "The work experience that the job requires",
    view: "; null if not stated",
    nullable: true,
  },
  salaryRange: {
    type: () => SalaryRange,
    description: "The salary range, in lakh rupees per year",
    view: "; null if not stated, and for jobs that state their salary as free text or in another currency",
    post: "; derived from the numeric pay instead if `payMin` is given",
    edit: "; it replaces numeric pay. If absent, the free-text salary of an imported job is preserved",
    nullable: true,
  },
  payMin: {
    type: () => Float,
    description: "The minimum pay in `payCurrency` per `payUnit`",
    view: "; null if the pay is stated only as a range or as free text, or not at all",
    post: "; above 0 and at most 1,000,000,000, rounded to two decimal places. Requires `payCurrency` and `payUnit`. If the currency is INR, this also sets `salaryRange`",
    nullable: true,
  },
  payMax: {
    type: () => Float,
    description: "The maximum pay in `payCurrency` per `payUnit`",
    view: "; null if the pay is exactly `payMin`, or no numeric pay is stated",
    post: "; not below `payMin`, and at most 1,000,000,000. If absent, the pay is exactly `payMin`",
    edit: "; not below `payMin`, and at most 1,000,000,000. If null, the pay is exactly `payMin`",
    nullable: true,
  },
  payCurrency: {
    type: () => String,
    description: "The currency of the numeric pay, as an ISO 4217 code such as `INR`",
    view: "; null if no numeric pay is stated",
    post: "; required with `payMin`",
    nullable: true,
  },
  payUnit: {
    type: () => PayUnit,
    description: "The period for which the numeric pay is stated",
    view: "; null if no numeric pay is stated",
    post: "; required with `payMin`",
    nullable: true,
  },
  city: {
    type: () => String,
    description: "The city of the job",
    view: "; if not stated, the known city with which `location` begins, or null",
    nullable: true,
    post: ", at most 100 characters",
  },
  region: {
    type: () => String,
    description: "The state or region of the job",
    view: "; null if not stated",
    nullable: true,
    post: ", at most 100 characters",
  },
  country: {
    type: () => String,
    description: "The country of the job, as an ISO 3166-1 alpha-2 code such as `IN`",
    view: "; null if not stated",
    nullable: true,
  },
  remoteFrom: {
    type: () => String,
    description: "Where people who work remotely may be located, as free text",
    view: "; null if not stated",
    nullable: true,
    post: "; at most 200 characters",
  },
  applicationDeadline: {
    type: () => DateScalar,
    description: "The last day on which the job accepts applications, in UTC",
    view: "; null if it stays open until the company closes it",
    post: "; not in the past",
    edit: "; not in the past, unless unchanged",
    upsert: "; not in the past, unless unchanged",
    nullable: true,
  },
  answerWithinDays: {
    type: () => Int,
    description: "The number of days within which the company promises to respond to a new application",
    post: `, from 1 to ${MAX_ANSWER_DAYS}; ${DEFAULT_ANSWER_DAYS} by default`,
    edit: `, from 1 to ${MAX_ANSWER_DAYS}; null resets it to ${DEFAULT_ANSWER_DAYS}. Existing applications keep their response deadline`,
    upsert: `, from 1 to ${MAX_ANSWER_DAYS}; ${DEFAULT_ANSWER_DAYS} by default. Existing applications keep their response deadline`,
  },
  questions: {
    type: () => [JobQuestion],
    input: () => [JobQuestionInput],
    description: "The screening questions that applicants answer, in order",
    view: "; empty if there are none",
    post: `; at most ${MAX_QUESTIONS}`,
    edit: `; at most ${MAX_QUESTIONS}. Existing answers keep the wording of their questions`,
    upsert: `; at most ${MAX_QUESTIONS}. Existing answers keep the wording of their questions`,
  },
  aiPolicy: {
    type: () => AiPolicy,
    description: "The company's policy on the use of AI in applications",
    view: "; null if it has none",
    nullable: true,
  },
};

/**
 * Declares these fields in a GraphQL class: of a job, of a post, of an edit, where absent fields stay unchanged, or of an
 * upsert, where they are cleared.
 */
export function DeclareJobFields(kind: "view" | "post" | "edit" | "upsert"): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, field] of Object.entries(JOB_FIELDS)) {
      const {
        type,
        input = type,
        description,
        view = "",
        post = "",
        edit = post,
        upsert = post,
        required = false,
        nullable = false,
      } = field;
      const text = {
        view,
        post,
        edit: `${edit}${required ? ". Cannot be cleared" : ""}`,
        upsert: `${upsert}${required ? ". Required" : ""}`,
      }[kind];
      const isNullable = { view: nullable, post: !required, edit: true, upsert: true }[kind];
      Field(kind === "view" ? type : input, { nullable: isNullable, description: `${description}${text}.` })(
        prototype,
        name,
      );
    }
  };
}
