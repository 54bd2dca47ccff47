import type { FastifyInstance } from "fastify";

/** Every route of the server, as `METHOD /path/:param`; HEAD is omitted, since it accompanies GET. */
export function registeredRoutes(http: Pick<FastifyInstance, "printRoutes">): string[] {
  const routes: string[] = [];
  const above: string[] = [];
  for (const line of http.printRoutes({ commonPrefix: false }).split("\n")) {
    const parts = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([\w, ]+)\))?$/.exec(line);
    if (!parts) {
      if (line.trim() === "") continue;
      throw new Error(`A line of the route tree cannot be read: ${line}`);
    }
    const [, indent = "", segment = "", methods = ""] = parts;
    const depth = indent.length / 4;
    const path = (above[depth - 1] ?? "") + segment;
    above[depth] = path;
    // Wildcards are printed without their slash.
    const url = path.replace(/\/?\*$/, "/*");
    for (const method of methods.split(", ")) if (method && method !== "HEAD") routes.push(`${method} ${url}`);
  }
  return routes;
}
