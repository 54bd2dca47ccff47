import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "A use of an API key of an app." })
export class AppUse {
  @Field(() => ID, { description: "The id of the use." })
  id!: string;

  @Field(() => String, {
    description: "The operation that was called, such as `query jobs` or `GET /seeker/savedJobs`.",
  })
  operation!: string;

  @Field(() => String, { description: "`ALLOWED`, or `REFUSED` if the key's scopes do not permit the operation." })
  outcome!: string;

  @Field(() => String, { description: "The IP address from which the key was used." })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When the key was used." })
  usedAt!: Date;
}

@ObjectType({ description: "A page of uses of an app's API keys (Relay connection)." })
export class AppUseConnection extends connectionOf(() => AppUse, "AppUse") {}
