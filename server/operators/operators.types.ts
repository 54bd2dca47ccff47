import { Field, ID, ObjectType } from "type-graphql";
import { OPERATOR_ROLES } from "../../shared/operators.options.ts";
import { OperatorRole } from "../generated/prisma/enums.ts";
import type { SessionNeed } from "../platform/actor.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { OPERATOR_ACTIONS, type OperatorAction as OperatorActionValue } from "./operator-permissions.ts";

const OperatorAction = Object.fromEntries(Object.keys(OPERATOR_ACTIONS).map((action) => [action, action])) as {
  readonly [A in OperatorActionValue]: A;
};
const OperatorNeed = { SECOND_FACTOR: "SECOND_FACTOR", NEW_LOG_IN: "NEW_LOG_IN" } as const satisfies {
  readonly [N in SessionNeed]: N;
};

registerEnum("OperatorRole", OperatorRole, "What an operator is at the desk.", OPERATOR_ROLES);
registerEnum("OperatorAction", OperatorAction, "What can be done at the operators' desk.", OPERATOR_ACTIONS);
registerEnum("OperatorNeed", OperatorNeed, "What an operator lacks before they may work.", {
  SECOND_FACTOR: "A passkey or an authenticator app.",
  NEW_LOG_IN: "A log-in since the account has had one.",
});

@ObjectType({ description: "The acting operator." })
export class OperatorStanding {
  @Field(() => OperatorRole, { description: "What they are at the desk." })
  role!: OperatorRole;

  @Field(() => OperatorNeed, { nullable: true, description: "What is missing before they may do anything." })
  needs!: SessionNeed | null;

  @Field(() => [OperatorAction], { description: "What they may do now." })
  may!: OperatorActionValue[];
}

@ObjectType({ description: "Somebody who works at the operators' desk." })
export class Operator {
  @Field(() => ID, { description: "Their account." })
  accountId!: string;

  @Field(() => String, { description: "The address that they log in with." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Their name; null when they have not told it." })
  displayName!: string;

  @Field(() => OperatorRole, { description: "What they are at the desk." })
  role!: OperatorRole;

  @Field(() => DateTimeScalar, { description: "Since when." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether their account asks for a second step; without one they do nothing." })
  hasSecondFactor!: boolean;
}

@ObjectType({ description: "The operators changed." })
export class OperatorsPayload {
  @Field(() => [Operator], { description: "All of them, the first added first." })
  operators!: Operator[];
}
