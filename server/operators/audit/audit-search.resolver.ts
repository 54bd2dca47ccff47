import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { AuditSearchService } from "./audit-search.service.ts";
import { AuditSearchInput, OperatorAuditEvent, OperatorAuditEventConnection } from "./audit-search.types.ts";

type Context = ResolverContext<{ auditSearch: AuditSearchService }>;

@Resolver(() => OperatorAuditEvent)
export class AuditSearchResolver {
  @Query(() => OperatorAuditEventConnection, {
    description:
      "Searches the audit log, newest first. Each search is recorded in the audit log. Moderators and administrators.",
  })
  async operatorAuditEvents(
    @Arg("search", () => AuditSearchInput, {
      nullable: true,
      description: "The search conditions; null for all events.",
    })
    search: AuditSearchInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorAuditEvent>> {
    return toConnection<OperatorAuditEvent>(await services.auditSearch.find(actor, search ?? {}, page));
  }
}
