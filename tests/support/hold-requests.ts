import type { Page } from "playwright-core";

/** Holds back a page's requests to addresses of this form until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
