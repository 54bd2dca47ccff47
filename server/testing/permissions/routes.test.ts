import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPages } from "../../http/pages/pages.ts";
import { REST_ROOTS } from "../../legacy/rest/rest-paths.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { registeredRoutes } from "../registered-routes.ts";
import { testApp } from "../test-app.ts";
import { permissionsFor } from "./answers.ts";
import { permissionTable } from "./table.ts";

const app = testApp({ env: { METRICS_TOKEN: "a-token-of-the-operator-for-metrics" } });
const others = permissionTable("Other addresses");
const named = new Set(others.map(([row]) => row));
const restPaths = new Set(
  permissionTable("REST").map(([row]) => row.replace(/^\w+ /, "").replace(/\{(\w+)\}/g, ":$1")),
);

/** The web's own pages, when it was built: each has a guard, tested in a browser. */
const webPages = new Set([
  "GET /",
  ...readPages(join(packageRoot, "dist/pages")).map(({ pattern }) => `GET ${pattern}`),
]);

/** APIs with a separate table for their operations. */
const DOORS = new Set(["GET /graphql", "POST /graphql", "GET /files/:key/:name"]);

function isNamed(route: string): boolean {
  const path = route.replace(/^\w+ /, "");
  if (named.has(route) || DOORS.has(route) || webPages.has(route) || restPaths.has(path)) return true;
  // Other methods below the REST roots are answered with 404.
  if (REST_ROOTS.some((root) => path === root || path === `${root}/*`)) return true;
  const isStatic = /\.\w+$/.test(path) && existsSync(join(packageRoot, "dist/web", path));
  return (isStatic && route.startsWith("GET ")) || /^GET \/playground\/\S+\.\w+$/.test(route);
}

test("every route of the server is listed in docs/permissions.md, and every listed one exists", () => {
  const routes = registeredRoutes(app.app.http);
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => !isNamed(route))).toEqual([]);
  for (const row of [...named, ...DOORS]) expect(routes, row).toContain(row);
});

test("an unlisted route would be found", () => {
  expect(isNamed("GET /privacy/somebody-elses-data.zip")).toBe(false);
  expect(isNamed("DELETE /files/:key/:name")).toBe(false);
  expect(isNamed("POST /healthz")).toBe(false);
  expect(isNamed("GET /admin")).toBe(false);
});

test.each(others)(
  "every other address responds to each person with the status in docs/permissions.md: %s",
  async (row, expected) => {
    const [method = "", path = ""] = row.split(" ");
    // A page of the web, the target of some redirects, exists only when the web was built.
    const redirect = Object.values(expected).every((status) => /^[24]/.test(status)) ? "follow" : "manual";
    const seen = await permissionsFor(app, async (_scene, { account, cookie }) => {
      const role = path === "/privacy/my-data.zip" && account ? `?role=${account.role}` : "";
      const response = await fetch(app.url + path + role, { method, headers: { cookie }, redirect });
      await response.arrayBuffer();
      return String(response.status);
    });
    expect(seen).toEqual(expected);
  },
);
