import { Field, InputType, Int, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "One kind of background work: numbers and times, never what it is about." })
export class WorkHealth {
  @Field(() => String, { description: "The kind, such as `send-mail`." })
  kind!: string;

  @Field(() => Int, { description: "How many wait or are being done." })
  waiting!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Since when the one that has waited longest could have been done; null: none could yet.",
  })
  dueSince!: Date | null;

  @Field(() => Int, { description: "How many failed at least once and are tried again." })
  failing!: number;

  @Field(() => Int, { description: "How many were tried for the last time." })
  failed!: number;
}

@ObjectType({ description: "The mails that have not left." })
export class MailHealth {
  @Field(() => Int, { description: "How many wait." })
  waiting!: number;

  @Field(() => Int, { description: "How many failed at least once and are tried again." })
  failing!: number;

  @Field(() => Int, { description: "How many were tried for the last time." })
  failed!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when the oldest waits." })
  oldest!: Date | null;
}

@ObjectType({ description: "The webhooks that have not arrived." })
export class WebhookHealth {
  @Field(() => Int, { description: "How many endpoints there are." })
  endpoints!: number;

  @Field(() => Int, { description: "How many are sent nothing any more, because they failed for too long." })
  disabled!: number;

  @Field(() => Int, { description: "How many did not take something that is tried again." })
  failing!: number;

  @Field(() => Int, { description: "How many webhooks wait." })
  waiting!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when the oldest waits." })
  oldest!: Date | null;
}

@ObjectType({ description: "How the product runs, as the node that is asked sees it." })
export class OperatorHealth {
  @Field(() => DateTimeScalar, { description: "When it was looked at." })
  at!: Date;

  @Field(() => Boolean, { description: "Whether the database has the program's schema." })
  schemaIsCurrent!: boolean;

  @Field(() => Boolean, { description: "Whether the node hears what happens on others." })
  busIsUp!: boolean;

  @Field(() => Int, { description: "How many workers live: each process of background work has two." })
  workers!: number;

  @Field(() => [WorkHealth], { description: "The queue of background work, by kind." })
  work!: readonly WorkHealth[];

  @Field(() => MailHealth, { description: "Mails." })
  mails!: MailHealth;

  @Field(() => WebhookHealth, { description: "Webhooks." })
  webhooks!: WebhookHealth;
}

@InputType({ description: "A kind of background work." })
export class RetryFailedWorkInput {
  @Field(() => String, { description: "The kind, such as `send-mail`." })
  kind!: string;
}
