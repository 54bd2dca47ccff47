import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

@ObjectType({ description: "Tokens in the place of those that a program had." })
export class RenewSessionPayload {
  @Field(() => String, { description: "Short-lived access token (JWT, 15 minutes)." })
  accessToken!: string;

  @Field(() => String, { description: "For the next renewal; the one before is good no more." })
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
    description: "The IP address of the log-in; null for log-ins before it was noted.",
  })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When the log-in was." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it was last used, to the hour." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the one that asks." })
  isCurrent!: boolean;
}
