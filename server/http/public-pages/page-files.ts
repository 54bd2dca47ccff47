import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicPageFiles } from "../../../shared/public-pages.ts";

/** Reads the built files for the public pages; null if the web client was not built. */
export function readPublicPageFiles(root: string): PublicPageFiles | null {
  const path = join(root, "pages/public-pages.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as PublicPageFiles) : null;
}
