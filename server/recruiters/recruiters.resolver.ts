import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
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
    description: "The company's description as sanitized HTML; empty if not stated.",
    complexity: RENDERING_COST,
  })
  companyDescriptionHtml(@Root() { companyDescription }: Recruiter): string {
    return renderMarkdown(companyDescription, { heading: 3 });
  }

  @ForKeys("profile:read")
  @Query(() => Recruiter, { description: "Returns the caller, with the profile of their current company." })
  viewerRecruiter(@Ctx() { actor, services }: Context): Promise<Recruiter> {
    return services.recruiters.own(actor);
  }

  @ForKeys("profile:write")
  @Mutation(() => RecruiterPayload, {
    description:
      "Updates the profile of the caller's company, and its logo if given: all changes, or none. Owners " +
      "of the company only.",
  })
  async updateRecruiterProfile(
    @Arg("input", () => UpdateRecruiterProfileInput) input: UpdateRecruiterProfileInput,
    @Arg("logo", () => UploadScalar, {
      nullable: true,
      description: "The new logo: PNG or JPEG, at most 2 MB. Null leaves it unchanged.",
    })
    logo: FileUpload | null,
    @Ctx() { actor, services }: Context,
  ): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.update(actor, input, logo) };
  }

  @ForKeys("profile:write")
  @Mutation(() => RecruiterPayload, {
    description: "Replaces the logo of the caller's company. Owners of the company only.",
  })
  async uploadCompanyLogo(
    @Arg("file", () => UploadScalar, { description: "The new logo: PNG or JPEG, at most 2 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.uploadLogo(actor, file) };
  }

  @ForKeys("profile:write")
  @Mutation(() => RecruiterPayload, {
    description: "Removes the logo of the caller's company. Owners of the company only.",
  })
  async removeCompanyLogo(@Ctx() { actor, services }: Context): Promise<RecruiterPayload> {
    return { recruiter: await services.recruiters.removeLogo(actor) };
  }
}
