import { expect, test } from "vitest";
import { createLogger } from "../../platform/logging/log.ts";
import { startWorker } from "../../platform/queue/worker.ts";
import { registeredRoutes } from "../../testing/registered-routes.ts";
import { graphql, startTestApp, testApp } from "../../testing/test-app.ts";

const app = testApp();

test("include requests by pattern and status, the pool, sockets, queue and tokens", async () => {
  await app.expectOk(graphql(`query Jobs { jobs { totalCount } }`));
  await fetch(`${app.url}/auth/verify-reset-token/a-secret-token`);
  const text = await (await fetch(`${app.url}/metrics`)).text();
  expect(text).toMatch(/worklane_http_request_seconds_count\{method="POST",route="\/graphql",status="200"\} 1/);
  expect(text).toContain('route="/auth/verify-reset-token/:token",status="400"');
  expect(text).not.toContain("a-secret-token");
  expect(text).toMatch(/^worklane_assistant_cost_today_usd 0$/m);
  expect(text).toMatch(/^worklane_assistant_questions_today 0$/m);
  for (const name of ["sql_connections", "open_sockets", "queue_jobs", "assistant_tokens_today"]) {
    expect(text).toMatch(new RegExp(`^worklane_${name}\\{.*\\} \\d+`, "m"));
  }
});

test("tell whether a worker is alive, and since when the first job is due", async () => {
  const values = async () => {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    const read = (name: string) => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
    return { workers: read("worklane_workers"), due: read("worklane_queue_due_seconds") };
  };
  await app.db.pool.query("select graphile_worker.add_job('some-task', '{}', run_at := now() + interval '1 hour')");
  expect(await values()).toEqual({ workers: 0, due: 0 });
  await app.db.pool.query("select graphile_worker.add_job('some-task', '{}', run_at := now() - interval '1 hour')");
  const { due } = await values();
  expect(due).toBeGreaterThan(3599);
  expect(due).toBeLessThan(3700);
  const worker = await startWorker({
    url: app.db.url,
    log: createLogger("silent"),
    tasks: { "some-task": { run: async () => {} } },
  });
  await expect.poll(values).toEqual({ workers: 1, due: 0 });
  await worker.stop();
  await expect.poll(values).toEqual({ workers: 0, due: 0 });
});

test("are restricted to this machine without a token, whatever a proxy's header says", async () => {
  const status = async (headers: Record<string, string>) => (await fetch(`${app.url}/metrics`, { headers })).status;
  expect(await status({ "x-forwarded-for": "127.0.0.1" })).toBe(403);
  const guarded = await startTestApp({ env: { METRICS_TOKEN: "a token of some length" } });
  const guardedStatus = async (authorization: string) =>
    (await fetch(`${guarded.url}/metrics`, { headers: { authorization } })).status;
  expect(await guardedStatus("Bearer a token of other length")).toBe(403);
  expect(await guardedStatus("")).toBe(403);
  expect(await guardedStatus("Bearer a token of some length")).toBe(200);
  await guarded.close();
});

test("stay under 80 kB when every route has answered in several ways", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  for (const route of registeredRoutes(app.app.http)) {
    const path = route.replace(/^\w+ /, "").replace(/:\w+/g, "x").replace("*", "x");
    for (const method of ["GET", "POST"]) {
      for (const headers of [{}, { "content-type": "application/json" }, { origin: "https://evil.example" }]) {
        await app.app.http.inject({ method: method as "GET", url: path, headers });
      }
    }
  }
  const text = await (await fetch(`${app.url}/metrics`)).text();
  expect(text.length).toBeLessThan(80_000);
  // Six requests to each of some two hundred routes; those of pages exist if the web client is built.
});

test("responses include an operation's cost and the request id", async () => {
  const response = await app.send(graphql(`query TenJobs { jobs(first: 10) { nodes { id title } } }`));
  const { extensions } = (await response.json()) as { extensions: unknown };
  expect(extensions).toEqual({ cost: { value: expect.any(Number), most: 6000 } });
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});
