import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { testApp } from "../../testing/test-app.ts";

const web = temporaryFolder();
const page = (pattern: string) => ({ pattern, file: "_.html", area: null });
mkdirSync(join(web, "pages"));
mkdirSync(join(web, "web/assets"), { recursive: true });
writeFileSync(join(web, "web/assets/old-1.js"), "");
writeFileSync(join(web, "pages/_.html"), "<!doctype html><title>Worklane</title>");
writeFileSync(
  join(web, "pages/pages.json"),
  JSON.stringify([page("/*"), page("/start"), page("/main/usersprofile/:id")]),
);
const app = testApp({ web });

test.each(["/%ff", "/%", "/%zz?x=%ff", "/main/usersprofile/x/%c3%28", "/start/%e0%a4"])(
  "%s shows the not-found page",
  async (path) => {
    const answer = await fetch(app.url + path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test.each([
  ["GET", "/seeker/%ff", 404],
  ["DELETE", "/auth/%zz", 404],
  ["GET", "/api/%", 404],
  ["POST", "/seeker/users/%ff", 405],
  ["GET", "/seeker/users/%ff", 401],
  ["GET", "/files/%ff/%ff", 404],
])("%s %s answers %d as JSON in the form of these paths", async (method, path, status) => {
  const answer = await fetch(app.url + path, { method });
  const { message, error } = (await answer.json()) as { message: string; error: string };
  expect([answer.status, error]).toEqual([status, message]);
});

test.each(["/", "/start", "/start/", "/main/usersprofile/7?tab=1"])(
  "%s is a page: it can be read, and every other method is answered with that",
  async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const answer = await fetch(app.url + path, { method, headers, body: "name=Ada" });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
  },
);

test("what is not a page is not found, whatever the method", async () => {
  for (const method of ["GET", "POST", "PUT", "DELETE"]) {
    expect((await fetch(`${app.url}/nowhere`, { method })).status).toBe(404);
  }
});

test("a file replaced by a newer build is not found", async () => {
  expect((await fetch(`${app.url}/assets/old-1.js`)).status).toBe(200);
  rmSync(join(web, "web/assets/old-1.js"));
  expect((await fetch(`${app.url}/assets/old-1.js`)).status).toBe(404);
  expect((await fetch(`${app.url}/assets/old-1.js`, { method: "POST" })).status).toBe(405);
});
