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
} as const;
export type ApplicantOrder = keyof typeof ApplicantOrder;

/** Human-readable descriptions of the orders. */
export const ORDER_DESCRIPTIONS: Record<ApplicantOrder, string> = {
  NEWEST: "The newest application first.",
  OLDEST: "The oldest application first.",
  NAME: "By name, from A to Z.",
  EXPERIENCE: "The longest time in jobs first, added up from the dates in each profile.",
  DUE: "Whose answer is due first; those that are answered or closed come last.",
};

registerEnum(
  "ApplicantOrder",
  ApplicantOrder,
  "The sort order of a list of applicants; no one is scored.",
  ORDER_DESCRIPTIONS,
);

/** When a promised answer is due. */
export const AnswerDue = { PASSED: "PASSED", TODAY: "TODAY", WEEK: "WEEK" } as const;
export type AnswerDue = keyof typeof AnswerDue;

registerEnum("AnswerDue", AnswerDue, "When a pending answer is due; days are in UTC.", {
  PASSED: "Overdue: its day has passed.",
  TODAY: "Due today.",
  WEEK: "Due today, or on one of the six days after it.",
});

/** Selects applicants, in any tab and stage. */
@ArgsType()
export class ApplicantFilterArgs {
  @Field(() => String, { nullable: true, description: "Only applicants with this tag." })
  tag?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words in the text of the resume: all of them; "quoted phrases", or, and -without as in web searches.',
  })
  resumeSearch?: string | null;

  @Field(() => AnswerDue, { nullable: true, description: "Only applicants with a pending answer due then." })
  due?: AnswerDue | null;

  @Field(() => ApplicationSource, { nullable: true, description: "Only applicants who found the job there." })
  source?: ApplicationSource | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only applicants whose source is unknown.",
  })
  withoutSource?: boolean | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "Only applications received within seven days from this one on, in UTC.",
  })
  week?: Date | null;

  @Field(() => SeekerFilter, { nullable: true, description: "Conditions on the applicants; all when absent." })
  filter?: SeekerFilter | null;
}

/** Selects applicants. */
@ArgsType()
export class ApplicantSearchArgs extends ApplicantFilterArgs {
  @Field(() => Decision, { nullable: true, description: "Only applications with this status; all when absent." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, { nullable: true, description: "Only undecided applications in this stage." })
  stageId?: string | null;
}
