import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rawRequest } from "../testing/raw-request.ts";
import { registeredRoutes } from "../testing/registered-routes.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { testApp } from "../testing/test-app.ts";

/** A built web client with a text file of each kind. */
const web = temporaryFolder();
mkdirSync(join(web, "pages"));
mkdirSync(join(web, "web/assets"), { recursive: true });
const ASSETS = ["assets/a.js", "assets/a.css", "assets/a.svg"];
for (const file of [...ASSETS, "service-worker.js", "site.webmanifest", "a.txt", "a.json"])
  writeFileSync(join(web, "web", file), "é");
writeFileSync(join(web, "pages/_.html"), "<!doctype html><title>é</title>");
writeFileSync(join(web, "pages/pages.json"), JSON.stringify([{ pattern: "/*", file: "_.html", area: null }]));
const app = testApp({ web, env: { PUBLIC_URL: "https://jobs.example.com", SECURITY_CONTACT: "mailto:a@example.com" } });

/** Media types that browsers, or other programs, treat as text. */
const TEXT = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)|application\/manifest\+json|image\/svg\+xml)/;

const pathsOf = (routes: readonly string[]) => [
  ...new Set(routes.map((route) => route.replace(/^\w+ /, "").replace(/:\w+/g, "x").replace(/\*$/, "x"))),
];

test("every response declares its type and charset, and has the security headers", async () => {
  const routes = registeredRoutes(app.app.http);
  expect(routes.length).toBeGreaterThan(50);
  for (const path of [...pathsOf(routes), "/nowhere.txt"]) {
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(app.url + path, { method, redirect: "manual" });
      const body = await answer.text();
      const type = answer.headers.get("content-type");
      const of = `${method} ${path} ${answer.status}`;
      if (body !== "") expect(type, of).toMatch(/^\w+\/[\w.+-]+/);
      if (TEXT.test(type ?? "")) expect(type, of).toMatch(/; ?charset=utf-8/i);
      expect([of, Object.fromEntries(answer.headers)]).toMatchObject([
        of,
        {
          "x-content-type-options": "nosniff",
          // The playground has its own policy.
          "content-security-policy": expect.stringMatching(
            path.startsWith("/playground") && answer.ok
              ? /frame-ancestors 'self'/
              : /object-src 'none';base-uri 'none';.*form-action 'self'.*frame-ancestors 'none'/,
          ),
          "permissions-policy": expect.stringContaining("camera=()"),
          "referrer-policy": "strict-origin-when-cross-origin",
          "strict-transport-security": "max-age=31536000; includeSubDomains",
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": expect.any(String),
          "cache-control": expect.any(String),
        },
      ]);
    }
  }
});

test("unparsable requests are answered with the same headers", async () => {
  const answer = await rawRequest(app, "nonsense\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("Content-Type: application/json; charset=utf-8\r\n");
  expect(answer).toContain("X-Content-Type-Options: nosniff\r\n");
  expect(answer).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n");
  expect(answer).toMatch(
    /Content-Security-Policy: [^\r]*object-src 'none'; base-uri 'none'; frame-ancestors 'none'\r\n/,
  );
});

test.each(["TRACE", "TRACK", "CONNECT", "PROPFIND", "DEBUG"])(
  "%s is never allowed, and nothing is echoed",
  async (method) => {
    for (const path of ["/", "/graphql", "/seeker/getname", "/files/x/y", "/assets/a.js"]) {
      const answer = await rawRequest(
        app,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Secret: swordfish\r\n\r\n`,
      );
      expect([path, answer.split(" ")[1] ?? "closed"]).toEqual([path, expect.stringMatching(/^(40[045]|closed)$/)]);
      expect(answer).not.toContain("swordfish");
    }
  },
);

test.each([
  ...["/assets", "/assets/", "/files", "/files/", "/playground/css/", "/.git/config", "/.git/HEAD", "/.env"],
  ...["/package.json"],
])("%s does not list or reveal the server's folders", async (path) => {
  const answer = await fetch(app.url + path, { redirect: "manual" });
  expect([path, answer.status]).toEqual([path, 404]);
  expect(await answer.text()).not.toMatch(/a\.js|\[core\]|TOKEN_SECRET|"dependencies"/);
});

test("security.txt names the operator's contact, and expires within a year", async () => {
  const text = await (await fetch(`${app.url}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: mailto:a@example\.com$/m);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires.getTime()).toBeGreaterThan(Date.now());
  expect(expires.getTime()).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});
