import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Row counts by table, in the order in which they are restored. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  files: z.number(),
  /** Queued background jobs. */
  jobs: z.array(z.object({ task: z.string(), payload: z.json(), key: z.string().nullable(), attempts: z.number() })),
  /** Keys of files whose bytes were missing. */
  missing: z.array(z.string()),
});

/** The contents of a backup. Written last: a folder without a manifest is not a complete backup. */
export type Manifest = z.output<typeof manifestShape>;

/** The backup is invalid, or not for this database; the message is meant for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

const pathIn = (folder: string) => join(folder, "backup.json");

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(pathIn(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** Reads the manifest of a backup. @throws BackupError */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathIn(folder), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`${folder} has no backup.json: it is not a whole backup.`);
  const parsed = manifestShape.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${folder}/backup.json cannot be read by this version.`);
  return parsed.data;
}
