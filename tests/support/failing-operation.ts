import type { Page } from "playwright-core";

/** An operation of a page that fails as without a connection. */
export interface FailingOperation {
  /** Lets it succeed again, but only after `act`: automatic retries of the page wait as well. */
  answerAfter(act: () => Promise<unknown>): Promise<void>;
}

export async function failOperation(page: Page, operation: string): Promise<FailingOperation> {
  let isHeld = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.continue();
    if (!isHeld) return route.abort();
    await released;
    await route.continue();
  });
  return {
    async answerAfter(act) {
      isHeld = true;
      await act();
      release();
    },
  };
}
