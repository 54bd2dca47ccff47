import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Events } from "../../platform/bus/events.ts";
import type { Database } from "../../platform/database/database.ts";
import { hasSpace } from "../../platform/database/disk-space.ts";
import { schemaCheck } from "../../platform/database/migrations.ts";
import { isPoolReadOnly } from "../../platform/database/read-only.ts";

interface Health {
  readonly db: Database;
  readonly events: Pick<Events, "up">;
  readonly isStopping: () => boolean;
}

/** Milliseconds after which an unresponsive database counts as unavailable: probes do not wait long either. */
const PATIENCE_MS = 2000;

/** For how many milliseconds the result of a write counts. */
const WRITTEN_MS = 5000;

/** PostgreSQL's code for a missing table. */
const NO_TABLE = "42P01";

/**
 * `/healthz`: the process is running. `/readyz`: it can serve requests: its database responds, accepts writes and has the
 * current schema, and it is not shutting down. A lost bus is reported, but the node keeps serving: events of other nodes are
 * then late, not lost.
 */
export async function healthRoutes(app: FastifyInstance, { db, events, isStopping }: Health) {
  const hasSchema = await schemaCheck();

  type Readiness = { readonly database: string; readonly schema: string };
  let checking: Promise<Readiness> | undefined;

  /** Shares one check between concurrent requests: pages poll every second while they wait for the server. */
  const check = (): Promise<Readiness> => {
    checking ??= checkNow().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  let written = { at: Number.NEGATIVE_INFINITY, works: true };
  async function writes(): Promise<boolean> {
    if (performance.now() - written.at > WRITTEN_MS)
      written = { works: await hasSpace(db.pool), at: performance.now() };
    return written.works;
  }

  async function checkNow(): Promise<Readiness> {
    if (isStopping()) return { database: "not asked", schema: "not asked" };
    try {
      const silence = delay(PATIENCE_MS, null, { ref: false });
      const state = await Promise.race([stateOf(db.pool), silence]);
      return state ?? { database: "away", schema: "unknown" };
    } catch (error) {
      const isEmpty = error instanceof Error && "code" in error && error.code === NO_TABLE;
      return isEmpty ? { database: "ok", schema: "behind" } : { database: "away", schema: "unknown" };
    }
  }

  async function stateOf(pool: Database["pool"]): Promise<Readiness> {
    const database = (await isPoolReadOnly(pool)) ? "read-only" : (await writes()) ? "ok" : "full";
    return { database, schema: (await hasSchema(pool)) ? "ok" : "behind" };
  }

  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const parts = await check();
    const ready = parts.database === "ok" && parts.schema === "ok";
    const status = ready ? "ready" : isStopping() ? "stopping" : "not ready";
    return reply.code(ready ? 200 : 503).send({ status, ...parts, bus: events.up ? "ok" : "lost" });
  });
}
