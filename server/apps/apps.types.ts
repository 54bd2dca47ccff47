import { Field, ID, ObjectType } from "type-graphql";
import { KeyEndReason } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("KeyEndReason", KeyEndReason, "Why a key ended.", {
  EXPIRED: "It expired.",
  REVOKED: "Someone revoked it.",
  REPLACED: "It was replaced by another key.",
  MEMBER_LEFT: "Its creator left the company.",
});

@ObjectType({ description: "A key of an app, without its secret." })
export class AppKey {
  @Field(() => ID, { description: "The key's id." })
  id!: string;

  @Field(() => String, { description: "Its first and last characters, such as `wl_live_…a1b2`." })
  hint!: string;

  @Field(() => DateTimeScalar, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it expires." })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was last used, to the hour; null: never." })
  lastUsedAt!: Date | null;

  @Field(() => String, { description: "Name of its creator, whose permissions it has." })
  accountName!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it ended; null: it is active." })
  endedAt!: Date | null;

  @Field(() => KeyEndReason, {
    nullable: true,
    description: "Why it ended, or ends early; null: it is active until it expires.",
  })
  endReason!: KeyEndReason | null;
}

@ObjectType({ description: "Keys of an app." })
export class AppKeyConnection extends connectionOf(() => AppKey, "AppKey") {}

@ObjectType({ description: "A program that acts for a seeker or a company, within its scopes." })
export class App {
  @Field(() => ID, { description: "The app's id." })
  id!: string;

  @Field(() => String, { description: "Its name, given by the owner." })
  name!: string;

  @Field(() => [String], { description: "Its scopes, such as `jobs:read`." })
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => [AppKey], { description: "Its active keys, newest first; at most 5." })
  keys!: AppKey[];
}

@ObjectType({ description: "The key with which a request is sent." })
export class ViewerKey {
  @Field(() => String, { description: "The name of its app." })
  appName!: string;

  @Field(() => [String], { description: "Its scopes, such as `jobs:read`." })
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: "When it expires." })
  expiresAt!: Date;
}

@ObjectType("CreateKeyPayload", { description: "A new key of an app." })
export class AppWithKey {
  @Field(() => App, { description: "The app, including the new key." })
  app!: App;

  @Field(() => String, { description: "The key, to be sent as `Authorization: Bearer …`. It is not shown again." })
  key!: string;
}

@ObjectType({ description: "The apps after a change." })
export class AppsPayload {
  @Field(() => [App], { description: "All remaining apps, newest first." })
  apps!: App[];
}
