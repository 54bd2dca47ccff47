import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "A new app." })
export class CreateAppInput {
  @Field(() => String, { description: "The app's name; at most 60 characters." })
  name!: string;

  @Field(() => [String], { description: "The app's scopes, such as `jobs:read`." })
  scopes!: string[];

  @Field(() => Int, { defaultValue: 90, description: "Days until its first key expires; at most 365." })
  expiresInDays!: number;
}

@InputType({ description: "A new key that replaces those of an app." })
export class RotateKeyInput {
  @Field(() => ID, { description: "The app." })
  appId!: string;

  @Field(() => Int, {
    defaultValue: 24,
    description: "Hours for which the old keys remain valid; at most 168, 0: they expire now.",
  })
  overlapHours!: number;

  @Field(() => Int, { defaultValue: 90, description: "Days until the new key expires; at most 365." })
  expiresInDays!: number;
}

@InputType({ description: "One of an app's keys." })
export class RevokeKeyInput {
  @Field(() => ID, { description: "The app." })
  appId!: string;

  @Field(() => ID, { description: "The key." })
  keyId!: string;
}

@InputType({ description: "An app." })
export class AppIdInput {
  @Field(() => ID, { description: "The app." })
  appId!: string;
}
