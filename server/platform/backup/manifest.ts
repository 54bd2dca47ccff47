import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { OperatorError } from "../operator-error.ts";

const partShape = z.object({
  /** Relative to the backup's folder. */
  path: z.string().regex(/^(tables\/[a-z0-9_]+\.jsonl\.gz|files\/[0-9a-f]{48})$/),
  bytes: z.number(),
  sha256: z.string(),
});

/** A file of a backup, as it was written. */
export type BackupPart = z.output<typeof partShape>;

const manifestShape = z.object({
  /** 1: without `parts`, made before there were checksums. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Row counts by table, in the order in which they are restored. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  files: z.number(),
  /** Queued background jobs. Backups of earlier versions lack when they are due, their queue and priority. */
  jobs: z.array(
    z.object({
      task: z.string(),
      payload: z.json(),
      key: z.string().nullable(),
      attempts: z.number(),
      queue: z.string().nullable().default(null),
      dueAt: z.string().nullable().default(null),
      priority: z.number().default(0),
    }),
  ),
  /** When each schedule became known and last ran. */
  schedules: z
    .array(z.object({ name: z.string(), knownSince: z.string(), lastRun: z.string().nullable() }))
    .default([]),
  /** Keys of files whose bytes were missing. */
  missing: z.array(z.string()),
  /** Every other file of the backup. */
  parts: z.array(partShape).default([]),
});

/** The contents of a backup. Written last: a folder without a manifest is not a complete backup. */
export type Manifest = z.output<typeof manifestShape>;

/** The backup is invalid, or not for this database. */
export class BackupError extends OperatorError {
  override readonly name = "BackupError";
}

const NAME = "backup.json";
/** The manifest's own checksum, as `sha256sum` writes and checks it. */
const CHECKSUM_NAME = "backup.json.sha256";

const checksumLine = (text: string) => `${createHash("sha256").update(text).digest("hex")}  ${NAME}\n`;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, CHECKSUM_NAME), checksumLine(text), { mode: 0o600 });
  await writeFile(join(folder, NAME), text, { mode: 0o600 });
}

/** Reads the manifest of a backup, and checks that it is undamaged. @throws BackupError */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`${folder} has no ${NAME}: it is not a whole backup.`);
  const damaged = new BackupError(`${folder}/${NAME} is damaged. Use another backup.`);
  const manifest = manifestOf(text);
  const line = await readFile(join(folder, CHECKSUM_NAME), "utf8").catch(() => null);
  if (line === null) {
    if (manifest?.format === 1) return manifest;
    throw manifest ? new BackupError(`${folder} has no ${CHECKSUM_NAME}: it is not a whole backup.`) : damaged;
  }
  if (line.trim() !== checksumLine(text).trim()) throw damaged;
  if (!manifest) throw new BackupError(`${folder}/${NAME} cannot be read by this version.`);
  return manifest;
}

function manifestOf(text: string): Manifest | null {
  try {
    return manifestShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
