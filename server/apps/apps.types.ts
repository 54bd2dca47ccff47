import { Field, ID, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

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
}

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
