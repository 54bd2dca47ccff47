import { Field, InputType, ObjectType } from "type-graphql";
import { CompanyVerification } from "../../platform/graphql/company-verification.types.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A domain that the company says is its own, until a record in its DNS shows it." })
export class DomainClaim {
  @Field(() => String, { description: "The domain." })
  domain!: string;

  @Field(() => String, { description: "The TXT record to put there." })
  record!: string;
}

@ObjectType({ description: "How the current company is or can be verified; for its owners." })
export class OwnVerification {
  @Field(() => CompanyVerification, { nullable: true, description: "What was checked; null: nothing was." })
  verification!: CompanyVerification | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Since when what was checked does not hold any more; seven days later the company is not verified.",
  })
  missingSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The domain of the acting owner's confirmed address, by which it can be verified at once; null when it is a public provider's.",
  })
  mailDomain!: string | null;

  @Field(() => DomainClaim, { nullable: true, description: "The domain to verify by DNS, when one was named." })
  claim!: DomainClaim | null;

  @Field(() => Boolean, {
    description:
      "Whether the operator holds companies that are not verified to three open jobs and their own applicants.",
  })
  holdsUnverified!: boolean;
}

@ObjectType({ description: "How the company is verified, after a change." })
export class OwnVerificationPayload {
  @Field(() => OwnVerification, { description: "As it is now." })
  verification!: OwnVerification;
}

@InputType({ description: "A domain that is the company's own." })
export class ClaimDomainInput {
  @Field(() => String, { description: "Such as `acme.com`." })
  domain!: string;
}
