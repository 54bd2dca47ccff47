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

registerEnum("OperatorRole", OperatorRole, "The role of an operator.", OPERATOR_ROLES);
registerEnum("OperatorAction", OperatorAction, "An action of operators.", OPERATOR_ACTIONS);
registerEnum("OperatorNeed", OperatorNeed, "What an operator still needs before they may work.", {
  SECOND_FACTOR: "A passkey or an authenticator app.",
  NEW_LOG_IN: "A new login, as the account got its factor after this one.",
});

@ObjectType({ description: "The acting operator." })
export class OperatorStanding {
  @Field(() => OperatorRole, { description: "Their role." })
  role!: OperatorRole;

  @Field(() => OperatorNeed, { nullable: true, description: "What is missing before they may do anything." })
  needs!: SessionNeed | null;

  @Field(() => [OperatorAction], { description: "The actions currently allowed." })
  may!: OperatorActionValue[];
}

@ObjectType({ description: "An operator." })
export class Operator {
  @Field(() => ID, { description: "Their account." })
  accountId!: string;

  @Field(() => String, { description: "The address that they log in with." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Their display name; null when not set." })
  displayName!: string;

  @Field(() => OperatorRole, { description: "Their role." })
  role!: OperatorRole;

  @Field(() => DateTimeScalar, { description: "When they became an operator." })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: "Whether their account requires a second step; without it they cannot act as operators.",
  })
  hasSecondFactor!: boolean;
}

@ObjectType({ description: "The operators after a change." })
export class OperatorsPayload {
  @Field(() => [Operator], { description: "All operators, oldest first." })
  operators!: Operator[];
}
