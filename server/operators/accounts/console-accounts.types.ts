import { Field, ID, Int, ObjectType } from "type-graphql";
import { ReportKind, Role } from "../../generated/prisma/enums.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "An item that was reported." })
export class ReportedThing {
  @Field(() => ReportKind, { description: "The kind of item." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The id of the reported seeker, message, job or offer." })
  id!: string;
}

@ObjectType({ description: "The current suspension of an account." })
export class AccountSuspension {
  @Field(() => ID, { description: "The id of the moderation decision." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "The operator's reason, as emailed to the account's owner; null if none was recorded.",
  })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator who suspended the account; null if the operator's account no " +
      "longer exists, or if the account was suspended from the command line.",
  })
  decidedBy!: string | null;

  @Field(() => ReportedThing, {
    nullable: true,
    description: "The reported item that led to the suspension; null without a report.",
  })
  reportedThing!: ReportedThing | null;
}

@ObjectType({ description: "An account as operators see it, without credentials." })
export class DeskAccount {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => Role, { description: "The account's role." })
  role!: Role;

  @Field(() => String, { description: "The email address that the account logs in with." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's name, or the recruiter's display name; null for a recruiter without one.",
  })
  name!: string;

  @Field(() => DateTimeScalar, { description: "When the account was created." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether the email address is verified." })
  isEmailVerified!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the account was suspended; null unless it is suspended now.",
  })
  suspendedAt!: Date | null;

  @Field(() => AccountSuspension, {
    nullable: true,
    description:
      "Who suspended the account, and why; null if the account is not suspended, or was suspended before this was " +
      "recorded.",
  })
  suspension!: AccountSuspension | null;

  @Field(() => Boolean, {
    description:
      "Whether the account has a passkey or an authenticator app, so that the password alone is not enough " +
      "to log in.",
  })
  hasSecondFactor!: boolean;

  @Field(() => Int, { description: "Number of active sessions, without API keys." })
  sessions!: number;

  @Field(() => Int, { description: "Number of active API keys that act for the account." })
  keys!: number;
}
