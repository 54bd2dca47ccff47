import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { Seeker } from "../seekers/seekers.types.ts";
import type { ApplicantService } from "./applicants.service.ts";
import { EarlierApplication } from "./applicants.types.ts";

type Context = ResolverContext<{ applicants: ApplicantService }>;

@Resolver(() => Seeker)
export class SeekerApplicationsResolver {
  @FieldResolver(() => [EarlierApplication], {
    description:
      "The person's applications to jobs of the caller's company that the caller may see, newest first, without " +
      "withdrawn ones and those whose sender anonymous review hides; empty for all but the company's members.",
  })
  applicationsToCompany(
    @Root() { id }: Seeker,
    @Ctx() { actor, services }: Context,
  ): Promise<readonly EarlierApplication[]> {
    return services.applicants.ofSeeker(actor, id);
  }
}
