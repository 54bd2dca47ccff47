import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import type { Context } from "../services/graphql-context.ts";

@ObjectType({ description: "The budget per minute for costly operations, of an account or else of an address." })
class RateLimit {
  @Field(() => Int, { description: "Total cost allowed per minute." })
  limit!: number;

  @Field(() => Int, { description: "Remaining cost." })
  remaining!: number;

  @Field(() => DateTimeScalar, { description: "When the full budget is available again." })
  resetAt!: Date;
}

/** Reading a budget means a look-up in a shared store. */
const LOOK_COST = 10;

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    description:
      "The remaining budget for operations that cost 1,500 or more; all others are not counted. Querying it spends nothing.",
    complexity: LOOK_COST,
  })
  async rateLimit(@Ctx() { actor, client, services }: Context): Promise<RateLimit> {
    const { limit, remaining, resetSeconds } = await services.queryBudget.left({ actor, client });
    return { limit, remaining, resetAt: new Date(Date.now() + resetSeconds * 1000) };
  }
}
