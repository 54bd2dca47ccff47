import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "New tokens to replace a program's previous ones." })
export class RenewSessionPayload {
  @Field(() => String, { description: "Short-lived access token (JWT, 15 minutes)." })
  accessToken!: string;

  @Field(() => String, { description: "The token for the next renewal; the previous one is no longer valid." })
  refreshToken!: string;
}

@ObjectType({ description: "A device on which the account is logged in." })
export class Session {
  @Field(() => ID, { description: "The session's id." })
  id!: string;

  @Field(() => String, { description: 'The browser and system, such as "Firefox on Windows", or a program\'s name.' })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: "The IP address of the login; null for logins from before it was recorded.",
  })
  address!: string;

  @Field(() => DateTimeScalar, { description: "The time of the login." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it was last used, to the hour." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the acting session." })
  isCurrent!: boolean;
}
