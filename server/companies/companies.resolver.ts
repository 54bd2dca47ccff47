import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { type Job, JobConnection } from "../jobs/jobs.types.ts";
import { invalid } from "../platform/errors.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { RENDERING_COST } from "../platform/graphql/text-cost.ts";
import { renderMarkdown } from "../platform/text/markdown.ts";
import type { CompanyService } from "./companies.service.ts";
import { CompanyProfile } from "./companies.types.ts";
import { companySummary } from "./company-summary.ts";
import type { ResponseRecordService } from "./response-record/response-record.service.ts";
import { ResponseRecord } from "./response-record/response-record.types.ts";

type Context = ResolverContext<{ companies: CompanyService; responseRecords: ResponseRecordService }>;

@Resolver(() => CompanyProfile)
export class CompanyResolver {
  @Query(() => CompanyProfile, { description: "A company. Public." })
  company(
    @Arg("slug", () => String, {
      nullable: true,
      description: "Its name in the URL of its page; former ones work too.",
    })
    slug: string | null,
    @Arg("id", () => ID, { nullable: true, description: "Its id, instead of `slug`." }) id: string | null,
    @Ctx() { services }: Context,
  ): Promise<CompanyProfile> {
    if (typeof id === "string") return services.companies.getById(id);
    if (typeof slug === "string") return services.companies.get(slug);
    throw invalid({ slug: "Name the company by `slug` or `id`." });
  }

  @FieldResolver(() => String, { description: "The URL of its public page." })
  publicUrl(@Root() company: CompanyProfile, @Ctx() { services }: Context): string {
    return services.companies.publicUrl(company);
  }

  @FieldResolver(() => ResponseRecord, {
    nullable: true,
    description:
      "How well it keeps its promise to answer applicants; null while there is data on fewer than 20 applications.",
  })
  responseRecord(@Root() company: CompanyProfile, @Ctx() { services }: Context): Promise<ResponseRecord | null> {
    return services.responseRecords.get(company);
  }

  @FieldResolver(() => String, { description: "Its description as sanitised HTML.", complexity: RENDERING_COST })
  aboutHtml(@Root() { about }: CompanyProfile): string {
    return renderMarkdown(about, { heading: 3 });
  }

  @FieldResolver(() => String, {
    description: "The beginning of its description, as plain text on one line.",
    complexity: RENDERING_COST,
  })
  summary(@Root() { about }: CompanyProfile): string {
    return companySummary(about);
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
