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
  @Query(() => [CompanyMember], { description: "The people of the acting recruiter's current company." })
  companyMembers(@Ctx() { actor, services }: Context): Promise<CompanyMember[]> {
    return services.members.list(actor);
  }

  @Query(() => [OwnCompany], { description: "The companies that the acting recruiter is in." })
  viewerCompanies(@Ctx() { actor, services }: Context): Promise<OwnCompany[]> {
    return services.members.companies(actor);
  }

  @Query(() => [CompanyInvitation], { description: "The company's invitations that wait. Owners only." })
  companyInvitations(@Ctx() { actor, services }: Context): Promise<CompanyInvitation[]> {
    return services.invitations.list(actor);
  }

  @Query(() => InvitationPreview, { description: "An invitation, for whoever has its link." })
  companyInvitation(
    @Arg("token", () => String, { description: "The token in its link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<InvitationPreview> {
    return services.invitations.find(token);
  }

  @Query(() => [ID], { description: "Which of the company's interviewers are on a job: their accounts." })
  jobInterviewers(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<string[]> {
    return services.members.interviewers(actor, jobId);
  }

  @Mutation(() => OwnCompaniesPayload, {
    description: "Creates a company that the acting recruiter owns. Only for who is in none.",
  })
  async createCompany(
    @Arg("input", () => CreateCompanyInput) input: CreateCompanyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.create(actor, input) };
  }

  @Mutation(() => CompanyInvitationsPayload, {
    description: "Invites somebody by mail; the link works once, for seven days, for that address alone. Owners only.",
  })
  async inviteMember(
    @Arg("input", () => InviteMemberInput) input: InviteMemberInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyInvitationsPayload> {
    return { invitations: await services.invitations.invite(actor, input) };
  }

  @Mutation(() => CompanyInvitationsPayload, { description: "Takes an invitation back. Owners only." })
  async cancelInvitation(
    @Arg("id", () => ID, { description: "The invitation." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyInvitationsPayload> {
    return { invitations: await services.invitations.cancel(actor, id) };
  }

  @Mutation(() => OwnCompaniesPayload, {
    description: "Joins the company of an invitation to the acting recruiter's address.",
  })
  async acceptInvitation(
    @Arg("token", () => String, { description: "The token in its link." }) token: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.invitations.accept(actor, token) };
  }

  @Mutation(() => SignUpPayload, {
    description: "Makes an account for an invitation's address, and joins its company.",
  })
  signUpInvited(
    @Arg("input", () => SignUpInvitedInput) input: SignUpInvitedInput,
    @Ctx() { client, services }: Context & Pick<SessionContext, "client">,
  ): Promise<SignUpPayload> {
    return services.invitations.signUp(client, input);
  }

  @Mutation(() => CompanyMembersPayload, { description: "Changes what a member may do. Owners only." })
  async changeMemberRole(
    @Arg("input", () => ChangeMemberRoleInput) { accountId, role }: ChangeMemberRoleInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyMembersPayload> {
    return { members: await services.members.changeRole(actor, accountId, role) };
  }

  @Mutation(() => CompanyMembersPayload, {
    description:
      "Takes a member out of the company. Their sessions end, a mail tells them, and their work stays. Owners only.",
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
    description: "Makes another of the own companies the current one, on every device.",
  })
  async chooseCompany(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnCompaniesPayload> {
    return { companies: await services.members.choose(actor, companyId) };
  }

  @Mutation(() => JobInterviewersPayload, { description: "Says who of the company's interviewers are on a job." })
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
