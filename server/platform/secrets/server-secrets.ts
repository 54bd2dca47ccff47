import { hkdfSync } from "node:crypto";

/** One of the server's secrets, and the id by which tokens reference it. */
export interface ServerSecret {
  readonly keyId: string;
  readonly bytes: Uint8Array;
}

/** The secrets known to the server: one of them signs, and all of them are accepted. */
export interface ServerSecrets {
  /** Signs tokens and encrypts stored data. */
  readonly current: ServerSecret;
  /** Derives values that others hold, such as keys, so that they do not change as long as it exists. */
  readonly oldest: ServerSecret;
  /** The secrets accepted for tokens and encrypted data; the current one first. */
  readonly accepted: readonly ServerSecret[];
}

/** Days for which a secret is accepted after it was replaced: links in mails must work that long. */
export const PREVIOUS_SECRET_DAYS = 60;

/**
 * Builds the secrets of an installation. `next`: the secret to sign with once every node has it. `previous`: the former
 * one.
 */
export function serverSecrets(set: {
  readonly current: string;
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
}): ServerSecrets {
  const current = secretOf(set.current);
  const others = [set.previous, set.next].flatMap((text) => (text === undefined ? [] : [secretOf(text)]));
  return {
    current,
    oldest: set.previous === undefined ? current : secretOf(set.previous),
    accepted: [current, ...others],
  };
}

/** Derives the id from the secret, so that nobody has to name it, without revealing anything of it. */
function secretOf(text: string): ServerSecret {
  const bytes = new TextEncoder().encode(text);
  return { keyId: Buffer.from(hkdfSync("sha256", bytes, "", "worklane key id", 12)).toString("base64url"), bytes };
}
