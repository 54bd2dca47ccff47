import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ConsoleAccountService } from "./console-accounts.service.ts";
import { DeskAccount } from "./console-accounts.types.ts";

type Context = ResolverContext<{ consoleAccounts: ConsoleAccountService }>;

@Resolver()
export class ConsoleAccountResolver {
  @Query(() => [DeskAccount], {
    description:
      "Accounts by id, full email address, or part of a seeker's name, newest first; at most 20. Operators only; " +
      "the audit log records whose accounts they saw.",
  })
  operatorAccounts(
    @Arg("search", () => String, { description: "At least 3 characters." }) search: string,
    @Ctx() { actor, services }: Context,
  ): Promise<DeskAccount[]> {
    return services.consoleAccounts.find(actor, search);
  }
}
