import { z } from "zod";
import {
  ACCOUNT_TEXTS,
  MAX_EMAIL,
  MAX_INDUSTRY,
  MAX_LOCATION,
  MAX_NAME,
  MAX_PASSWORD,
  MIN_PASSWORD,
  PHONE,
} from "../../../shared/accounts.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import { AppError } from "../../platform/errors.ts";
import { messageAnswer, text } from "./legacy-schemas.ts";
import { ID, optionalText, sentText, wantedText } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const required = ACCOUNT_TEXTS.allRequired;
const email = wantedText("The email address.", required, {
  format: "email",
  maxLength: MAX_EMAIL,
  example: "ada@example.com",
});
const password = wantedText("The password.", required, {
  format: "password",
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  example: "a long pass phrase",
});
const signedUp = messageAnswer.extend({ userId: text("The new account's id.") });
const loggedIn = messageAnswer.extend({ userId: text("The account's id.") });
const ACCESS_TOKEN = text("The access token: a JWT, valid for 15 minutes.");
const REFRESH_TOKEN = text("The refresh token of the session, valid for 7 days.");
const UNUSABLE_TOKEN = "The token is invalid, has expired or was already used.";
const INVALID_TOKEN = "Invalid or expired token";
const EMAIL_TAKEN = "The email address already has an account.";
const LOG_IN_REFUSALS = {
  400: "The email address is not verified.",
  401: "The password is wrong.",
  403: "The `code` says why: `EMAIL_NOT_REGISTERED`, no account has this email address; `SECOND_FACTOR_REQUIRED`, the account requires a second factor, which only the website and GraphQL support; `ACCOUNT_SUSPENDED`, the account is suspended.",
};

const signUps: RestRoute[] = [
  route({
    method: "POST",
    path: "/auth/signup-seeker",
    summary: "Creates a seeker account and emails a verification link, which must be opened before the first login.",
    role: null,
    body: z.object({
      name: wantedText("The seeker's first and last name.", required, { maxLength: MAX_NAME, example: "Ada Lovelace" }),
      phone: wantedText("The phone number, ten digits.", required, { pattern: PHONE.source, example: "9876543210" }),
      email,
      password,
    }),
    status: 201,
    response: signedUp,
    refusals: { 422: EMAIL_TAKEN },
    async handle({ services, client, body }) {
      const { accountId, message } = await services.accounts.signUpSeeker(client, body, { allowGuessable: true });
      return { userId: accountId, message };
    },
  }),
  route({
    method: "POST",
    path: "/auth/signuprecruiter",
    summary:
      "Creates a recruiter account with a company, and emails a verification link, which must be opened before the first login.",
    role: null,
    body: z.object({
      name: wantedText("The company's name.", required, { maxLength: MAX_NAME, example: "Forge" }),
      email,
      password,
      companyLocation: wantedText("The company's main location.", ACCOUNT_TEXTS.companyLocation, {
        maxLength: MAX_LOCATION,
        example: "Pune",
      }),
      industry: wantedText("The company's industry.", ACCOUNT_TEXTS.industry, {
        maxLength: MAX_INDUSTRY,
        example: "Steel",
      }),
      companysize: wantedText("The company's number of employees.", required, {
        enum: COMPANY_SIZES.map(({ label }) => label),
        example: "11-50",
      }),
    }),
    renamed: { companyName: "name", companySize: "companysize" },
    status: 201,
    response: signedUp,
    refusals: { 422: EMAIL_TAKEN },
    async handle({ services, client, body: { name, companysize, ...body } }) {
      const input = { ...body, companyName: name, companySize: companysize };
      const { accountId, message } = await services.accounts.signUpRecruiter(client, input, { allowGuessable: true });
      return { userId: accountId, message };
    },
  }),
];

const logIns: RestRoute[] = [
  route({
    method: "POST",
    path: "/auth/login-seeker",
    summary:
      "Logs in a seeker. The response contains the tokens of the session, and sets them as cookies that scripts can read.",
    role: null,
    body: z.object({ email, password }),
    response: loggedIn.extend({ accessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN }),
    refusals: LOG_IN_REFUSALS,
    async handle({ services, client, body, sendSession }) {
      const tokens = await services.logIns.logIn(client, "SEEKER", body);
      sendSession(tokens);
      const { actor, accessToken, refreshToken } = tokens;
      return { userId: actor.accountId, accessToken, refreshToken, message: "Logged in successfully" };
    },
  }),
  route({
    method: "POST",
    path: "/auth/login-recruiter",
    summary:
      "Logs in a recruiter. The response contains the tokens of the session, with names in lower case, and sets them as cookies that scripts can read.",
    role: null,
    body: z.object({ email, password }),
    response: loggedIn.extend({ accesstoken: ACCESS_TOKEN, refreshtoken: REFRESH_TOKEN }),
    refusals: LOG_IN_REFUSALS,
    async handle({ services, client, body, sendSession }) {
      const tokens = await services.logIns.logIn(client, "RECRUITER", body);
      sendSession(tokens);
      const { actor, accessToken, refreshToken } = tokens;
      const message = "Logged in successfully";
      return { userId: actor.accountId, accesstoken: accessToken, refreshtoken: refreshToken, message };
    },
  }),
];

/** The calls that both roles have, each under its own path. `ending`: suffix of the recruiter's path. */
const ofRole = (role: Role, ending: "" | "rec", person: "seeker" | "recruiter"): RestRoute[] => [
  route({
    method: "POST",
    path: `/auth/logout-${person}`,
    summary: `Logs out the ${person} and clears the cookies. Succeeds without a session, too.`,
    role: null,
    optionalRole: role,
    response: messageAnswer,
    async handle({ services, actorOf, clearSession }) {
      await services.devices.logOut(await actorOf(role));
      clearSession(role);
      return { message: "Logged out successfully" };
    },
  }),
  route({
    method: "POST",
    path: `/auth/request-reset-password${ending}`,
    summary: "Emails a password reset link. The response is the same if the address has no account.",
    role: null,
    body: z.object({ email }),
    response: messageAnswer,
    handle: ({ services, client, body }) => services.passwordReset.request(client, role, body.email),
  }),
  route({
    method: "GET",
    path: `/auth/verify-reset-token${ending}/{token}`,
    summary: "Returns the account that a password reset token belongs to, if the token can still be used.",
    role: null,
    params: z.object({ token: z.string().meta({ description: "The token from the emailed link." }) }),
    response: z.object({ userId: text("The account's id.") }),
    refusals: { 400: UNUSABLE_TOKEN },
    async handle({ services, params }) {
      const userId = await services.passwordReset.check(role, params.token);
      if (!userId) throw new AppError("INVALID_TOKEN", INVALID_TOKEN);
      return { userId };
    },
  }),
  route({
    method: "POST",
    path: `/auth/reset-password${ending}`,
    summary: "Sets a new password with the token from the reset email, and ends all sessions of the account.",
    role: null,
    body: z.object({
      userId: sentText(
        "The account's id, as returned when the token was checked. If given, it must be the owner of the token.",
      )
        .optional()
        .meta({
          description:
            "The account's id, as returned when the token was checked. If given, it must be the owner of the token.",
          ...ID,
        }),
      token: optionalText("The token from the reset email. Without it, the call fails.", {
        example: "q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A",
      }),
      password,
    }),
    response: messageAnswer,
    refusals: { 400: UNUSABLE_TOKEN },
    async handle({ services, client, sendBrowserToken, body: { userId, token, password } }) {
      const owner = await services.passwordReset.check(role, token);
      if (userId && owner && userId !== owner) throw new AppError("INVALID_TOKEN", INVALID_TOKEN);
      const { message, browser } = await services.passwordReset.reset(client, role, token, password, {
        allowGuessable: true,
      });
      sendBrowserToken(browser);
      return { message };
    },
  }),
  route({
    method: "GET",
    path: `/auth/verify-email${ending}`,
    refusesHead: true,
    summary:
      "Verifies an email address with the token from the verification email. Repeating the call within 24 hours succeeds too.",
    role: null,
    // Verification pages handle only 200 and 400: a malformed token counts as a missing one.
    query: z.object({ token: z.string().catch("").meta({ description: "The token from the emailed link." }) }),
    response: messageAnswer,
    refusals: { 400: UNUSABLE_TOKEN },
    handle: ({ services, query }) => services.accounts.verifyEmail(role, query.token),
  }),
];

/** Accounts and sessions (docs/specification.md 7.2). */
export const authRoutes: readonly RestRoute[] = [
  ...signUps,
  ...logIns,
  ...ofRole("SEEKER", "", "seeker"),
  ...ofRole("RECRUITER", "rec", "recruiter"),
];
