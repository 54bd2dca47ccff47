import { Field, ID, ObjectType } from "type-graphql";
import { KeyEndReason } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("KeyEndReason", KeyEndReason, "Why a key ended.", {
  EXPIRED: "Its time was over.",
  REVOKED: "Somebody revoked it.",
  REPLACED: "Another key was made in its place.",
  MEMBER_LEFT: "Who made it is not in the company any more.",
});

@ObjectType({ description: "A key of an app, without its secret." })
export class AppKey {
  @Field(() => ID, { description: "The key's id." })
  id!: string;

  @Field(() => String, { description: "Its beginning and end, such as `wl_live_…a1b2`." })
  hint!: string;

  @Field(() => DateTimeScalar, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When it ends." })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was last used, to the hour; null: never." })
  lastUsedAt!: Date | null;

  @Field(() => String, { description: "Who made it, by name; it acts as they may." })
  accountName!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it ended; null: it works." })
  endedAt!: Date | null;

  @Field(() => KeyEndReason, {
    nullable: true,
    description: "Why it ended, or ends before its time; null: it works until it expires.",
  })
  endReason!: KeyEndReason | null;
}

@ObjectType({ description: "Keys of an app." })
export class AppKeyConnection extends connectionOf(() => AppKey, "AppKey") {}

@ObjectType({ description: "A program that acts for a seeker or a company, within its scopes." })
export class App {
  @Field(() => ID, { description: "The app's id." })
  id!: string;

  @Field(() => String, { description: "What its owner calls it." })
  name!: string;

  @Field(() => [String], { description: "What it may do, such as `jobs:read`." })
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => [AppKey], { description: "Its keys that work, the newest first; at most 5." })
  keys!: AppKey[];
}

@ObjectType("CreateKeyPayload", { description: "A new key of an app." })
export class AppWithKey {
  @Field(() => App, { description: "The app, with the new key among its keys." })
  app!: App;

  @Field(() => String, { description: "The key, to be sent as `Authorization: Bearer …`. It is not shown again." })
  key!: string;
}

@ObjectType({ description: "The apps after a change." })
export class AppsPayload {
  @Field(() => [App], { description: "All that are left, the newest first." })
  apps!: App[];
}
