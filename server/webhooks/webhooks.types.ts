import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "Where a program hears of what happens to a company's jobs and applications." })
export class WebhookEndpoint {
  @Field(() => ID, { description: "The endpoint's id." })
  id!: string;

  @Field(() => ID, { description: "Its app." })
  appId!: string;

  @Field(() => String, { description: "Where webhooks are posted." })
  url!: string;

  @Field(() => [String], { description: "What it hears of, such as `application.received`." })
  kinds!: string[];

  @Field(() => DateTimeScalar, { description: "When it was added." })
  createdAt!: Date;

  secretVersion!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Until when webhooks are signed with the secret before, too; null: there was none.",
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When it was disabled because nothing had arrived for three days; null: it is sent what happens.",
  })
  disabledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Who answers for it, by name: who added it, or enabled it last. It is sent what they may read. Null when their account is gone.",
  })
  accountName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why nothing is sent: nothing arrived for three days, or who answers for it may not manage apps any more; null: it is sent what happens. `enableWebhookEndpoint` takes it up.",
  })
  problem!: string | null;
}

@ObjectType({ description: "What was told to an endpoint: one for each event." })
export class WebhookDelivery {
  @Field(() => ID, { description: "The delivery's id; `webhook-id` is `msg_` and this, at each try." })
  id!: string;

  endpointId!: string;
  eventId!: string;

  @Field(() => String, { description: "What happened, such as `job.opened`; `test` for a sample." })
  kind!: string;

  @Field(() => String, { description: "The body, as it is signed." })
  body!: string;

  @Field(() => DateTimeScalar, { description: "When it happened." })
  createdAt!: Date;

  @Field(() => Int, { description: "Tries so far, or since it was sent again." })
  attempts!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: "The last try; null: not tried yet." })
  lastAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last answer; null: there was none." })
  lastStatus!: number | null;

  @Field(() => String, { nullable: true, description: "Why the last try failed; null: it did not." })
  lastError!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it arrived; null: not yet." })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was tried for the last time in vain." })
  failedAt!: Date | null;
}

@ObjectType({ description: "What was told to an endpoint." })
export class WebhookDeliveryConnection extends connectionOf(() => WebhookDelivery, "WebhookDelivery") {}

@ObjectType({ description: "An endpoint with a new secret." })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint!: WebhookEndpoint;

  @Field(() => String, { description: "With which its webhooks are verified (Standard Webhooks, `whsec_…`)." })
  secret!: string;
}

@ObjectType({ description: "An endpoint after a change." })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint!: WebhookEndpoint;
}

@ObjectType({ description: "The endpoints of an app after a change." })
export class WebhookEndpointsPayload {
  @Field(() => [WebhookEndpoint], { description: "All that are left." })
  endpoints!: WebhookEndpoint[];
}

@ObjectType({ description: "A delivery that is on its way." })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: "The delivery." })
  delivery!: WebhookDelivery;
}
