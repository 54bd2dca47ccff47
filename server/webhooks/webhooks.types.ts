import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "A target for webhooks about events of a company's jobs and applications." })
export class WebhookEndpoint {
  @Field(() => ID, { description: "The endpoint's id." })
  id!: string;

  @Field(() => ID, { description: "The app that it belongs to." })
  appId!: string;

  @Field(() => String, { description: "Target URL of the webhooks." })
  url!: string;

  @Field(() => [String], { description: "Event kinds to send, such as `application.received`." })
  kinds!: string[];

  @Field(() => DateTimeScalar, { description: "When it was added." })
  createdAt!: Date;

  secretVersion!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Until when webhooks are also signed with the previous secret; null: there was none.",
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When it was disabled because nothing was delivered for three days; null: it is enabled.",
  })
  disabledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the member responsible for it: the one who added it, or enabled it last. Only what they may read is sent. Null if their account was deleted.",
  })
  accountName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why nothing is sent: nothing was delivered for three days, or the member responsible may no longer manage apps; null: it is active. `enableWebhookEndpoint` resumes sending.",
  })
  problem!: string | null;
}

@ObjectType({ description: "A webhook to an endpoint: one for each event." })
export class WebhookDelivery {
  @Field(() => ID, { description: "The delivery's id; `webhook-id` is `msg_` followed by it, for each attempt." })
  id!: string;

  endpointId!: string;
  eventId!: string;

  @Field(() => String, { description: "The event kind, such as `job.opened`; `test` for a sample." })
  kind!: string;

  @Field(() => String, { description: "The body, as signed." })
  body!: string;

  @Field(() => DateTimeScalar, { description: "When the event happened." })
  createdAt!: Date;

  @Field(() => Int, { description: "Attempts so far, or since it was sent again." })
  attempts!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: "The last attempt; null: none yet." })
  lastAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last response; null: there was none." })
  lastStatus!: number | null;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed; null: it did not." })
  lastError!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was delivered; null: not yet." })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was given up; null: it was not." })
  failedAt!: Date | null;
}

@ObjectType({ description: "Webhooks to an endpoint." })
export class WebhookDeliveryConnection extends connectionOf(() => WebhookDelivery, "WebhookDelivery") {}

@ObjectType({ description: "An endpoint with a new secret." })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint!: WebhookEndpoint;

  @Field(() => String, { description: "The secret to verify its webhooks (Standard Webhooks, `whsec_…`)." })
  secret!: string;
}

@ObjectType({ description: "An endpoint after a change." })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint!: WebhookEndpoint;
}

@ObjectType({ description: "The endpoints of an app after a change." })
export class WebhookEndpointsPayload {
  @Field(() => [WebhookEndpoint], { description: "All remaining endpoints." })
  endpoints!: WebhookEndpoint[];
}

@ObjectType({ description: "A delivery in progress." })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: "The delivery." })
  delivery!: WebhookDelivery;
}
