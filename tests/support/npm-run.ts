import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { packageRoot } from "../../server/platform/package-root.ts";

const run = promisify(execFile);

/** Runs a command of docs/operations.md as an operator does. Rejects, with its code and output, when it fails. */
export const npmRun = (env: NodeJS.ProcessEnv, script: string, ...args: readonly string[]) =>
  run("npm", ["run", "--silent", script, "--", ...args], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: "test", ...env },
  });
