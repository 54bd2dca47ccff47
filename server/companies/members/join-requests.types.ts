import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description:
    "A company that the caller can request to join, because one of its owners has a verified email " +
    "address at the same domain.",
})
export class JoinableCompany {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "The company's name." })
  name!: string;

  @Field(() => Boolean, {
    description:
      "Whether the caller's request to join is pending or was declined within the last 30 days, so that " +
      "no new request can be sent.",
  })
  hasAsked!: boolean;
}

@ObjectType({ description: "A pending request to join a company." })
export class JoinRequest {
  @Field(() => ID, { description: "The account id of the person who requests to join." })
  accountId!: string;

  @Field(() => String, { description: "The person's display name or, without one, their email address." })
  name!: string;

  @Field(() => String, { description: "The person's verified email address." })
  email!: string;

  @Field(() => DateTimeScalar, { description: "When the request was sent." })
  createdAt!: Date;
}

@ObjectType({ description: "The companies that the caller can request to join, after a change." })
export class JoinableCompaniesPayload {
  @Field(() => [JoinableCompany], {
    description: "The companies that the caller can request to join, sorted by name.",
  })
  companies!: JoinableCompany[];
}

@ObjectType({ description: "The pending requests to join the company, after a change." })
export class JoinRequestsPayload {
  @Field(() => [JoinRequest], { description: "The pending requests, oldest first." })
  requests!: JoinRequest[];
}
