import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { RENDERING_COST } from "../platform/graphql/text-cost.ts";
import { renderMarkdown } from "../platform/text/markdown.ts";
import type { OfferService } from "./offers.service.ts";
import type { StoredOffer } from "./offers.store.ts";
import { AcceptOfferInput, EndOfferInput, Offer, OfferPayload, SendOfferInput } from "./offers.types.ts";

type Context = ResolverContext<{ offers: OfferService }>;

@Resolver(() => Offer)
export class OfferResolver {
  @ForKeys("applications:read")
  @Query(() => [Offer], {
    description:
      "Lists the versions of the offer for an application that the caller sent, or that their company received, " +
      "latest first; at most 20.",
  })
  offers(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<Offer[]> {
    return services.offers.list(actor, applicationId);
  }

  @FieldResolver(() => String, {
    description: "The text as pages show it: sanitized HTML without images.",
    complexity: RENDERING_COST,
  })
  textHtml(@Root() { text }: StoredOffer): string {
    return renderMarkdown(text, { heading: 4 });
  }

  @ForKeys("applications:write")
  @Mutation(() => OfferPayload, {
    description:
      "Sends an applicant an offer. If the last one is still open, it is replaced with this version. Fails with " +
      "CONFLICT once an offer was accepted, or after 20 versions. Owners and recruiters only.",
  })
  async sendOffer(
    @Arg("input", () => SendOfferInput) { file, ...input }: SendOfferInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OfferPayload> {
    return { offer: await services.offers.send(actor, input, (await file) ?? null) };
  }

  @ForKeys("applications:write")
  @Mutation(() => OfferPayload, {
    description:
      "Accepts an offer to the caller, and on request withdraws their other open applications. Fails with CONFLICT if " +
      "the company has changed it; `offers` returns the new version. Seekers only.",
  })
  async acceptOffer(
    @Arg("input", () => AcceptOfferInput) input: AcceptOfferInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OfferPayload> {
    return { offer: await services.offers.accept(actor, input) };
  }

  @ForKeys("applications:write")
  @Mutation(() => OfferPayload, { description: "Declines an offer to the caller. Seekers only." })
  async declineOffer(
    @Arg("input", () => EndOfferInput) input: EndOfferInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OfferPayload> {
    return { offer: await services.offers.decline(actor, input) };
  }

  @ForKeys("applications:write")
  @Mutation(() => OfferPayload, { description: "Withdraws an offer that is open. Owners and recruiters only." })
  async withdrawOffer(
    @Arg("input", () => EndOfferInput) input: EndOfferInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OfferPayload> {
    return { offer: await services.offers.withdraw(actor, input) };
  }
}
