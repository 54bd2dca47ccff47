import { AsyncLocalStorage } from "node:async_hooks";
import { ApolloClient, ApolloLink, type NormalizedCacheObject } from "@apollo/client";
import { print } from "graphql";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { from } from "rxjs";
import { PATHS } from "../accounts/roles.ts";
import { createCache } from "../apollo/cache.ts";
import { takeClientsFrom } from "../apollo/client.ts";
import type { Role } from "../generated/graphql.ts";
import { LightStart } from "../landing/light-start.tsx";
import { PageLoading } from "../layout/page-loading.tsx";
import { routes } from "../routes.tsx";
import { ThemeProvider } from "../theme/theme-provider.tsx";
import { greeting } from "../ui/dates.ts";
import { LinkProvider } from "../ui/page-link.tsx";
import { lastTitle } from "../ui/title.ts";
import type { PaintedState } from "./painted.ts";

export { exampleAnswers } from "./example.ts";
export { FOR_SEARCH_ENGINES, PAINTED_LIVE, PAINTED_ONCE } from "./pages.ts";

/** Asks the API in the name of whom the page is painted for. */
export type Ask = (role: Role, query: string, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;

/** A page as HTML, or where it leads. */
export type Painting =
  | { readonly html: string; readonly title: string; readonly state: PaintedState | null }
  | { readonly leadsTo: string };

const clients = new AsyncLocalStorage<(role: Role) => ApolloClient>();
takeClientsFrom((role) => {
  const clientOf = clients.getStore();
  if (!clientOf) throw new Error("Pages are painted by paint() only.");
  return clientOf(role);
});

const handler = createStaticHandler(routes);

/** Paints the page at an address, with what `ask` answers. */
export async function paint(address: string, ask: Ask): Promise<Painting> {
  if (address === "/start") return { ...rendered(<LightStart />), state: null };
  const own = new Map<Role, ApolloClient>();
  const clientOf = (role: Role) => {
    const client = own.get(role) ?? createClient(role, ask);
    own.set(role, client);
    return client;
  };
  return clients.run(clientOf, async () => {
    const context = await handler.query(new Request(new URL(address, "http://worklane.invalid")));
    if (context instanceof Response) return { leadsTo: context.headers.get("location") ?? "/start" };
    await askAhead(context, address);
    const router = createStaticRouter(handler.dataRoutes, context);
    const page = rendered(
      <LinkProvider value={Link}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LinkProvider>,
    );
    const caches = Object.fromEntries(
      [...own].map(([role, { cache }]) => [role, cache.extract() as NormalizedCacheObject]),
    );
    const { loaderData } = context;
    return { ...page, state: Object.keys(loaderData).length > 0 ? { loaderData, greeting: greeting(), caches } : null };
  });
}

/** What stands where the page will be until its code is there. */
export const paintLoading = (): string => rendered(<PageLoading />).html;

function rendered(page: ReactNode): { html: string; title: string } {
  const html = renderToString(<ThemeProvider>{page}</ThemeProvider>);
  return { html, title: lastTitle() };
}

function createClient(role: Role, ask: Ask): ApolloClient {
  const link = new ApolloLink(({ query, variables }) => from(ask(role, print(query), variables)));
  return new ApolloClient({ ssrMode: true, cache: createCache(), link });
}

/** A page that names its first answers (`handle.ahead`) is painted with them. */
async function askAhead({ matches }: StaticHandlerContext, address: string): Promise<void> {
  const search = new URL(address, "http://worklane.invalid").searchParams;
  for (const { route } of matches) {
    const { ahead } = (route.handle ?? {}) as { ahead?: (search: URLSearchParams) => Promise<unknown> };
    await ahead?.(search);
  }
}

interface Pattern {
  readonly pattern: string;
  /** How the code of its page is imported. */
  readonly imports: string[];
  /** In an area: whose it is, and where others are led. */
  readonly area: { readonly role: Role; readonly denied: string } | null;
}

const areaOf = (pattern: string): Pattern["area"] => {
  const role: Role | null = /^\/main(\/|$)/.test(pattern)
    ? "SEEKER"
    : /^\/main-recruiter(\/|$)/.test(pattern)
      ? "RECRUITER"
      : null;
  return role && { role, denied: PATHS[role].denied };
};

/** Every pattern of an address. */
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
