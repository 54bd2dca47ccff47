import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { VerificationService } from "./verification.service.ts";
import { ClaimDomainInput, OwnVerification, OwnVerificationPayload } from "./verification.types.ts";

type Context = ResolverContext<{ verification: VerificationService }>;

@Resolver()
export class VerificationResolver {
  @Query(() => OwnVerification, { description: "How the current company is or can be verified. Owners only." })
  companyVerification(@Ctx() { actor, services }: Context): Promise<OwnVerification> {
    return services.verification.own(actor);
  }

  @Mutation(() => OwnVerificationPayload, {
    description: "Verifies the current company by the acting owner's verified email address. Owners only.",
  })
  async verifyCompanyByMail(@Ctx() { actor, services }: Context): Promise<OwnVerificationPayload> {
    return { verification: await services.verification.byMail(actor) };
  }

  @Mutation(() => OwnVerificationPayload, {
    description:
      "Claims a domain for verifying the current company, and returns the DNS record to publish there. Owners only.",
  })
  async claimCompanyDomain(
    @Arg("input", () => ClaimDomainInput) input: ClaimDomainInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnVerificationPayload> {
    return { verification: await services.verification.claim(actor, input) };
  }

  @Mutation(() => OwnVerificationPayload, {
    description: "Checks the record at the claimed domain, and verifies the current company by it. Owners only.",
  })
  async checkCompanyDomain(@Ctx() { actor, services }: Context): Promise<OwnVerificationPayload> {
    return { verification: await services.verification.checkDomain(actor) };
  }
}
