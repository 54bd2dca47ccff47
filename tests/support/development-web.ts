import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";

/** Builds the web with React's development build, which reports problems of a page; returns its folder. */
export function developmentWeb(): string {
  execFileSync(process.execPath, [join(packageRoot, "scripts/build.mjs"), "--development"], { stdio: "inherit" });
  return join(packageRoot, "dist/development");
}
