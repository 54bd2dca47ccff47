import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { JobFilter } from "../jobs.inputs.ts";

registerEnum("JobAlertFrequency", JobAlertFrequency, "How often an alert tells of new jobs.", {
  AT_ONCE: "When a job opens.",
  DAILY: "Together, at eight in the morning.",
  WEEKLY: "Together, at eight on Monday morning.",
});

@ObjectType({ simpleResolvers: true, description: "A search whose new jobs the acting seeker is told of." })
export class JobAlert {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its name, made of the conditions of its search." })
  name!: string;

  @Field(() => String, { description: "The page of this site that shows its search, such as `/main?q=java`." })
  path!: string;

  @Field(() => JobAlertFrequency, { description: "How often it tells." })
  frequency!: JobAlertFrequency;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when it pauses; null: it does not." })
  pausedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: "When it began; of jobs that opened before it does not tell." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "What an alert of a search would be." })
export class JobAlertPreview {
  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Int, {
    description: "Open jobs of the last seven days that it would have told of; at most 1000 are counted.",
  })
  jobsLastWeek!: number;

  @Field(() => JobAlert, {
    nullable: true,
    description: "The acting seeker's alert of this search, where there is one.",
  })
  alert!: JobAlert | null;
}

@InputType({ description: "A search to be told of." })
export class CreateJobAlertInput {
  @Field(() => JobFilter, { description: "The search: at least one condition." })
  filter!: JobFilter;

  @Field(() => JobAlertFrequency, { description: "How often it tells." })
  frequency!: JobAlertFrequency;
}

@InputType({ description: "What to change of an alert; what is absent stays." })
export class EditJobAlertInput {
  @Field(() => ID, { description: "The alert." })
  alertId!: string;

  @Field(() => JobFilter, { nullable: true, description: "Another search." })
  filter?: JobFilter | null;

  @Field(() => JobAlertFrequency, { nullable: true, description: "How often it tells." })
  frequency?: JobAlertFrequency | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it pauses." })
  paused?: boolean | null;
}

@InputType({ description: "An alert, by id." })
export class EndJobAlertInput {
  @Field(() => ID, { description: "The alert." })
  alertId!: string;
}

@ObjectType({ simpleResolvers: true, description: "A created or edited alert." })
export class JobAlertPayload {
  @Field(() => JobAlert, { description: "The alert." })
  alert!: JobAlert;
}

@ObjectType({ simpleResolvers: true, description: "An ended alert." })
export class EndJobAlertPayload {
  @Field(() => ID, { description: "The alert that is no more." })
  alertId!: string;
}
