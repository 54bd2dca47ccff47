import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { decrypt } from "http_ece";
import { compactVerify, importJWK } from "jose";
import { closeServer, listen } from "./listen.ts";

/** A push received by a browser. */
export interface ReceivedPush {
  readonly device: string;
  readonly topic: string;
  readonly ttl: number;
  /** The sender, by the claims signed with its key. */
  readonly sender: { readonly aud: string; readonly sub: string };
  readonly message: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
}

interface Device {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/** A push service with its browsers: verifies senders (RFC 8292), and decrypts like a browser (RFC 8291). */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const received: ReceivedPush[] = [];
  const wrong: unknown[] = [];
  let answer: (device: string) => number = () => 201;

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const name = request.url?.slice(1) ?? "";
    const status = answer(name);
    const device = devices.get(name);
    if (!device) return void response.writeHead(404).end();
    if (status >= 300 || status < 200) return void response.writeHead(status).end();
    const { privateKey, authSecret } = { privateKey: device.keys, authSecret: device.auth };
    const text = decrypt(body, { version: "aes128gcm", privateKey, authSecret }).toString();
    received.push({
      device: name,
      topic: String(request.headers.topic),
      ttl: Number(request.headers.ttl),
      sender: await senderOf(String(request.headers.authorization)),
      message: JSON.parse(text),
    });
    response.writeHead(status).end();
  }

  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      wrong.push(error);
      response.writeHead(400).end();
    });
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    received,
    /** Requests that could not be decoded. */
    wrong,
    /** The subscription data of a browser. */
    subscribe(name: string) {
      const keys = createECDH("prime256v1");
      const device: Device = { keys, auth: randomBytes(16) };
      devices.set(name, device);
      const p256dh = keys.generateKeys("base64url");
      return { endpoint: `${origin}/${name}`, p256dh, auth: device.auth.toString("base64url") };
    },
    /** Sets the status of further responses. */
    answerWith(status: typeof answer) {
      answer = status;
    },
    close: () => closeServer(server),
  };
}

/** @throws when the signature does not match the key sent with it */
async function senderOf(authorization: string): Promise<ReceivedPush["sender"]> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const { payload } = await compactVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"));
  return JSON.parse(new TextDecoder().decode(payload));
}
