import { Secret, TOTP } from "otpauth";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import {
  BeginAddingAuthenticatorAppDocument,
  BeginAddingPasskeyDocument,
  BeginPasskeyLogInDocument,
  ConfirmAuthenticatorAppDocument,
  FinishAddingPasskeyDocument,
} from "../../web/generated/accounts/factors/factors.ts";
import type { Role } from "../generated/prisma/enums.ts";
import { graphql } from "./generated/gql.ts";
import { send } from "./send.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";
import type { Person, TestApp } from "./test-app.ts";

const LOG_IN = graphql(`mutation LogInByPassword($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`);
const FINISH = graphql(
  `mutation FinishLogInInTest($input: FinishLogInInput!) { finishLogIn(input: $input) { viewer { id } } }`,
);

/** Adds a passkey of a new device. */
export async function addPasskey(app: TestApp, person: Person, name = "Phone") {
  const device = new SoftwareAuthenticator(app.app.platform.publicUrl);
  const { challenge, options } = (await app.expectOk(BeginAddingPasskeyDocument, {}, person)).beginAddingPasskey;
  const input = { challenge, name, response: device.register(options) };
  const { factors, recoveryCodes } = (await app.expectOk(FinishAddingPasskeyDocument, { input }, person))
    .finishAddingPasskey;
  return { device, factors, recoveryCodes: recoveryCodes ?? [] };
}

/** The code that an authenticator app with this key shows. */
export const codeOf = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

/** Adds an authenticator app, at this time. */
export async function addAuthenticatorApp(app: TestApp, person: Person, at: Date) {
  const { key } = (await app.expectOk(BeginAddingAuthenticatorAppDocument, {}, person)).beginAddingAuthenticatorApp;
  const input = { code: codeOf(key, at) };
  const { recoveryCodes } = (await app.expectOk(ConfirmAuthenticatorAppDocument, { input }, person))
    .confirmAuthenticatorApp;
  return { key, recoveryCodes: recoveryCodes ?? [] };
}

interface RefusedLogIn {
  readonly code: string;
  readonly challenge: string;
  readonly factors: readonly string[];
}

/** Logs in with the right password; resolves with the error when it is refused. */
export async function logInByPassword(app: TestApp, { role, email }: Person): Promise<RefusedLogIn | null> {
  const input = { role, email, password: FACTORY_PASSWORD };
  const { errors } = await app.execute(LOG_IN, { input });
  return (errors?.[0]?.extensions as unknown as RefusedLogIn | undefined) ?? null;
}

/** Requests a challenge for a passkey. `challenge`: of a login with the correct password. */
export const beginPasskeyLogIn = async (app: TestApp, role: Role, challenge?: string) =>
  (await app.expectOk(BeginPasskeyLogInDocument, { input: { role, ...(challenge && { challenge }) } }))
    .beginPasskeyLogIn;

/**
 * Answers a challenge; resolves with the account that is logged in to, or the code of the refusal, and with the cookies
 * that were set.
 */
export async function finishLogIn(
  app: TestApp,
  input: { challenge: string; passkey?: string; code?: string; recoveryCode?: string },
): Promise<{ id?: string | undefined; refused?: string | undefined; cookies: readonly string[] }> {
  const response = await send(app.url, FINISH, { input });
  const cookies = response.headers.getSetCookie();
  const { data, errors } = await response.json();
  return { id: data?.finishLogIn?.viewer?.id, refused: errors?.[0]?.extensions.code, cookies };
}
