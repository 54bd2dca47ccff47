import { ArgsType, Field, ID } from "type-graphql";
import { ApplicationSource } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar } from "../platform/graphql/scalars.ts";
import { SeekerFilter } from "../seekers/seeker-filter.input.ts";
import { Decision } from "./applications.types.ts";

/** The orders of a job's applicants. */
export const ApplicantOrder = {
  NEWEST: "NEWEST",
  OLDEST: "OLDEST",
  NAME: "NAME",
  EXPERIENCE: "EXPERIENCE",
  DUE: "DUE",
} as const;
export type ApplicantOrder = keyof typeof ApplicantOrder;

/** What the order of a list is, for people who read it. */
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
  "The order of a job's applicants; nobody is scored.",
  ORDER_DESCRIPTIONS,
);

/** When a promised answer is due. */
export const AnswerDue = { PASSED: "PASSED", TODAY: "TODAY", WEEK: "WEEK" } as const;
export type AnswerDue = keyof typeof AnswerDue;

registerEnum("AnswerDue", AnswerDue, "When an answer is due that is not given yet; days are in UTC.", {
  PASSED: "Its day has passed.",
  TODAY: "Today.",
  WEEK: "Today, or on one of the six days after it.",
});

/** Which applicants, whatever tab and stage they are in. */
@ArgsType()
export class ApplicantFilterArgs {
  @Field(() => String, { nullable: true, description: "Those with this tag." })
  tag?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words in the text of the resume: all of them; "quoted phrases", or, and -without as in web searches.',
  })
  resumeSearch?: string | null;

  @Field(() => AnswerDue, { nullable: true, description: "Those that wait for an answer which is due then." })
  due?: AnswerDue | null;

  @Field(() => ApplicationSource, { nullable: true, description: "Those that found the job there." })
  source?: ApplicationSource | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only those of whom it is not known where they found the job.",
  })
  withoutSource?: boolean | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "Those that came within seven days from this one on, in UTC.",
  })
  week?: Date | null;

  @Field(() => SeekerFilter, { nullable: true, description: "Which of them; all when absent." })
  filter?: SeekerFilter | null;
}

/** Which applicants. */
@ArgsType()
export class ApplicantSearchArgs extends ApplicantFilterArgs {
  @Field(() => Decision, { nullable: true, description: "Those that stand so; all when absent." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, { nullable: true, description: "Those that are not decided and in this stage." })
  stageId?: string | null;
}
