import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const onPath = (name) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

const NEEDS = [
  {
    what: "Chromium",
    isThere: () => ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].some(onPath),
    // The headless shell: it makes the tests a third faster, so it is installed even beside another browser.
    isBest: () => onPath("chromium-headless-shell"),
    debian: "chromium-headless-shell",
  },
  {
    what: "Redis",
    isThere: () => onPath("redis-server"),
    isBest: () => onPath("redis-server"),
    debian: "redis-server",
  },
  {
    what: "Prometheus's promtool",
    isThere: () => onPath("promtool"),
    isBest: () => onPath("promtool"),
    debian: "prometheus",
  },
  {
    what: "libfaketime",
    // Without it, the tests skip steps that change clocks, and report that.
    isThere: () => true,
    isBest: () => onPath("faketime"),
    debian: "faketime",
  },
  {
    what: "the Liberation fonts",
    // They have Arial's metrics, which the fallback fonts are fitted to. With others, a page whose font arrives late
    // moves, and the tests of layout shifts fail.
    isThere: () => true,
    isBest: () => existsSync("/usr/share/fonts/truetype/liberation"),
    debian: "fonts-liberation",
  },
].filter(({ what }) => what !== "Chromium" || !process.env.CHROMIUM_PATH);

const packagesOf = (needs) => needs.map(({ debian }) => debian).join(" ");

/**
 * Ensures that the programs used by the tests are installed: as root on Debian it installs them, otherwise it prints
 * one line with what is missing.
 */
export function ensurePrograms() {
  const wanted = NEEDS.filter(({ isBest }) => !isBest());
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${packagesOf(wanted)} …`);
    const apt = (...args) =>
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update", "-qq");
    // Separately, since not every Debian has all of them. Debian would start Redis as a service; the tests start their
    // own.
    for (const { debian } of wanted) apt("install", "-y", "-qq", "--no-install-recommends", debian);
  }
  const missing = NEEDS.filter(({ isThere }) => !isThere());
  if (missing.length > 0) {
    const names = missing.map(({ what }) => what).join(" and ");
    console.error(`The tests need ${names}. On Debian: apt-get install ${packagesOf(missing)}`);
    process.exit(1);
  }
}
