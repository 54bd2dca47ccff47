import { randomBytes } from "node:crypto";
import type { ResultOf } from "@graphql-typed-document-node/core";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { tokenHash } from "../accounts/tokens.ts";
import type { Role } from "../generated/prisma/enums.ts";
import { COOKIES } from "../http/sessions/session-cookies.ts";
import type { Stored } from "../platform/database/database.ts";
import { graphql } from "./generated/gql.ts";
import { type Answer, type As, send } from "./send.ts";

const LOG_IN = graphql(
  `mutation LogInForTokens($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }`,
);

/** Opens a session for an account by inserting a row, as a login would. */
export async function openSession(db: Stored, account: { id: string; role: Role }) {
  const refreshToken = randomBytes(32).toString("base64url");
  const week = 7 * 24 * 60 * 60 * 1000;
  const { id } = await db.prisma.session.create({
    data: { accountId: account.id, refreshTokenHash: tokenHash(refreshToken), expiresAt: new Date(Date.now() + week) },
  });
  return { sessionId: id, name: COOKIES[account.role].refresh, refreshToken };
}

/** The Cookie header of a new session of the account. */
export async function signIn(db: Stored, account: { id: string; role: Role }): Promise<string> {
  const { name, refreshToken } = await openSession(db, account);
  return `${name}=${refreshToken}`;
}

/** The Cookie header of a browser after an answer. */
export const cookiesSetBy = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** Logs in with a password, by default that of the factories; resolves with the tokens, the cookies and the response. */
export async function logIn(
  url: string,
  { role = "SEEKER", email, password = FACTORY_PASSWORD }: { role?: Role; email: string; password?: string },
  as?: As,
) {
  const response = await send(url, LOG_IN, { input: { role, email, password } }, as);
  const { data } = (await response.json()) as Answer<ResultOf<typeof LOG_IN>>;
  const { accessToken = "", refreshToken = "" } = data?.logIn ?? {};
  return { response, cookie: cookiesSetBy(response), accessToken, refreshToken };
}
