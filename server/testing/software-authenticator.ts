import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags of an authenticator's data (WebAuthn, 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const ES256 = -7;

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

interface Asked {
  readonly challenge: string;
}

/** A virtual device with one passkey, which responds like a browser. Its claims can be falsified, to test refusals. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };
  #userHandle = "";
  /** The signature counter that it reports. */
  counter = 0;
  /** The origin that it reports. */
  origin: string;
  readonly rpId: string;
  /** Whether it verifies its user. */
  verifiesPerson = true;

  constructor(publicUrl: string) {
    this.origin = new URL(publicUrl).origin;
    this.rpId = new URL(publicUrl).hostname;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#point = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
  }

  /** Responds to a registration request, as JSON. `options`: from the server, as JSON. */
  register(options: string): string {
    const asked: Asked & { readonly user: { readonly id: string } } = JSON.parse(options);
    this.#userHandle = asked.user.id;
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(this.#point.x)],
      [-3, new Uint8Array(this.#point.y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = new Uint8Array(Buffer.concat([this.#state(FLAGS.attested), attested]));
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: base64url(this.#page("webauthn.create", asked)),
      attestationObject: base64url(attestationObject),
      transports: ["internal"],
    });
  }

  /** Responds to a login request, as JSON. `options`: from the server, as JSON. */
  logIn(options: string): string {
    this.counter++;
    const page = this.#page("webauthn.get", JSON.parse(options));
    const state = this.#state(0);
    const signature = createSign("sha256")
      .update(Buffer.concat([state, sha256(page)]))
      .sign(this.#privateKey);
    return this.#answer({
      clientDataJSON: base64url(page),
      authenticatorData: base64url(state),
      signature: base64url(signature),
      userHandle: this.#userHandle,
    });
  }

  #page(type: string, { challenge }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #state(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = FLAGS.present | (this.verifiesPerson ? FLAGS.verified : 0) | flags;
    return Buffer.concat([sha256(this.rpId), Buffer.from([all]), counter]);
  }

  #answer(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}
