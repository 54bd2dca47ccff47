import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { BlindModeService } from "./blind-mode.service.ts";

type Context = ResolverContext<{ blindMode: BlindModeService }>;

@InputType({ description: "Whether a job's applicants are judged without knowing who they are." })
class SetBlindModeInput {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => Boolean, { description: "True: hide who applied until a first decision on each application." })
  blind!: boolean;
}

@ObjectType({ description: "A job's blind mode after a change." })
class BlindModePayload {
  @Field(() => ID, { description: "The job." })
  jobId!: string;

  @Field(() => Boolean, { description: "Whether who applied is hidden until a first decision on each application." })
  blind!: boolean;
}

@Resolver(() => BlindModePayload)
export class BlindModeResolver {
  @Mutation(() => BlindModePayload, {
    description:
      "Hides names, pictures, schools, ages and contacts of a job's applicants until a first decision on each, or shows them. The company's activity tells who did.",
  })
  setBlindMode(
    @Arg("input", () => SetBlindModeInput) { jobId, blind }: SetBlindModeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<BlindModePayload> {
    return services.blindMode.set(actor, jobId, blind);
  }
}
