import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole, Role } from "../generated/prisma/enums.ts";
import type { SessionNeed } from "../platform/actor.ts";
import { COMPANY_ACTIONS, type CompanyAction } from "../platform/company-permissions.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("Role", Role, "The two kinds of accounts.", {
  SEEKER: "Looks for jobs.",
  RECRUITER: "Posts jobs.",
});

const CompanyActions = Object.fromEntries(Object.keys(COMPANY_ACTIONS).map((action) => [action, action])) as Record<
  CompanyAction,
  CompanyAction
>;
registerEnum("CompanyAction", CompanyActions, "An action that can be taken for a company.", COMPANY_ACTIONS);

/** What a session may lack, as a schema enum. */
export const SessionNeeds = { SECOND_FACTOR: "SECOND_FACTOR", NEW_LOG_IN: "NEW_LOG_IN" } as const satisfies {
  readonly [N in SessionNeed]: N;
};
registerEnum("SessionNeed", SessionNeeds, "What a session lacks to satisfy a second-factor requirement.", {
  SECOND_FACTOR: "The account has neither a passkey nor an authenticator app.",
  NEW_LOG_IN: "The account has one, but the session has not used it: `confirmPasskey`, or a new login.",
});

@ObjectType({
  description: "A second factor that a company requires of its members, and that the session has not used.",
})
export class MissingFactor {
  @Field(() => SessionNeeds, { description: "What is missing." })
  needs!: SessionNeed;

  @Field(() => DateTimeScalar, { description: "When the company's requirement takes effect." })
  from!: Date;

  @Field(() => Boolean, {
    description:
      "Whether it has taken effect: as long as something is missing, everything about the company answers " +
      "`STRONGER_LOG_IN_REQUIRED`.",
  })
  isDue!: boolean;
}

@ObjectType({ description: "The company that a recruiter acts for, and their permissions in it." })
export class ViewerCompany {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => CompanyRole, { description: "Their role in it." })
  role!: CompanyRole;

  @Field(() => [CompanyActions], { description: "All actions that they may take." })
  may!: CompanyAction[];

  @Field(() => MissingFactor, {
    nullable: true,
    description: "The company's requirement that this session does not meet; null if there is none.",
  })
  missingFactor!: MissingFactor | null;
}

@ObjectType({ description: "The logged-in account." })
export class Viewer {
  @Field(() => ID, { description: "The account's id, which is also that of its profile." })
  id!: string;

  @Field(() => Role, { description: "The account's role." })
  role!: Role;

  @Field(() => String, { description: "The email address that the account logs in with." })
  email!: string;

  @Field(() => String, { description: "The seeker's name, or the company's." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "A recruiter's display name within a company; null when not set, and for seekers.",
  })
  displayName!: string;

  @Field(() => ViewerCompany, {
    nullable: true,
    description: "A recruiter's current company; null for seekers, and for a recruiter without a company.",
  })
  company!: ViewerCompany | null;
}

@ObjectType({ description: "A new account." })
export class SignUpPayload {
  @Field(() => ID, { description: "The account's id." })
  accountId!: string;

  @Field(() => String, { description: "The next step, as a sentence for the user." })
  message!: string;
}

@ObjectType({ description: "The logged-in account, after a change." })
export class ViewerPayload {
  @Field(() => Viewer, { description: "Its current state." })
  viewer!: Viewer;
}

@ObjectType({ description: "The outcome, as a sentence for the user." })
export class MessagePayload {
  @Field(() => String, { description: "The sentence." })
  message!: string;
}

@ObjectType({
  description:
    "An opened session. Its tokens are in HttpOnly cookies; the access token can also be sent as `Authorization: " +
    "Bearer`.",
})
export class LogInPayload {
  @Field(() => Viewer, { description: "The logged-in account." })
  viewer!: Viewer;

  @Field(() => String, { description: "Short-lived access token (JWT, 15 minutes) for clients without cookies." })
  accessToken!: string;

  @Field(() => String, {
    description: "For programs without cookies: the token for `renewSession`, valid once, within 7 days of the login.",
  })
  refreshToken!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The path to continue at, which completes the action that a seeker started before logging in; null if there " +
      "is none.",
  })
  continueAt!: string | null;
}
