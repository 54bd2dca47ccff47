import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import { renderMarkdown } from "../platform/text/markdown.ts";
import { UpdateRecruiterProfileInput } from "./recruiters.inputs.ts";
import type { RecruiterService } from "./recruiters.service.ts";
import { Recruiter, RecruiterPayload } from "./recruiters.types.ts";

type Context = ResolverContext<{ recruiters: RecruiterService }>;

@Resolver(() => Recruiter)
export class RecruiterResolver {
  @FieldResolver(() => String, { description: "What the company is, as HTML which is safe to show." })
  companyDescriptionHtml(@Root() { companyDescription }: Recruiter): string {
    return renderMarkdown(companyDescription, { heading: 3 });
  }

  @Query(() => Recruiter, { description: "The acting recruiter's company profile." })
  viewerRecruiter(@Ctx() { actor, services }: Context): Promise<Recruiter> {
    return services.recruiters.own(actor);
  }

  @Mutation(() => RecruiterPayload, {
    description:
      "Changes the acting recruiter's company profile, together with its logo: all that is given, or nothing.",
  })
  async updateRecruiterProfile(
    @Arg("input", () => UpdateRecruiterProfileInput) input: UpdateRecruiterProfileInput,
    @Arg("logo", () => UploadScalar, { nullable: true, description: "PNG or JPEG, at most 2 MB; kept when absent." })
    logo: FileUpload | null,
    @Ctx() { actor, services }: Context,
  ): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.update(actor, input, logo) };
  }

  @Mutation(() => RecruiterPayload, { description: "Replaces the acting recruiter's logo." })
  async uploadCompanyLogo(
    @Arg("file", () => UploadScalar, { description: "PNG or JPEG, at most 2 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.uploadLogo(actor, file) };
  }

  @Mutation(() => RecruiterPayload, { description: "Takes the acting recruiter's logo away." })
  async removeCompanyLogo(@Ctx() { actor, services }: Context): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.removeLogo(actor) };
  }
}
