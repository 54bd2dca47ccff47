import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { ScorecardService } from "./scorecards.service.ts";
import { ApplicationScorecards, SaveScorecardInput, SetScorecardQuestionsInput } from "./scorecards.types.ts";

type Context = ResolverContext<{ scorecards: ScorecardService }>;

@Resolver(() => ApplicationScorecards)
export class ScorecardResolver {
  @ForKeys("applications:read")
  @Query(() => ApplicationScorecards, {
    description: "Returns the scorecards of an application that the viewer's company received.",
  })
  applicationScorecards(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationScorecards> {
    return services.scorecards.find(actor, applicationId);
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationScorecards, {
    description:
      "Saves the viewer's answers once an interview in which they are a participant has begun, until the application " +
      "is decided. Owners, recruiters and interviewers only.",
  })
  saveScorecard(
    @Arg("input", () => SaveScorecardInput) input: SaveScorecardInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationScorecards> {
    return services.scorecards.save(actor, input);
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationScorecards, {
    description:
      "Sets a job's questions for interviewers. Answers that were given keep their questions. Owners and recruiters only.",
  })
  setScorecardQuestions(
    @Arg("input", () => SetScorecardQuestionsInput) { applicationId, questions }: SetScorecardQuestionsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationScorecards> {
    return services.scorecards.setQuestions(actor, applicationId, questions);
  }
}
