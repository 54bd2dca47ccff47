import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";
import type { Part } from "../lib/part.ts";

/** Deliveries to a thousand open subscriptions, beside bare ws: `subscriptions.ts` is a program of its own. */
export const chat: Part = {
  title: "Realtime",
  async run() {
    const program = join(import.meta.dirname, "../subscriptions.ts");
    if (!existsSync(program)) return { text: "Not measured.", goals: [] };
    const { status } = spawnSync(process.execPath, ["--import", "tsx", program], {
      cwd: packageRoot,
      stdio: "inherit",
      timeout: 240_000,
    });
    if (status !== 0) throw new Error("The program did not finish within four minutes.");
    const written = readFileSync(join(import.meta.dirname, "../results/subscriptions.md"), "utf8");
    return { text: written.replace(/^# .*\n+/, "").trim(), goals: [] };
  },
};
