import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import type { VerificationState as VerificationStateValue } from "./console-companies.store.ts";

export const VerificationState = {
  CLAIMED: "CLAIMED",
  VERIFIED: "VERIFIED",
  PROOF_MISSING: "PROOF_MISSING",
  REVOKED: "REVOKED",
} as const satisfies { readonly [S in VerificationStateValue]: S };

registerEnum("VerificationState", VerificationState, "The state of a company's verification.", {
  CLAIMED: "The company has claimed a domain and not yet proven that it owns it.",
  VERIFIED: "The company is verified.",
  PROOF_MISSING: "The company is verified, but the proof could no longer be found.",
  REVOKED: "Operators revoked the company's verification.",
});

@ObjectType({ description: "A company and its verification, as operators see them." })
export class OperatorCompany {
  @Field(() => ID, { description: "The company's id." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => String, { description: "The company's name in the URL of its public page." })
  slug!: string;

  @Field(() => String, { nullable: true, description: "The domain that the company claims to own; null if none." })
  claimedDomain!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The domain that the company is verified for; null if it is not verified.",
  })
  verifiedDomain!: string | null;

  @Field(() => VerificationMethod, {
    nullable: true,
    description: "How the company was verified; null if it is not verified.",
  })
  method!: VerificationMethod | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the company was verified; null if it is not verified.",
  })
  verifiedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the proof of ownership was last found; null if the company is not verified.",
  })
  checkedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the proof of ownership was first found missing; null unless it is missing now.",
  })
  missingSince!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When operators revoked the verification; null unless it is revoked now.",
  })
  verificationRevokedAt!: Date | null;

  @Field(() => Int, { description: "Number of the company's open jobs." })
  openJobs!: number;
}

/** A page of companies. */
export const OperatorCompanyConnection = connectionOf(() => OperatorCompany, "OperatorCompany");

@InputType({ description: "A company to verify manually." })
export class VerifyCompanyManuallyInput {
  @Field(() => ID, { description: "The company's id." })
  companyId!: string;

  @Field(() => String, { description: "The domain that the company owns, such as `acme.com`." })
  domain!: string;

  @Field(() => String, { description: "The reason, 1 to 2,000 characters, which is emailed to the company's owners." })
  explanation!: string;
}

@InputType({ description: "A company whose verification to revoke." })
export class RevokeVerificationInput {
  @Field(() => ID, { description: "The company's id." })
  companyId!: string;

  @Field(() => String, { description: "The reason, 1 to 2,000 characters, which is emailed to the company's owners." })
  explanation!: string;
}
