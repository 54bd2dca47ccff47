import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import type { VerificationState as VerificationStateValue } from "./desk-companies.store.ts";

export const VerificationState = {
  CLAIMED: "CLAIMED",
  HOLDING: "HOLDING",
  MISSING: "MISSING",
  TAKEN_AWAY: "TAKEN_AWAY",
} as const satisfies { readonly [S in VerificationStateValue]: S };

registerEnum("VerificationState", VerificationState, "How a company's verification stands.", {
  CLAIMED: "It has named a domain that nothing shows to be its own yet.",
  HOLDING: "It is verified.",
  MISSING: "It is verified, and what showed it is not there any more.",
  TAKEN_AWAY: "Operators took it away.",
});

@ObjectType({ description: "A company as operators see it." })
export class OperatorCompany {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "The end of its public address." })
  slug!: string;

  @Field(() => String, { nullable: true, description: "The domain that it says is its own; null when it named none." })
  claimedDomain!: string | null;

  @Field(() => String, { nullable: true, description: "The domain that it is verified by; null when it is not." })
  verifiedDomain!: string | null;

  @Field(() => VerificationMethod, { nullable: true, description: "By which way." })
  method!: VerificationMethod | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when." })
  verifiedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when what showed it is not there any more." })
  missingSince!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When operators took it away; null when they did not." })
  takenAwayAt!: Date | null;

  @Field(() => Int, { description: "How many open jobs it has." })
  openJobs!: number;
}

/** A page of companies. */
export const OperatorCompanyConnection = connectionOf(() => OperatorCompany, "OperatorCompany");

@InputType({ description: "A company that is confirmed by hand." })
export class VerifyCompanyByHandInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "The domain that is its own, such as `acme.com`." })
  domain!: string;

  @Field(() => String, { description: "Why; its owners are written it. At most 2000 characters." })
  explanation!: string;
}

@InputType({ description: "A company whose verification is taken away." })
export class TakeVerificationAwayInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "Why; its owners are written it. At most 2000 characters." })
  explanation!: string;
}
