import type { ComponentType } from "react";
import { createBrowserRouter, Link, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import type { PrerenderedState } from "./rendering/prerendered-state.ts";
import { routes } from "./routes.tsx";
import { setPrerenderedGreeting } from "./ui/greeting.ts";
import { LinkProvider } from "./ui/page-link.tsx";

/** The routed app: everything behind the landing page, and the landing page itself when reached from inside. */
export async function createApp(prerendered: PrerenderedState | null): Promise<ComponentType> {
  await Promise.all([loadCode(routes), prerendered && restore(prerendered)]);
  // The router would share the scroll position among all pages that the browser loads.
  if (!window.history.state?.key) window.history.replaceState({ ...window.history.state, key: `${Math.random()}` }, "");
  const loaderData = prerendered?.loaderData;
  const router = createBrowserRouter(routes, loaderData ? { hydrationData: { loaderData } } : {});
  // Keeps the current content on the screen until the page is ready.
  await until(router, ({ initialized }) => initialized);
  return () => (
    <LinkProvider value={Link}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}

type Router = ReturnType<typeof createBrowserRouter>;

function until(router: Router, ready: (state: Router["state"]) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (ready(router.state)) return resolve();
    const stop = router.subscribe((state) => {
      if (!ready(state)) return;
      stop();
      resolve();
    });
  });
}

/** Loads all the code of the requested page: a prerendered page can be hydrated only by its own code. */
async function loadCode(all: RouteObject[]): Promise<void> {
  const lazies = (matchRoutes(all, window.location) ?? []).map(async ({ route }) => {
    const { lazy } = route;
    if (typeof lazy !== "function") return;
    const code = await lazy();
    Object.assign(route, code, { lazy: undefined });
  });
  // Routes that fail to load stay lazy: the router retries, and shows the error on the page.
  await Promise.allSettled(lazies);
}

/** Restores the data fetched during prerendering, so that it is not requested again. */
async function restore({ caches, greeting }: PrerenderedState): Promise<void> {
  setPrerenderedGreeting(greeting);
  const { clientFor } = await import("./apollo/client.ts");
  if (caches.SEEKER) clientFor("SEEKER").cache.restore(caches.SEEKER);
  if (caches.RECRUITER) clientFor("RECRUITER").cache.restore(caches.RECRUITER);
}
