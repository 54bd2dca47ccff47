import { Field, ID, ObjectType } from "type-graphql";
import { CompanyRole, Role } from "../generated/prisma/enums.ts";
import type { SessionNeed } from "../platform/actor.ts";
import { COMPANY_ACTIONS, type CompanyAction } from "../platform/company-permissions.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("Role", Role, "The role of an account. A person who needs both roles has two accounts.", {
  SEEKER: "A job seeker, who looks for jobs and applies.",
  RECRUITER: "A recruiter, who hires for a company.",
});

const CompanyActions = Object.fromEntries(Object.keys(COMPANY_ACTIONS).map((action) => [action, action])) as Record<
  CompanyAction,
  CompanyAction
>;
registerEnum(
  "CompanyAction",
  CompanyActions,
  "An action that a member can be allowed to perform for their company.",
  COMPANY_ACTIONS,
);

/** What a session may lack, as a schema enum. */
export const SessionNeeds = { SECOND_FACTOR: "SECOND_FACTOR", NEW_LOG_IN: "NEW_LOG_IN" } as const satisfies {
  readonly [N in SessionNeed]: N;
};
registerEnum("SessionNeed", SessionNeeds, "What a session lacks to meet a company's second-factor requirement.", {
  SECOND_FACTOR: "The account has no second factor: add a passkey or an authenticator app.",
  NEW_LOG_IN: "The account has a second factor that this session has not used: call `confirmPasskey`, or log in again.",
});

@ObjectType({ description: "A company's second-factor requirement that the session does not meet." })
export class MissingFactor {
  @Field(() => SessionNeeds, { description: "What the session lacks." })
  needs!: SessionNeed;

  @Field(() => DateTimeScalar, { description: "When the company's requirement takes effect." })
  from!: Date;

  @Field(() => Boolean, {
    description:
      "Whether the requirement has taken effect. If so, everything about the company fails with " +
      "`STRONGER_LOG_IN_REQUIRED` until the session meets it.",
  })
  isDue!: boolean;
}

@ObjectType({ description: "The caller's current company, with their permissions in it." })
export class ViewerCompany {
  @Field(() => ID, { description: "The company's id, as in `Company.id`." })
  id!: string;

  @Field(() => CompanyRole, { description: "The recruiter's role in the company." })
  role!: CompanyRole;

  @Field(() => [CompanyActions], {
    description:
      "All actions that the recruiter can perform for the company; empty while a second-factor requirement blocks " +
      "the session.",
  })
  may!: CompanyAction[];

  @Field(() => MissingFactor, {
    nullable: true,
    description: "The company's second-factor requirement that this session does not meet; null if there is none.",
  })
  missingFactor!: MissingFactor | null;
}

@ObjectType({ description: "The caller: the account that the session or the API key belongs to." })
export class Viewer {
  @Field(() => ID, { description: "The account's id, which is also the id of its `Seeker` or `Recruiter`." })
  id!: string;

  @Field(() => Role, { description: "The account's role." })
  role!: Role;

  @Field(() => String, { description: "The email address that the account logs in with." })
  email!: string;

  @Field(() => String, {
    description:
      "The seeker's name, or the name of the recruiter's current company; empty for a recruiter without a company.",
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The recruiter's own name, which colleagues see; null if not set, and for seekers.",
  })
  displayName!: string;

  @Field(() => ViewerCompany, {
    nullable: true,
    description: "The recruiter's current company; null for seekers, and for a recruiter without a company.",
  })
  company!: ViewerCompany | null;
}

@ObjectType({ description: "The result of a signup." })
export class SignUpPayload {
  @Field(() => ID, { description: "The new account's id." })
  accountId!: string;

  @Field(() => String, { description: "The next step, as a sentence to show to the user." })
  message!: string;
}

@ObjectType({ description: "The result of changing the caller's account." })
export class ViewerPayload {
  @Field(() => Viewer, { description: "The account after the change." })
  viewer!: Viewer;
}

@ObjectType({ description: "The result of an operation that returns only a message." })
export class MessagePayload {
  @Field(() => String, { description: "The outcome, as a sentence to show to the user." })
  message!: string;
}

@ObjectType({ description: "A new session. Its tokens are also set as HttpOnly cookies." })
export class LogInPayload {
  @Field(() => Viewer, { description: "The account that logged in." })
  viewer!: Viewer;

  @Field(() => String, {
    description: "A JWT for clients without cookies, valid for 15 minutes: send it as `Authorization: Bearer`.",
  })
  accessToken!: string;

  @Field(() => String, {
    description:
      "The token that clients without cookies pass to `renewSession`: valid once, within 7 days of the login.",
  })
  refreshToken!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The path of the page that completes what a seeker started before logging in, such as an application; null " +
      "if there is nothing to complete.",
  })
  continueAt!: string | null;
}
