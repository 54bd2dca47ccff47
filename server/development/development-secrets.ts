import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../platform/files/make-folder.ts";
import { PREVIOUS_SECRET_DAYS } from "../platform/secrets/server-secrets.ts";

const currentFile = (dataDir: string) => join(dataDir, "token-secret");
/** Returns the file of the previous secret; without it that secret is no longer accepted. */
export const previousFile = (dataDir: string): string => join(dataDir, "token-secret-previous");

/** The previous secret, and until when it is accepted. */
interface PreviousSecret {
  readonly secret: string;
  readonly until: Date;
}

const stored = z.object({ secret: z.string().min(32), until: z.iso.datetime().transform((text) => new Date(text)) });

/** Generates a secret. */
export const newSecret = (): string => randomBytes(32).toString("hex");

/** Whether a data folder has a secret. */
export const hasDevelopmentSecret = (dataDir: string): boolean => existsSync(currentFile(dataDir));

/**
 * Reads the secrets of a data folder, so that sessions survive a restart in development. `creates`: whether the first
 * one is stored there; otherwise it is used by this process only.
 */
export function readDevelopmentSecrets(
  dataDir: string,
  now: Date,
  creates = true,
): { current: string; previous?: string } {
  const file = currentFile(dataDir);
  if (!existsSync(file)) {
    const first = newSecret();
    if (!creates) return { current: first };
    write(file, first);
  }
  const current = readFileSync(file, "utf8");
  const previous = readPrevious(dataDir);
  // If both are equal, a rotation was interrupted before the new one was written.
  return previous && previous.until > now && previous.secret !== current
    ? { current, previous: previous.secret }
    : { current };
}

/** Gives a data folder a new secret; the previous one is accepted for some time. */
export function rotateDevelopmentSecret(dataDir: string, now: Date): void {
  const until = new Date(now.getTime() + PREVIOUS_SECRET_DAYS * 24 * 3_600_000);
  const { current } = readDevelopmentSecrets(dataDir, now);
  write(previousFile(dataDir), JSON.stringify({ secret: current, until }));
  write(currentFile(dataDir), newSecret());
}

/** Returns until when a data folder's previous secret is accepted, according to its file; null if there is none. */
export const previousValidUntil = (dataDir: string): Date | null => readPrevious(dataDir)?.until ?? null;

function readPrevious(dataDir: string): PreviousSecret | null {
  const file = previousFile(dataDir);
  return existsSync(file) ? stored.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Writes atomically, readable only by the server's user. */
function write(file: string, text: string): void {
  makeFolder(dirname(file));
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
