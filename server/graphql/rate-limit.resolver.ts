import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import type { Context } from "../services/graphql-context.ts";

@ObjectType({
  description:
    "The budget for costly operations: the total cost that an account, or an IP address without a login, may " +
    "spend per minute.",
})
class RateLimit {
  @Field(() => Int, { description: "The total cost that may be spent per minute." })
  limit!: number;

  @Field(() => Int, { description: "The remaining cost budget." })
  remaining!: number;

  @Field(() => DateTimeScalar, { description: "When the full budget is available again." })
  resetAt!: Date;
}

/** Reading a budget means a look-up in a shared store. */
const LOOK_COST = 10;

@Resolver()
export class RateLimitResolver {
  @ForKeys()
  @Query(() => RateLimit, {
    description:
      "Returns the caller's budget for operations that cost 1,500 or more; cheaper operations do not count. This " +
      "query spends nothing. Public.",
    complexity: LOOK_COST,
  })
  async rateLimit(@Ctx() { actor, client, services }: Context): Promise<RateLimit> {
    const { limit, remaining, resetSeconds } = await services.queryBudget.left({ actor, client });
    return { limit, remaining, resetAt: new Date(Date.now() + resetSeconds * 1000) };
  }
}
