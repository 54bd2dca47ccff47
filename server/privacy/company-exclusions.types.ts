import { Field, ID, InputType, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({
  description: "A company that cannot find the caller, or a domain whose companies cannot.",
  simpleResolvers: true,
})
export class CompanyExclusion {
  @Field(() => ID, { description: "The exclusion's id." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "The company's id; null for a domain." })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: "The company's name; null for a domain." })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: "The domain in DNS form; null for a company." })
  domain!: string | null;

  @Field(() => DateTimeScalar, { description: "When it was excluded." })
  createdAt!: Date;
}

@InputType({ description: "A company or a domain to exclude." })
export class ExcludeCompanyInput {
  @Field(() => String, {
    description:
      "The company's name as on Worklane, whatever the case, or a domain such as `acme.com`, which excludes companies " +
      "with this verified domain or with members whose email addresses are at it or below it.",
  })
  company!: string;
}

@ObjectType({ description: "The caller's exclusions after a change." })
export class CompanyExclusionsPayload {
  @Field(() => [CompanyExclusion], { description: "All of the caller's exclusions, latest first." })
  exclusions!: readonly CompanyExclusion[];
}
