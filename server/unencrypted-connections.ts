import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Config } from "./config.ts";

type Addresses = Pick<
  Config,
  "databaseUrl" | "fileScanner" | "filesUrl" | "publicUrl" | "redisUrl" | "replicaUrls" | "smtpUrl" | "tracing"
>;

const isThisMachine = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/g, "");
  return host === "" || host === "localhost" || (isIP(host) !== 0 && ipaddr.process(host).range() === "loopback");
};

/** The values of PostgreSQL's `sslmode` that require an encrypted connection. */
const ENCRYPTED_MODES = new Set(["require", "verify-ca", "verify-full"]);

/** For each setting, whether its address always leads to an encrypted connection, whatever the other side offers. */
const isEncryptedDatabase = ({ searchParams }: URL) => ENCRYPTED_MODES.has(searchParams.get("sslmode") ?? "");
const IS_ENCRYPTED = {
  DATABASE_REPLICA_URLS: isEncryptedDatabase,
  DATABASE_URL: isEncryptedDatabase,
  // clamd speaks no TLS.
  FILE_SCANNER: () => false,
  FILES_URL: ({ searchParams }: URL) => searchParams.get("tls") !== "false",
  OTEL_EXPORTER_OTLP_ENDPOINT: ({ protocol }: URL) => protocol === "https:",
  PUBLIC_URL: ({ protocol }: URL) => protocol === "https:",
  REDIS_URL: ({ protocol }: URL) => protocol === "rediss:",
  SMTP_URL: ({ protocol, searchParams }: URL) =>
    protocol === "smtps:" || searchParams.get("secure") === "true" || searchParams.get("requireTLS") === "true",
} as const;

/** Returns the settings whose connections leave this machine unencrypted. */
export function unencryptedConnections(config: Addresses): string[] {
  const addresses = {
    DATABASE_REPLICA_URLS: config.replicaUrls,
    DATABASE_URL: [config.databaseUrl],
    FILE_SCANNER: [config.fileScanner],
    FILES_URL: [config.filesUrl],
    OTEL_EXPORTER_OTLP_ENDPOINT: [config.tracing?.endpoint],
    PUBLIC_URL: [config.publicUrl],
    REDIS_URL: [config.redisUrl],
    SMTP_URL: [config.smtpUrl],
  };
  const names = Object.keys(addresses) as (keyof typeof addresses)[];
  return names.filter((name) =>
    addresses[name].some((address) => {
      if (!address || !URL.canParse(address)) return false;
      const url = new URL(address);
      return !isThisMachine(url) && !IS_ENCRYPTED[name](url);
    }),
  );
}
