import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import type { ProfileImportService } from "./profile-import.service.ts";
import { ProfileProposalPayload } from "./profile-import.types.ts";

@Resolver()
export class ProfileImportResolver {
  @ForKeys("profile:write")
  @Mutation(() => ProfileProposalPayload, {
    description:
      "Reads what a file has for the caller's profile: a resume, a JSON Resume or a LinkedIn export. Neither the " +
      "file nor the result is stored, and the profile stays unchanged. Seekers only.",
  })
  async readProfileFile(
    @Arg("file", () => UploadScalar, {
      description: "The file: PDF, DOC, DOCX, JSON Resume or the ZIP of a LinkedIn export, at most 5 MB.",
    })
    file: FileUpload,
    @Ctx() { actor, services }: ResolverContext<{ profileImport: ProfileImportService }>,
  ): Promise<ProfileProposalPayload> {
    return { proposal: await services.profileImport.read(actor, file) };
  }
}
