// @module-tag thorough

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { DEFAULT_MIN_VERSION } from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, inject, test } from "vitest";
import { newConnection } from "./platform/connections/connections.ts";
import { s3Store } from "./platform/files/s3/s3-store.ts";
import { newStorageKey } from "./platform/files/storage-key.ts";
import { createLogger } from "./platform/logging/log.ts";
import { smtpTransport } from "./platform/mail/mail-transport.ts";
import { guardedPost } from "./platform/outgoing/guarded-post.ts";
import { connectRedis } from "./platform/redis.ts";
import { listen } from "./testing/listen.ts";

// An encrypted connection is made with the host that the address names, or not at all.

const log = createLogger("silent");
const mail = { id: "1", to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const taken: string[] = [];
const mailServer = (secure: boolean) =>
  new SMTPServer({
    secure,
    authOptional: true,
    ...(secure ? {} : { disabledCommands: ["STARTTLS"] }),
    onMailFrom({ address }, _session, done) {
      taken.push(address);
      done();
    },
  });

/** Mail server that speaks TLS with the untrusted certificate bundled with smtp-server. */
const stranger = mailServer(true);
/** Mail server that does not speak TLS. */
const plain = mailServer(false);
/** Agrees to encrypt, as PostgreSQL does, and then presents the untrusted certificate. */
const database = createServer((socket) => {
  socket.once("data", () => {
    socket.write("S");
    socket.pipe(connect(strangerPort, "127.0.0.1")).pipe(socket);
  });
  socket.on("error", () => {});
});

for (const server of [stranger, plain]) server.on("error", () => {});
const strangerPort = await listen(stranger.server);
const plainPort = await listen(plain.server);
const databasePort = await listen(database);
afterAll(async () => {
  for (const server of [stranger, plain, database]) await new Promise((done) => server.close(done as () => void));
});

const REFUSED = /certificate/i;

test("connections to a PostgreSQL that cannot encrypt or has an untrusted certificate are refused", async () => {
  const real = `${inject("templateDatabaseUrl")}?sslmode=verify-full`;
  await expect(newConnection(real).connect()).rejects.toThrow("does not support SSL");
  const strange = `postgresql://worklane:secret@127.0.0.1:${databasePort}/worklane?sslmode=verify-full`;
  await expect(newConnection(strange).connect()).rejects.toThrow(REFUSED);
});

test("connections to a Redis with an untrusted certificate are refused", async () => {
  const redis = connectRedis(`rediss://:secret@127.0.0.1:${strangerPort}`, "test", log);
  const [error] = await once(redis, "error");
  redis.disconnect();
  expect(String(error)).toMatch(REFUSED);
});

test("a mail server that cannot encrypt where required, or has an untrusted certificate, gets no mail", async () => {
  const must = await smtpTransport(`smtp://127.0.0.1:${plainPort}?requireTLS=true`, "a@example.com");
  await expect(must.deliver(mail)).rejects.toThrow(/STARTTLS/);
  const strange = await smtpTransport(`smtps://127.0.0.1:${strangerPort}`, "a@example.com");
  await expect(strange.deliver(mail)).rejects.toThrow(REFUSED);
  expect(taken).toEqual([]);
  for (const transport of [must, strange]) transport.close();
});

test("a file store or webhook receiver with an untrusted certificate gets nothing", async () => {
  const port = strangerPort;
  const store = s3Store(`s3://key:secret@127.0.0.1:${port}/bucket`);
  await expect(store.get(newStorageKey())).rejects.toThrow(REFUSED);
  const sent = guardedPost(`https://127.0.0.1:${port}/`, {}, "{}", { allowsLoopback: true });
  await expect(sent).rejects.toThrow(REFUSED);
});

test("TLS versions before 1.2 are refused", () => {
  expect(["TLSv1.2", "TLSv1.3"]).toContain(DEFAULT_MIN_VERSION);
});
