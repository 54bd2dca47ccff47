import { createECDH, hkdfSync } from "node:crypto";

/** The keys that identify the sender to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  /** Browsers subscribe with this key. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of P-256's group: a private key is below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Derives the private key from the server's secret: the same on every node, and stored nowhere. */
function derivedKey(tokenSecret: Uint8Array): Buffer {
  // Eight bytes more than the key has, for a uniform distribution.
  const random = Buffer.from(hkdfSync("sha256", tokenSecret, "", "worklane push", 40)).toString("hex");
  const key = (BigInt(`0x${random}`) % (ORDER - 1n)) + 1n;
  return Buffer.from(key.toString(16).padStart(64, "0"), "hex");
}

/**
 * Returns the keys: from the configured private key, else derived from the server's secret. @throws for an invalid
 * private key of P-256
 */
export function pushKeys(tokenSecret: Uint8Array, privateKey?: string): PushKeys {
  const curve = createECDH("prime256v1");
  const key = privateKey ? Buffer.from(privateKey, "base64url") : derivedKey(tokenSecret);
  curve.setPrivateKey(key);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: key.toString("base64url") };
}
