import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { afterEach } from "vitest";
import { ARGUMENTS, CHROMIUM } from "./browser.ts";

/** A browser with a persistent profile, like a person's own; removed after the test. */
export function persistentProfile() {
  let folder: string | undefined;
  const running = new Set<() => Promise<void>>();
  afterEach(async () => {
    await Promise.all([...running].map((close) => close()));
    if (folder) await rm(folder, { recursive: true, force: true });
    folder = undefined;
  });
  return {
    /** Starts the browser with the existing profile. */
    async start(baseURL: string): Promise<{ page: Page; close(): Promise<void> }> {
      folder ??= await mkdtemp(join(tmpdir(), "worklane-profile-"));
      const options = { args: ARGUMENTS, baseURL, ...(CHROMIUM && { executablePath: CHROMIUM }) };
      const context = await chromium.launchPersistentContext(folder, options);
      const close = async () => {
        running.delete(close);
        await context.close();
      };
      running.add(close);
      return { page: context.pages()[0] ?? (await context.newPage()), close };
    },
  };
}
