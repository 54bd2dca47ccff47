import { Field, InputType, ObjectType } from "type-graphql";
import { CompanyVerification } from "../../platform/graphql/company-verification.types.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A domain that the company claims, until a DNS record proves it." })
export class DomainClaim {
  @Field(() => String, { description: "The domain." })
  domain!: string;

  @Field(() => String, { description: "The TXT record to publish there." })
  record!: string;
}

@ObjectType({ description: "How the current company is or can be verified; for its owners." })
export class OwnVerification {
  @Field(() => CompanyVerification, { nullable: true, description: "The verification; null if there is none." })
  verification!: CompanyVerification | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the proof was first found missing; seven days later the company loses its verification.",
  })
  missingSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The domain of the acting owner's verified address, which can verify the company immediately; null when it is a " +
      "public provider's.",
  })
  mailDomain!: string | null;

  @Field(() => DomainClaim, { nullable: true, description: "The domain to verify by DNS, if one was claimed." })
  claim!: DomainClaim | null;

  @Field(() => Boolean, {
    description: "Whether the operator limits unverified companies to three open jobs and their own applicants.",
  })
  holdsUnverified!: boolean;
}

@ObjectType({ description: "The company's verification, after a change." })
export class OwnVerificationPayload {
  @Field(() => OwnVerification, { description: "Its current state." })
  verification!: OwnVerification;
}

@InputType({ description: "A domain that the company owns." })
export class ClaimDomainInput {
  @Field(() => String, { description: "The domain, such as `acme.com`." })
  domain!: string;
}
