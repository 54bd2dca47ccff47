import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { ReportCaseService } from "./report-cases.service.ts";
import { OperatorReportCase, OperatorReportCaseConnection, ReportCaseSearchInput } from "./report-cases.types.ts";

type Context = ResolverContext<{ reportCases: ReportCaseService }>;

@Resolver(() => OperatorReportCase)
export class ReportCaseResolver {
  @Query(() => OperatorReportCaseConnection, {
    description:
      "Lists cases, each with all reports about one item: pending ones in the given order, or decided ones most " +
      "recently decided first. Operators only.",
  })
  async operatorReportCases(
    @Arg("search", () => ReportCaseSearchInput, {
      nullable: true,
      description: "The search conditions; null for all pending cases.",
    })
    search: ReportCaseSearchInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorReportCase>> {
    return toConnection<OperatorReportCase>(await services.reportCases.list(actor, search ?? {}, page));
  }
}
