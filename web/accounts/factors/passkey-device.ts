import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { isAnswer, problemOf, type ServerProblem } from "../../apollo/problem.ts";

// How passkeys are made and asked for by the browser; what does it comes when it is needed.

const library = () => import("@simplewebauthn/browser");

/** What the server asks of the browser. */
interface Asked {
  readonly challenge: string;
  /** As JSON. */
  readonly options: string;
}

/** Has the browser make a passkey: its answer, as JSON. */
export async function makePasskey({ options }: Asked): Promise<string> {
  const { startRegistration } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Has the browser ask for a passkey: its answer, as JSON. `autofill`: among the suggestions of a field, whenever it is chosen. */
export async function askForPasskey({ options }: Asked, { autofill = false } = {}): Promise<string> {
  const { startAuthentication } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
}

/** Whether the browser suggests passkeys in fields. */
export const suggestsPasskeys = async (): Promise<boolean> => (await library()).browserSupportsWebAuthnAutofill();

/** Asks for no passkey any more. */
export const stopAsking = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

/** In the place of a passkey where there can be none. */
export const NEEDS_DOMAIN_NAME =
  "Passkeys need a site with a domain name, and this one was opened by an IP address. On the computer that it runs on, localhost works, too.";

/** Whether the page's address has a name: browsers have no passkeys for numbers. */
export const siteHasDomainName = (): boolean => !/^\[|^[\d.]+$/.test(window.location.hostname);

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

/** Whether the browser stopped asking because the page did. */
export const isAborted = (error: unknown): boolean => nameOf(error) === "AbortError";

/** What is said when no passkey came: the server's sentence, or why the browser gave none. */
export function passkeyProblem(error: unknown, otherwise: string): ServerProblem {
  if (isAnswer(error)) return problemOf(error, otherwise);
  const said: Readonly<Record<string, string>> = {
    NotAllowedError: "No passkey was given. Try again, or take another way.",
    InvalidStateError: "This device has a passkey of your account already.",
    SecurityError: siteHasDomainName() ? "Passkeys work only at the address of this site." : NEEDS_DOMAIN_NAME,
    NotSupportedError: "This device cannot make passkeys for this site.",
  };
  const message =
    "PublicKeyCredential" in window ? (said[nameOf(error)] ?? otherwise) : "This browser has no passkeys.";
  return { message, fields: {} };
}
