import { Field, InputType, Int, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "Counts and timings of the background jobs of one kind; never their content." })
export class WorkHealth {
  @Field(() => String, { description: "The kind of background job, such as `send-mail`." })
  kind!: string;

  @Field(() => Int, { description: "The number of background jobs that are pending or running." })
  waiting!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the longest-waiting background job became due; null if none is due.",
  })
  dueSince!: Date | null;

  @Field(() => Int, { description: "The number of background jobs that failed at least once and will be retried." })
  failing!: number;

  @Field(() => Int, {
    description: "The number of background jobs that failed on every attempt and are no longer retried.",
  })
  failed!: number;
}

@ObjectType({ description: "The state of unsent emails." })
export class MailHealth {
  @Field(() => Int, { description: "The number of pending emails." })
  waiting!: number;

  @Field(() => Int, { description: "The number of emails that failed at least once and will be retried." })
  failing!: number;

  @Field(() => Int, { description: "The number of emails that failed on every attempt and are no longer retried." })
  failed!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the oldest unsent email was queued; null if there is none.",
  })
  oldest!: Date | null;
}

@ObjectType({ description: "The state of webhooks and their undelivered events." })
export class WebhookHealth {
  @Field(() => Int, { description: "The number of webhook endpoints, including disabled ones." })
  endpoints!: number;

  @Field(() => Int, {
    description: "The number of endpoints that are disabled because deliveries failed for too long.",
  })
  disabled!: number;

  @Field(() => Int, { description: "The number of endpoints with a failed delivery that will be retried." })
  failing!: number;

  @Field(() => Int, { description: "The number of pending deliveries." })
  waiting!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the oldest pending delivery was queued; null if there is none.",
  })
  oldest!: Date | null;
}

@ObjectType({ description: "The operational state of Worklane, as seen by the node that handles the request." })
export class OperatorHealth {
  @Field(() => DateTimeScalar, { description: "When the state was read." })
  at!: Date;

  @Field(() => Boolean, { description: "Whether the database has the schema that this version of the server expects." })
  schemaIsCurrent!: boolean;

  @Field(() => Boolean, { description: "Whether the node receives events from the other nodes." })
  busIsUp!: boolean;

  @Field(() => Int, { description: "The number of active workers. Each background process has four." })
  workers!: number;

  @Field(() => [WorkHealth], { description: "The background queue, by kind of background job." })
  work!: readonly WorkHealth[];

  @Field(() => MailHealth, { description: "The state of unsent emails." })
  mails!: MailHealth;

  @Field(() => WebhookHealth, { description: "The state of webhooks." })
  webhooks!: WebhookHealth;
}

@InputType({ description: "A kind of background job to retry." })
export class RetryFailedWorkInput {
  @Field(() => String, { description: "The kind of background job, such as `send-mail`." })
  kind!: string;
}
