import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";

/** Builds the web with React's development half, which says what is wrong with a page; answers where. */
export function developmentWeb(): string {
  execFileSync(process.execPath, [join(packageRoot, "scripts/build.mjs"), "--development"], { stdio: "inherit" });
  return join(packageRoot, "dist/development");
}
