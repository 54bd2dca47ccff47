import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { webRoutes } from "./web.ts";

const PAGE = "<!doctype html><title>Worklane</title>";
const SCRIPT = `console.log("${"worklane ".repeat(200)}")`;

describe("the built web", () => {
  let root: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "worklane-web-"));
    await mkdir(join(root, "assets"));
    await writeFile(join(root, "index.html"), PAGE);
    await writeFile(join(root, "assets/main-a1b2c3.js"), SCRIPT);
    await writeFile(join(root, "assets/main-a1b2c3.js.br"), brotliCompressSync(SCRIPT));
    app = Fastify();
    await app.register(webRoutes, { root });
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true, force: true });
  });

  test("every route of the browser gets the page, which is asked for again and then found unchanged", async () => {
    const first = await app.inject("/jobs/anything");
    expect(first.body).toBe(PAGE);
    expect(first.headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({ url: "/main", headers: { "if-none-match": String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    const weak = await app.inject({ url: "/main", headers: { "if-none-match": `W/${first.headers.etag}` } });
    expect(weak.statusCode).toBe(304);
  });

  test("assets come as the build compressed them, and stay for a year", async () => {
    const url = "/assets/main-a1b2c3.js";
    const compressed = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(compressed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    expect(compressed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(compressed.headers["content-type"]).toContain("javascript");
    expect((await app.inject(url)).body).toBe(SCRIPT);
  });
});
