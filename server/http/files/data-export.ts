import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { zipped } from "../../platform/files/zip.ts";
import type { Services } from "../../services/services.ts";
import { actingAccount, authenticator, credentialsOf, readRole } from "../sessions/authentication.ts";

/** `GET /privacy/my-data.zip?role=SEEKER`: all data of an account, compressed while it is sent. */
export async function dataExportRoutes(app: FastifyInstance, { services }: { services: Services }) {
  type Request = { Querystring: { role?: unknown } };
  // HEAD would count and be recorded as a download.
  app.get<Request>("/privacy/my-data.zip", { exposeHeadRoute: false }, async (request, reply) => {
    const actorOf = authenticator(services, credentialsOf(request), () => {});
    const files = await services.dataExport.files(await actingAccount(actorOf, readRole(request.query.role)));
    return reply
      .header("content-disposition", 'attachment; filename="my-worklane-data.zip"')
      .type("application/zip")
      .send(Readable.from(zipped(files)));
  });
}
