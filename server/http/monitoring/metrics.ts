import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AssistantSpend } from "../../assistant/answering/usage.store.ts";
import type { RefusalCounts } from "../../audit/refusals.ts";
import type { SecurityCounts } from "../../audit/security-signals.ts";
import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { secondsWithoutMail } from "../../platform/mail/failing-mails.ts";
import { countJobs, countWorkers, secondsDue } from "../../platform/queue/queue-jobs.ts";
import { scheduleAges } from "../../platform/queue/schedules.ts";
import type { Limits } from "../../platform/rate-limits/rate-limits.ts";
import { pageVitalsRoute } from "./page-vitals.ts";

interface Metrics {
  readonly db: Database;
  /** `METRICS_TOKEN`; unset: access is denied in production, and limited to this machine in development. */
  readonly token: string | undefined;
  readonly production: boolean;
  /** Currently open sockets on this node, by protocol. */
  readonly openSockets: () => Readonly<Record<string, number>>;
  /** Usage and cost of the assistant today, on all nodes. */
  readonly assistantSpend: () => Promise<AssistantSpend>;
  readonly limits: Pick<Limits, "take">;
  /** Suspected attacks on this node since its start. */
  readonly securityCounts: () => SecurityCounts & { readonly refusals: RefusalCounts };
}

/** Built files have a route each, and a new name with each build. */
const BUILT_FILES = /^\/(assets|playground|fonts)\/.*$/;
/** Files beside the pages: icons, the manifest, the first scripts. */
const ROOT_FILES = /^\/[\w-]+\.(js|png|svg|webmanifest)$/;
const KINDS: Record<string, string> = { "/graphql": "graphql", "/files/:key/:name": "files", "/assets/*": "assets" };

const KINDS_OF_TOKENS = ["input", "output", "cacheRead", "cacheWrite"] as const;
type Values = Readonly<Record<string, number | undefined>>;

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * `/metrics` for Prometheus: the process, requests, SQL pool, sockets, queue, usage of the assistant, and browser
 * measurements.
 */
export async function metricsRoutes(app: FastifyInstance, { token, production, ...sources }: Metrics) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  // Sum and count per route, buckets per kind only: buckets of all routes would be hundreds of kilobytes per scrape.
  const labelNames = ["method", "route", "status"] as const;
  const count = new Counter({
    name: "worklane_http_request_seconds_count",
    help: "Requests answered.",
    labelNames,
    registers: [register],
  });
  const sum = new Counter({
    name: "worklane_http_request_seconds_sum",
    help: "How long they took in total.",
    labelNames,
    registers: [register],
  });
  const durations = new Histogram({
    name: "worklane_http_duration_seconds",
    help: "How long requests took, by kind.",
    labelNames: ["kind"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  gauges(register, sources);
  securityCounters(register, sources.securityCounts);

  app.addHook("onResponse", (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const route = routePattern(request);
    const labels = { method: request.method, route, status: reply.statusCode };
    count.inc(labels);
    sum.inc(labels, seconds);
    durations.observe({ kind: KINDS[route] ?? "other" }, seconds);
    done();
  });
  pageVitalsRoute(app, { register, limits: sources.limits });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token, production)) throw new AppError("FORBIDDEN", "The metrics require the METRICS_TOKEN.");
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** The route pattern, never the URL, which contains tokens and ids. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "unknown";

/** The route pattern, with one pattern for all built files of a kind. */
export const routePattern = (request: FastifyRequest): string =>
  routeOf(request).replace(BUILT_FILES, "/$1/*").replace(ROOT_FILES, "/*.$1");

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined, production: boolean): boolean {
  // Behind a proxy on the same machine all requests come from that proxy, and not every proxy sends the client's
  // address.
  if (!token) return !production && LOOPBACK.has(socket.remoteAddress ?? "") && !headers["x-forwarded-for"];
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Counts alarms and logins by kind only, never by account. */
function securityCounters(register: Registry, counts: Metrics["securityCounts"]) {
  const counter = (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) =>
    new Counter({
      name: `worklane_${name}`,
      help,
      labelNames: [label],
      registers: [register],
      collect() {
        this.reset();
        for (const [key, value] of Object.entries(read())) this.inc({ [label]: key }, value);
      },
    });
  const alarms =
    "Accounts that were guessed at, addresses that tried many accounts, and accounts that read very many profiles.";
  const refusals =
    "Refused for lack of a permission or a second factor; logins over a limit; writes from other sites; documents that cost too much.";
  counter("refusals_total", refusals, "reason", () => counts().refusals);
  counter("security_alarms_total", alarms, "kind", () => counts().alarms);
  counter("log_ins_total", "Logins by outcome, not counting those over a limit.", "outcome", () => counts().logIns);
}

/** Registers the lag of replicas and the number of reads each answered; nothing without replicas. */
function replicaMetrics(register: Registry, { states, answeredByPrimary }: Database["replicated"]) {
  const registers = [register];
  const labelNames = ["replica"] as const;
  new Gauge({
    name: "worklane_replica_lag_seconds",
    help: "The maximum lag of a replica; absent while it is unknown.",
    registers,
    labelNames,
    collect() {
      this.reset();
      for (const { name, lagSeconds } of states())
        if (!Number.isNaN(lagSeconds)) this.set({ replica: name }, lagSeconds);
    },
  });
  new Gauge({
    name: "worklane_replica_used",
    help: "1: the replica is in use. 0: it is down, not responding or too far behind.",
    registers,
    labelNames,
    collect() {
      for (const { name, isUsed } of states()) this.set({ replica: name }, Number(isUsed));
    },
  });
  new Counter({
    name: "worklane_replicated_reads_total",
    help: "Reads that may be a few seconds old, by the database that answered; given up: a replica failed, and the primary answered.",
    registers,
    labelNames: ["replica", "outcome"] as const,
    collect() {
      this.reset();
      const replicas = states();
      if (replicas.length > 0) this.inc({ replica: "primary", outcome: "answered" }, answeredByPrimary());
      for (const { name, answered, givenUp } of replicas) {
        this.inc({ replica: name, outcome: "answered" }, answered);
        this.inc({ replica: name, outcome: "given up" }, givenUp);
      }
    },
  });
}

type Gauged = Pick<Metrics, "db" | "openSockets" | "assistantSpend">;
function gauges(register: Registry, { db, openSockets, assistantSpend }: Gauged) {
  /** Registers a gauge with a value for each label, or one without labels. */
  const gauge = (name: string, help: string, label: string | null, read: () => Values | Promise<Values>) =>
    new Gauge({
      name: `worklane_${name}`,
      help,
      labelNames: label === null ? [] : [label],
      registers: [register],
      async collect() {
        for (const [key, value = Number.NaN] of Object.entries(await read())) {
          this.set(label === null ? {} : { [label]: key }, value);
        }
      },
    });
  const { pool } = db;
  const pooled = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  gauge("sql_connections", "Connections in the SQL pool; waiting: requests waiting for one.", "state", pooled);
  replicaMetrics(register, db.replicated);
  gauge("open_sockets", "Sockets open on this node.", "protocol", openSockets);
  // No values while the database is unavailable, which must not affect the other metrics.
  const kinds =
    "Background jobs; failing: of the waiting ones, those whose last attempt failed; stuck: tried for the last time; " +
    "refused: mails that the mail server refused for good.";
  gauge("queue_jobs", kinds, "state", async () => {
    const jobs = await countJobs(db).catch(() => undefined);
    return { waiting: jobs?.waiting, failing: jobs?.failing, stuck: jobs?.stuck, refused: jobs?.refused };
  });
  const failing = "How long emails have been failing with none sent; 0: none is failing, or others are being sent.";
  gauge("mail_failing_seconds", failing, null, async () => ({
    seconds: await secondsWithoutMail(db).catch(() => undefined),
  }));
  const due = "How long the earliest due background job has been waiting to start; 0: none is due.";
  gauge("queue_due_seconds", due, null, async () => ({ seconds: await secondsDue(db).catch(() => undefined) }));
  const ages = "Seconds since a schedule last ran, by the database's clock; negative: it is ahead.";
  gauge("schedule_age_seconds", ages, "schedule", () => scheduleAges(db).catch(() => ({})));
  const workers = "Live workers, in nodes and in separate processes; each process that runs background jobs has four.";
  gauge("workers", workers, null, async () => ({ workers: await countWorkers(db).catch(() => undefined) }));
  const used = () => assistantSpend().catch(() => undefined);
  const tokens =
    "Tokens that the assistant used today (UTC), on all nodes; cache reads and writes do not count as input.";
  gauge("assistant_tokens_today", tokens, "kind", async () => {
    const today = await used();
    return Object.fromEntries(KINDS_OF_TOKENS.map((kind) => [kind, today?.[kind]]));
  });
  const cost = "What those tokens cost, in US dollars, at the prices in the settings.";
  gauge("assistant_cost_today_usd", cost, null, async () => ({ usd: (await used())?.costUsd }));
  const questions = "Questions that the assistant answered today (UTC), on all nodes.";
  gauge("assistant_questions_today", questions, null, async () => ({ questions: (await used())?.questions }));
}
