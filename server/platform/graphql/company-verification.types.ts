import { Field, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../generated/prisma/enums.ts";
import { registerEnum } from "./register-enum.ts";
import { DateTimeScalar } from "./scalars.ts";

registerEnum("VerificationMethod", VerificationMethod, "By which way a company was checked.", {
  MAIL: "An owner has a confirmed e-mail address at the domain.",
  DNS: "The domain has a DNS record that only this company was told.",
  OPERATOR: "Whoever runs this site confirmed it by hand.",
});

@ObjectType({ description: "That a company was checked to be the one of a domain.", simpleResolvers: true })
export class CompanyVerification {
  @Field(() => String, { description: "The domain." })
  domain!: string;

  @Field(() => VerificationMethod, { description: "By which way." })
  method!: VerificationMethod;

  @Field(() => DateTimeScalar, { description: "Since when it is verified." })
  verifiedAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it was last found to hold; that is tried every day." })
  checkedAt!: Date;
}
