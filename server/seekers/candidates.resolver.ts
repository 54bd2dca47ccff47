import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { SeekerFilter } from "./seeker-filter.input.ts";
import { type Seeker, SeekerConnection } from "./seekers.types.ts";

@Resolver()
export class CandidateResolver {
  @Query(() => SeekerConnection, {
    description: "Seekers who let recruiters find them (Browse Talents), newest first. Recruiters only.",
  })
  async candidates(
    @Arg("filter", () => SeekerFilter, { nullable: true, description: "Which of them; all when absent." })
    filter: SeekerFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Seeker>> {
    return toConnection<Seeker>(await services.candidates.list(actor, filter ?? {}, page));
  }
}
