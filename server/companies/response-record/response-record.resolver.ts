import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Company } from "../../jobs/jobs.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ResponseRecordService } from "./response-record.service.ts";
import { ResponseRecord } from "./response-record.types.ts";

type Context = ResolverContext<{ responseRecords: ResponseRecordService }>;

@Resolver(() => Company)
export class JobResponseRecordResolver {
  @FieldResolver(() => ResponseRecord, {
    nullable: true,
    description:
      "How well the company has met its promised response times, up to 10 minutes old; null until response " +
      "deadlines have passed for at least 20 applications.",
  })
  responseRecord(@Root() company: Company, @Ctx() { services }: Context): Promise<ResponseRecord | null> {
    return services.responseRecords.recent(company);
  }
}
