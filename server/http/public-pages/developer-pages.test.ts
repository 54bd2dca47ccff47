import { expect, test } from "vitest";
import type { PublicPage } from "../../../shared/public-pages.ts";
import { ERRORS } from "../../platform/errors.ts";
import { testApp } from "../../testing/test-app.ts";
import { PROBLEM_TITLES } from "../problem-details.ts";

const app = testApp();
/** A page's data, as the server hands it to the renderer. */
async function documentAt(path: string) {
  const response = await fetch(app.url + path, { headers: { "worklane-page": "data" } });
  expect(response.status, path).toBe(200);
  const { body } = (await response.json()) as PublicPage;
  if (body.kind !== "document") throw new Error("It is no document.");
  return body;
}

test("every link of the developers' pages leads somewhere, anchors too", async () => {
  const paths = ["/developers", "/developers/graphql", "/developers/permissions"];
  for (const path of paths) {
    const { html, headings } = await documentAt(path);
    expect(headings.length, path).toBeGreaterThan(path.endsWith("graphql") ? -1 : 4);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
    expect(/localhost:4000|href="[^"]*\.md/.test(html), path).toBe(false);
    const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
    for (const link of links.filter((href) => !/^https:/.test(href))) {
      const [to = "", anchor] = link.split("#");
      if (!paths.includes(to || path)) {
        // Pages of the web are there once it is built: a browser tries them.
        if (!to.startsWith("/main")) expect([link, (await fetch(app.url + to)).status]).toEqual([link, 200]);
      } else if (anchor) expect((await documentAt(to || path)).html).toContain(`id="${anchor}"`);
    }
  }
});

test("the type of every problem leads to its row", async () => {
  const { html } = await documentAt("/developers");
  for (const code of [...Object.keys(ERRORS), ...Object.keys(PROBLEM_TITLES)]) {
    expect(html).toContain(`<td id="${code.toLowerCase()}"><code>${code}</code></td>`);
  }
});

test("the schema is there as a file", async () => {
  const response = await fetch(`${app.url}/developers/schema.graphql`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toContain("type Query {");
});
