import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { AddOperatorInput, OperatorIdInput } from "./operators.inputs.ts";
import type { OperatorService } from "./operators.service.ts";
import { Operator, OperatorStanding, OperatorsPayload } from "./operators.types.ts";

type Context = ResolverContext<{ operators: OperatorService }>;

@Resolver()
export class OperatorResolver {
  @Query(() => OperatorStanding, { description: "Returns the caller's role and permissions. Operators only." })
  viewerOperator(@Ctx() { actor, services }: Context): Promise<OperatorStanding> {
    return services.operators.own(actor);
  }

  @Query(() => [Operator], { description: "Lists all operators, oldest first. Administrators only." })
  operators(@Ctx() { actor, services }: Context): Promise<Operator[]> {
    return services.operators.list(actor);
  }

  @Mutation(() => OperatorsPayload, {
    description:
      "Makes a recruiter account with a second factor an operator, or changes an operator's role. The account's " +
      "owner and all administrators are notified by email. Administrators only.",
  })
  async addOperator(
    @Arg("input", () => AddOperatorInput) input: AddOperatorInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorsPayload> {
    return { operators: await services.operators.add(actor, input) };
  }

  @Mutation(() => OperatorsPayload, {
    description:
      "Removes an operator's access to the console immediately; their account remains. Its owner and all " +
      "administrators are notified by email. The last administrator cannot be removed. Administrators only.",
  })
  async removeOperator(
    @Arg("input", () => OperatorIdInput) { accountId }: OperatorIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorsPayload> {
    return { operators: await services.operators.remove(actor, accountId) };
  }
}
