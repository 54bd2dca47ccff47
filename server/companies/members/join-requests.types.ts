import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description:
    "A company that the acting recruiter may ask to join: one of its owners has an address of the same domain.",
})
export class JoinableCompany {
  @Field(() => ID, { description: "Its id, as in `Company.id`." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether they asked already, and wait or were refused lately." })
  hasAsked!: boolean;
}

@ObjectType({ description: "Somebody who asks to join the company." })
export class JoinRequest {
  @Field(() => ID, { description: "The account." })
  accountId!: string;

  @Field(() => String, { description: "How they are called: by the name that they told, or by their e-mail address." })
  name!: string;

  @Field(() => String, { description: "The confirmed e-mail address." })
  email!: string;

  @Field(() => DateTimeScalar, { description: "When they asked." })
  createdAt!: Date;
}

@ObjectType({ description: "The companies that can be asked, after a change." })
export class JoinableCompaniesPayload {
  @Field(() => [JoinableCompany], { description: "By name." })
  companies!: JoinableCompany[];
}

@ObjectType({ description: "Who asks to join, after a change." })
export class JoinRequestsPayload {
  @Field(() => [JoinRequest], { description: "The first that asked first." })
  requests!: JoinRequest[];
}
