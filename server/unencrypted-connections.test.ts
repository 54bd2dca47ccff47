// @module-tag thorough

import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { unencryptedConnections } from "./unencrypted-connections.ts";

const named = (env: Record<string, string>) => unencryptedConnections(readConfig(env));

test.each([
  ["DATABASE_URL", "postgresql://worklane:secret@db.example.com/worklane"],
  ["DATABASE_URL", "postgresql://worklane:secret@db.example.com/worklane?sslmode=prefer"],
  [
    "DATABASE_REPLICA_URLS",
    "postgresql://127.0.0.1/worklane, postgresql://worklane:secret@replica.example.com/worklane",
  ],
  ["FILE_SCANNER", "tcp://clamd.example.com:3310"],
  ["FILES_URL", "s3://key:secret@files.example.com/bucket?tls=false"],
  ["PUBLIC_URL", "http://jobs.example.com"],
  ["REDIS_URL", "redis://:secret@10.0.0.9:6379"],
  ["SMTP_URL", "smtp://user:secret@mail.example.com:587"],
])("%s=%s is reported", (name, address) => {
  expect(named({ [name]: address })).toEqual([name]);
});

test("encrypted and local connections are not reported", () => {
  const encrypted = {
    DATABASE_URL: "postgresql://worklane:secret@db.example.com/worklane?sslmode=verify-full",
    DATABASE_REPLICA_URLS: "postgresql://worklane:secret@replica.example.com/worklane?sslmode=verify-full",
    FILES_URL: "s3://key:secret@files.example.com/bucket",
    PUBLIC_URL: "https://jobs.example.com",
    REDIS_URL: "rediss://:secret@10.0.0.9:6379",
    SMTP_URL: "smtp://user:secret@mail.example.com:587?requireTLS=true",
  };
  const here = {
    DATABASE_URL: "postgresql://worklane@127.0.0.1/worklane",
    FILES_URL: "s3://key:secret@[::1]:9000/bucket?tls=false",
    PUBLIC_URL: "http://localhost:4000",
    REDIS_URL: "redis://localhost:6379",
    SMTP_URL: "smtp://127.0.0.2:1025",
  };
  const short: Record<string, string> = { SMTP_URL: "smtps://mail.example.com" };
  for (const env of [encrypted, here, short]) expect(named(env)).toEqual([]);
});
