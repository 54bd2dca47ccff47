import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import type { JobInvitationService } from "./job-invitations.service.ts";
import {
  DeclineJobInvitationPayload,
  InviteToJobInput,
  type JobInvitation,
  JobInvitationArgs,
  JobInvitationConnection,
  JobInvitationInput,
  JobInvitationPayload,
} from "./job-invitations.types.ts";

type Context = ResolverContext<{ jobInvitations: JobInvitationService }>;

const input = () => JobInvitationInput;

@Resolver()
export class JobInvitationResolver {
  @ForKeys("applications:read")
  @Query(() => JobInvitationConnection, {
    description:
      "Lists invitations to apply, newest first. For seekers: those that they have received and not declined, until " +
      "they end. For owners, recruiters and viewers: those that their company has sent.",
  })
  async jobInvitations(
    @Args(() => JobInvitationArgs) { jobId, seekerId, acceptedOnly, ...page }: JobInvitationArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<JobInvitation>> {
    const filter = { jobId, seekerId, acceptedOnly };
    return toConnection<JobInvitation>(await services.jobInvitations.list(actor, filter, page));
  }

  @ForKeys("applications:write")
  @Mutation(() => JobInvitationPayload, {
    description:
      "Invites a seeker whom `candidates` lists to apply for an open job of the company, and notifies them. A company " +
      "can send 20 invitations a day, 10 if few of its recent ones were accepted. Fails with CONFLICT if the seeker was " +
      "already invited to the job. Owners and recruiters only.",
  })
  async inviteToJob(
    @Arg("input", () => InviteToJobInput) invitation: InviteToJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobInvitationPayload> {
    return { invitation: await services.jobInvitations.invite(actor, invitation) };
  }

  @ForKeys("applications:write")
  @Mutation(() => JobInvitationPayload, {
    description:
      "Accepts an invitation to the caller: the company is notified, and sees their contact details until the " +
      "invitation ends. This is not an application. Seekers only.",
  })
  async acceptJobInvitation(
    @Arg("input", input) { invitationId }: JobInvitationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobInvitationPayload> {
    return { invitation: await services.jobInvitations.respond(actor, invitationId, true) };
  }

  @ForKeys("applications:write")
  @Mutation(() => DeclineJobInvitationPayload, {
    description:
      "Removes an invitation from the caller's list. The company is not notified; if it was accepted, the contact " +
      "details are hidden again. Seekers only.",
  })
  async declineJobInvitation(
    @Arg("input", input) { invitationId }: JobInvitationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DeclineJobInvitationPayload> {
    await services.jobInvitations.respond(actor, invitationId, false);
    return { invitationId };
  }

  @ForKeys("applications:write")
  @Mutation(() => JobInvitationPayload, {
    description: "Withdraws an invitation that the company sent. Owners and recruiters only.",
  })
  async withdrawJobInvitation(
    @Arg("input", input) { invitationId }: JobInvitationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobInvitationPayload> {
    return { invitation: await services.jobInvitations.withdraw(actor, invitationId) };
  }
}
