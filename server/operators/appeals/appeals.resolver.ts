import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { AppealService } from "./appeals.service.ts";
import { AppealByTokenInput, AppealInput, Measure, MeasureConnection } from "./appeals.types.ts";

type Context = ResolverContext<{ appeals: AppealService }> & { readonly client: ClientInfo };

const THANKS = "Thank you. We look at it again and write to you.";

@Resolver(() => Measure)
export class AppealResolver {
  @Query(() => MeasureConnection, {
    description: "The operators' measures against the acting account or its company's jobs, newest first.",
  })
  async viewerMeasures(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Measure>> {
    return toConnection<Measure>(await services.appeals.own(actor, page));
  }

  @Query(() => Measure, {
    description: "The measure that the holder of a mailed link can appeal against. Read-only.",
  })
  measureByToken(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() { client, services }: Context,
  ): Promise<Measure> {
    return services.appeals.byToken(client, token);
  }

  @Mutation(() => MessagePayload, {
    description: "Appeals against a measure concerning the acting account or its company's job: once, within 30 days.",
  })
  async appeal(
    @Arg("input", () => AppealInput) input: AppealInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.appeals.appeal(actor, input);
    return { message: THANKS };
  }

  @Mutation(() => MessagePayload, {
    description: "Appeals with a mailed link, which is used up; works for people who cannot log in, too.",
  })
  async appealByToken(
    @Arg("input", () => AppealByTokenInput) input: AppealByTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    await services.appeals.appealByToken(client, input);
    return { message: THANKS };
  }
}
