import { Field, InputType, Int, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "The state of one kind of background work: numbers and times, never its content." })
export class WorkHealth {
  @Field(() => String, { description: "The kind, such as `send-mail`." })
  kind!: string;

  @Field(() => Int, { description: "Number of jobs pending or running." })
  waiting!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the job that has waited longest became due; null when none is due yet.",
  })
  dueSince!: Date | null;

  @Field(() => Int, { description: "Number of jobs that failed at least once and will be retried." })
  failing!: number;

  @Field(() => Int, { description: "Number of jobs that have used up their attempts." })
  failed!: number;
}

@ObjectType({ description: "The state of unsent emails." })
export class MailHealth {
  @Field(() => Int, { description: "Number of pending emails." })
  waiting!: number;

  @Field(() => Int, { description: "Number of emails that failed at least once and will be retried." })
  failing!: number;

  @Field(() => Int, { description: "Number of emails that have used up their attempts." })
  failed!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the oldest pending email was queued." })
  oldest!: Date | null;
}

@ObjectType({ description: "The state of undelivered webhooks." })
export class WebhookHealth {
  @Field(() => Int, { description: "Number of endpoints." })
  endpoints!: number;

  @Field(() => Int, {
    description: "Number of endpoints that no longer receive anything, because they failed for too long.",
  })
  disabled!: number;

  @Field(() => Int, { description: "Number of endpoints with a refused delivery that will be retried." })
  failing!: number;

  @Field(() => Int, { description: "Number of pending webhooks." })
  waiting!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the oldest pending webhook was queued." })
  oldest!: Date | null;
}

@ObjectType({ description: "The operational state of the product, as seen by the answering node." })
export class OperatorHealth {
  @Field(() => DateTimeScalar, { description: "When the state was read." })
  at!: Date;

  @Field(() => Boolean, { description: "Whether the database has the schema that the program expects." })
  schemaIsCurrent!: boolean;

  @Field(() => Boolean, { description: "Whether the node receives events from other nodes." })
  busIsUp!: boolean;

  @Field(() => Int, { description: "Number of live workers: each background process has four." })
  workers!: number;

  @Field(() => [WorkHealth], { description: "The background queue, by kind." })
  work!: readonly WorkHealth[];

  @Field(() => MailHealth, { description: "The state of emails." })
  mails!: MailHealth;

  @Field(() => WebhookHealth, { description: "The state of webhooks." })
  webhooks!: WebhookHealth;
}

@InputType({ description: "A kind of background work." })
export class RetryFailedWorkInput {
  @Field(() => String, { description: "The kind, such as `send-mail`." })
  kind!: string;
}
