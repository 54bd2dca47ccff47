import { ArgsType, Field, ID } from "type-graphql";
import { ApplicationSource } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar } from "../platform/graphql/scalars.ts";
import { SeekerFilter } from "../seekers/seeker-filter.input.ts";
import { Decision } from "./applications.types.ts";

/** The orders of an applicant list. */
export const ApplicantOrder = {
  NEWEST: "NEWEST",
  OLDEST: "OLDEST",
  NAME: "NAME",
  EXPERIENCE: "EXPERIENCE",
  DUE: "DUE",
  UNMET_REQUIREMENTS: "UNMET_REQUIREMENTS",
} as const;
export type ApplicantOrder = keyof typeof ApplicantOrder;

/** Human-readable descriptions of the orders. */
export const ORDER_DESCRIPTIONS: Record<ApplicantOrder, string> = {
  NEWEST: "Newest applications first.",
  OLDEST: "Oldest applications first.",
  NAME: "By name, from A to Z.",
  EXPERIENCE: "Longest total time in jobs first, computed from the dates in each profile.",
  DUE: "Earliest response due first. Decided and closed applications come last.",
  UNMET_REQUIREMENTS: "Most requirements not met first, then newest applications first.",
};

registerEnum("ApplicantOrder", ApplicantOrder, "The sort order of a list of applicants. Applicants are not scored.", {
  ...ORDER_DESCRIPTIONS,
  EXPERIENCE: "The longest total time in jobs first, computed from the dates in each profile.",
  DUE: "The earliest response deadline first. Applications that are decided or closed come last.",
  UNMET_REQUIREMENTS:
    "The most answers that do not meet the job's requirements first; the newest application first among equals.",
});

/** When a promised answer is due. */
export const AnswerDue = { PASSED: "PASSED", TODAY: "TODAY", WEEK: "WEEK" } as const;
export type AnswerDue = keyof typeof AnswerDue;

registerEnum(
  "AnswerDue",
  AnswerDue,
  "A period in which the response deadline of an undecided application lies. Days are in UTC.",
  {
    PASSED: "The response deadline has passed.",
    TODAY: "The response deadline is today.",
    WEEK: "The response deadline is today or one of the six days after it.",
  },
);

/** Selects applicants, in any tab and stage. */
@ArgsType()
export class ApplicantFilterArgs {
  @Field(() => String, { nullable: true, description: "Only applications with this tag." })
  tag?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that the resume must contain, at most 200 characters. Supports "quoted phrases", `or`, and `-` ' +
      "before a word to exclude.",
  })
  resumeSearch?: string | null;

  @Field(() => AnswerDue, {
    nullable: true,
    description: "Only undecided applications with a response deadline in this period.",
  })
  due?: AnswerDue | null;

  @Field(() => ApplicationSource, {
    nullable: true,
    description: "Only applicants who found the job through this source.",
  })
  source?: ApplicationSource | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True returns only applicants whose source is unknown.",
  })
  withoutSource?: boolean | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "Only applications received in the seven days that begin on this date at 00:00 UTC.",
  })
  week?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True returns only applications whose answers meet all of the job's requirements, false only those with an " +
      "answer that does not.",
  })
  meetsRequirements?: boolean | null;

  @Field(() => SeekerFilter, {
    nullable: true,
    description: "Search conditions on the applicants' profiles; all applicants if absent.",
  })
  filter?: SeekerFilter | null;
}

/** Selects applicants. */
@ArgsType()
export class ApplicantSearchArgs extends ApplicantFilterArgs {
  @Field(() => Decision, { nullable: true, description: "Only applications with this status; all if absent." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, { nullable: true, description: "Only undecided applications in the stage with this id." })
  stageId?: string | null;
}
