import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { JobFilter } from "../jobs.inputs.ts";

registerEnum("JobAlertFrequency", JobAlertFrequency, "How often a job alert sends new jobs.", {
  AT_ONCE: "The alert sends each new job as soon as it opens.",
  DAILY: "The alert sends new jobs once a day, at 8:00 in the seeker's time zone.",
  WEEKLY: "The alert sends new jobs once a week, on Monday at 8:00 in the seeker's time zone.",
});

@ObjectType({
  simpleResolvers: true,
  description: "A job alert: a saved search that notifies a job seeker of new jobs.",
})
export class JobAlert {
  @Field(() => ID, { description: "The alert's id." })
  id!: string;

  @Field(() => String, {
    description: "The alert's name, which is composed of its search conditions; at most 300 characters.",
  })
  name!: string;

  @Field(() => String, {
    description: "The path of the page that shows the results of the alert's search, such as `/main?q=java`.",
  })
  path!: string;

  @Field(() => JobAlertFrequency, { description: "How often the alert sends new jobs." })
  frequency!: JobAlertFrequency;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the alert was paused; null if it is active." })
  pausedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    description: "When the alert was created. Jobs that opened before then are not sent.",
  })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A preview of the job alert that a search would create." })
export class JobAlertPreview {
  @Field(() => String, { description: "The name that the alert would have." })
  name!: string;

  @Field(() => Int, {
    description: "The number of open jobs posted in the last 7 days that the alert would have sent; exact up to 1,000.",
  })
  jobsLastWeek!: number;

  @Field(() => JobAlert, {
    nullable: true,
    description: "The caller's existing alert for this search; null if there is none.",
  })
  alert!: JobAlert | null;
}

@InputType({ description: "The search and the frequency of a new job alert." })
export class CreateJobAlertInput {
  @Field(() => JobFilter, { description: "The search conditions; at least one is required." })
  filter!: JobFilter;

  @Field(() => JobAlertFrequency, { description: "How often the alert sends new jobs." })
  frequency!: JobAlertFrequency;
}

@InputType({ description: "Changes to a job alert. Absent and null fields stay unchanged." })
export class EditJobAlertInput {
  @Field(() => ID, { description: "The id of the alert to edit." })
  alertId!: string;

  @Field(() => JobFilter, { nullable: true, description: "The new search conditions; at least one is required." })
  filter?: JobFilter | null;

  @Field(() => JobAlertFrequency, { nullable: true, description: "How often the alert sends new jobs." })
  frequency?: JobAlertFrequency | null;

  @Field(() => Boolean, { nullable: true, description: "True to pause the alert, false to resume it." })
  paused?: boolean | null;
}

@InputType({ description: "The job alert to delete." })
export class EndJobAlertInput {
  @Field(() => ID, { description: "The id of the alert to delete." })
  alertId!: string;
}

@ObjectType({ simpleResolvers: true, description: "The job alert that a mutation created or edited." })
export class JobAlertPayload {
  @Field(() => JobAlert, { description: "The alert after the change." })
  alert!: JobAlert;
}

@ObjectType({ simpleResolvers: true, description: "The result of deleting a job alert." })
export class EndJobAlertPayload {
  @Field(() => ID, { description: "The id of the deleted alert." })
  alertId!: string;
}
