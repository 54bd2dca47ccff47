import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { Seeker } from "./seekers.types.ts";

@Resolver(() => Seeker)
export class SeekerResolver {
  @Query(() => Seeker, {
    description: "One seeker. For seekers, and for recruiters when the person is browsable or applied to their jobs.",
  })
  seeker(
    @Arg("id", () => ID, { description: "The seeker." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<Seeker> {
    return services.seekers.get(actor, id);
  }

  @Query(() => Seeker, { description: "The acting seeker's own profile." })
  viewerSeeker(@Ctx() { actor, services }: Context): Promise<Seeker> {
    return services.seekers.own(actor);
  }
}
