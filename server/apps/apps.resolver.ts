import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
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
      "The acting seeker's apps, or those of the acting recruiter's current company; at most 20, newest first.",
  })
  apps(@Ctx() { actor, services }: Context): Promise<App[]> {
    return services.apps.list(actor);
  }

  @Query(() => ViewerKey, {
    nullable: true,
    description: "The key with which the request is sent; null when it is not sent with a key.",
  })
  viewerKey(@Ctx() { actor, services }: Context): Promise<ViewerKey | null> {
    return services.apps.viewerKey(actor);
  }

  @FieldResolver(() => AppUseConnection, {
    description: "Uses of its keys, newest first; a use appears after about a second.",
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

  @Mutation(() => AppWithKey, { description: "Creates an app and its first key. Not available to keys." })
  createApp(
    @Arg("input", () => CreateAppInput) input: CreateAppInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppWithKey> {
    return services.apps.create(actor, input);
  }

  @Mutation(() => AppWithKey, {
    description:
      "Creates another key of an app; older ones end, immediately or after an overlap. Not available to keys.",
  })
  rotateKey(
    @Arg("input", () => RotateKeyInput) { appId, ...input }: RotateKeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppWithKey> {
    return services.apps.rotateKey(actor, appId, input);
  }

  @Mutation(() => AppsPayload, {
    description: "Revokes a key immediately, and closes its sockets. Not available to keys.",
  })
  async revokeKey(
    @Arg("input", () => RevokeKeyInput) { appId, keyId }: RevokeKeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppsPayload> {
    return { apps: await services.apps.revokeKey(actor, appId, keyId) };
  }

  @Mutation(() => AppsPayload, {
    description: "Deletes an app and revokes its keys immediately. Not available to keys.",
  })
  async deleteApp(
    @Arg("input", () => AppIdInput) { appId }: AppIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AppsPayload> {
    return { apps: await services.apps.delete(actor, appId) };
  }
}
