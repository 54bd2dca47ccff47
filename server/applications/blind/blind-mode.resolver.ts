import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { BlindModeService } from "./blind-mode.service.ts";

type Context = ResolverContext<{ blindMode: BlindModeService }>;

@InputType({ description: "Whether to turn anonymous review on or off for a job." })
class SetBlindModeInput {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => Boolean, {
    description: "True hides applicants' identities until a first decision on each application; false shows them.",
  })
  blind!: boolean;
}

@ObjectType({ description: "A job's anonymous review after a change." })
class BlindModePayload {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => Boolean, {
    description: "Whether applicants' identities are hidden until a first decision on each application.",
  })
  blind!: boolean;
}

@Resolver(() => BlindModePayload)
export class BlindModeResolver {
  @ForKeys("jobs:write", "applications:read")
  @Mutation(() => BlindModePayload, {
    description:
      "Turns anonymous review of a job on or off. It hides applicants' names, photos, schools, ages and contact " +
      "details until a first decision on each can no longer be undone. The change is recorded in the company's " +
      "activity log. Owners and recruiters only.",
  })
  setBlindMode(
    @Arg("input", () => SetBlindModeInput) { jobId, blind }: SetBlindModeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<BlindModePayload> {
    return services.blindMode.set(actor, jobId, blind);
  }
}
