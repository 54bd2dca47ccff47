import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { type AppUse, AppUseConnection } from "./app-uses.types.ts";
import { AppIdInput, CreateAppInput, RevokeKeyInput, RotateKeyInput } from "./apps.inputs.ts";
import type { AppService } from "./apps.service.ts";
import { App, type AppKey, AppKeyConnection, AppsPayload, AppWithKey } from "./apps.types.ts";

type Context = ResolverContext<{ apps: AppService }>;

@Resolver(() => App)
export class AppResolver {
  @Query(() => [App], {
    description:
      "The acting seeker's apps, or those of the acting recruiter's current company; at most 20, the newest first.",
  })
  apps(@Ctx() { actor, services }: Context): Promise<App[]> {
    return services.apps.list(actor);
  }

  @FieldResolver(() => AppUseConnection, {
    description: "What its keys were used for, the newest first; a use is here about a second later.",
  })
  async uses(
    @Root() { id }: App,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<AppUse>> {
    return toConnection<AppUse>(await services.apps.uses(actor, id, page));
  }

  @FieldResolver(() => AppKeyConnection, {
    description: "Its keys that ended in the last 90 days, the last ended first.",
  })
  async endedKeys(
    @Root() { id }: App,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<AppKey>> {
    return toConnection<AppKey>(await services.apps.endedKeys(actor, id, page));
  }

  @Mutation(() => AppWithKey, { description: "Makes an app and its first key. Keys cannot." })
  createApp(
    @Arg("input", () => CreateAppInput) input: CreateAppInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppWithKey> {
    return services.apps.create(actor, input);
  }

  @Mutation(() => AppWithKey, {
    description: "Makes another key of an app; those before it end, at once or after an overlap. Keys cannot.",
  })
  rotateKey(
    @Arg("input", () => RotateKeyInput) { appId, ...input }: RotateKeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppWithKey> {
    return services.apps.rotateKey(actor, appId, input);
  }

  @Mutation(() => AppsPayload, { description: "Ends a key at once, with what it holds open. Keys cannot." })
  async revokeKey(
    @Arg("input", () => RevokeKeyInput) { appId, keyId }: RevokeKeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppsPayload> {
    return { apps: await services.apps.revokeKey(actor, appId, keyId) };
  }

  @Mutation(() => AppsPayload, { description: "Deletes an app and ends its keys at once. Keys cannot." })
  async deleteApp(
    @Arg("input", () => AppIdInput) { appId }: AppIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppsPayload> {
    return { apps: await services.apps.delete(actor, appId) };
  }
}
