import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({
  description: "A webhook endpoint: a URL to which events about a company's jobs and applications are sent.",
})
export class WebhookEndpoint {
  @Field(() => ID, { description: "The endpoint's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the app to which the endpoint belongs." })
  appId!: string;

  @Field(() => String, { description: "The URL to which webhooks are sent." })
  url!: string;

  @Field(() => [String], {
    description: "The kinds of events that are sent to the endpoint, such as `application.received`.",
  })
  kinds!: string[];

  @Field(() => DateTimeScalar, { description: "When the endpoint was added." })
  createdAt!: Date;

  secretVersion!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The time until which webhooks are also signed with the previous secret; null if the secret was never rotated. Once " +
      "this time has passed, only the current secret signs.",
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the endpoint was disabled because deliveries failed for 3 days; null if it is enabled.",
  })
  disabledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the member responsible for the endpoint, who added it or last enabled it. Only " +
      "events that this member may read are sent. Null if their account was deleted.",
  })
  accountName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why nothing is sent to the endpoint, as a sentence: deliveries failed for 3 days, or the member responsible " +
      "can no longer manage apps. Null if the endpoint is active. `enableWebhookEndpoint` resumes sending.",
  })
  problem!: string | null;
}

@ObjectType({ description: "The delivery of one event to a webhook endpoint, in one or more attempts." })
export class WebhookDelivery {
  @Field(() => ID, {
    description: "The delivery's id. The `webhook-id` header of each attempt is `msg_` followed by this id.",
  })
  id!: string;

  endpointId!: string;
  eventId!: string;

  @Field(() => String, { description: "The kind of the event, such as `job.opened`; `test` for a sample." })
  kind!: string;

  @Field(() => String, { description: "The body of the webhook in JSON, exactly as it is signed." })
  body!: string;

  @Field(() => DateTimeScalar, {
    description: "When the delivery was created. The time of the event itself is the `timestamp` in `body`.",
  })
  createdAt!: Date;

  @Field(() => Int, { description: "The number of attempts so far. Resending a delivery starts the count again." })
  attempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the last attempt was made; null if there was none yet.",
  })
  lastAttemptAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The HTTP status of the response to the last attempt; null if there has been no attempt yet, or no response.",
  })
  lastStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the last attempt failed, as a sentence; null if it succeeded or there was none yet.",
  })
  lastError!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the endpoint accepted the delivery with a 2xx status; null if it has not.",
  })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the server stopped trying to send it: after 3 days of failed attempts, or when nothing was sent to the endpoint " +
      "because of its `problem`. Null if it has not stopped.",
  })
  failedAt!: Date | null;
}

@ObjectType({ description: "A page of deliveries to a webhook endpoint (Relay connection)." })
export class WebhookDeliveryConnection extends connectionOf(() => WebhookDelivery, "WebhookDelivery") {}

@ObjectType({ description: "A webhook endpoint with its new secret." })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint to which the secret belongs." })
  endpoint!: WebhookEndpoint;

  @Field(() => String, {
    description:
      "The secret for verifying the endpoint's webhooks, as in Standard Webhooks (`whsec_…`). It is shown only " +
      "once.",
  })
  secret!: string;
}

@ObjectType({ description: "The webhook endpoint that a mutation changed." })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint after the change." })
  endpoint!: WebhookEndpoint;
}

@ObjectType({ description: "The webhook endpoints of an app after one was deleted." })
export class WebhookEndpointsPayload {
  @Field(() => [WebhookEndpoint], { description: "All remaining endpoints of the app, newest first." })
  endpoints!: WebhookEndpoint[];
}

@ObjectType({ description: "The webhook delivery that a mutation started." })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: "The delivery, whose first attempt follows immediately." })
  delivery!: WebhookDelivery;
}
