import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { PushService } from "./push.service.ts";
import { PushSettings, SubscribeToPushInput, UnsubscribeFromPushInput } from "./push.types.ts";

type Context = ResolverContext<{ push: PushService }>;

@Resolver(() => PushSettings)
export class PushResolver {
  @Query(() => PushSettings, { description: "The acting account's push settings." })
  pushSettings(
    @Arg("endpoint", () => String, { nullable: true, description: "This browser's endpoint, if it has subscribed." })
    endpoint: string | null,
    @Ctx() { actor, services }: Context,
  ): Promise<PushSettings> {
    return services.push.state(actor, endpoint ?? null);
  }

  @Mutation(() => PushSettings, {
    description: "Subscribes a browser to the acting account's notifications, until its session ends.",
  })
  subscribeToPush(
    @Arg("input", () => SubscribeToPushInput) input: SubscribeToPushInput,
    @Ctx() { actor, services }: Context,
  ): Promise<PushSettings> {
    return services.push.subscribe(actor, input);
  }

  @Mutation(() => PushSettings, { description: "Unsubscribes a browser." })
  unsubscribeFromPush(
    @Arg("input", () => UnsubscribeFromPushInput) { endpoint }: UnsubscribeFromPushInput,
    @Ctx() { actor, services }: Context,
  ): Promise<PushSettings> {
    return services.push.unsubscribe(actor, endpoint);
  }
}
