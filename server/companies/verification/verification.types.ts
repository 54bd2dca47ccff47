import { Field, InputType, ObjectType } from "type-graphql";
import { CompanyVerification } from "../../platform/graphql/company-verification.types.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A domain that a company claims to own, to be proved with a DNS record." })
export class DomainClaim {
  @Field(() => String, { description: "The claimed domain, such as `acme.com`." })
  domain!: string;

  @Field(() => String, { description: "The content of the TXT record to publish at the domain." })
  record!: string;
}

@ObjectType({
  description: "The current company's verification, and how the company can be verified, as its owners see it.",
})
export class OwnVerification {
  @Field(() => CompanyVerification, {
    nullable: true,
    description: "The current verification; null if the company is not verified.",
  })
  verification!: CompanyVerification | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When a daily check first found the proof missing; null if the proof is not missing. After 7 days the " +
      "company loses its verification.",
  })
  missingSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The domain of the caller's verified email address, with which `verifyCompanyByMail` verifies the " +
      "company. Null if the address is not verified or belongs to a public provider.",
  })
  mailDomain!: string | null;

  @Field(() => DomainClaim, {
    nullable: true,
    description: "The domain that the company claimed, with its DNS record; null if it claimed none.",
  })
  claim!: DomainClaim | null;

  @Field(() => Boolean, {
    description:
      "Whether the operator limits unverified companies to three open jobs, and to seekers who applied to them.",
  })
  holdsUnverified!: boolean;
}

@ObjectType({ description: "The company's verification after a change." })
export class OwnVerificationPayload {
  @Field(() => OwnVerification, {
    description: "The company's verification, and how it can be verified, after the change.",
  })
  verification!: OwnVerification;
}

@InputType({ description: "A domain that the company claims to own." })
export class ClaimDomainInput {
  @Field(() => String, { description: "The domain, such as `acme.com`. A URL is reduced to its domain." })
  domain!: string;
}
