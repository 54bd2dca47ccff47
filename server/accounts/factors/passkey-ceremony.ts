import type { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StoredAccount } from "../accounts.store.ts";
import { CHALLENGE_SECONDS } from "../lifetimes.ts";
import type { newPasskeyResponse, PasskeyResponse } from "./factors.schemas.ts";
import type { StoredPasskey } from "./passkeys.store.ts";

// Creates the options for a browser, and verifies its responses (WebAuthn).

// Loaded on the first use of a passkey: it takes about 9 MB.
const loadWebAuthn = () => import("@simplewebauthn/server");

type Site = Pick<Platform, "publicUrl">;
type Credentials = readonly { readonly id: string; readonly transports: readonly string[] }[];

const timeout = CHALLENGE_SECONDS * 1000;
const TEXT_BYTES = new TextEncoder();

/** Returns the site that the passkeys are bound to: a passkey answers no other. */
const siteOf = ({ publicUrl }: Site) => ({ id: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin });

const copied = (credentials: Credentials) =>
  credentials.map(({ id, transports }) => ({ id, transports: [...transports] }));

/** Returns the error for a response by a passkey that does not belong to the account, or that fails verification. */
export const wrongPasskey = (cause?: unknown): AppError =>
  new AppError(
    "WRONG_PASSKEY",
    "This passkey cannot be used here. Try another, or log in with the password.",
    {},
    { cause },
  );

/** Returns the options for creating a passkey of an account. */
export const creationOptions = async (
  site: Site,
  { id, role, email, name }: Pick<StoredAccount, "id" | "role" | "email" | "name">,
  challenge: string,
  existing: Credentials,
) =>
  (await loadWebAuthn()).generateRegistrationOptions({
    rpName: "Worklane",
    rpID: siteOf(site).id,
    userID: TEXT_BYTES.encode(id),
    // An address may have an account of each role.
    userName: role === "RECRUITER" ? `${email} (recruiter)` : email,
    userDisplayName: name,
    challenge: Buffer.from(challenge, "base64url"),
    timeout,
    attestationType: "none",
    excludeCredentials: copied(existing),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });

/** Verifies a browser's response after creating a passkey. @throws WRONG_PASSKEY */
export async function checkNewPasskey(
  site: Site,
  challenge: string,
  response: z.output<typeof newPasskeyResponse>,
): Promise<Pick<StoredPasskey, "credentialId" | "publicKey" | "counter"> & { isBackedUp: boolean }> {
  const { id, origin } = siteOf(site);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw wrongPasskey(error);
  });
  if (!registrationInfo) throw wrongPasskey();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: new Uint8Array(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Returns the options for a login. `only`: the passkeys of an account whose password was right; empty: any of the
 * site's.
 */
export const requestOptions = (site: Site, challenge: string, only: Credentials = []) =>
  // After the password, possession of the device is enough; otherwise the device must have verified its user.
  optionsFor(site, challenge, only, only.length > 0 ? "discouraged" : "required");

/** Returns the options for a confirmation by one of these passkeys instead of the password. */
export const confirmationOptions = (site: Site, challenge: string, only: Credentials) =>
  optionsFor(site, challenge, only, "required");

const optionsFor = async (
  site: Site,
  challenge: string,
  only: Credentials,
  userVerification: "required" | "discouraged",
) =>
  (await loadWebAuthn()).generateAuthenticationOptions({
    rpID: siteOf(site).id,
    challenge: Buffer.from(challenge, "base64url"),
    timeout,
    ...(only.length > 0 && { allowCredentials: copied(only) }),
    userVerification,
  });

/**
 * Verifies a browser's response for a passkey. `alone`: the account is not known beforehand; `verified`: the device
 * must have verified its user, as no password was given. @throws WRONG_PASSKEY
 */
export async function checkPasskey(
  site: Site,
  challenge: string,
  passkey: StoredPasskey,
  response: PasskeyResponse,
  { alone, verified: mustVerify = alone }: { readonly alone: boolean; readonly verified?: boolean },
): Promise<{ counter: number; isBackedUp: boolean }> {
  const { id, origin } = siteOf(site);
  const { userHandle } = response.response;
  if (alone && userHandle === undefined) throw wrongPasskey();
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== passkey.accountId)
    throw wrongPasskey();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: { ...response.response, ...(userHandle !== undefined && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: mustVerify,
  }).catch((error: unknown) => {
    throw wrongPasskey(error);
  });
  if (!verified) throw wrongPasskey();
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}
