import { Field, ID, Int, ObjectType } from "type-graphql";
import { ReportKind, Role } from "../../generated/prisma/enums.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A thing that was reported." })
export class ReportedThing {
  @Field(() => ReportKind, { description: "Its kind." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The seeker, message or job." })
  id!: string;
}

@ObjectType({ description: "A suspension in force, as operators see it." })
export class AccountSuspension {
  @Field(() => ID, { description: "The measure's id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "The operator's reason, as mailed to the account's owner." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description: "The operator who decided it; null when their account no longer exists.",
  })
  decidedBy!: string | null;

  @Field(() => ReportedThing, {
    nullable: true,
    description: "What was reported, if the account was suspended because of a report.",
  })
  reportedThing!: ReportedThing | null;
}

@ObjectType({ description: "An account as operators see it, without credentials." })
export class DeskAccount {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => Role, { description: "The account's role." })
  role!: Role;

  @Field(() => String, { description: "The address that it logs in with." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's or the recruiter's name; null for a recruiter without a display name.",
  })
  name!: string;

  @Field(() => DateTimeScalar, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether the address is verified." })
  isEmailVerified!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was suspended; null unless suspended." })
  suspendedAt!: Date | null;

  @Field(() => AccountSuspension, {
    nullable: true,
    description: "By whom and why it was suspended; null unless suspended, or when that was not recorded.",
  })
  suspension!: AccountSuspension | null;

  @Field(() => Boolean, { description: "Whether its login requires a second step." })
  hasSecondFactor!: boolean;

  @Field(() => Int, { description: "Number of devices on which it is logged in." })
  sessions!: number;

  @Field(() => Int, { description: "Number of app keys that act for it." })
  keys!: number;
}
