import type { Page } from "playwright-core";

/** A promise and the function that fulfils it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Holds back a page's requests to addresses of this form until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(address, async (route) => {
    await opened;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return open;
}

/** Holds back a page's requests of a GraphQL operation until `release`; `requested`: once there is one. */
export async function holdOperation(page: Page, operation: string) {
  const [requested, released] = [gate(), gate()];
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback();
    requested.open();
    await released.opened;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return { requested: requested.opened, release: released.open };
}

/** Lets a page's GraphQL requests that contain a text reach the server, and holds back the responses until `release`. */
export async function holdResponses(page: Page, text: string) {
  const [answered, released] = [gate(), gate()];
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(text)) return route.continue();
    try {
      const response = await route.fetch();
      answered.open();
      await released.opened;
      await route.fulfill({ response });
    } catch {
      // The page was closed meanwhile.
    }
  });
  return { answered: answered.opened, release: released.open };
}
