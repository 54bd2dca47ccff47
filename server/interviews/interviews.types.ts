import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { InterviewStatus } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("InterviewStatus", InterviewStatus, "The status of an interview.", {
  OFFERED: "The company offered times, of which the applicant can pick one.",
  SCHEDULED: "The applicant picked a time. For applicants, the status remains after the interview.",
  DECLINED: "The applicant declined the interview.",
  CANCELLED: "The company cancelled the interview, or the application ended.",
  TOOK_PLACE: "The interview took place. Visible only to members of the company.",
  MISSED: "The interview did not take place. Visible only to members of the company.",
});

/** The outcomes that a company can record. */
export const InterviewOutcome = { TOOK_PLACE: "TOOK_PLACE", MISSED: "MISSED" } as const;
registerEnum("InterviewOutcome", InterviewOutcome, "Whether an interview took place.", {
  TOOK_PLACE: "The interview took place.",
  MISSED: "The interview did not take place.",
});

@ObjectType({ simpleResolvers: true, description: "A time range in which an interview is offered." })
export class InterviewRange {
  @Field(() => DateTimeScalar, { description: "When the range starts." })
  from!: Date;

  @Field(() => DateTimeScalar, { description: "When the range ends." })
  until!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A member of the company who is a participant in an interview." })
export class InterviewMember {
  @Field(() => ID, { nullable: true, description: "The account's id, visible only to members of the company." })
  accountId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The member's name; for a member without one, the email address, which applicants do not see.",
  })
  name!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "An interview about an application. An application has at most one that is offered or scheduled.",
})
export class Interview {
  @Field(() => ID, { description: "The interview's id." })
  id!: string;

  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The title of the job." })
  jobTitle!: string;

  @Field(() => String, { description: "The name of the company." })
  companyName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The applicant's name; null while anonymous review hides it from the company.",
  })
  applicantName!: string | null;

  @Field(() => InterviewStatus, { description: "The status of the interview." })
  status!: InterviewStatus;

  @Field(() => String, { description: "The kind of interview, such as “First interview”." })
  title!: string;

  @Field(() => Int, { description: "The length of the interview, in minutes." })
  minutes!: number;

  @Field(() => Int, { description: "The number of minutes kept free for the participants after the interview." })
  breakMinutes!: number;

  @Field(() => String, { description: "The interview's location: an address or a link." })
  place!: string;

  @Field(() => String, {
    nullable: true,
    description: "The company's message with the offer, as plain text; null if there is none.",
  })
  note!: string;

  @Field(() => String, {
    description: "The time zone in which the times were offered, as an IANA name such as `Asia/Kolkata`.",
  })
  timeZone!: string;

  @Field(() => [InterviewRange], { description: "The offered ranges of time." })
  ranges!: readonly InterviewRange[];

  @Field(() => [DateTimeScalar], {
    description:
      "The start times that can be picked, in order: the offered ranges, divided into slots of the interview's length " +
      "plus the break. Left out are the interview's scheduled time and times when a participant has another interview; " +
      "for applicants, also the times of their own other interviews. Empty if no time can be picked now.",
  })
  times!: readonly Date[];

  @Field(() => DateTimeScalar, { description: "The deadline for the applicant to pick a time." })
  answerBy!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the interview starts or started; null if it was never scheduled.",
  })
  startsAt!: Date | null;

  @Field(() => Int, { description: "How often the applicant can still move the interview to another time." })
  movesLeft!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "What the applicant wrote when declining, or the company when cancelling, as plain text; null if they wrote nothing.",
  })
  reply!: string;

  @Field(() => [InterviewMember], { description: "The participants from the company." })
  members!: readonly InterviewMember[];
}

@InputType({ description: "A time range within one day, in the time zone of the interview offer." })
export class InterviewRangeInput {
  @Field(() => DateScalar, { description: "The day, as YYYY-MM-DD; within the next 180 days." })
  day!: Date;

  @Field(() => String, { description: "When the range starts, such as `09:00`." })
  from!: string;

  @Field(() => String, {
    description: "When the range ends, such as `12:30`; at least the interview's length after the start.",
  })
  until!: string;
}

@InputType({ description: "An interview to offer to an applicant." })
export class OfferInterviewInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The kind of interview, at most 120 characters; “Interview” if absent or empty.",
  })
  title?: string | null;

  @Field(() => Int, { description: "The length of the interview, in minutes; from 5 to 480." })
  minutes!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: "The number of minutes kept free for the participants after the interview; from 0 to 120.",
  })
  breakMinutes!: number;

  @Field(() => [ID], {
    description: "The account ids of the participants: from 1 to 10 members who can see the job.",
  })
  interviewerIds!: string[];

  @Field(() => String, { description: "The interview's location: an address or a link; at most 500 characters." })
  place!: string;

  @Field(() => String, { nullable: true, description: "A message to the applicant, at most 1,000 characters." })
  note?: string | null;

  @Field(() => String, { description: "The time zone of the ranges, as an IANA name such as `Asia/Kolkata`." })
  timeZone!: string;

  @Field(() => [InterviewRangeInput], { description: "The ranges of time to offer; from 1 to 10." })
  ranges!: InterviewRangeInput[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "The deadline for the applicant to pick a time; if absent, the end of the last range.",
  })
  answerBy?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the offered or scheduled interview to replace; null if there is none. Fails with CONFLICT if this does " +
      "not match. If the field is absent, any existing interview is replaced.",
  })
  replaces?: string | null;
}

@InputType({ description: "The new location of an interview." })
export class ChangeInterviewPlaceInput {
  @Field(() => ID, { description: "The interview's id." })
  interviewId!: string;

  @Field(() => String, { description: "The interview's location: an address or a link; at most 500 characters." })
  place!: string;
}

@InputType({ description: "The time that the applicant picks for an interview." })
export class PickInterviewTimeInput {
  @Field(() => ID, { description: "The interview's id." })
  interviewId!: string;

  @Field(() => DateTimeScalar, { description: "One of the interview's `times`." })
  startsAt!: Date;
}

@InputType({ description: "An interview to decline or cancel." })
export class EndInterviewInput {
  @Field(() => ID, { description: "The interview's id." })
  interviewId!: string;

  @Field(() => String, { nullable: true, description: "A message to the other side, at most 1,000 characters." })
  reply?: string | null;
}

@InputType({ description: "The outcome of an interview." })
export class RecordInterviewOutcomeInput {
  @Field(() => ID, { description: "The interview's id." })
  interviewId!: string;

  @Field(() => InterviewOutcome, { description: "Whether the interview took place." })
  outcome!: keyof typeof InterviewOutcome;
}

@ObjectType({ description: "The interview after a change." })
export class InterviewPayload {
  @Field(() => Interview, { description: "The interview after the change." })
  interview!: Interview;
}
