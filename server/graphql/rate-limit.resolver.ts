import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import type { Context } from "../services/graphql-context.ts";

@ObjectType({ description: "What an account, or without one an address, may spend a minute on costly operations." })
class RateLimit {
  @Field(() => Int, { description: "What they may cost together." })
  limit!: number;

  @Field(() => Int, { description: "What is left." })
  remaining!: number;

  @Field(() => DateTimeScalar, { description: "When all of it is there again." })
  resetAt!: Date;
}

/** A look at a budget is a look into a shared store. */
const LOOK_COST = 10;

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    description:
      "What is left for operations that cost 1,500 or more; all others are not counted. Looking takes none of it.",
    complexity: LOOK_COST,
  })
  async rateLimit(@Ctx() { actor, client, services }: Context): Promise<RateLimit> {
    const { limit, remaining, resetSeconds } = await services.queryBudget.left({ actor, client });
    return { limit, remaining, resetAt: new Date(Date.now() + resetSeconds * 1000) };
  }
}
