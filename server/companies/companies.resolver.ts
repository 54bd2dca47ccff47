import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { type Job, JobConnection } from "../jobs/jobs.types.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { CompanyService } from "./companies.service.ts";
import { CompanyProfile } from "./companies.types.ts";

type Context = ResolverContext<{ companies: CompanyService }>;

@Resolver(() => CompanyProfile)
export class CompanyResolver {
  @Query(() => CompanyProfile, { description: "A company. Anyone may look." })
  company(
    @Arg("slug", () => String, { description: "Its name in the address of its page; one that it had before will do." })
    slug: string,
    @Ctx() { services }: Context,
  ): Promise<CompanyProfile> {
    return services.companies.get(slug);
  }

  @FieldResolver(() => String, { description: "The address of its public page." })
  publicUrl(@Root() company: CompanyProfile, @Ctx() { services }: Context): string {
    return services.companies.publicUrl(company);
  }

  @FieldResolver(() => JobConnection, { description: "Its open jobs, newest first." })
  async jobs(
    @Root() { id }: CompanyProfile,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Job>> {
    return toConnection<Job>(await services.companies.jobs(actor, id, page));
  }
}
