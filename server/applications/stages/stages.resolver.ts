import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { StageService } from "./stages.service.ts";
import { ApplicationStage, ApplicationStagesPayload, SaveApplicationStagesInput } from "./stages.types.ts";

type Context = ResolverContext<{ stages: StageService }>;

@Resolver(() => ApplicationStage)
export class StageResolver {
  @ForKeys("applications:read")
  @Query(() => [ApplicationStage], {
    description: "The stages of the caller's company, in order. New applications start in the first one.",
  })
  applicationStages(@Ctx() { actor, services }: Context): Promise<ApplicationStage[]> {
    return services.stages.list(actor);
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationStagesPayload, {
    description:
      "Adds, renames, reorders and removes stages of the caller's company. At least one stage must " +
      "remain. Owners and recruiters only.",
  })
  async saveApplicationStages(
    @Arg("input", () => SaveApplicationStagesInput) input: SaveApplicationStagesInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationStagesPayload> {
    return { stages: await services.stages.save(actor, input) };
  }
}
