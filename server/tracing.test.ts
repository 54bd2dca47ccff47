// @module-tag thorough

import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { ResultOf } from "@graphql-typed-document-node/core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LogInDocument, SignUpSeekerDocument } from "../web/generated/accounts/accounts.ts";
import { SendMessageDocument } from "../web/generated/messages/messages.ts";
import { readConfig } from "./config.ts";
import { createLogger } from "./platform/logging/log.ts";
import { packageRoot } from "./platform/package-root.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { inTrace } from "./platform/tracing/tracing.ts";
import { forTheFile } from "./testing/for-the-file.ts";
import { freePort } from "./testing/free-port.ts";
import { graphql } from "./testing/generated/gql.ts";
import { listen } from "./testing/listen.ts";
import { mailServer } from "./testing/mail-server.ts";
import { connectedPair } from "./testing/people.ts";
import { type Answer, type As, send as post, type TypedDocument } from "./testing/send.ts";
import { type ServerProcess, serverProcess } from "./testing/server-process.ts";
import { subscribe } from "./testing/subscriber.ts";
import { testDatabase } from "./testing/test-database.ts";
import { type CollectedSpan, SPAN_KIND, startTraceCollector } from "./testing/trace-collector.ts";

const JOBS = graphql(
  `query TracedJobs($keyword: String) { jobs(first: 5, filter: { keyword: $keyword }) { nodes { id title } } }`,
);
const CHAT = graphql(
  `subscription TracedChat { chatEvents { __typename ... on MessageAdded { message { content } } } }`,
);

const SUGGESTIONS = graphql(`query TracedSuggestions($prefix: String!) { jobSuggestions(prefix: $prefix) { text } }`);

const db = testDatabase();
const collector = forTheFile(startTraceCollector, (started) => started.close());
const mails = mailServer(await freePort());
const servers: ServerProcess[] = [];

/** Starts a server in a separate process, as in production, with its worker inside. */
async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = serverProcess(await freePort(), {
    NODE_ENV: "production",
    WORKER: "inside",
    HOST: "127.0.0.1",
    DRAIN_SECONDS: "0",
    DATABASE_URL: db.url,
    TOKEN_SECRET: "8f1e0b7a4c6d2935e1f0a8b7c6d5e4f3",
    PUBLIC_URL: "http://worklane.test",
    SMTP_URL: mails.url,
    ...env,
  });
  servers.push(server);
  await server.start();
  return server;
}

/** Stops a server as an operator would. @returns its exit code */
async function stop(server: ServerProcess): Promise<number | null> {
  if (server.pid) process.kill(server.pid, "SIGTERM");
  return server.ended();
}

beforeAll(async () => {
  await mails.start();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await mails.stop();
});

/** Creates the trace context of a caller. */
function newTrace(sampled = true) {
  const traceId = randomBytes(16).toString("hex");
  const spanId = randomBytes(8).toString("hex");
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${sampled ? "01" : "00"}` } };
}

async function ask<Sent extends TypedDocument>(server: ServerProcess, operation: Sent, variables: object, as: As = {}) {
  const response = await post(server.url, operation, variables, as);
  const { data, errors }: Answer<ResultOf<Sent>> = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

describe("with a collector", { timeout: 60_000 }, () => {
  let here: ServerProcess;
  let there: ServerProcess;
  beforeAll(async () => {
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=its%20key",
      OTEL_SERVICE_NAME: "jobs",
      // Few connections, so that requests have to wait for each other's.
      DATABASE_POOL: "2",
    };
    here = await startServer(settings);
    there = await startServer({ ...settings, WORKER: "apart" });
  }, 120_000);

  test("a request is one trace of HTTP, GraphQL, SQL and log lines, first through Apollo and then compiled", async () => {
    const traces = Array.from({ length: 8 }, () => newTrace());
    for (const { headers } of traces) await ask(here, JOBS, {}, { headers });
    for (const { traceId, spanId } of traces) {
      const [http, operation] = await collector.spansOf(traceId, "POST /graphql", "query TracedJobs");
      expect(http).toMatchObject({
        parentSpanId: spanId,
        kind: SPAN_KIND.server,
        attributes: { "http.request.method": "POST", "http.route": "/graphql", "http.response.status_code": 200 },
        resource: { "service.name": "jobs" },
      });
      expect(operation).toMatchObject({
        parentSpanId: http?.spanId,
        attributes: { "graphql.operation.type": "query", "graphql.operation.name": "TracedJobs" },
      });
      const statements = collector.spans.filter((span) => span.traceId === traceId && span.kind === SPAN_KIND.client);
      expect(statements).toEqual([
        expect.objectContaining({
          parentSpanId: operation?.spanId,
          attributes: { "db.system.name": "postgresql", "db.query.summary": "SELECT jobs" },
        }),
      ]);
      await vi.waitFor(() => {
        const lines = here.output().split("\n");
        const line = lines.find((written) => written.includes(traceId));
        expect(JSON.parse(line ?? "{}")).toMatchObject({ msg: "answered", trace_id: traceId, span_id: http?.spanId });
      }, 5000);
    }
    expect(collector.received[0]).toContain('"x-key":"its key"');
  });

  test("concurrent requests stay in their own traces, even when they wait for a connection", async () => {
    const traces = Array.from({ length: 40 }, () => newTrace());
    await Promise.all(
      traces.map(({ headers }, index) => ask(here, SUGGESTIONS, { prefix: `engine${index}` }, { headers })),
    );
    const counts = new Set<number>();
    for (const { traceId } of traces) {
      const [operation] = await collector.spansOf(traceId, "query TracedSuggestions");
      const statements = collector.spans.filter((span) => span.traceId === traceId && span.kind === SPAN_KIND.client);
      for (const { parentSpanId } of statements) expect(parentSpanId).toBe(operation?.spanId);
      counts.add(statements.filter(({ name }) => name === "job-suggestions").length);
    }
    // Each request looked up different words, with the same number of statements.
    expect([...counts]).toEqual([expect.any(Number)]);
    expect(counts).not.toContain(0);
  });

  test("a body that arrives after the headers belongs to the request's trace", async () => {
    const { traceId, headers } = newTrace();
    const sent = request(`${here.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", expect: "100-continue", ...headers },
    });
    sent.flushHeaders();
    await once(sent, "continue");
    sent.end(JSON.stringify({ query: "query TracedLate { jobs(first: 5) { totalCount } }" }));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    const [http, operation] = await collector.spansOf(traceId, "POST /graphql", "query TracedLate");
    expect(operation?.parentSpanId).toBe(http?.spanId);
  });

  test("without a caller's trace a request starts its own; an unsampled or malformed one is not continued", async () => {
    const before = collector.spans.length;
    const hidden = newTrace(false);
    await ask(here, JOBS, {}, { headers: hidden.headers });
    await fetch(`${here.url}/readyz`);
    await fetch(`${here.url}/jobs?keyword=ada`, { headers: { traceparent: "00-nonsense-nonsense-01" } });
    const own = await vi.waitFor(() => {
      const [found] = collector.spans.slice(before).filter(({ name }) => name === "GET /jobs");
      if (!found) throw new Error("No span of the page.");
      return found;
    }, 15_000);
    expect(own.parentSpanId).toBeUndefined();
    expect(collector.spans.some(({ traceId }) => traceId === hidden.traceId)).toBe(false);
    expect(collector.spans.some(({ name }) => name.includes("readyz"))).toBe(false);
  });

  test("a sign-up, its mail and the mail's delivery are one trace without personal data", async () => {
    const { traceId, headers } = newTrace();
    const person = {
      email: "ada.traced@example.com",
      name: "Adalina Tracewell",
      phone: "5550177423",
      password: "a-password-that-nobody-sees",
    };
    await ask(here, SignUpSeekerDocument, { input: person }, { headers });
    const [operation, send, process, smtp] = await collector.spansOf(
      traceId,
      "mutation SignUpSeeker",
      "send send-mail",
      "process send-mail",
      "smtp send",
    );
    expect(send).toMatchObject({ kind: SPAN_KIND.producer });
    expect(process).toMatchObject({ kind: SPAN_KIND.consumer, parentSpanId: send?.spanId });
    expect(smtp?.parentSpanId).toBe(process?.spanId);
    const transaction = collector.spans.find((span) => span.traceId === traceId && span.name === "transaction");
    expect(ancestors(transaction)).toContain(operation?.spanId);
    expect(ancestors(send)).toContain(transaction?.spanId);

    const token =
      /token=([\w-]{20,})/.exec((mails.taken[0]?.source ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "="))?.[1] ??
      "";
    expect(token).not.toBe("");
    const page = newTrace();
    await fetch(`${here.url}/auth/verify-reset-token/${token}?email=${person.email}`, { headers: page.headers });
    const wrong = newTrace();
    const input = { role: "SEEKER", email: person.email, password: `${person.password}!` };
    await post(here.url, LogInDocument, { input }, wrong);
    const [rest] = await collector.spansOf(page.traceId, "GET /auth/verify-reset-token/:token");
    const [refused] = await collector.spansOf(wrong.traceId, "mutation LogIn");
    expect(rest?.attributes["http.response.status_code"]).toBe(400);
    expect(refused?.attributes["error.type"]).toBe("WRONG_PASSWORD");

    const all = collector.received.join("\n");
    const { id } = await db.prisma.account.findFirstOrThrow({ where: { email: person.email } });
    for (const secret of [...Object.values(person), "Adalina", "Tracewell", token, id])
      expect(all).not.toContain(secret);
    // The only address is the collector's own, in the Host header of each request.
    expect(all.replaceAll(`"host":"${new URL(collector.url).host}"`, "")).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });

  test("a chat message is traced to the other node and to what its reader loads there", async () => {
    const [ada, grace] = await connectedPair(db);
    const chat = subscribe(there.url, CHAT, grace);
    await chat.next();
    const { traceId, headers } = newTrace();
    const input = { recipientId: grace.id, clientId: randomUUID(), content: "a message that nobody else reads" };
    await ask(here, SendMessageDocument, { input }, { ...ada, headers });
    await chat.find(({ chatEvents }) => chatEvents.__typename === "MessageAdded" || null);
    const [publish, delivery] = await collector.spansOf(traceId, "publish account", "deliver account");
    expect(delivery).toMatchObject({ kind: SPAN_KIND.consumer, attributes: { "worklane.event": "message-added" } });
    const publishers = collector.spans.filter((span) => span.traceId === traceId && span.name === "publish account");
    expect(publishers.map(({ spanId }) => spanId)).toContain(delivery?.parentSpanId);
    expect(delivery?.resource["service.instance.id"]).not.toBe(publish?.resource["service.instance.id"]);
    await vi.waitFor(() => {
      expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === delivery?.spanId)).not.toEqual([]);
    }, 15_000);
    const all = collector.received.join("\n");
    for (const secret of [ada.id, grace.id, input.content]) expect(all).not.toContain(secret);
  });

  test("a collector that refuses spans is logged once, and once more when it accepts them again", async () => {
    const times = (sentence: string) => here.output().split(sentence).length - 1;
    const refused = collector.received.length;
    collector.answerWith(400);
    // Spans of at least three exports.
    await vi.waitFor(
      async () => {
        await ask(here, JOBS, {});
        expect(collector.received.length - refused).toBeGreaterThanOrEqual(3);
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(times("traces are not taken")).toBe(1);
    collector.answerWith(200);
    const { traceId, headers } = newTrace();
    await ask(here, JOBS, {}, { headers });
    await collector.spansOf(traceId, "POST /graphql");
    await vi.waitFor(() => expect(times("traces are taken again")).toBe(1), 5000);
  });

  test("remaining spans are exported at shutdown", async () => {
    const { traceId, headers } = newTrace();
    await ask(there, JOBS, {}, { headers });
    expect(await stop(there)).toBe(0);
    expect(collector.spans.some((span) => span.traceId === traceId)).toBe(true);
  });

  /** Returns the ids of a span's ancestors. */
  function ancestors(span: CollectedSpan | undefined): string[] {
    const parent = collector.spans.find(({ spanId }) => spanId === span?.parentSpanId);
    return parent ? [parent.spanId, ...ancestors(parent)] : [];
  }
});

test("an unreachable collector delays neither requests nor shutdown", async () => {
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    WORKER: "apart",
  });
  for (let time = 0; time < 20; time++) await ask(server, JOBS, {});
  await vi.waitFor(() => expect(server.output()).toContain("traces are not taken"), 30_000);
  await ask(server, JOBS, {});
  expect(await stop(server)).toBe(0);
}, 120_000);

test("a collector that does not respond does not delay shutdown", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listen(silent)}` });
  const stopTracing = await startTracing(tracing, createLogger("silent"));
  inTrace({ name: "work" }, undefined, () => {});
  const began = performance.now();
  await stopTracing();
  // The export itself would time out after five seconds.
  expect(performance.now() - began).toBeLessThan(4000);
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test("without the setting nothing of the SDK is loaded", async () => {
  const loadedBy = async (env: Record<string, string>) => {
    const server = await startServer({
      ...env,
      NODE_OPTIONS: `--import ${join(packageRoot, "server/testing/programs/print-loaded-packages.mjs")}`,
    });
    await ask(server, JOBS, {});
    expect(await stop(server)).toBe(0);
    return /loaded: (.*);/.exec(server.output())?.[1]?.split(" ");
  };
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toContain("@opentelemetry/sdk-trace");
  // prom-client itself loads the API.
  expect(await loadedBy({})).toEqual(["@opentelemetry/api"]);
}, 120_000);
