import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { ExportedFile } from "../privacy/data-export.service.ts";
import type { Services } from "../services/services.ts";
import { actingAccount, authenticator, credentialsOf, readRole } from "./authentication.ts";

/** `GET /privacy/my-data.zip?role=SEEKER`: everything that is an account's own, packed while it is sent. */
export async function dataExportRoutes(app: FastifyInstance, { services }: { services: Services }) {
  app.get<{ Querystring: { role?: unknown } }>("/privacy/my-data.zip", async (request, reply) => {
    const actorOf = authenticator(services, credentialsOf(request), () => {});
    const files = await services.dataExport.files(await actingAccount(actorOf, readRole(request.query.role)));
    return reply
      .header("content-disposition", 'attachment; filename="my-worklane-data.zip"')
      .type("application/zip")
      .send(Readable.from(zipped(files)));
  });
}

/** The archive in pieces; each file is read only when the pieces before it have left. */
async function* zipped(files: AsyncIterable<ExportedFile>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(Buffer.from(piece));
  });
  for await (const { path, packed, content } of files) {
    const entry = packed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    for await (const chunk of content()) {
      entry.push(chunk);
      yield* ready;
      ready = [];
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}
