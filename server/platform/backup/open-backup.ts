import { join } from "node:path";
import { checksumOf } from "./checksums.ts";
import { BackupError, type BackupPart, type Manifest, readManifest } from "./manifest.ts";

/** Number of problems that a message names; the rest is counted. */
const MAX_NAMED = 20;

/** A backup whose files have been checked. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** False for a backup from before there were checksums. */
  readonly isVerified: boolean;
}

/**
 * Opens a backup, after comparing the size and the SHA-256 checksum of each of its files with its manifest.
 * @throws BackupError that names the damaged and the missing ones
 */
export async function openBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder);
  const problems: string[] = [];
  for (const part of manifest.parts) {
    const problem = await problemWith(folder, part);
    if (problem) problems.push(`${part.path} ${problem}`);
  }
  if (problems.length > 0) {
    const more = problems.length > MAX_NAMED ? [`and ${problems.length - MAX_NAMED} more`] : [];
    const named = [...problems.slice(0, MAX_NAMED), ...more].join("\n");
    throw new BackupError(`${folder} is damaged. Use another backup.\n${named}`);
  }
  return { folder, manifest, isVerified: manifest.format > 1 };
}

async function problemWith(folder: string, { path, bytes, sha256 }: BackupPart): Promise<string | null> {
  try {
    const found = await checksumOf(join(folder, path));
    if (found.bytes !== bytes) return `has ${found.bytes} bytes instead of ${bytes}`;
    return found.sha256 === sha256 ? null : "has another checksum";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return code === "ENOENT" ? "is missing" : `cannot be read (${code})`;
  }
}
