import { Field, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../generated/prisma/enums.ts";
import { registerEnum } from "./register-enum.ts";
import { DateTimeScalar } from "./scalars.ts";

registerEnum("VerificationMethod", VerificationMethod, "How a company was verified as the owner of a domain.", {
  MAIL: "An owner of the company has a verified email address at the domain.",
  DNS: "The domain has a DNS record whose content was given only to this company.",
  OPERATOR: "Operators verified the company manually.",
});

@ObjectType({ description: "The verification of a company as the owner of a domain.", simpleResolvers: true })
export class CompanyVerification {
  @Field(() => String, { description: "The domain that belongs to the company." })
  domain!: string;

  @Field(() => VerificationMethod, { description: "How the company was verified." })
  method!: VerificationMethod;

  @Field(() => DateTimeScalar, { description: "When the company was verified." })
  verifiedAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the verification was last confirmed, which happens daily." })
  checkedAt!: Date;
}
