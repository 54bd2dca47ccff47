import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "The new tokens of a renewed session." })
export class RenewSessionPayload {
  @Field(() => String, { description: "The new access token: a JWT, valid for 15 minutes." })
  accessToken!: string;

  @Field(() => String, {
    description: "The token for the next renewal. The previous refresh token is no longer valid.",
  })
  refreshToken!: string;
}

@ObjectType({ description: "An active login of the account on a device. API keys are not listed." })
export class Session {
  @Field(() => ID, { description: "The session's id." })
  id!: string;

  @Field(() => String, {
    description: 'The browser and operating system, such as "Firefox on Windows", or a program\'s name.',
  })
  device!: string;

  @Field(() => String, { nullable: true, description: "The IP address at the login; null if it was not recorded." })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When the account logged in." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the session was last used, accurate to an hour." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether this is the session that makes the request." })
  isCurrent!: boolean;
}
