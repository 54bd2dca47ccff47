import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { createLogger } from "../../platform/logging/log.ts";
import { errorRoutes } from "../errors/error-handler.ts";
import { refuseUnreadable } from "../errors/refuse-unreadable.ts";
import { boundBodies } from "./bodies-in-flight.ts";
import { refuseOverload } from "./refuse-overload.ts";

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(prepare: (app: FastifyInstance) => void) {
  app = Fastify({ clientErrorHandler: refuseUnreadable(false), forceCloseConnections: true });
  errorRoutes(app, createLogger("silent"));
  prepare(app);
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/** Sends all of a body but its last byte. */
function unfinished(url: string, bytes: number): ClientRequest {
  const headers = { "content-type": "application/json", "content-length": bytes };
  const sent = request(url, { method: "POST", headers });
  sent.on("error", () => {});
  sent.write(`"${"x".repeat(bytes - 2)}`);
  return sent;
}
const statusOf = async (sent: ClientRequest) => {
  const [answer] = await once(sent, "response");
  answer.resume();
  return answer.statusCode as number;
};

test("unfinished bodies of one address are refused beyond a size in all, until those before are over", async () => {
  let arrived = 0;
  const url = await serve((app) => {
    boundBodies(app, { mostOfAddress: 3_000, pauseMs: 60_000 });
    app.addHook("preParsing", async () => {
      arrived += 1;
    });
    app.post("/", () => ({}));
  });
  const first = [unfinished(url, 1_000), unfinished(url, 1_000), unfinished(url, 1_000)];
  await expect.poll(() => arrived).toBe(3);
  const refused = unfinished(url, 1_000);
  const [answer] = await once(refused, "response");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "1"]);
  first[0]?.end('"');
  expect(first[0] && (await statusOf(first[0]))).toBe(200);
  await expect
    .poll(async () => {
      const next = unfinished(url, 1_000);
      next.end('"');
      return statusOf(next);
    })
    .toBe(200);
  for (const sent of [...first, refused]) sent.destroy();
});

test("a body that does not arrive in time is answered with 408", async () => {
  const url = await serve((app) => {
    boundBodies(app, { mostOfAddress: 3_000, pauseMs: 100 });
    app.post("/", () => ({}));
  });
  expect(await statusOf(unfinished(url, 500))).toBe(408);
});

test("more requests than a node can work on are refused at once, while probes are answered", async () => {
  const held: (() => void)[] = [];
  const url = await serve((app) => {
    refuseOverload(app, 2);
    app.get("/work", async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return {};
    });
    app.get("/healthz", () => ({}));
  });
  const working = [fetch(`${url}/work`), fetch(`${url}/work`)];
  await expect.poll(() => held.length).toBe(2);
  const refused = await fetch(`${url}/work`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toMatchObject({ code: "UNAVAILABLE" });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const release of held) release();
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual([200, 200]);
  const next = fetch(`${url}/work`);
  await expect.poll(() => held.length).toBe(3);
  held[2]?.();
  expect((await next).status).toBe(200);
});
