import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const onPath = (name) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

const NEEDS = [
  {
    what: "Chromium",
    there: () => Boolean(process.env.CHROMIUM_PATH) || ["chromium", "chromium-browser", "google-chrome"].some(onPath),
    debian: "chromium",
  },
  { what: "Redis", there: () => onPath("redis-server"), debian: "redis-server" },
];

/** Makes sure that the programs the tests drive are there: installed as root on Debian, else asked for in one line. */
export function ensurePrograms() {
  const missing = NEEDS.filter(({ there }) => !there());
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${packages.join(" and ")} …`);
    const apt = (...args) =>
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update", "-qq");
    // Debian would start Redis as a service; the tests start their own.
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  }
  const still = NEEDS.filter(({ there }) => !there()).map(({ what }) => what);
  if (still.length > 0) {
    console.error(`The tests need ${still.join(" and ")}. On Debian: apt-get install ${packages.join(" ")}`);
    process.exit(1);
  }
}
