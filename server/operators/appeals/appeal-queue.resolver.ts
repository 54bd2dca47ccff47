import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import { ReportState } from "../reports/report-queue.types.ts";
import type { AppealQueueService } from "./appeal-queue.service.ts";
import { DecideAppealInput, OperatorAppeal, OperatorAppealConnection } from "./appeal-queue.types.ts";
import type { AppealState } from "./appeals.store.ts";

type Context = ResolverContext<{ appealQueue: AppealQueueService }>;

@Resolver(() => OperatorAppeal)
export class AppealQueueResolver {
  @Query(() => OperatorAppealConnection, {
    description: "Appeals: those that wait, the oldest first, or those decided, the newest first. Operators only.",
  })
  async operatorAppeals(
    @Arg("state", () => ReportState, { description: "How far they are." }) state: AppealState,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorAppeal>> {
    return toConnection<OperatorAppeal>(await services.appealQueue.list(actor, state, page));
  }

  @Query(() => OperatorAppeal, { description: "One appeal. Operators only." })
  operatorAppeal(
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorAppeal> {
    return services.appealQueue.get(actor, id);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Decides on an appeal that another operator's decision led to, and writes why. Granted, what was done is taken back. Moderators and administrators.",
  })
  async decideAppeal(
    @Arg("input", () => DecideAppealInput) input: DecideAppealInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.appealQueue.decide(actor, input);
    return { message: "Decided. Those whom it concerns are written to." };
  }
}
