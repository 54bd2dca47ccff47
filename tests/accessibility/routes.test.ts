import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";
import { routes } from "./routes.ts";
import type { World } from "./world.ts";

const NAMED: World = {
  ...{ seeker: "id", recruiter: "id", operator: "id", application: "id", friend: "id", companySlug: "slug" },
  job: { id: "id", title: "title" },
  asking: { id: "id", title: "title" },
  tokens: { reset: "secret", invitation: "secret" },
};

/** The addresses of web/routes.tsx, with the paths of their areas. */
function addresses(): string[] {
  const found: string[] = [];
  let area = "";
  for (const [, path = "", rest = ""] of readFileSync(join(packageRoot, "web/routes.tsx"), "utf8").matchAll(
    /\{\s*path: "([^"]+)",(.*)/g,
  )) {
    if (!path.startsWith("/")) found.push(path === "*" ? `${area}/nowhere` : `${area}/${path}`);
    else {
      found.push(path);
      // An area's layout has a line of its own.
      if (!rest.includes("import(")) area = path;
    }
  }
  return found;
}

it("every page of the application is checked", () => {
  const tried = routes.map(({ path }) => path(NAMED).split(/[?#]/)[0] ?? "");
  const known = addresses();
  expect(known.length).toBeGreaterThan(50);
  const missed = known.filter((address) => {
    const pattern = new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`);
    // The entry page redirects immediately, to the landing page or to the visitor's area.
    return address !== "/" && !tried.some((path) => pattern.test(path));
  });
  expect(missed).toEqual([]);
});
