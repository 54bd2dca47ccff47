import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { SignUpPayload, Viewer } from "../../accounts/accounts.types.ts";
import type { SessionContext } from "../../accounts/session-context.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { InvitationService } from "./invitations.service.ts";
import {
  ChangeMemberRoleInput,
  CreateCompanyInput,
  InviteMemberInput,
  SetJobInterviewersInput,
  SignUpInvitedInput,
} from "./members.inputs.ts";
import type { MemberService } from "./members.service.ts";
import {
  CompanyInvitation,
  CompanyInvitationsPayload,
  CompanyMember,
  CompanyMembersPayload,
  InvitationPreview,
  JobInterviewersPayload,
  OwnCompaniesPayload,
  OwnCompany,
} from "./members.types.ts";

type Context = ResolverContext<{ members: MemberService; invitations: InvitationService }>;

@Resolver(() => CompanyMember)
export class MemberResolver {
  @ForKeys("profile:read")
  @Query(() => [CompanyMember], {
    description: "The members of the caller's current company: owners first, then by the time they joined.",
  })
  companyMembers(@Ctx() { actor, services }: Context): Promise<CompanyMember[]> {
    return services.members.list(actor);
  }

  @Query(() => [OwnCompany], { description: "The companies of which the caller is a member, sorted by name." })
  viewerCompanies(@Ctx() { actor, services }: Context): Promise<OwnCompany[]> {
    return services.members.companies(actor);
  }

  @Query(() => [CompanyInvitation], {
    description: "The current company's pending invitations, most recently sent first. Owners only.",
  })
  companyInvitations(@Ctx() { actor, services }: Context): Promise<CompanyInvitation[]> {
    return services.invitations.list(actor);
  }

  @Query(() => InvitationPreview, { description: "An invitation to a company, for anyone who has its link. Public." })
  companyInvitation(
    @Arg("token", () => String, { description: "The token from the invitation's link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<InvitationPreview> {
    return services.invitations.find(token);
  }

  @ForKeys("jobs:read")
  @Query(() => [ID], {
    description: "The account ids of the interviewers assigned to a job of the caller's company.",
  })
  jobInterviewers(
    @Arg("jobId", () => ID, { description: "The job's id." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<string[]> {
    return services.members.interviewers(actor, jobId);
  }

  @Mutation(() => OwnCompaniesPayload, {
    description:
      "Creates a company and makes the caller its owner. Fails with CONFLICT if the recruiter is " +
      "already a member of a company.",
  })
  async createCompany(
    @Arg("input", () => CreateCompanyInput) input: CreateCompanyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.create(actor, input) };
  }

  @Mutation(() => CompanyInvitationsPayload, {
    description:
      "Invites a person to the current company by email, replacing an earlier invitation to the same address. The " +
      "link works once, within 7 days. A company has at most 200 members and invitations. Owners only.",
  })
  async inviteMember(
    @Arg("input", () => InviteMemberInput) input: InviteMemberInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyInvitationsPayload> {
    return { invitations: await services.invitations.invite(actor, input) };
  }

  @Mutation(() => CompanyInvitationsPayload, {
    description: "Cancels a pending invitation, so that its link no longer works. Owners only.",
  })
  async cancelInvitation(
    @Arg("id", () => ID, { description: "The invitation's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyInvitationsPayload> {
    return { invitations: await services.invitations.cancel(actor, id) };
  }

  @Mutation(() => OwnCompaniesPayload, {
    description:
      "Accepts an invitation to the caller's email address. The recruiter joins the company, which " +
      "becomes their current one.",
  })
  async acceptInvitation(
    @Arg("token", () => String, { description: "The token from the invitation's link." }) token: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.invitations.accept(actor, token) };
  }

  @Mutation(() => SignUpPayload, {
    description:
      "Creates a recruiter's account for an invitation's email address, which counts as verified, and joins the " +
      "company. Public.",
  })
  signUpInvited(
    @Arg("input", () => SignUpInvitedInput) input: SignUpInvitedInput,
    @Ctx() { client, services }: Context & Pick<SessionContext, "client">,
  ): Promise<SignUpPayload> {
    return services.invitations.signUp(client, input);
  }

  @Mutation(() => CompanyMembersPayload, {
    description:
      "Changes a member's role in the current company, effective immediately. Fails with CONFLICT if no owner " +
      "would remain. Owners only.",
  })
  async changeMemberRole(
    @Arg("input", () => ChangeMemberRoleInput) { accountId, role }: ChangeMemberRoleInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyMembersPayload> {
    return { members: await services.members.changeRole(actor, accountId, role) };
  }

  @Mutation(() => CompanyMembersPayload, {
    description:
      "Removes a member from the current company. Their sessions end, their API keys for the company expire, and " +
      "they are notified by email. Their work stays. Owners only.",
  })
  async removeMember(
    @Arg("accountId", () => ID, { description: "The member's account id." }) accountId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyMembersPayload> {
    return { members: await services.members.remove(actor, accountId) };
  }

  @Mutation(() => OwnCompaniesPayload, {
    description:
      "Leaves the caller's current company. The recruiter's work stays. Fails with CONFLICT for the " +
      "company's last owner.",
  })
  async leaveCompany(@Ctx() { actor, services }: Context): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.leave(actor) };
  }

  @Mutation(() => OwnCompaniesPayload, {
    description: "Switches to another of the caller's companies, on all of the recruiter's devices.",
  })
  async chooseCompany(
    @Arg("companyId", () => ID, { description: "The id of the company to switch to." }) companyId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.choose(actor, companyId) };
  }

  @ForKeys("jobs:write", "applications:read")
  @Mutation(() => JobInterviewersPayload, {
    description:
      "Assigns exactly these interviewers to a job of the current company. Newly assigned interviewers are " +
      "notified. Owners and recruiters only.",
  })
  async setJobInterviewers(
    @Arg("input", () => SetJobInterviewersInput) { jobId, accountIds }: SetJobInterviewersInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobInterviewersPayload> {
    return { jobId, accountIds: await services.members.setInterviewers(actor, jobId, accountIds) };
  }
}

@Resolver(() => Viewer)
export class ViewerCompaniesResolver {
  @FieldResolver(() => [OwnCompany], {
    description: "The companies of which a recruiter is a member, sorted by name; empty for seekers.",
  })
  companies(@Root() { id, role }: Viewer, @Ctx() { services }: Context): Promise<OwnCompany[]> | OwnCompany[] {
    return role === "RECRUITER" ? services.members.companiesOf(id) : [];
  }
}
