// @module-tag thorough

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPages } from "../server/http/pages/pages.ts";
import { packageRoot } from "../server/platform/package-root.ts";
import { registeredRoutes } from "../server/testing/registered-routes.ts";
import { testApp } from "../server/testing/test-app.ts";
import { proxyTo } from "./web/server-paths.ts";

const app = testApp();
const dist = join(packageRoot, "dist");
const handedOn = (path: string) => Object.keys(proxyTo("http://server")).some((key) => new RegExp(key).test(path));

it("in development every path of the server is proxied, and no page is", () => {
  const pages = new Set(["/", "/*", ...readPages(join(dist, "pages")).map(({ pattern }) => pattern)]);
  const paths = registeredRoutes(app.app.http).map((route) => route.split(" ")[1] ?? "");
  const own = paths.filter((path) => !pages.has(path) && !existsSync(join(dist, "web", path)));
  expect(own).toContain("/privacy/my-data.zip");
  expect(own.filter((path) => !handedOn(path))).toEqual([]);
  expect([...pages].filter(handedOn)).toEqual([]);
  for (const path of ["/privacy", "/recruiter-login", "/@vite/client"]) expect(handedOn(path)).toBe(false);
  const sources = readdirSync(join(packageRoot, "web"), { recursive: true, encoding: "utf8" });
  expect(sources.map((file) => `/${file}?t=1`).filter((path) => path.includes(".") && handedOn(path))).toEqual([]);
});
