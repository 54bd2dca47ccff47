import type { FastifyInstance } from "fastify";

/** Returns the methods that the routes of a path support; none if there is no route. */
export type AllowedMethods = (path: string) => readonly string[];

/** Collects the routes that are registered from now on, except catch-all routes such as `/*`. */
export function allowedMethods(app: FastifyInstance): AllowedMethods {
  const routes = new Map<string, { readonly address: RegExp; readonly methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url.endsWith("*")) return;
    const address = new RegExp(`^${url.replace(/[.+]/g, "\\$&").replace(/:\w+/g, "[^/]+").replace(/\/$/, "")}/?$`);
    const route = routes.get(url) ?? { address, methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  return (path) => {
    const methods = [...routes.values()]
      .filter(({ address }) => address.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].sort();
  };
}
