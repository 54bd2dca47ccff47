import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AssistantSpend } from "../assistant/usage.store.ts";
import type { Database } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";

interface Metrics {
  readonly db: Database;
  /** `METRICS_TOKEN`; unset: nobody may read in production, and this machine alone in development. */
  readonly token: string | undefined;
  readonly production: boolean;
  /** Sockets open now on this node, by protocol. */
  readonly openSockets: () => Readonly<Record<string, number>>;
  /** What the assistant used and cost today, on all nodes. */
  readonly assistantSpend: () => Promise<AssistantSpend>;
}

/** Built files have a route each, and a new name with each build. */
const BUILT_FILES = /^\/(assets|playground|fonts)\/.*$/;
const KINDS: Record<string, string> = { "/graphql": "graphql", "/files/:key/:name": "files", "/assets/*": "assets" };

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** `/metrics` for Prometheus: the process, requests, SQL pool, sockets, queue and what the assistant used. */
export async function metricsRoutes(app: FastifyInstance, { token, production, ...sources }: Metrics) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  // Sum and count for each route, buckets for each kind alone: buckets of all routes are hundreds of kilobytes a scrape.
  const labelNames = ["method", "route", "status"] as const;
  const count = new Counter({
    name: "worklane_http_request_seconds_count",
    help: "Requests answered.",
    labelNames,
    registers: [register],
  });
  const sum = new Counter({
    name: "worklane_http_request_seconds_sum",
    help: "How long they took together.",
    labelNames,
    registers: [register],
  });
  const durations = new Histogram({
    name: "worklane_http_duration_seconds",
    help: "How long requests took, by their kind.",
    labelNames: ["kind"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  gauges(register, sources);

  app.addHook("onResponse", (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const route = routeOf(request).replace(BUILT_FILES, "/$1/*");
    const labels = { method: request.method, route, status: reply.statusCode };
    count.inc(labels);
    sum.inc(labels, seconds);
    durations.observe({ kind: KINDS[route] ?? "other" }, seconds);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token, production)) throw new AppError("FORBIDDEN", "METRICS_TOKEN opens the metrics.");
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** The pattern of the address, never the address: tokens and ids stand in those. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "unknown";

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined, production: boolean): boolean {
  // Behind a proxy on the same machine everybody's requests come from it, and not every proxy says for whom.
  if (!token) return !production && LOOPBACK.has(socket.remoteAddress ?? "") && !headers["x-forwarded-for"];
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function gauges(register: Registry, { db, openSockets, assistantSpend }: Omit<Metrics, "token" | "production">) {
  const registers = [register];
  new Gauge({
    name: "worklane_sql_connections",
    help: "Connections of the SQL pool; waiting: requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "open" }, db.pool.totalCount);
      this.set({ state: "idle" }, db.pool.idleCount);
      this.set({ state: "waiting" }, db.pool.waitingCount);
    },
  });
  new Gauge({
    name: "worklane_open_sockets",
    help: "Sockets open on this node.",
    labelNames: ["protocol"],
    registers,
    collect() {
      for (const [protocol, count] of Object.entries(openSockets())) this.set({ protocol }, count);
    },
  });
  new Gauge({
    name: "worklane_queue_jobs",
    help: "Background jobs; stuck: tried for the last time.",
    labelNames: ["state"],
    registers,
    async collect() {
      const { waiting, stuck } = await one(
        db,
        `select count(*) filter (where attempts < max_attempts)::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as stuck from graphile_worker.jobs`,
      );
      this.set({ state: "waiting" }, waiting ?? Number.NaN);
      this.set({ state: "stuck" }, stuck ?? Number.NaN);
    },
  });
  assistantGauges(register, assistantSpend);
}

function assistantGauges(register: Registry, spend: Metrics["assistantSpend"]) {
  const registers = [register];
  const used = () => spend().catch(() => null);
  new Gauge({
    name: "worklane_assistant_tokens_today",
    help: "Tokens that the assistant used today (UTC), on all nodes; cache reads and writes are not among the input.",
    labelNames: ["kind"],
    registers,
    async collect() {
      const today = await used();
      for (const kind of ["input", "output", "cacheRead", "cacheWrite"] as const) {
        this.set({ kind }, today?.[kind] ?? Number.NaN);
      }
    },
  });
  new Gauge({
    name: "worklane_assistant_cost_today_usd",
    help: "What those tokens cost, in US dollars, by the prices in the settings.",
    registers,
    async collect() {
      this.set((await used())?.costUsd ?? Number.NaN);
    },
  });
  new Gauge({
    name: "worklane_assistant_questions_today",
    help: "Questions that the assistant answered today (UTC), on all nodes.",
    registers,
    async collect() {
      this.set((await used())?.questions ?? Number.NaN);
    },
  });
}

/** One row of numbers; none while the database is away, which must not take the other figures with it. */
async function one(db: Database, statement: string): Promise<Record<string, number | undefined>> {
  return db.pool.query(statement).then(
    ({ rows }) => rows[0] ?? {},
    () => ({}),
  );
}
