import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, type SignJWT } from "jose";
import type { ServerSecret, ServerSecrets } from "./server-secrets.ts";

/** The only algorithm in which tokens are signed and accepted. */
const ALGORITHM = "HS256";

const keys = new WeakMap<ServerSecret, Promise<CryptoKey>>();

/**
 * Returns the secret as a key, imported once: `jose` would import it for each token, which takes longer than verifying.
 */
function keyOf(secret: ServerSecret): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const bytes = new Uint8Array(secret.bytes);
  const made = crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  keys.set(secret, made);
  return made;
}

/** Signs a token (JWT, RFC 7519) with the current secret and references the secret's id. */
export const signToken = async ({ current }: ServerSecrets, token: SignJWT): Promise<string> =>
  token.setProtectedHeader({ alg: ALGORITHM, kid: current.keyId }).sign(await keyOf(current));

/**
 * Verifies a token and returns its claims. Its `kid` selects one of the configured secrets, and nothing else in its
 * header is used; one from before tokens had a `kid` is tried with each.
 * @throws JOSEError if it is not ours, or violates `options`
 */
export async function readToken(
  { accepted }: ServerSecrets,
  token: string,
  options: Omit<JWTVerifyOptions, "algorithms">,
): Promise<JWTPayload> {
  const { kid } = decodeProtectedHeader(token);
  const named = kid === undefined ? accepted : accepted.filter(({ keyId }) => keyId === kid);
  for (const secret of named) {
    try {
      return (await jwtVerify(token, await keyOf(secret), { ...options, algorithms: [ALGORITHM] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}
