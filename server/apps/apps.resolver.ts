import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { type AppUse, AppUseConnection } from "./app-uses.types.ts";
import { AppIdInput, CreateAppInput, RevokeKeyInput, RotateKeyInput } from "./apps.inputs.ts";
import type { AppService } from "./apps.service.ts";
import { App, type AppKey, AppKeyConnection, AppsPayload, AppWithKey, ViewerKey } from "./apps.types.ts";

type Context = ResolverContext<{ apps: AppService }>;

@Resolver(() => App)
export class AppResolver {
  @Query(() => [App], {
    description:
      "Lists the caller's apps, or those of a recruiter's company, newest first; at most 20. " +
      "A company's apps are only for owners and recruiters. Not available with an API key.",
  })
  apps(@Ctx() { actor, services }: Context): Promise<App[]> {
    return services.apps.list(actor);
  }

  @ForKeys()
  @Query(() => ViewerKey, {
    nullable: true,
    description: "Returns the API key with which the request was sent; null if it was sent with another credential.",
  })
  viewerKey(@Ctx() { actor, services }: Context): Promise<ViewerKey | null> {
    return services.apps.viewerKey(actor);
  }

  @FieldResolver(() => AppUseConnection, {
    description: "The uses of the app's API keys, newest first. A use appears about a second later.",
  })
  async uses(
    @Root() { id }: App,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<AppUse>> {
    return toConnection<AppUse>(await services.apps.uses(actor, id, page));
  }

  @FieldResolver(() => AppKeyConnection, {
    description: "The app's API keys that ended in the last 90 days, most recently ended first.",
  })
  async endedKeys(
    @Root() { id }: App,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<AppKey>> {
    return toConnection<AppKey>(await services.apps.endedKeys(actor, id, page));
  }

  @Mutation(() => AppWithKey, {
    description:
      "Creates an app and its first API key for the caller, or for the company of a recruiter; at most 20 " +
      "apps each. Requires a login or reauthentication within the last 15 minutes. Not available with an API key.",
  })
  createApp(
    @Arg("input", () => CreateAppInput) input: CreateAppInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppWithKey> {
    return services.apps.create(actor, input);
  }

  @Mutation(() => AppWithKey, {
    description:
      "Creates a new API key for an app; its existing keys end, immediately or after an overlap. Requires a login " +
      "or reauthentication within the last 15 minutes. Not available with an API key.",
  })
  rotateKey(
    @Arg("input", () => RotateKeyInput) { appId, ...input }: RotateKeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppWithKey> {
    return services.apps.rotateKey(actor, appId, input);
  }

  @Mutation(() => AppsPayload, {
    description: "Revokes an API key immediately and closes its open connections. Not available with an API key.",
  })
  async revokeKey(
    @Arg("input", () => RevokeKeyInput) { appId, keyId }: RevokeKeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppsPayload> {
    return { apps: await services.apps.revokeKey(actor, appId, keyId) };
  }

  @Mutation(() => AppsPayload, {
    description: "Deletes an app and revokes its API keys immediately. Not available with an API key.",
  })
  async deleteApp(
    @Arg("input", () => AppIdInput) { appId }: AppIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppsPayload> {
    return { apps: await services.apps.delete(actor, appId) };
  }
}
