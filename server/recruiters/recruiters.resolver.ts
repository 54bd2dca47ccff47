import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { RENDERING_COST } from "../platform/graphql/text-cost.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import { renderMarkdown } from "../platform/text/markdown.ts";
import { UpdateRecruiterProfileInput } from "./recruiters.inputs.ts";
import type { RecruiterService } from "./recruiters.service.ts";
import { Recruiter, RecruiterPayload } from "./recruiters.types.ts";

type Context = ResolverContext<{ recruiters: RecruiterService }>;

@Resolver(() => Recruiter)
export class RecruiterResolver {
  @FieldResolver(() => String, {
    description: "The company's description as sanitised HTML.",
    complexity: RENDERING_COST,
  })
  companyDescriptionHtml(@Root() { companyDescription }: Recruiter): string {
    return renderMarkdown(companyDescription, { heading: 3 });
  }

  @Query(() => Recruiter, { description: "The acting recruiter's company profile." })
  viewerRecruiter(@Ctx() { actor, services }: Context): Promise<Recruiter> {
    return services.recruiters.own(actor);
  }

  @Mutation(() => RecruiterPayload, {
    description: "Updates the acting recruiter's company profile, together with its logo: all given fields, or none.",
  })
  async updateRecruiterProfile(
    @Arg("input", () => UpdateRecruiterProfileInput) input: UpdateRecruiterProfileInput,
    @Arg("logo", () => UploadScalar, {
      nullable: true,
      description: "PNG or JPEG, at most 2 MB; unchanged when absent.",
    })
    logo: FileUpload | null,
    @Ctx() { actor, services }: Context,
  ): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.update(actor, input, logo) };
  }

  @Mutation(() => RecruiterPayload, { description: "Replaces the logo of the acting recruiter's company." })
  async uploadCompanyLogo(
    @Arg("file", () => UploadScalar, { description: "PNG or JPEG, at most 2 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.uploadLogo(actor, file) };
  }

  @Mutation(() => RecruiterPayload, { description: "Removes the logo of the acting recruiter's company." })
  async removeCompanyLogo(@Ctx() { actor, services }: Context): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.removeLogo(actor) };
  }
}
