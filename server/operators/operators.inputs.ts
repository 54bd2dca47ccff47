import { Field, ID, InputType } from "type-graphql";
import { OperatorRole } from "../generated/prisma/enums.ts";

@InputType({ description: "An account to make an operator, with its role." })
export class AddOperatorInput {
  @Field(() => String, { description: "The verified email address of a recruiter account with a second factor." })
  email!: string;

  @Field(() => OperatorRole, { description: "The role; for an existing operator, the new role." })
  role!: OperatorRole;
}

@InputType({ description: "An operator." })
export class OperatorIdInput {
  @Field(() => ID, { description: "The id of the operator's account." })
  accountId!: string;
}
