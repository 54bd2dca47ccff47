import { Field, ID, ObjectType } from "type-graphql";
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

registerEnum(
  "OperatorRole",
  OperatorRole,
  "The role of an operator. Each role includes the permissions of the previous one.",
  {
    SUPPORT: "Sees reports, accounts, jobs, appeals, companies and the system's health, but changes nothing.",
    MODERATOR: "Also makes moderation decisions, verifies companies, ends sessions and searches the audit log.",
    ADMINISTRATOR: "Also manages operators and retries failed background jobs.",
  },
);
registerEnum(
  "OperatorAction",
  OperatorAction,
  "An action that an operator can be allowed to perform.",
  OPERATOR_ACTIONS,
);
registerEnum("OperatorNeed", OperatorNeed, "What an operator must do before they can use the operator console.", {
  SECOND_FACTOR: "The account has no second factor: add a passkey or an authenticator app.",
  NEW_LOG_IN: "The account has a second factor that this session has not used: call `confirmPasskey`, or log in again.",
});

@ObjectType({ description: "The caller's role and permissions." })
export class OperatorStanding {
  @Field(() => OperatorRole, { description: "The operator's role." })
  role!: OperatorRole;

  @Field(() => OperatorNeed, {
    nullable: true,
    description: "What the operator must do before they can perform any action; null if nothing is required.",
  })
  needs!: SessionNeed | null;

  @Field(() => [OperatorAction], {
    description: "All actions that the operator can perform now; empty while `needs` is set.",
  })
  may!: OperatorActionValue[];
}

@ObjectType({ description: "An account with access to the operator console." })
export class Operator {
  @Field(() => ID, { description: "The id of the operator's account." })
  accountId!: string;

  @Field(() => String, { description: "The email address that the operator logs in with." })
  email!: string;

  @Field(() => String, { nullable: true, description: "The operator's display name; null if not set." })
  displayName!: string;

  @Field(() => OperatorRole, { description: "The operator's role." })
  role!: OperatorRole;

  @Field(() => DateTimeScalar, { description: "When the account became an operator." })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: "Whether the account has a second factor. Without one, it cannot use the operator console.",
  })
  hasSecondFactor!: boolean;
}

@ObjectType({ description: "The result of adding, changing or removing an operator." })
export class OperatorsPayload {
  @Field(() => [Operator], { description: "All operators after the change, oldest first." })
  operators!: Operator[];
}
