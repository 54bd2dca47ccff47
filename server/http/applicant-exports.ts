import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { zipped } from "../platform/files/zip.ts";
import type { Services } from "../services/services.ts";
import { authenticator, credentialsOf } from "./authentication.ts";

interface ExportRequest {
  Params: { jobId: string };
}

/** A job's applicants to take along, sent while they are read: `applicants.csv` and `resumes.zip` under `/exports/jobs/{jobId}`. */
export async function applicantExportRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { applicantExport } = services;
  const actorOf = async (request: FastifyRequest) => {
    const find = authenticator(services, credentialsOf(request), () => {});
    return (await find("RECRUITER")) ?? (await find("SEEKER"));
  };
  const save = (reply: FastifyReply, name: string, type: string, body: AsyncIterable<string | Buffer>) =>
    reply
      .headers({
        "cache-control": "private, no-store",
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
      .type(type)
      .send(Readable.from(body, { objectMode: false }));

  app.get<ExportRequest>("/exports/jobs/:jobId/applicants.csv", async (request, reply) => {
    const { name, parts } = await applicantExport.table(await actorOf(request), request.params.jobId);
    return save(reply, `${name}-applicants.csv`, "text/csv; charset=utf-8", parts);
  });
  app.get<ExportRequest>("/exports/jobs/:jobId/resumes.zip", async (request, reply) => {
    const { name, parts } = await applicantExport.resumes(await actorOf(request), request.params.jobId);
    return save(reply, `${name}-resumes.zip`, "application/zip", zipped(parts));
  });
}
