import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import type { VerificationState as VerificationStateValue } from "./console-companies.store.ts";

export const VerificationState = {
  CLAIMED: "CLAIMED",
  HOLDING: "HOLDING",
  MISSING: "MISSING",
  REVOKED: "REVOKED",
} as const satisfies { readonly [S in VerificationStateValue]: S };

registerEnum("VerificationState", VerificationState, "The state of a company's verification.", {
  CLAIMED: "It has claimed a domain whose ownership is not proven yet.",
  HOLDING: "It is verified.",
  MISSING: "It is verified, but the proof is no longer there.",
  REVOKED: "Operators revoked its verification.",
});

@ObjectType({ description: "A company as operators see it." })
export class OperatorCompany {
  @Field(() => ID, { description: "The company's id." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => String, { description: "The last part of its public URL." })
  slug!: string;

  @Field(() => String, { nullable: true, description: "The domain that it claims; null when it claims none." })
  claimedDomain!: string | null;

  @Field(() => String, { nullable: true, description: "The domain that it is verified for; null when not verified." })
  verifiedDomain!: string | null;

  @Field(() => VerificationMethod, { nullable: true, description: "The method of verification." })
  method!: VerificationMethod | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was verified." })
  verifiedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the proof was first found missing." })
  missingSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When operators revoked the verification; null unless revoked.",
  })
  verificationRevokedAt!: Date | null;

  @Field(() => Int, { description: "Number of open jobs." })
  openJobs!: number;
}

/** A page of companies. */
export const OperatorCompanyConnection = connectionOf(() => OperatorCompany, "OperatorCompany");

@InputType({ description: "A company to verify manually." })
export class VerifyCompanyManuallyInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "The domain that it owns, such as `acme.com`." })
  domain!: string;

  @Field(() => String, { description: "The reason, which is mailed to its owners. At most 2000 characters." })
  explanation!: string;
}

@InputType({ description: "A company whose verification is revoked." })
export class RevokeVerificationInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "The reason, which is mailed to its owners. At most 2000 characters." })
  explanation!: string;
}
