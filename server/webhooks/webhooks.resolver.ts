import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { WebhookService } from "./webhooks.service.ts";
import {
  CreateWebhookEndpointPayload,
  type WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookDeliveryPayload,
  WebhookEndpoint,
  WebhookEndpointPayload,
  WebhookEndpointsPayload,
} from "./webhooks.types.ts";

type Context = ResolverContext<{ webhooks: WebhookService }>;

@InputType({ description: "A webhook endpoint to add to an app." })
class CreateWebhookEndpointInput {
  @Field(() => ID, {
    nullable: true,
    description: "The id of the company's app. Optional with an API key, which has access to its own app only.",
  })
  appId?: string | null;

  @Field(() => String, {
    description:
      "The URL to which webhooks are sent: a public https address without a user name; at most 500 characters.",
  })
  url!: string;

  @Field(() => [String], {
    description:
      "The kinds of events to send, at least one, such as `application.received` or `job.opened`. The app needs " +
      "the scope of each.",
  })
  kinds!: string[];
}

@InputType({ description: "Identifies a webhook endpoint." })
class WebhookEndpointIdInput {
  @Field(() => ID, { description: "The endpoint's id." })
  endpointId!: string;
}

@InputType({
  description: "The webhook endpoint whose secret is replaced, and for how long the previous secret stays valid.",
})
class RotateWebhookSecretInput {
  @Field(() => ID, { description: "The endpoint's id." })
  endpointId!: string;

  @Field(() => Int, {
    defaultValue: 24,
    description:
      "The number of hours, from 0 to 24, for which webhooks are also signed with the previous secret; 0 ends it " +
      "immediately.",
  })
  overlapHours!: number;
}

@InputType({ description: "Identifies a webhook delivery." })
class WebhookDeliveryIdInput {
  @Field(() => ID, { description: "The delivery's id." })
  deliveryId!: string;
}

@Resolver()
export class WebhookResolver {
  @ForKeys("webhooks:read")
  @Query(() => [WebhookEndpoint], {
    description:
      "Lists the webhook endpoints of one of the company's apps, newest first; at most 10. Owners and recruiters " +
      "of a company only.",
  })
  webhookEndpoints(
    @Arg("appId", () => ID, {
      nullable: true,
      description: "The id of the company's app. Optional with an API key, which has access to its own app only.",
    })
    appId: string | null | undefined,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookEndpoint[]> {
    return services.webhooks.list(actor, appId ?? null);
  }

  @ForKeys("webhooks:read")
  @Query(() => WebhookDeliveryConnection, {
    description:
      "Lists the deliveries to a webhook endpoint in the last 30 days, newest first. Owners and recruiters of a " +
      "company only.",
  })
  async webhookDeliveries(
    @Arg("endpointId", () => ID, { description: "The endpoint's id." }) endpointId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<WebhookDelivery>> {
    return toConnection(await services.webhooks.deliveries(actor, endpointId, page));
  }

  @ForKeys("webhooks:write")
  @Mutation(() => CreateWebhookEndpointPayload, {
    description:
      "Adds a webhook endpoint to one of the company's apps, with a secret for verifying its webhooks. At most 10 " +
      "endpoints per app. Owners and recruiters of a company only.",
  })
  createWebhookEndpoint(
    @Arg("input", () => CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CreateWebhookEndpointPayload> {
    return services.webhooks.create(actor, { ...input, appId: input.appId ?? null });
  }

  @ForKeys("webhooks:write")
  @Mutation(() => WebhookEndpointPayload, {
    description:
      "Resumes sending to a webhook endpoint. The caller becomes responsible for the endpoint. Owners and " +
      "recruiters of a company only.",
  })
  async enableWebhookEndpoint(
    @Arg("input", () => WebhookEndpointIdInput) { endpointId }: WebhookEndpointIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookEndpointPayload> {
    return { endpoint: await services.webhooks.enable(actor, endpointId) };
  }

  @ForKeys("webhooks:write")
  @Mutation(() => CreateWebhookEndpointPayload, {
    description:
      "Replaces the secret of a webhook endpoint. During the overlap, webhooks are signed with both the new " +
      "and the previous secret. Owners and recruiters of a company only.",
  })
  rotateWebhookSecret(
    @Arg("input", () => RotateWebhookSecretInput) { endpointId, overlapHours }: RotateWebhookSecretInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CreateWebhookEndpointPayload> {
    return services.webhooks.rotate(actor, endpointId, overlapHours);
  }

  @ForKeys("webhooks:write")
  @Mutation(() => WebhookEndpointsPayload, {
    description: "Deletes a webhook endpoint with the log of its deliveries. Owners and recruiters of a company only.",
  })
  async deleteWebhookEndpoint(
    @Arg("input", () => WebhookEndpointIdInput) { endpointId }: WebhookEndpointIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookEndpointsPayload> {
    return { endpoints: await services.webhooks.delete(actor, endpointId) };
  }

  @ForKeys("webhooks:write")
  @Mutation(() => WebhookDeliveryPayload, {
    description:
      "Sends a sample webhook of the kind `test` to an endpoint. Fails with `CONFLICT` if the endpoint has a " +
      "`problem`. Owners and recruiters of a company only.",
  })
  async sendTestWebhook(
    @Arg("input", () => WebhookEndpointIdInput) { endpointId }: WebhookEndpointIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await services.webhooks.sendTest(actor, endpointId) };
  }

  @ForKeys("webhooks:write")
  @Mutation(() => WebhookDeliveryPayload, {
    description:
      "Resends a webhook that was delivered, or that the server has stopped trying to send, under the same id. Fails " +
      "with `CONFLICT` while the webhook is still being retried. Owners and recruiters of a company only.",
  })
  async replayWebhook(
    @Arg("input", () => WebhookDeliveryIdInput) { deliveryId }: WebhookDeliveryIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await services.webhooks.replay(actor, deliveryId) };
  }
}
