import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { makeFolder } from "./platform/files/make-folder.ts";
import { messageOf, OperatorError } from "./platform/operator-error.ts";

/**
 * Creates the folder for uploads, if they are not in a store. Without this an unusable one is noticed only when the first
 * upload fails. @throws OperatorError
 */
export async function prepareDataFolder({ filesUrl, dataDir }: Pick<Config, "filesUrl" | "dataDir">): Promise<void> {
  if (filesUrl) return;
  const folder = join(dataDir, "files");
  try {
    makeFolder(folder, 0o700);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = `uploads cannot be stored in it. ${messageOf(error)}`;
    throw new OperatorError(`DATA_DIR=${dataDir} cannot be used: ${why} (Or set FILES_URL.)`);
  }
}
