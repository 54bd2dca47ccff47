import type { GraphQLResolveInfo } from "graphql";
import type { FileUpload } from "graphql-upload-minimal";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { ForwardPageArgs } from "../platform/graphql/page-args.ts";
import { selectsAny } from "../platform/graphql/selection.ts";
import { UploadScalar } from "../platform/graphql/upload.ts";
import { SeekerFilter } from "./seeker-filter.input.ts";
import type { SeekerProfileService } from "./seeker-profile.service.ts";
import { UpdateSeekerProfileInput } from "./seekers.inputs.ts";
import type { SeekerService } from "./seekers.service.ts";
import { Seeker, SeekerConnection, SeekerPayload } from "./seekers.types.ts";

type Context = ResolverContext<{ seekerProfile: SeekerProfileService; seekers: SeekerService }>;

const selectsTotal = selectsAny(new Set(["totalCount"]));

/** Whether a query asks for contact details of seekers, whose reading is recorded. */
export const selectsContacts = selectsAny(new Set(["email", "phone"]));

@Resolver(() => Seeker)
export class SeekerResolver {
  @ForKeys("people:read", "profile:read")
  @Query(() => Seeker, {
    description:
      "One seeker's profile. Seekers can see other seekers unless one has blocked the other; recruiters can see " +
      "those who are browsable or applied to a job that the recruiter may see. When a recruiter requests `email` " +
      "or `phone`, this is recorded and shown to the seeker.",
  })
  seeker(
    @Arg("id", () => ID, { description: "The seeker's id." }) id: string,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Seeker> {
    return services.seekers.get(actor, id, { withContacts: selectsContacts(info) });
  }

  @ForKeys("people:read")
  @Query(() => SeekerConnection, {
    description:
      "Lists other seekers: those with a profession, skills or a photo first, then by the time they joined, " +
      "newest first. Seekers only.",
  })
  async peers(
    @Arg("filter", () => SeekerFilter, {
      nullable: true,
      description: "The search conditions; all seekers if absent.",
    })
    filter: SeekerFilter | null,
    @Args(() => ForwardPageArgs) page: ForwardPageArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ConnectionSource<Seeker>> {
    const counted = selectsTotal(info);
    return toConnection<Seeker>(await services.seekers.peers(actor, filter ?? {}, { ...page, counted }));
  }

  @ForKeys("people:read")
  @Query(() => SeekerConnection, {
    description:
      "Lists seekers who allow recruiters to find them (Browse Talents), in the order of `peers`. Requesting " +
      "`email` or `phone` is recorded and shown to the seekers. Recruiters only.",
  })
  async candidates(
    @Arg("filter", () => SeekerFilter, {
      nullable: true,
      description: "The search conditions; all seekers if absent.",
    })
    filter: SeekerFilter | null,
    @Args(() => ForwardPageArgs) page: ForwardPageArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ConnectionSource<Seeker>> {
    const counted = selectsTotal(info);
    const contacts = { withContacts: selectsContacts(info) };
    return toConnection<Seeker>(await services.seekers.candidates(actor, filter ?? {}, { ...page, counted }, contacts));
  }

  @ForKeys("profile:read")
  @Query(() => Seeker, { description: "The caller's own profile. Seekers only." })
  viewerSeeker(@Ctx() { actor, services }: Context): Promise<Seeker> {
    return services.seekers.own(actor);
  }

  @ForKeys("profile:write")
  @Mutation(() => SeekerPayload, {
    description:
      "Updates the caller's profile. If one of the given fields is invalid, nothing is changed. Seekers " + "only.",
  })
  async updateSeekerProfile(
    @Arg("input", () => UpdateSeekerProfileInput) input: UpdateSeekerProfileInput,
    @Ctx() { actor, services }: Context,
  ): Promise<SeekerPayload> {
    return { seeker: await services.seekerProfile.update(actor, input) };
  }

  @ForKeys("profile:write")
  @Mutation(() => SeekerPayload, {
    description:
      "Replaces the resume in the caller's profile. Applications keep the resume they were sent with. " +
      "Seekers only.",
  })
  async uploadResume(
    @Arg("file", () => UploadScalar, { description: "The resume: PDF, DOC or DOCX, at most 5 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<SeekerPayload> {
    return { seeker: await services.seekerProfile.uploadResume(actor, file) };
  }

  @ForKeys("profile:write")
  @Mutation(() => SeekerPayload, {
    description: "Replaces the photo in the caller's profile. The photo is cropped to a square. Seekers only.",
  })
  async uploadPhoto(
    @Arg("file", () => UploadScalar, { description: "The photo: PNG or JPEG, at most 2 MB." }) file: FileUpload,
    @Ctx() { actor, services }: Context,
  ): Promise<SeekerPayload> {
    return { seeker: await services.seekerProfile.uploadPhoto(actor, file) };
  }

  @ForKeys("profile:write")
  @Mutation(() => SeekerPayload, {
    description:
      "Removes the resume from the caller's profile. Applications keep the resume they were sent with. " +
      "Seekers only.",
  })
  async removeResume(@Ctx() { actor, services }: Context): Promise<SeekerPayload> {
    return { seeker: await services.seekerProfile.removeResume(actor) };
  }

  @ForKeys("profile:write")
  @Mutation(() => SeekerPayload, { description: "Removes the photo from the caller's profile. Seekers only." })
  async removePhoto(@Ctx() { actor, services }: Context): Promise<SeekerPayload> {
    return { seeker: await services.seekerProfile.removePhoto(actor) };
  }
}
