import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description:
    "A company that the acting recruiter may request to join: one of its owners has an address at the same domain.",
})
export class JoinableCompany {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether they have a request that is pending or was recently refused." })
  hasAsked!: boolean;
}

@ObjectType({ description: "A request to join the company." })
export class JoinRequest {
  @Field(() => ID, { description: "The account." })
  accountId!: string;

  @Field(() => String, { description: "The display name, or else the email address." })
  name!: string;

  @Field(() => String, { description: "The verified email address." })
  email!: string;

  @Field(() => DateTimeScalar, { description: "When the request was made." })
  createdAt!: Date;
}

@ObjectType({ description: "The companies that can be joined on request, after a change." })
export class JoinableCompaniesPayload {
  @Field(() => [JoinableCompany], { description: "The companies, by name." })
  companies!: JoinableCompany[];
}

@ObjectType({ description: "The requests to join, after a change." })
export class JoinRequestsPayload {
  @Field(() => [JoinRequest], { description: "The requests, oldest first." })
  requests!: JoinRequest[];
}
