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
registerEnum("CompanyAction", CompanyActions, "What can be done for a company.", COMPANY_ACTIONS);

/** What a session can lack, as the schema has it. */
export const SessionNeeds = { SECOND_FACTOR: "SECOND_FACTOR", NEW_LOG_IN: "NEW_LOG_IN" } as const satisfies {
  readonly [N in SessionNeed]: N;
};
registerEnum("SessionNeed", SessionNeeds, "What a session lacks of one that a second factor opened.", {
  SECOND_FACTOR: "The account has neither a passkey nor an authenticator app.",
  NEW_LOG_IN: "It has, and the session has not shown it: `confirmPasskey`, or a new log-in.",
});

@ObjectType({
  description: "A second factor that a company demands of its members, and that the session has not shown.",
})
export class AskedFactor {
  @Field(() => SessionNeeds, { description: "What is missing." })
  needs!: SessionNeed;

  @Field(() => DateTimeScalar, { description: "From when on the company demands it." })
  from!: Date;

  @Field(() => Boolean, {
    description:
      "Whether that is now: until nothing is missing, all that is about the company answers `STRONGER_LOG_IN_REQUIRED`.",
  })
  isDue!: boolean;
}

@ObjectType({ description: "The company for which a recruiter acts, and what they may do for it." })
export class ViewerCompany {
  @Field(() => ID, { description: "Its id, as in `Company.id`." })
  id!: string;

  @Field(() => CompanyRole, { description: "What they are in it." })
  role!: CompanyRole;

  @Field(() => [CompanyActions], { description: "All that they may do." })
  may!: CompanyAction[];

  @Field(() => AskedFactor, {
    nullable: true,
    description: "What the company demands of this session, and it lacks; null: nothing.",
  })
  asked!: AskedFactor | null;
}

@ObjectType({ description: "Who is signed in." })
export class Viewer {
  @Field(() => ID, { description: "The account's id, also that of its profile." })
  id!: string;

  @Field(() => Role, { description: "What kind of account it is." })
  role!: Role;

  @Field(() => String, { description: "The address the account signs in with." })
  email!: string;

  @Field(() => String, { description: "The seeker's name, or the company's." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "How a recruiter is called among the people of a company; null when not told, and for seekers.",
  })
  displayName!: string;

  @Field(() => ViewerCompany, {
    nullable: true,
    description: "A recruiter's current company; null for seekers, and for a recruiter who is in none.",
  })
  company!: ViewerCompany | null;
}

@ObjectType({ description: "A new account." })
export class SignUpPayload {
  @Field(() => ID, { description: "The account's id." })
  accountId!: string;

  @Field(() => String, { description: "What to do next." })
  message!: string;
}

@ObjectType({ description: "Who is signed in, after a change." })
export class ViewerPayload {
  @Field(() => Viewer, { description: "As they are now." })
  viewer!: Viewer;
}

@ObjectType({ description: "What was done, in a sentence for the person." })
export class MessagePayload {
  @Field(() => String, { description: "The sentence." })
  message!: string;
}

@ObjectType({
  description:
    "An opened session. Its tokens are in HttpOnly cookies; the access token also serves as `Authorization: Bearer`.",
})
export class LogInPayload {
  @Field(() => Viewer, { description: "Who is signed in now." })
  viewer!: Viewer;

  @Field(() => String, { description: "Short-lived access token (JWT, 15 minutes) for clients without cookies." })
  accessToken!: string;

  @Field(() => String, {
    description: "For programs without cookies: what `renewSession` takes once, within 7 days of the log-in.",
  })
  refreshToken!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Where the browser goes on: a path at which what a seeker pressed before the log-in is finished; or null.",
  })
  continueAt!: string | null;
}
