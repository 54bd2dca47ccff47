import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { type Job, JobConnection } from "../jobs/jobs.types.ts";
import { invalid } from "../platform/errors.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
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
  @ForKeys()
  @Query(() => CompanyProfile, {
    description: "A company's public profile, by `slug` or `id`, one of which is required. Public.",
  })
  company(
    @Arg("slug", () => String, {
      nullable: true,
      description: "The company's name in the URL of its public page. Former names work too.",
    })
    slug: string | null,
    @Arg("id", () => ID, {
      nullable: true,
      description: "The company's id, as in `Company.id`. Takes precedence over `slug`.",
    })
    id: string | null,
    @Ctx() { services }: Context,
  ): Promise<CompanyProfile> {
    if (typeof id === "string") return services.companies.getById(id);
    if (typeof slug === "string") return services.companies.get(slug);
    throw invalid({ slug: "Name the company by `slug` or `id`." });
  }

  @FieldResolver(() => String, { description: "The URL of the company's public page." })
  publicUrl(@Root() company: CompanyProfile, @Ctx() { services }: Context): string {
    return services.companies.publicUrl(company);
  }

  @FieldResolver(() => ResponseRecord, {
    nullable: true,
    description:
      "How well the company has met its promised response times; null until response deadlines have passed for " +
      "at least 20 applications.",
  })
  responseRecord(@Root() company: CompanyProfile, @Ctx() { services }: Context): Promise<ResponseRecord | null> {
    return services.responseRecords.get(company);
  }

  @FieldResolver(() => String, {
    description: "The company's description as sanitized HTML.",
    complexity: RENDERING_COST,
  })
  aboutHtml(@Root() { about }: CompanyProfile): string {
    return renderMarkdown(about, { heading: 3 });
  }

  @FieldResolver(() => String, {
    description: "The beginning of the company's description as plain text on one line, about 300 characters.",
    complexity: RENDERING_COST,
  })
  summary(@Root() { about }: CompanyProfile): string {
    return companySummary(about);
  }

  @FieldResolver(() => JobConnection, { description: "The company's jobs that accept applications, newest first." })
  async jobs(
    @Root() { id }: CompanyProfile,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<Job>> {
    return toConnection<Job>(await services.companies.jobs(actor, id, page));
  }
}
