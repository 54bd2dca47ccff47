import { expect, test } from "vitest";
import { DESCRIPTIONS, ERRORS } from "../../platform/errors.ts";
import { documentAt } from "../../testing/public-page.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
test("every link of the developer pages resolves, including anchors", async () => {
  const paths = ["/developers", "/developers/graphql", "/developers/permissions"];
  for (const path of paths) {
    const { html, headings } = await documentAt(app, path);
    expect(headings.length, path).toBeGreaterThan(path.endsWith("graphql") ? -1 : 4);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
    expect(/localhost:4000|href="[^"]*\.md/.test(html), path).toBe(false);
    const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
    for (const link of links.filter((href) => !/^https:/.test(href))) {
      const [to = "", anchor] = link.split("#");
      if (!paths.includes(to || path)) {
        // Pages of the web client exist only once it is built: browser tests cover them.
        if (!to.startsWith("/main")) expect([link, (await fetch(app.url + to)).status]).toEqual([link, 200]);
      } else if (anchor) expect((await documentAt(app, to || path)).html).toContain(`id="${anchor}"`);
    }
  }
});

test("every error code has one row with its status, and no other code is listed", async () => {
  const { html } = await documentAt(app, "/developers");
  const rows = [...html.matchAll(/<td id="([a-z_]+)"><code>([A-Z_]+)<\/code><\/td>\s*<td>(\d{3})<\/td>/g)];
  const codes = Object.keys(DESCRIPTIONS);
  expect(rows.map(([, , code]) => code).sort()).toEqual(codes.sort());
  const statuses: Readonly<Record<string, { http: number } | undefined>> = ERRORS;
  for (const [, id, code = "", status] of rows) {
    expect(id).toBe(code.toLowerCase());
    expect([code, Number(status)]).toEqual([code, statuses[code]?.http ?? Number(status)]);
  }
});

test("the schema is available as a file", async () => {
  const response = await fetch(`${app.url}/developers/schema.graphql`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toContain("type Query {");
});

test.each(["/developers/schema.graphql", "/api-docs/openapi.json"])(
  "%s is sent once to a tool that keeps it",
  async (path) => {
    const { headers } = await fetch(app.url + path);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    const again = await fetch(app.url + path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  },
);
