import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { SignUpPayload, Viewer } from "../../accounts/accounts.types.ts";
import type { SessionContext } from "../../accounts/session-context.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
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
  @Query(() => [CompanyMember], { description: "The members of the acting recruiter's current company." })
  companyMembers(@Ctx() { actor, services }: Context): Promise<CompanyMember[]> {
    return services.members.list(actor);
  }

  @Query(() => [OwnCompany], { description: "The companies of which the acting recruiter is a member." })
  viewerCompanies(@Ctx() { actor, services }: Context): Promise<OwnCompany[]> {
    return services.members.companies(actor);
  }

  @Query(() => [CompanyInvitation], { description: "The company's pending invitations. Owners only." })
  companyInvitations(@Ctx() { actor, services }: Context): Promise<CompanyInvitation[]> {
    return services.invitations.list(actor);
  }

  @Query(() => InvitationPreview, { description: "An invitation, for anyone with its link." })
  companyInvitation(
    @Arg("token", () => String, { description: "The token from its link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<InvitationPreview> {
    return services.invitations.find(token);
  }

  @Query(() => [ID], { description: "The accounts of the company's interviewers who are assigned to a job." })
  jobInterviewers(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<string[]> {
    return services.members.interviewers(actor, jobId);
  }

  @Mutation(() => OwnCompaniesPayload, {
    description: "Creates a company owned by the acting recruiter, who must not be a member of one.",
  })
  async createCompany(
    @Arg("input", () => CreateCompanyInput) input: CreateCompanyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.create(actor, input) };
  }

  @Mutation(() => CompanyInvitationsPayload, {
    description: "Invites a person by email; the link works once, for seven days, only for that address. Owners only.",
  })
  async inviteMember(
    @Arg("input", () => InviteMemberInput) input: InviteMemberInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyInvitationsPayload> {
    return { invitations: await services.invitations.invite(actor, input) };
  }

  @Mutation(() => CompanyInvitationsPayload, { description: "Cancels an invitation. Owners only." })
  async cancelInvitation(
    @Arg("id", () => ID, { description: "The invitation's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyInvitationsPayload> {
    return { invitations: await services.invitations.cancel(actor, id) };
  }

  @Mutation(() => OwnCompaniesPayload, {
    description: "Accepts an invitation to the acting recruiter's address, and joins its company.",
  })
  async acceptInvitation(
    @Arg("token", () => String, { description: "The token from its link." }) token: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.invitations.accept(actor, token) };
  }

  @Mutation(() => SignUpPayload, {
    description: "Creates an account for an invitation's address, and joins its company.",
  })
  signUpInvited(
    @Arg("input", () => SignUpInvitedInput) input: SignUpInvitedInput,
    @Ctx() { client, services }: Context & Pick<SessionContext, "client">,
  ): Promise<SignUpPayload> {
    return services.invitations.signUp(client, input);
  }

  @Mutation(() => CompanyMembersPayload, { description: "Changes a member's role. Owners only." })
  async changeMemberRole(
    @Arg("input", () => ChangeMemberRoleInput) { accountId, role }: ChangeMemberRoleInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyMembersPayload> {
    return { members: await services.members.changeRole(actor, accountId, role) };
  }

  @Mutation(() => CompanyMembersPayload, {
    description:
      "Removes a member from the company. Their sessions end, they are notified by email, and their work stays. " +
      "Owners only.",
  })
  async removeMember(
    @Arg("accountId", () => ID, { description: "The member's account." }) accountId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyMembersPayload> {
    return { members: await services.members.remove(actor, accountId) };
  }

  @Mutation(() => OwnCompaniesPayload, { description: "Leaves the current company. Its last owner cannot." })
  async leaveCompany(@Ctx() { actor, services }: Context): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.leave(actor) };
  }

  @Mutation(() => OwnCompaniesPayload, {
    description: "Switches to another of the acting recruiter's companies, on every device.",
  })
  async chooseCompany(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.choose(actor, companyId) };
  }

  @Mutation(() => JobInterviewersPayload, {
    description: "Sets which of the company's interviewers are assigned to a job.",
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
  @FieldResolver(() => [OwnCompany], { description: "The companies of a recruiter, by name; none for seekers." })
  companies(@Root() { id, role }: Viewer, @Ctx() { services }: Context): Promise<OwnCompany[]> | OwnCompany[] {
    return role === "RECRUITER" ? services.members.companiesOf(id) : [];
  }
}
