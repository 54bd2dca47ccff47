import type { RouteObject } from "react-router-dom";
import { PageLoading } from "./layout/page-loading.tsx";
import { Root } from "./layout/root.tsx";
import { RouteError } from "./layout/route-error.tsx";

/**
 * Every address of SPEC.md section 2, spelt as given. A page is a module that exports `Component` (and, where it needs
 * one, `loader`); adding one is one line here. Each is fetched when it is first asked for.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      {
        lazy: () => import("./layout/public-layout.tsx"),
        children: [
          { path: "/start", lazy: () => import("./landing/landing-page.tsx") },
          { path: "*", lazy: () => import("./layout/not-found-page.tsx") },
        ],
      },
    ],
  },
];
