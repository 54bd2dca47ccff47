import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { PushService } from "./push.service.ts";
import { PushSettings, SubscribeToPushInput, UnsubscribeFromPushInput } from "./push.types.ts";

type Context = ResolverContext<{ push: PushService }>;

@Resolver(() => PushSettings)
export class PushResolver {
  @Query(() => PushSettings, { description: "Returns the caller's settings for push notifications." })
  pushSettings(
    @Arg("endpoint", () => String, {
      nullable: true,
      description: "The endpoint of the requesting browser's push subscription; absent if it has none.",
    })
    endpoint: string | null,
    @Ctx() { actor, services }: Context,
  ): Promise<PushSettings> {
    return services.push.state(actor, endpoint ?? null);
  }

  @Mutation(() => PushSettings, {
    description:
      "Subscribes a browser to the caller's notifications, until the session ends. At most 10 browsers per " +
      "account: an eleventh browser replaces the browser whose last delivery is oldest.",
  })
  subscribeToPush(
    @Arg("input", () => SubscribeToPushInput) input: SubscribeToPushInput,
    @Ctx() { actor, services }: Context,
  ): Promise<PushSettings> {
    return services.push.subscribe(actor, input);
  }

  @Mutation(() => PushSettings, { description: "Unsubscribes a browser from the caller's notifications." })
  unsubscribeFromPush(
    @Arg("input", () => UnsubscribeFromPushInput) { endpoint }: UnsubscribeFromPushInput,
    @Ctx() { actor, services }: Context,
  ): Promise<PushSettings> {
    return services.push.unsubscribe(actor, endpoint);
  }
}
