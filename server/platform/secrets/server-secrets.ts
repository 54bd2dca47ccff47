import { hkdfSync } from "node:crypto";

/** One of the server's secrets, and the id by which tokens name it. */
export interface ServerSecret {
  readonly keyId: string;
  readonly bytes: Uint8Array;
}

/** The secrets that the server knows at one time: one of them signs, and each of them is believed. */
export interface ServerSecrets {
  /** Signs tokens and seals what is stored. */
  readonly current: ServerSecret;
  /** What others keep and was derived, rather than made, follows from this one as long as it is there. */
  readonly oldest: ServerSecret;
  /** Those whose tokens are good and whose seals open; the current one first. */
  readonly accepted: readonly ServerSecret[];
}

/** Days for which a secret is accepted after another has taken its place: links in mails are to work for so long. */
export const PREVIOUS_SECRET_DAYS = 60;

/** The secrets of an installation. `next`: is to sign once every node knows it. `previous`: signed before. */
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

/** The id follows from the secret, so that nobody has to name it, and says nothing of it. */
function secretOf(text: string): ServerSecret {
  const bytes = new TextEncoder().encode(text);
  return { keyId: Buffer.from(hkdfSync("sha256", bytes, "", "worklane key id", 12)).toString("base64url"), bytes };
}
