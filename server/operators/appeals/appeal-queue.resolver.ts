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
    description: "Appeals: pending ones, oldest first, or decided ones, newest first. Operators only.",
  })
  async operatorAppeals(
    @Arg("state", () => ReportState, { description: "The state of the appeals." }) state: AppealState,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorAppeal>> {
    return toConnection<OperatorAppeal>(await services.appealQueue.list(actor, state, page));
  }

  @Query(() => OperatorAppeal, { description: "One appeal. Operators only." })
  operatorAppeal(
    @Arg("id", () => ID, { description: "The appeal's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorAppeal> {
    return services.appealQueue.get(actor, id);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Decides on an appeal against another operator's decision, and emails the reason. A granted appeal reverses " +
      "the measure. Moderators and administrators.",
  })
  async decideAppeal(
    @Arg("input", () => DecideAppealInput) input: DecideAppealInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.appealQueue.decide(actor, input);
    return { message: "Decided. The people concerned are notified." };
  }
}
