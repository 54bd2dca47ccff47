import { Field, InputType, Int, ObjectType } from "type-graphql";
import { SessionNeeds } from "../../accounts/accounts.types.ts";
import type { SessionNeed } from "../../platform/actor.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "Whether a company requires a second factor of its members, and who is affected." })
export class FactorRequirement {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the requirement takes effect or took effect; null if there is none.",
  })
  from!: Date | null;

  @Field(() => Int, { description: "The number of members with neither a passkey nor an authenticator app." })
  membersWithoutSecondFactor!: number;

  @Field(() => Int, {
    description:
      "The number of the company's API keys that were created without a second factor. They stop working while " +
      "the requirement is in effect.",
  })
  keysWithoutSecondFactor!: number;

  @Field(() => SessionNeeds, {
    nullable: true,
    description:
      "What the current session is missing before it can require a second factor: owners must have used their " +
      "own. Null if nothing is missing.",
  })
  viewerNeeds!: SessionNeed | null;
}

@ObjectType({ description: "A company's second-factor requirement after a change." })
export class FactorRequirementPayload {
  @Field(() => FactorRequirement, { description: "The requirement after the change." })
  requirement!: FactorRequirement;
}

@InputType({ description: "When a second factor becomes required." })
export class RequireSecondFactorInput {
  @Field(() => Int, {
    description: "The number of days until a second factor is required, 0 to 30; 0 means immediately.",
  })
  inDays!: number;
}
