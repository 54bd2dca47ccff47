import type { Page, Route } from "playwright-core";
import { gate } from "./hold-requests.ts";

/** Fails the operation of this name, or "all", as without a connection unless `fail` says otherwise. */
export async function failOperation(
  page: Page,
  operation: string,
  fail = (route: Route): Promise<void> => route.abort(),
) {
  let isHeld = false;
  const { open: release, opened: released } = gate();
  await page.route("**/graphql", async (route) => {
    const isIt = operation === "all" || route.request().postData()?.includes(`"operationName":"${operation}"`);
    if (!isIt) return route.continue();
    if (!isHeld) return fail(route);
    await released;
    await route.continue();
  });
  return {
    /** Lets it succeed again, but only after `act`: automatic retries of the page wait as well. */
    async answerAfter(act: () => Promise<unknown>) {
      isHeld = true;
      await act();
      release();
    },
  };
}
