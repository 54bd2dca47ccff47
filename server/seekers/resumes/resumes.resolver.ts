import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { UploadScalar } from "../../platform/graphql/upload.ts";
import type { ResumeService } from "./resumes.service.ts";
import { Resume, ResumesPayload, UpdateResumeInput } from "./resumes.types.ts";

type Context = ResolverContext<{ resumes: ResumeService }>;

@Resolver()
export class ResumeResolver {
  @ForKeys("profile:read")
  @Query(() => [Resume], {
    description: "Lists the caller's resumes, the main one first, then latest first. Seekers only.",
  })
  viewerResumes(@Ctx() { actor, services }: Context): Promise<readonly Resume[]> {
    return services.resumes.list(actor);
  }

  @ForKeys("profile:write")
  @Mutation(() => ResumesPayload, {
    description:
      "Adds a resume, at most 5. Without a main one, it becomes that. Companies open another one only if it was sent to " +
      "them with an application. Seekers only.",
  })
  async addResume(
    @Arg("name", () => String, { description: "Its name, 1 to 60 characters, unlike those of the others." })
    name: string,
    @Arg("file", () => UploadScalar, { description: "The resume: PDF, DOC or DOCX, at most 5 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<ResumesPayload> {
    return { resumes: await services.resumes.add(actor, { name }, file) };
  }

  @ForKeys("profile:write")
  @Mutation(() => ResumesPayload, {
    description: "Renames one of the caller's resumes, or makes it the main one. Seekers only.",
  })
  async updateResume(
    @Arg("input", () => UpdateResumeInput) { resumeId, ...input }: UpdateResumeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ResumesPayload> {
    return { resumes: await services.resumes.update(actor, resumeId, input) };
  }

  @ForKeys("profile:write")
  @Mutation(() => ResumesPayload, {
    description:
      "Deletes one of the caller's resumes. Applications keep the resume they were sent with. Without its main resume, " +
      "the profile has none. Seekers only.",
  })
  async deleteResume(
    @Arg("resumeId", () => ID, { description: "The resume's id." }) resumeId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ResumesPayload> {
    return { resumes: await services.resumes.remove(actor, resumeId) };
  }
}
