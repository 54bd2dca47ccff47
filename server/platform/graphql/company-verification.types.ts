import { Field, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../generated/prisma/enums.ts";
import { registerEnum } from "./register-enum.ts";
import { DateTimeScalar } from "./scalars.ts";

registerEnum("VerificationMethod", VerificationMethod, "How a company was verified.", {
  MAIL: "An owner has a confirmed email address at the domain.",
  DNS: "The domain has a DNS record whose content was given only to this company.",
  OPERATOR: "The operator of this site confirmed it manually.",
});

@ObjectType({ description: "The verification of a company as the owner of a domain.", simpleResolvers: true })
export class CompanyVerification {
  @Field(() => String, { description: "The domain." })
  domain!: string;

  @Field(() => VerificationMethod, { description: "How it was verified." })
  method!: VerificationMethod;

  @Field(() => DateTimeScalar, { description: "When it was verified." })
  verifiedAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it was last confirmed; this is checked daily." })
  checkedAt!: Date;
}
