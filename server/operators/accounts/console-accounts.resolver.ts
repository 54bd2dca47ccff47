import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ConsoleAccountService } from "./console-accounts.service.ts";
import { DeskAccount } from "./console-accounts.types.ts";

type Context = ResolverContext<{ consoleAccounts: ConsoleAccountService }>;

@Resolver()
export class ConsoleAccountResolver {
  @Query(() => [DeskAccount], {
    description:
      "Finds accounts, newest first; at most 20. Without a search, lists the newest accounts. The audit log records which accounts the operator saw. " +
      "Operators only.",
  })
  operatorAccounts(
    @Arg("search", () => String, {
      nullable: true,
      description: "An account's id, a full email address, or at least 3 characters of a seeker's name.",
    })
    search: string | null,
    @Ctx() { actor, services }: Context,
  ): Promise<DeskAccount[]> {
    return services.consoleAccounts.find(actor, search);
  }
}
