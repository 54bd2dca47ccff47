import { Field, ID, InputType } from "type-graphql";
import { OperatorRole } from "../generated/prisma/enums.ts";

@InputType({ description: "A person to make an operator." })
export class AddOperatorInput {
  @Field(() => String, { description: "The verified address of a recruiter's account." })
  email!: string;

  @Field(() => OperatorRole, { description: "Their role; for an existing operator, the new one." })
  role!: OperatorRole;
}

@InputType({ description: "An operator." })
export class OperatorIdInput {
  @Field(() => ID, { description: "The operator's account." })
  accountId!: string;
}
