import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MaybeActor } from "../../platform/actor.ts";
import { createLogger } from "../../platform/logging/log.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { readPages, scriptHashes, scriptsIn } from "./pages.ts";
import { type Reader, webRoutes } from "./web.ts";

const PAGE = "<!doctype html><title>Worklane</title><script>theme()</script>";
const OWN =
  '<title><!--title--></title><div id="root" data-prerendered="<!--path-->"><!--page-->Loading<!--/page--></div><!--state-->';
const UNFILLED = '<title>Worklane</title><div id="root">Loading</div>';
const ASSET = "/assets/main-a1b2c3.js";
const SCRIPT = `console.log("${"worklane ".repeat(200)}")`;

const ofSeekers = { role: "SEEKER", denied: "/access-denied", prerendered: false };
const LIST = [
  ...["/*", "/jobs", "/jobs/:id", "/start"].map((pattern) => ({ pattern, file: "_.html", area: null })),
  { pattern: "/main", file: "_main.html", area: { ...ofSeekers, prerendered: true } },
  ...["savedjobs", "usersprofile/:id", "*"].map((path) => ({
    pattern: `/main/${path}`,
    file: "_.html",
    area: ofSeekers,
  })),
];

/** Stand-in for the built web client's renderer: reports its requests and their responses. */
const RENDERER = `export async function renderPage(address, ask) {
  const { data } = await ask("SEEKER", "query Viewer", {});
  if (data.viewer === "broken") throw new Error("cannot render");
  return { html: \`<h1>\${address}</h1>\`, title: "<Jobs>", state: { viewer: data.viewer } };
}`;

describe("the built web client", () => {
  const root = temporaryFolder();
  let app: FastifyInstance;
  let signedIn: MaybeActor;
  let viewer: string;
  let load: number;
  const reader: Reader = {
    actorOf: async (role) => (signedIn?.role === role ? signedIn : null),
    query: async () => ({ data: { viewer } }),
  };
  beforeAll(async () => {
    for (const folder of ["web/assets", "pages", "ssr"]) await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, "pages/pages.json"), JSON.stringify(LIST));
    await writeFile(join(root, "pages/_.html"), PAGE);
    await writeFile(join(root, "pages/_.html.br"), brotliCompressSync(PAGE));
    await writeFile(join(root, "pages/_main.html"), OWN);
    await writeFile(join(root, "ssr/server.js"), RENDERER);
    await writeFile(join(root, "ssr/package.json"), '{ "type": "module" }');
    await writeFile(join(root, "web", ASSET), SCRIPT);
    await writeFile(join(root, "web", `${ASSET}.br`), brotliCompressSync(SCRIPT));
    app = Fastify();
    await app.register(fastifyCookie);
    await app.register(webRoutes, {
      root,
      pages: readPages(join(root, "pages")),
      readerOf: () => reader,
      secure: true,
      log: createLogger("silent"),
      load: () => load,
    });
  });
  beforeEach(() => {
    signedIn = null;
    viewer = "Asha";
    load = 0.1;
  });
  const seeker = (): MaybeActor => ({ accountId: "1", role: "SEEKER", sessionId: "1" });
  afterAll(() => app.close());

  test("every browser route returns the page, which is revalidated and found unchanged", async () => {
    const first = await app.inject("/jobs/anything");
    expect(first.body).toBe(PAGE);
    expect(first.headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({ url: "/jobs", headers: { "if-none-match": String(first.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    const strong = String(first.headers.etag).replace("W/", "");
    expect(await app.inject({ url: "/jobs", headers: { "if-none-match": strong } })).toMatchObject({ statusCode: 304 });
  });

  test.each([
    ["a page", "/start", PAGE, "no-cache", "html"],
    ["an asset, which is cached for a year,", ASSET, SCRIPT, "public, max-age=31536000, immutable", "javascript"],
  ])("%s is sent as compressed by the build, to clients that accept it", async (_, url, text, cached, type) => {
    const compressed = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(compressed.headers).toMatchObject({ "content-encoding": "br", "cache-control": cached });
    expect(compressed.headers["content-type"]).toContain(type);
    expect(compressed.rawPayload).toEqual(brotliCompressSync(text));
    const refused = await app.inject({ url, headers: { "accept-encoding": "gzip, br;q=0" } });
    expect([refused.headers["content-encoding"], refused.body]).toEqual([undefined, text]);
  });

  test("the policy lists the inline scripts of the pages", () => {
    const hash = createHash("sha256").update("theme()").digest("base64");
    expect(scriptHashes(scriptsIn(readPages(join(root, "pages"))))).toEqual([`'sha256-${hash}'`]);
  });

  test("without a session of an area's role its pages redirect, and are remembered for the login", async () => {
    signedIn = { accountId: "1", role: "RECRUITER", sessionId: "1" };
    for (const url of ["/main", "/main/savedjobs", "/main/nosuch", "/main/no/such?x=1"]) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/access-denied"]);
      expect(answer.cookies).toMatchObject([{ name: "worklane-wanted-page", value: url, secure: true, maxAge: 3600 }]);
    }
    signedIn = seeker();
    const { body, headers } = await app.inject("/main/savedjobs");
    expect(body).toBe(PAGE);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  test("a page of an area is prerendered for its reader, and nothing in its state can end the element", async () => {
    signedIn = seeker();
    viewer = "</script><script>alert(1)</script>";
    const { body, headers } = await app.inject("/main?q=react");
    expect(body).toContain('<div id="root" data-prerendered="/main"><h1>/main?q=react</h1></div>');
    expect(body).toContain("<title>&lt;Jobs&gt;</title>");
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(/json"[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? "")).toEqual({ viewer });
    expect(headers["server-timing"]).toMatch(/^render;dur=/);
    expect(headers.etag).toBeUndefined();
  });

  test("a page that cannot be prerendered, or not by a busy server, is loaded and rendered by the browser", async () => {
    signedIn = seeker();
    for (const [shown, busy] of [
      ["broken", 0.1],
      ["Asha", 0.9],
    ] as const) {
      [viewer, load] = [shown, busy];
      expect(await app.inject("/main")).toMatchObject({ statusCode: 200, body: UNFILLED });
    }
  });

  test("a page that shows more than a key may see is refused to it", async () => {
    signedIn = { ...seeker(), key: { appId: "1", scopes: [] } } as unknown as MaybeActor;
    viewer = "broken";
    const { body } = await app.inject("/main");
    expect(JSON.parse(body)).toMatchObject({ code: "FORBIDDEN" });
  });

  test("an unknown address is 404, even if the client has its page already", async () => {
    const { statusCode, headers } = await app.inject("/nothing/here");
    expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    const again = await app.inject({ url: "/nothing", headers: { "if-none-match": String(headers.etag) } });
    expect(again.statusCode).toBe(404);
  });

  test.each([
    ["/Start", "/start"],
    ["/MAIN/?q=React", "/main?q=React"],
    ["/Main/SavedJobs?After=Xy", "/main/savedjobs?After=Xy"],
    ["/JOBS/Cook-In-Pune-aB3", "/jobs/Cook-In-Pune-aB3"],
    ["/main/UsersProfile/aB3.X", "/main/usersprofile/aB3.X"],
    ["/Main/NoSuch/Page", "/main/NoSuch/Page"],
  ])("%s in another letter case leads to the page's own address", async (url, location) => {
    signedIn = seeker();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect((await app.inject(location)).statusCode).toBe(location.includes("NoSuch") ? 404 : 200);
  });

  test.each(["/Jobs?q=React", "/HELP", "/Api-Docs"])("%s leads to the public page", async (url) => {
    const [path = "", query] = url.split("?");
    const location = path.toLowerCase() + (query ? `?${query}` : "");
    expect(await app.inject(url)).toMatchObject({ statusCode: 302, headers: { location } });
  });

  test.each(["//main", "/x/Main", "/Main%2Fsavedjobs", "/JOBS/a/b", "/startx"])("%s is no page's", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
