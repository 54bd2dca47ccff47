import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { JobFilter } from "../jobs.inputs.ts";

registerEnum("JobAlertFrequency", JobAlertFrequency, "How often an alert sends new jobs.", {
  AT_ONCE: "As soon as a job opens.",
  DAILY: "Once a day, at 8 a.m.",
  WEEKLY: "Once a week, at 8 a.m. on Monday.",
});

@ObjectType({ simpleResolvers: true, description: "A saved search that notifies its seeker of new jobs." })
export class JobAlert {
  @Field(() => ID, { description: "The alert's id." })
  id!: string;

  @Field(() => String, { description: "Its name, generated from the conditions of its search." })
  name!: string;

  @Field(() => String, { description: "The path of the page that shows its search results, such as `/main?q=java`." })
  path!: string;

  @Field(() => JobAlertFrequency, { description: "How often it sends new jobs." })
  frequency!: JobAlertFrequency;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was paused; null while it is active." })
  pausedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: "When it was created; jobs that opened earlier are not sent." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A preview of the alert that a search would create." })
export class JobAlertPreview {
  @Field(() => String, { description: "The name it would have." })
  name!: string;

  @Field(() => Int, {
    description: "Number of open jobs of the last seven days that it would have sent; counted up to 1000.",
  })
  jobsLastWeek!: number;

  @Field(() => JobAlert, {
    nullable: true,
    description: "The acting seeker's existing alert for this search; null if there is none.",
  })
  alert!: JobAlert | null;
}

@InputType({ description: "The search to create an alert for." })
export class CreateJobAlertInput {
  @Field(() => JobFilter, { description: "The search; at least one condition." })
  filter!: JobFilter;

  @Field(() => JobAlertFrequency, { description: "How often to send new jobs." })
  frequency!: JobAlertFrequency;
}

@InputType({ description: "Changes to an alert; absent fields stay as they are." })
export class EditJobAlertInput {
  @Field(() => ID, { description: "The alert." })
  alertId!: string;

  @Field(() => JobFilter, { nullable: true, description: "The new search." })
  filter?: JobFilter | null;

  @Field(() => JobAlertFrequency, { nullable: true, description: "How often to send new jobs." })
  frequency?: JobAlertFrequency | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the alert is paused." })
  paused?: boolean | null;
}

@InputType({ description: "The alert to delete." })
export class EndJobAlertInput {
  @Field(() => ID, { description: "The alert." })
  alertId!: string;
}

@ObjectType({ simpleResolvers: true, description: "The created or edited alert." })
export class JobAlertPayload {
  @Field(() => JobAlert, { description: "The alert." })
  alert!: JobAlert;
}

@ObjectType({ simpleResolvers: true, description: "The deleted alert." })
export class EndJobAlertPayload {
  @Field(() => ID, { description: "The id of the deleted alert." })
  alertId!: string;
}
