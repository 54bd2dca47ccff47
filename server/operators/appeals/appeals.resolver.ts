import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { AppealService } from "./appeals.service.ts";
import { AppealByTokenInput, AppealInput, Measure, MeasureConnection } from "./appeals.types.ts";

type Context = ResolverContext<{ appeals: AppealService }> & { readonly client: ClientInfo };

const THANKS = "Thank you. We will review the decision and email you.";

@Resolver(() => Measure)
export class AppealResolver {
  @Query(() => MeasureConnection, {
    description:
      "Lists the moderation decisions that the caller was notified about, newest first: against their " +
      "account, or against a job of a company that they are still a member of.",
  })
  async viewerMeasures(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Measure>> {
    return toConnection<Measure>(await services.appeals.own(actor, page));
  }

  @Query(() => Measure, {
    description: "Returns the moderation decision that an emailed link can appeal against. Does not use the link.",
  })
  measureByToken(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() { client, services }: Context,
  ): Promise<Measure> {
    return services.appeals.byToken(client, token);
  }

  @Mutation(() => MessagePayload, {
    description: "Appeals against a moderation decision that the caller was notified about: once, within 30 days.",
  })
  async appeal(
    @Arg("input", () => AppealInput) input: AppealInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.appeals.appeal(actor, input);
    return { message: THANKS };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Appeals against a moderation decision with an emailed link, without a login. Each decision can be appealed " +
      "once, within 30 days.",
  })
  async appealByToken(
    @Arg("input", () => AppealByTokenInput) input: AppealByTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    await services.appeals.appealByToken(client, input);
    return { message: THANKS };
  }
}
