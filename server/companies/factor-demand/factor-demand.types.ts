import { Field, InputType, Int, ObjectType } from "type-graphql";
import { SessionNeeds } from "../../accounts/accounts.types.ts";
import type { SessionNeed } from "../../platform/actor.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "Whether a company demands a second factor of its members, and whom that meets." })
export class FactorDemand {
  @Field(() => DateTimeScalar, { nullable: true, description: "From when on it does; null: it does not." })
  from!: Date | null;

  @Field(() => Int, { description: "How many of its members have neither a passkey nor an authenticator app." })
  membersWithout!: number;

  @Field(() => Int, {
    description: "How many keys of its apps were made without a second factor: they do nothing while it is demanded.",
  })
  keysWithout!: number;

  @Field(() => SessionNeeds, {
    nullable: true,
    description: "What the acting session lacks; who demands a second factor has shown their own. Null: nothing.",
  })
  viewerNeeds!: SessionNeed | null;
}

@ObjectType({ description: "What a company demands after a change." })
export class FactorDemandPayload {
  @Field(() => FactorDemand, { description: "As it is now." })
  demand!: FactorDemand;
}

@InputType({ description: "From when on a second factor is demanded." })
export class DemandSecondFactorInput {
  @Field(() => Int, { description: "In how many days, at most 30; 0: at once." })
  inDays!: number;
}
