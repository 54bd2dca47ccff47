import { AsyncLocalStorage } from "node:async_hooks";
import { ApolloClient, ApolloLink, type NormalizedCacheObject } from "@apollo/client";
import { print } from "graphql";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { from } from "rxjs";
import { createCache } from "./apollo/cache.ts";
import { setClientFactory } from "./apollo/client.ts";
import type { Role } from "./generated/graphql.ts";
import { LandingRoot } from "./landing-start.tsx";
import { PageLoading } from "./layout/page-loading.tsx";
import { isPrerenderedWhole, NOT_PRERENDERED } from "./rendering/prerendered-pages.ts";
import type { PrerenderedState, QueryApi } from "./rendering/prerendered-state.ts";
import { routes } from "./routes.tsx";
import { OPERATORS, PATHS } from "./session/roles.ts";
import { greeting } from "./ui/dates.ts";
import { beginHydration } from "./ui/media.ts";
import { LinkProvider } from "./ui/page-link.tsx";
import { ThemeProvider } from "./ui/theming/theme-provider.tsx";
import { lastTitle } from "./ui/title.ts";

export { exampleAnswers } from "./rendering/example-data.ts";
export { pageTemplate, userPageTemplate } from "./rendering/page-template.ts";
export { FOR_SEARCH_ENGINES, isPrerenderedWhole, NOT_PRERENDERED } from "./rendering/prerendered-pages.ts";

/** A page as HTML, or the URL that it redirects to. */
export type RenderedPage =
  | { readonly html: string; readonly title: string; readonly state: PrerenderedState | null }
  | { readonly redirectTo: string };

/** Title of a frame: its page sets its own. */
const NAMELESS = "Worklane";

const clients = new AsyncLocalStorage<(role: Role) => ApolloClient>();
setClientFactory((role) => {
  const clientOf = clients.getStore();
  if (!clientOf) throw new Error("Pages are prerendered by renderPage() only.");
  return clientOf(role);
});

/** Leaves out the code of the pages, and of what is between them and their frame. */
const withoutPages = (all: readonly RouteObject[] = []): RouteObject[] =>
  all.map(
    ({ lazy: _, children, ...route }) =>
      ({ ...route, ...(children ? { children: withoutPages(children) } : { element: null }) }) as RouteObject,
  );

const WHOLE = createStaticHandler(routes);
const FRAMES = createStaticHandler(
  routes.map((root) => ({
    ...root,
    children: root.children?.map((frame) => ({ ...frame, children: withoutPages(frame.children) }) as RouteObject),
  })) as RouteObject[],
);

/** Renders the page at a URL, or its frame alone, with the data that `queryApi` returns. */
export async function renderPage(address: string, queryApi: QueryApi): Promise<RenderedPage> {
  if (address === "/start") return { ...rendered(<LandingRoot />, false), state: null };
  const { pathname } = new URL(address, "http://worklane.invalid");
  const isWhole = isPrerenderedWhole(pathname);
  const handler = isWhole ? WHOLE : FRAMES;
  const own = new Map<Role, ApolloClient>();
  const clientOf = (role: Role) => {
    const client = own.get(role) ?? createClient(role, queryApi);
    own.set(role, client);
    return client;
  };
  return clients.run(clientOf, async () => {
    const context = await handler.query(new Request(new URL(address, "http://worklane.invalid")));
    if (context instanceof Response) return { redirectTo: context.headers.get("location") ?? "/start" };
    await prefetch(context, address);
    const router = createStaticRouter(handler.dataRoutes, context);
    const page = rendered(
      <LinkProvider value={Link}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LinkProvider>,
      !isWhole,
    );
    const title = isWhole ? page.title : NAMELESS;
    const caches = Object.fromEntries(
      [...own].map(([role, { cache }]) => [role, cache.extract() as NormalizedCacheObject]),
    );
    if (Object.keys(context.loaderData).length === 0) return { ...page, title, state: null };
    const loaderData = isWhole ? context.loaderData : null;
    return { ...page, title, state: { loaderData, greeting: greeting(), caches } };
  });
}

/** Renders the placeholder shown until the code of the page is loaded. */
export const renderLoading = (): string => rendered(<PageLoading />, false).html;

function rendered(page: ReactNode, isFrame: boolean): { html: string; title: string } {
  beginHydration(isFrame);
  const html = renderToString(<ThemeProvider>{page}</ThemeProvider>);
  return { html, title: lastTitle() };
}

function createClient(role: Role, queryApi: QueryApi): ApolloClient {
  const link = new ApolloLink(({ query, variables }) => from(queryApi(role, print(query), variables)));
  return new ApolloClient({ ssrMode: true, cache: createCache(), link });
}

/** Runs the queries that the page's route declares (`handle.prefetch`), whose data the page is rendered with. */
async function prefetch({ matches }: StaticHandlerContext, address: string): Promise<void> {
  const search = new URL(address, "http://worklane.invalid").searchParams;
  for (const { route } of matches) {
    const { prefetch: prefetchRoute } = (route.handle ?? {}) as {
      prefetch?: (search: URLSearchParams) => Promise<unknown>;
    };
    await prefetchRoute?.(search);
  }
}

interface Pattern {
  readonly pattern: string;
  /** Source of the route's dynamic imports, from which the build finds the page's chunks. */
  readonly imports: string[];
  /** The area's role, where others are redirected, and whether the server renders its frame; null for public pages. */
  readonly area: { readonly role: Role; readonly denied: string; readonly prerendered: boolean } | null;
}

/** Returns the area that a page belongs to. */
export const areaOf = (pattern: string): Pattern["area"] => {
  if (pattern === OPERATORS.login) return null;
  const prerendered = !NOT_PRERENDERED.includes(pattern);
  if (/^\/operators(\/|$)/.test(pattern)) return { role: "RECRUITER", denied: OPERATORS.login, prerendered };
  const role: Role | null = /^\/main(\/|$)/.test(pattern)
    ? "SEEKER"
    : /^\/main-recruiter(\/|$)/.test(pattern)
      ? "RECRUITER"
      : null;
  return role && { role, denied: PATHS[role].denied, prerendered };
};

/** Returns all URL patterns. */
export function patterns(): Pattern[] {
  const found: Pattern[] = [];
  const walk = (all: typeof routes, base: string, above: string[]) => {
    for (const { path = "", index, lazy, children } of all) {
      const imports = typeof lazy === "function" ? [...above, String(lazy)] : above;
      const pattern = path.startsWith("/") ? path : `${base}${path ? `/${path}` : ""}`;
      if (children) walk(children, pattern, imports);
      else if (index || path) found.push({ pattern, imports, area: areaOf(pattern) });
    }
  };
  walk(routes, "", []);
  return found;
}
