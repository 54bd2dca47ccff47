import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database.ts";

/** `/healthz`: the process runs. `/readyz`: it can serve, its database answers and it is not stopping. */
export async function healthRoutes(
  app: FastifyInstance,
  { db, isStopping }: { db: Database; isStopping: () => boolean },
) {
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const database = isStopping()
      ? "not asked"
      : await db.pool.query("select 1").then(
          () => "ok",
          () => "away",
        );
    const ready = database === "ok";
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : isStopping() ? "stopping" : "not ready", database });
  });
}
