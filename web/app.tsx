import type { ComponentType } from "react";
import { createBrowserRouter, Link, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import type { PrerenderedState } from "./rendering/prerendered-state.ts";
import { routes } from "./routes.tsx";
import { setPrerenderedGreeting } from "./ui/greeting.ts";
import { LinkProvider } from "./ui/page-link.tsx";

/** Everything behind the landing page, and the landing page too when one comes to it from inside. */
export async function createApp(prerendered: PrerenderedState | null): Promise<ComponentType> {
  await Promise.all([loadCode(routes), prerendered && restore(prerendered)]);
  const router = createBrowserRouter(
    routes,
    prerendered ? { hydrationData: { loaderData: prerendered.loaderData } } : {},
  );
  // What stands on the screen stays there until the page is ready to take its place.
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

/** Loads the code of the page asked for, all of it at once: a prerendered page can only be hydrated by its own code. */
async function loadCode(all: RouteObject[]): Promise<void> {
  const lazies = (matchRoutes(all, window.location) ?? []).map(async ({ route }) => {
    const { lazy } = route;
    if (typeof lazy !== "function") return;
    const code = await lazy();
    Object.assign(route, code, { lazy: undefined });
  });
  // What cannot be loaded stays lazy: the router tries again, and says so on the page.
  await Promise.allSettled(lazies);
}

/** What the server asked for before it prerendered is not asked for again. */
async function restore({ caches, greeting }: PrerenderedState): Promise<void> {
  setPrerenderedGreeting(greeting);
  const { clientFor } = await import("./apollo/client.ts");
  if (caches.SEEKER) clientFor("SEEKER").cache.restore(caches.SEEKER);
  if (caches.RECRUITER) clientFor("RECRUITER").cache.restore(caches.RECRUITER);
}
