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
    description:
      "Lists appeals: pending ones oldest first, or decided ones most recently decided first. Operators only.",
  })
  async operatorAppeals(
    @Arg("state", () => ReportState, { description: "The state of the appeals." }) state: AppealState,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorAppeal>> {
    return toConnection<OperatorAppeal>(await services.appealQueue.list(actor, state, page));
  }

  @Query(() => OperatorAppeal, { description: "Returns an appeal. Operators only." })
  operatorAppeal(
    @Arg("id", () => ID, { description: "The appeal's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorAppeal> {
    return services.appealQueue.get(actor, id);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Decides an appeal and emails the reason to everyone whom the decision affects. Granting it reverses the " +
      "moderation decision. Operators cannot decide appeals against their own decisions if anyone else can. " +
      "Moderators and administrators.",
  })
  async decideAppeal(
    @Arg("input", () => DecideAppealInput) input: DecideAppealInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.appealQueue.decide(actor, input);
    return { message: "Appeal decided. We have notified the people concerned." };
  }
}
