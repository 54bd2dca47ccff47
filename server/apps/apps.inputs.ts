import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "An app to create." })
export class CreateAppInput {
  @Field(() => String, { description: "The app's name; at most 60 characters." })
  name!: string;

  @Field(() => [String], { description: "The app's scopes, at least one, such as `jobs:read`." })
  scopes!: string[];

  @Field(() => Int, {
    defaultValue: 90,
    description: "The number of days until the app's first API key expires, from 1 to 365.",
  })
  expiresInDays!: number;
}

@InputType({
  description: "The app for which to create a new API key, and for how long its existing keys remain valid.",
})
export class RotateKeyInput {
  @Field(() => ID, { description: "The app's id." })
  appId!: string;

  @Field(() => Int, {
    defaultValue: 24,
    description:
      "The number of hours, from 0 to 168, for which the existing keys remain valid; 0 ends them immediately.",
  })
  overlapHours!: number;

  @Field(() => Int, { defaultValue: 90, description: "The number of days until the new key expires, from 1 to 365." })
  expiresInDays!: number;
}

@InputType({ description: "The API key to revoke." })
export class RevokeKeyInput {
  @Field(() => ID, { description: "The id of the app to which the key belongs." })
  appId!: string;

  @Field(() => ID, { description: "The key's id." })
  keyId!: string;
}

@InputType({ description: "Identifies an app." })
export class AppIdInput {
  @Field(() => ID, { description: "The app's id." })
  appId!: string;
}
