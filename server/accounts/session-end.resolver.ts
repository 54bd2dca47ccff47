import { Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import type { AccountService } from "./accounts.service.ts";
import { Viewer, ViewerPayload } from "./accounts.types.ts";
import type { SessionContext } from "./session-context.ts";
import type { SessionEndService } from "./session-end.service.ts";

type Context = ResolverContext<{ accounts: AccountService; sessionEnd: SessionEndService }> & SessionContext;

@Resolver(() => Viewer)
export class SessionEndResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Seconds until the session ends, by the server's clock: 7 days after the login, unless extended or ended " +
      "earlier by disuse. Null for an API key.",
  })
  async sessionSecondsLeft(
    @Root() { id, role }: Viewer,
    @Ctx() { actorOf, services }: Context,
  ): Promise<number | null> {
    const actor = await actorOf(role);
    return actor?.accountId === id ? services.sessionEnd.secondsLeft(actor) : null;
  }

  @Mutation(() => ViewerPayload, {
    description: "Extends the current session so that at least 24 hours remain, up to 17 days after the login.",
  })
  async stayLoggedIn(@Ctx() { actor, client, services, sendRefreshToken }: Context): Promise<ViewerPayload> {
    const refreshToken = await services.sessionEnd.extend(actor, client);
    if (actor && refreshToken) sendRefreshToken(actor.role, refreshToken);
    return { viewer: await services.accounts.own(actor) };
  }
}
