import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { AddOperatorInput, OperatorIdInput } from "./operators.inputs.ts";
import type { OperatorService } from "./operators.service.ts";
import { Operator, OperatorStanding, OperatorsPayload } from "./operators.types.ts";

type Context = ResolverContext<{ operators: OperatorService }>;

@Resolver()
export class OperatorResolver {
  @Query(() => OperatorStanding, { description: "What the acting account is at the operators' desk. Operators only." })
  viewerOperator(@Ctx() { actor, services }: Context): Promise<OperatorStanding> {
    return services.operators.own(actor);
  }

  @Query(() => [Operator], { description: "Who works at the operators' desk. Administrators only." })
  operators(@Ctx() { actor, services }: Context): Promise<Operator[]> {
    return services.operators.list(actor);
  }

  @Mutation(() => OperatorsPayload, {
    description:
      "Makes a recruiter's account that has a second factor an operator, or gives an operator another role. They and the administrators are written to. Administrators only.",
  })
  async addOperator(
    @Arg("input", () => AddOperatorInput) input: AddOperatorInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorsPayload> {
    return { operators: await services.operators.add(actor, input) };
  }

  @Mutation(() => OperatorsPayload, {
    description:
      "Ends an operator's work at the desk, at once; the account stays. They and the administrators are written to. Administrators only.",
  })
  async removeOperator(
    @Arg("input", () => OperatorIdInput) { accountId }: OperatorIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OperatorsPayload> {
    return { operators: await services.operators.remove(actor, accountId) };
  }
}
