import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "A use of a key." })
export class AppUse {
  @Field(() => ID, { description: "The use's id." })
  id!: string;

  @Field(() => String, { description: "The operation, such as `query jobs` or `GET /seeker/savedJobs`." })
  operation!: string;

  @Field(() => String, { description: "`ALLOWED`, or `REFUSED` for lack of a scope." })
  outcome!: string;

  @Field(() => String, { description: "The IP address of the client." })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When it was used." })
  usedAt!: Date;
}

@ObjectType({ description: "Uses of an app's keys." })
export class AppUseConnection extends connectionOf(() => AppUse, "AppUse") {}
