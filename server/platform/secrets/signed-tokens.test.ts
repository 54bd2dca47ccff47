import { createHash, createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { serverSecrets } from "./server-secrets.ts";
import { readToken, signToken } from "./signed-tokens.ts";

const [CURRENT, PREVIOUS, REMOVED] = [
  "the secret that signs now, 0123456789abcdef",
  "the secret that signed before, 0123456789ab",
  "the secret of last year, long gone 01234567",
];
const secrets = serverSecrets({ current: CURRENT, previous: PREVIOUS });
const of = (current: string) => serverSecrets({ current });
const AUDIENCE = "tests";
const token = () => new SignJWT({ says: "hello" }).setAudience(AUDIENCE);
const reads = (text: string, known = secrets) =>
  readToken(known, text, { audience: AUDIENCE }).then(
    ({ says }) => says === "hello",
    () => false,
  );
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const CLAIMS = encoded({ says: "hello", aud: AUDIENCE });
/** Creates a token with any header, signed by HMAC with any key. */
function made(header: object, key: string | Buffer = CURRENT, hash = "sha256"): string {
  const text = `${encoded(header)}.${CLAIMS}`;
  return `${text}.${createHmac(hash, key).update(text).digest("base64url")}`;
}
const HEADER = { alg: "HS256", kid: secrets.current.keyId };

describe("a token", () => {
  test("references the secret that signed it without revealing it", async () => {
    const signed = await signToken(secrets, token());
    const header = JSON.parse(Buffer.from(signed.split(".")[0] ?? "", "base64url").toString());
    expect(header).toEqual(HEADER);
    expect(header.kid).toMatch(/^[\w-]{16}$/);
    expect(new Set(secrets.accepted.map(({ keyId }) => keyId)).size).toBe(2);
    expect(Buffer.from(header.kid, "base64url")).not.toEqual(
      createHash("sha256").update(CURRENT).digest().subarray(0, 12),
    );
    expect(await reads(signed)).toBe(true);
  });

  test("is valid under each configured secret, and under no other", async () => {
    const [now, before, gone] = await Promise.all(
      [CURRENT, PREVIOUS, REMOVED].map((secret) => signToken(of(secret), token())),
    );
    expect(await reads(now ?? "")).toBe(true);
    expect(await reads(before ?? "")).toBe(true);
    expect(await reads(gone ?? "")).toBe(false);
    expect(await reads(before ?? "", of(CURRENT))).toBe(false);
  });

  test("without a key id, from before tokens had them, is tried with each", async () => {
    const unnamed = { alg: "HS256" };
    for (const secret of [CURRENT, PREVIOUS]) expect(await reads(made(unnamed, secret))).toBe(true);
    expect(await reads(made(unnamed, REMOVED))).toBe(false);
  });
});

describe("a forged token is rejected", () => {
  const [, previous] = secrets.accepted;
  test.each([
    ["the id of another secret that is set", previous?.keyId],
    ["the id of a secret that was removed", of(REMOVED).current.keyId],
    ["no id", ""],
    ["a path", "../../../../dev/null"],
    ["an inherited name", "__proto__"],
    ["a number", 0],
    ["a list with the right id", [secrets.current.keyId]],
    ["a very long one", "x".repeat(100_000)],
  ])("whose key id is %s", async (_, kid) => {
    // Even with a correct signature: the id selects the secret to verify with.
    expect(await reads(made({ alg: "HS256", kid }))).toBe(false);
    // Signed with values that an attacker would want to be used as the key.
    for (const key of ["", JSON.stringify(kid) ?? "", Buffer.alloc(32)])
      expect(await reads(made({ alg: "HS256", kid }, key))).toBe(false);
  });

  test.each(["none", "None", "HS384", "HS512", "RS256", "ES256", "EdDSA", "", "hs256"])(
    "with the algorithm %j",
    async (alg) => {
      expect(await reads(made({ ...HEADER, alg }))).toBe(false);
      expect(await reads(`${encoded({ ...HEADER, alg })}.${CLAIMS}.`)).toBe(false);
      const hash = alg === "HS384" ? "sha384" : "sha512";
      expect(await reads(made({ ...HEADER, alg }, CURRENT, hash))).toBe(false);
    },
  );

  test("that contains its key, or a reference to it", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const jwk = publicKey.export({ format: "jwk" });
    const own = await token()
      .setProtectedHeader({ ...HEADER, alg: "ES256", jwk })
      .sign(privateKey);
    expect(await reads(own)).toBe(false);
    const secret = { kty: "oct", k: Buffer.from("mine").toString("base64url") };
    for (const more of [
      { jwk: secret },
      { jku: "https://evil.example" },
      { x5u: "https://evil.example" },
      { x5c: ["x"] },
    ])
      expect(await reads(made({ ...HEADER, ...more }, "mine"))).toBe(false);
  });

  test("with unknown critical headers, or that is no token", async () => {
    expect(await reads(made({ ...HEADER, crit: ["b64"], b64: false }))).toBe(false);
    expect(await reads(made({ ...HEADER, crit: ["kid"] }))).toBe(false);
    for (const text of ["", ".", "..", "a.b.c", `${encoded([])}.${CLAIMS}.`, `${encoded({})}..`, "é.é.é"])
      expect(await reads(text)).toBe(false);
  });
});
