import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType("ScorecardAnswerInput", { description: "An answer to a question of a scorecard." })
@ObjectType({ simpleResolvers: true, description: "An answer to a question of a scorecard." })
export class ScorecardAnswer {
  @Field(() => String, { description: "The question, as it was when it was answered." })
  question!: string;

  @Field(() => Int, { description: "The score: 1 is a strong no, 2 no, 3 yes and 4 a strong yes." })
  score!: number;

  @Field(() => String, {
    nullable: true,
    description: "An explanation as plain text, at most 500 characters; null if there is none.",
  })
  text!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "What an interviewer thinks of an applicant after an interview. Visible only to members of the company.",
})
export class Scorecard {
  @Field(() => ID, { description: "The scorecard's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the interview." })
  interviewId!: string;

  @Field(() => String, { nullable: true, description: "The interviewer's name; null if the account no longer exists." })
  memberName!: string | null;

  @Field(() => Boolean, { description: "Whether it is the viewer's own." })
  isOwn!: boolean;

  @Field(() => [ScorecardAnswer], { description: "The answers, in the order of the questions." })
  answers!: readonly ScorecardAnswer[];

  @Field(() => String, { nullable: true, description: "The overall view as plain text; null if there is none." })
  text!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The scorecards of an application, as a member of the company sees them.",
})
export class ApplicationScorecards {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => [String], { description: "The job's questions for interviewers, in order; empty if it has none." })
  questions!: readonly string[];

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the latest interview that has begun and in which the viewer is a participant, if they can answer the " +
      "questions now, or change their answers.",
  })
  interviewId!: string | null;

  @Field(() => [Scorecard], {
    description:
      "The scorecards that the viewer can see, oldest first. Scorecards of an interview in which they are a participant " +
      "are hidden until they have saved their own; those of other interviews are visible to owners and recruiters.",
  })
  scorecards!: readonly Scorecard[];

  @Field(() => Int, { description: "The number of scorecards that are hidden until the viewer has saved their own." })
  hiddenCount!: number;
}

@InputType({ description: "The viewer's answers after an interview." })
export class SaveScorecardInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => ID, { description: "The interview's id: `interviewId` of the scorecards." })
  interviewId!: string;

  @Field(() => [ScorecardAnswer], { description: "An answer to each of the job's questions." })
  answers!: ScorecardAnswer[];

  @Field(() => String, { nullable: true, description: "The overall view, at most 2,000 characters." })
  text?: string | null;
}

@InputType({ description: "The questions for interviewers of a job." })
export class SetScorecardQuestionsInput {
  @Field(() => ID, { description: "The id of an application to the job." })
  applicationId!: string;

  @Field(() => [String], { description: "The questions, at most 5 of up to 120 characters; none ends scorecards." })
  questions!: string[];
}
