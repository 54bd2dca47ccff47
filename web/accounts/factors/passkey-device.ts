import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { isAnswer, problemOf, type ServerProblem } from "../../apollo/problem.ts";

// Creates passkeys and requests them from the browser; the library is loaded on requirement.

const library = () => import("@simplewebauthn/browser");

/** The server's request to the browser. */
interface Asked {
  readonly challenge: string;
  /** As JSON. */
  readonly options: string;
}

/** Passkeys belong to another address than the one at which the page was opened. */
class WrongSite extends Error {
  constructor(readonly host: string) {
    super(`Passkeys only work at ${host}.`);
  }
}

/** Waits for the browser, which refuses passkeys of any other site than `host`. */
async function onSite<Answer>(host: string | undefined, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw host && nameOf(error) === "SecurityError" ? new WrongSite(host) : error;
  }
}

/** Creates a passkey in the browser; returns its response as JSON. */
export async function makePasskey({ options }: Asked): Promise<string> {
  const { startRegistration } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await onSite(optionsJSON.rp.id, startRegistration({ optionsJSON })));
}

/**
 * Requests a passkey from the browser; returns its response as JSON. `autofill`: as suggestions of a field, whenever
 * one is chosen.
 */
export async function askForPasskey({ options }: Asked, { autofill = false } = {}): Promise<string> {
  const { startAuthentication } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const answer = startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  return JSON.stringify(await onSite(optionsJSON.rpId, answer));
}

/** Whether the browser suggests passkeys in fields. */
export const suggestsPasskeys = async (): Promise<boolean> => (await library()).browserSupportsWebAuthnAutofill();

/** Cancels a pending request for a passkey. */
export const stopAsking = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

/** Shown where passkeys are not available. */
export const NEEDS_DOMAIN_NAME =
  "Passkeys need a domain name, and you opened Worklane using its IP address. Open it using its domain name to use passkeys.";

/** Whether the page's address has a domain name: browsers do not support passkeys for IP addresses. */
export const siteHasDomainName = (): boolean => !/^\[|^[\d.]+$/.test(window.location.hostname);

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

/** Whether the page itself cancelled the request. */
export const isAborted = (error: unknown): boolean => nameOf(error) === "AbortError";

/** The error when no passkey was returned: the server's message, or the browser's reason. */
export function passkeyProblem(error: unknown, otherwise: string): ServerProblem {
  if (isAnswer(error)) return problemOf(error, otherwise);
  if (error instanceof WrongSite)
    return { message: `Passkeys only work at ${error.host}. Open Worklane there to use them.`, fields: {} };
  const said: Readonly<Record<string, string>> = {
    NotAllowedError: "No passkey was used. Try again, or use another way to log in.",
    InvalidStateError: "This device already has a passkey for your account.",
    SecurityError: NEEDS_DOMAIN_NAME,
    NotSupportedError: "This device cannot create passkeys for this site.",
  };
  const message =
    "PublicKeyCredential" in window ? (said[nameOf(error)] ?? otherwise) : "This browser does not support passkeys.";
  return { message, fields: {} };
}
