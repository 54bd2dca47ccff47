import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
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

@InputType({ description: "A new endpoint for webhooks." })
class CreateWebhookEndpointInput {
  @Field(() => ID, { nullable: true, description: "The company's app; optional for keys, which have their own." })
  appId?: string | null;

  @Field(() => String, { description: "Target URL: a public https address." })
  url!: string;

  @Field(() => [String], { description: "Event kinds to send, such as `application.received` or `job.opened`." })
  kinds!: string[];
}

@InputType({ description: "An endpoint for webhooks." })
class WebhookEndpointIdInput {
  @Field(() => ID, { description: "The endpoint." })
  endpointId!: string;
}

@InputType({ description: "A new secret that replaces the one of an endpoint." })
class RotateWebhookSecretInput {
  @Field(() => ID, { description: "The endpoint." })
  endpointId!: string;

  @Field(() => Int, {
    defaultValue: 24,
    description: "Hours for which webhooks are also signed with the previous secret; at most 24, 0: it ends now.",
  })
  overlapHours!: number;
}

@InputType({ description: "A delivery to an endpoint." })
class WebhookDeliveryIdInput {
  @Field(() => ID, { description: "The delivery." })
  deliveryId!: string;
}

@Resolver()
export class WebhookResolver {
  @Query(() => [WebhookEndpoint], { description: "The webhook endpoints of a company's app; at most 10." })
  webhookEndpoints(
    @Arg("appId", () => ID, { nullable: true, description: "The app; optional for keys, which have their own." })
    appId: string | null | undefined,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookEndpoint[]> {
    return services.webhooks.list(actor, appId ?? null);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: "Deliveries to an endpoint in the last month, newest first.",
  })
  async webhookDeliveries(
    @Arg("endpointId", () => ID, { description: "The endpoint." }) endpointId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<WebhookDelivery>> {
    return toConnection(await services.webhooks.deliveries(actor, endpointId, page));
  }

  @Mutation(() => CreateWebhookEndpointPayload, { description: "Adds an endpoint to a company's app." })
  createWebhookEndpoint(
    @Arg("input", () => CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CreateWebhookEndpointPayload> {
    return services.webhooks.create(actor, { ...input, appId: input.appId ?? null });
  }

  @Mutation(() => WebhookEndpointPayload, {
    description: "Resumes sending to an endpoint; the acting account becomes responsible for it.",
  })
  async enableWebhookEndpoint(
    @Arg("input", () => WebhookEndpointIdInput) { endpointId }: WebhookEndpointIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookEndpointPayload> {
    return { endpoint: await services.webhooks.enable(actor, endpointId) };
  }

  @Mutation(() => CreateWebhookEndpointPayload, {
    description: "Gives an endpoint a new secret; webhooks are signed with both for the hours of the overlap.",
  })
  rotateWebhookSecret(
    @Arg("input", () => RotateWebhookSecretInput) { endpointId, overlapHours }: RotateWebhookSecretInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CreateWebhookEndpointPayload> {
    return services.webhooks.rotate(actor, endpointId, overlapHours);
  }

  @Mutation(() => WebhookEndpointsPayload, { description: "Removes an endpoint, with its log." })
  async deleteWebhookEndpoint(
    @Arg("input", () => WebhookEndpointIdInput) { endpointId }: WebhookEndpointIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookEndpointsPayload> {
    return { endpoints: await services.webhooks.delete(actor, endpointId) };
  }

  @Mutation(() => WebhookDeliveryPayload, { description: "Sends a sample to an endpoint." })
  async sendTestWebhook(
    @Arg("input", () => WebhookEndpointIdInput) { endpointId }: WebhookEndpointIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await services.webhooks.sendTest(actor, endpointId) };
  }

  @Mutation(() => WebhookDeliveryPayload, { description: "Resends a delivered or failed webhook, under the same id." })
  async replayWebhook(
    @Arg("input", () => WebhookDeliveryIdInput) { deliveryId }: WebhookDeliveryIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await services.webhooks.replay(actor, deliveryId) };
  }
}
