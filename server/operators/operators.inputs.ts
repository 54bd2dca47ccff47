import { Field, ID, InputType } from "type-graphql";
import { OperatorRole } from "../generated/prisma/enums.ts";

@InputType({ description: "Somebody who is to work at the operators' desk." })
export class AddOperatorInput {
  @Field(() => String, { description: "The confirmed address of a recruiter's account." })
  email!: string;

  @Field(() => OperatorRole, { description: "What they are to be; for an operator, from now on." })
  role!: OperatorRole;
}

@InputType({ description: "An operator." })
export class OperatorIdInput {
  @Field(() => ID, { description: "Their account." })
  accountId!: string;
}
