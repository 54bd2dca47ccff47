import { Field, InputType, Int, ObjectType } from "type-graphql";
import { SessionNeeds } from "../../accounts/accounts.types.ts";
import type { SessionNeed } from "../../platform/actor.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "Whether a company requires a second factor of its members, and whom that affects." })
export class FactorRequirement {
  @Field(() => DateTimeScalar, { nullable: true, description: "When it takes effect; null: there is no requirement." })
  from!: Date | null;

  @Field(() => Int, { description: "Number of members with neither a passkey nor an authenticator app." })
  membersWithout!: number;

  @Field(() => Int, {
    description:
      "Number of keys of its apps that were created without a second factor: they do not work while it is required.",
  })
  keysWithout!: number;

  @Field(() => SessionNeeds, {
    nullable: true,
    description:
      "What the acting session lacks; an owner must have used their own second factor to require one. Null: nothing.",
  })
  viewerNeeds!: SessionNeed | null;
}

@ObjectType({ description: "A company's requirement after a change." })
export class FactorRequirementPayload {
  @Field(() => FactorRequirement, { description: "Its current state." })
  requirement!: FactorRequirement;
}

@InputType({ description: "When a second factor becomes required." })
export class RequireSecondFactorInput {
  @Field(() => Int, { description: "In how many days, at most 30; 0: immediately." })
  inDays!: number;
}
