import { Field, ID, ObjectType } from "type-graphql";
import { KeyEndReason } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("KeyEndReason", KeyEndReason, "Why an API key ended.", {
  EXPIRED: "The key reached its expiry time.",
  REVOKED: "Someone revoked the key.",
  REPLACED: "The key was replaced by a new key of the same app.",
  MEMBER_LEFT: "The member who created the key left the company.",
});

@ObjectType({ description: "An API key of an app, without its secret." })
export class AppKey {
  @Field(() => ID, { description: "The key's id." })
  id!: string;

  @Field(() => String, { description: "The first and last characters of the key, such as `wl_live_…a1b2`." })
  hint!: string;

  @Field(() => DateTimeScalar, { description: "When the key was created." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the key expires or expired." })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the key was last used, accurate to the hour; null if it was never used.",
  })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    description: "The name or email address of the account that created the key, whose permissions the key has.",
  })
  accountName!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the key ended; null if it is active." })
  endedAt!: Date | null;

  @Field(() => KeyEndReason, {
    nullable: true,
    description: "Why the key ended or, if it was replaced, will end early; null if it is active until it expires.",
  })
  endReason!: KeyEndReason | null;
}

@ObjectType({ description: "A page of API keys of an app (Relay connection)." })
export class AppKeyConnection extends connectionOf(() => AppKey, "AppKey") {}

@ObjectType({
  description: "An app: a program that acts for a job seeker or a company through the API, within its scopes.",
})
export class App {
  @Field(() => ID, { description: "The app's id." })
  id!: string;

  @Field(() => String, { description: "The app's name, as chosen by its owner." })
  name!: string;

  @Field(() => [String], {
    description: "The app's scopes, such as `jobs:read`, which limit what its API keys may do.",
  })
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: "When the app was created." })
  createdAt!: Date;

  @Field(() => [AppKey], { description: "The app's active API keys, newest first; at most 5." })
  keys!: AppKey[];
}

@ObjectType({ description: "The API key with which the request was sent." })
export class ViewerKey {
  @Field(() => String, { description: "The name of the app to which the key belongs." })
  appName!: string;

  @Field(() => [String], { description: "The scopes of the key, such as `jobs:read`." })
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: "When the key expires." })
  expiresAt!: Date;
}

@ObjectType("CreateKeyPayload", { description: "A new API key and the app to which it belongs." })
export class AppWithKey {
  @Field(() => App, { description: "The app, whose `keys` include the new key." })
  app!: App;

  @Field(() => String, {
    description: "The new key, to be sent in the header `Authorization: Bearer …`. It is shown only once.",
  })
  key!: string;
}

@ObjectType({ description: "The apps of the caller or their company after a change." })
export class AppsPayload {
  @Field(() => [App], { description: "All remaining apps, newest first." })
  apps!: App[];
}
