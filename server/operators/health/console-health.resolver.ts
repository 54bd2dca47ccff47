import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ConsoleHealthService } from "./console-health.service.ts";
import { OperatorHealth, RetryFailedWorkInput } from "./console-health.types.ts";

type Context = ResolverContext<{ consoleHealth: ConsoleHealthService }>;

@Resolver()
export class ConsoleHealthResolver {
  @Query(() => OperatorHealth, {
    description: "Returns the state of the background queue, emails, webhooks and the node. Operators only.",
  })
  operatorHealth(@Ctx() { actor, services }: Context): Promise<OperatorHealth> {
    return services.consoleHealth.read(actor);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Retries the background jobs of one kind that failed on every attempt; at most 10,000 per call. " +
      "Administrators only.",
  })
  async retryFailedWork(
    @Arg("input", () => RetryFailedWorkInput) { kind }: RetryFailedWorkInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    const retried = await services.consoleHealth.retry(actor, kind);
    return { message: retried === 1 ? "Retrying it." : `Retrying ${retried}.` };
  }
}
