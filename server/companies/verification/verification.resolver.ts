import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { VerificationService } from "./verification.service.ts";
import { ClaimDomainInput, OwnVerification, OwnVerificationPayload } from "./verification.types.ts";

type Context = ResolverContext<{ verification: VerificationService }>;

@Resolver()
export class VerificationResolver {
  @Query(() => OwnVerification, {
    description: "The current company's verification, and how the company can be verified. Owners only.",
  })
  companyVerification(@Ctx() { actor, services }: Context): Promise<OwnVerification> {
    return services.verification.own(actor);
  }

  @Mutation(() => OwnVerificationPayload, {
    description:
      "Verifies the current company by the domain of the caller's verified email address. Fails with " +
      "CONFLICT for the domain of a public email provider. Owners only.",
  })
  async verifyCompanyByMail(@Ctx() { actor, services }: Context): Promise<OwnVerificationPayload> {
    return { verification: await services.verification.byMail(actor) };
  }

  @Mutation(() => OwnVerificationPayload, {
    description:
      "Claims a domain for verifying the current company, and returns the DNS record to publish at the domain. " +
      "Replaces an earlier claim. Owners only.",
  })
  async claimCompanyDomain(
    @Arg("input", () => ClaimDomainInput) input: ClaimDomainInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnVerificationPayload> {
    return { verification: await services.verification.claim(actor, input) };
  }

  @Mutation(() => OwnVerificationPayload, {
    description:
      "Looks for the DNS record at the claimed domain and, if it exists, verifies the current company. Fails with " +
      "CONFLICT otherwise; a new record can take an hour to be found. Owners only.",
  })
  async checkCompanyDomain(@Ctx() { actor, services }: Context): Promise<OwnVerificationPayload> {
    return { verification: await services.verification.checkDomain(actor) };
  }
}
