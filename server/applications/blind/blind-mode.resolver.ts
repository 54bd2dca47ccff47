import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { BlindModeService } from "./blind-mode.service.ts";

type Context = ResolverContext<{ blindMode: BlindModeService }>;

@InputType({ description: "Turning a job's blind mode on or off." })
class SetBlindModeInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => Boolean, {
    description: "True: hide the identity of applicants until a first decision on each application.",
  })
  blind!: boolean;
}

@ObjectType({ description: "A job's blind mode after a change." })
class BlindModePayload {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => Boolean, {
    description: "Whether the identity of applicants is hidden until a first decision on each application.",
  })
  blind!: boolean;
}

@Resolver(() => BlindModePayload)
export class BlindModeResolver {
  @Mutation(() => BlindModePayload, {
    description:
      "Turns blind mode on or off: it hides names, pictures, schools, ages and contact details of a job's " +
      "applicants until a first decision on each can no longer be undone. The change is recorded in the company's " +
      "activity log.",
  })
  setBlindMode(
    @Arg("input", () => SetBlindModeInput) { jobId, blind }: SetBlindModeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<BlindModePayload> {
    return services.blindMode.set(actor, jobId, blind);
  }
}
