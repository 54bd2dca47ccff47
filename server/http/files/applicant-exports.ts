import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { zipped } from "../../platform/files/zip.ts";
import type { Services } from "../../services/services.ts";
import { authenticator, credentialsOf } from "../sessions/authentication.ts";

interface ExportRequest {
  Params: { jobId: string };
  Body: unknown;
}

/**
 * Streams exports of a job's applicants: `applicants.csv` and `resumes.zip` under `/exports/jobs/{jobId}`. A seeker's
 * own applications are `/exports/applications.csv`, and their profile is `/exports/profile.json` or `.pdf`. GET exports all of them; POST, with a form, those of the
 * applications whose ids are in its `id` fields.
 */
export async function applicantExportRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { applicantExport, ownApplicationExport, profileExport } = services;
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const selectedBy = ({ method, body }: FastifyRequest<ExportRequest>) =>
    method !== "POST" ? null : body instanceof URLSearchParams ? body.getAll("id") : [];
  const actorOf = async (request: FastifyRequest, preferred: "RECRUITER" | "SEEKER" = "RECRUITER") => {
    const find = authenticator(services, credentialsOf(request), () => {});
    return (await find(preferred)) ?? (await find(preferred === "SEEKER" ? "RECRUITER" : "SEEKER"));
  };
  const save = (reply: FastifyReply, name: string, type: string, body: AsyncIterable<string | Buffer> | Buffer) =>
    reply
      .headers({
        "cache-control": "private, no-store",
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
      .type(type)
      .send(Readable.from(body, { objectMode: false }));

  const sendTable = async (request: FastifyRequest<ExportRequest>, reply: FastifyReply) => {
    const { name, parts } = await applicantExport.table(
      await actorOf(request),
      request.params.jobId,
      selectedBy(request),
    );
    return save(reply, `${name}-applicants.csv`, "text/csv; charset=utf-8", parts);
  };
  const sendResumes = async (request: FastifyRequest<ExportRequest>, reply: FastifyReply) => {
    const { name, parts } = await applicantExport.resumes(
      await actorOf(request),
      request.params.jobId,
      selectedBy(request),
    );
    return save(reply, `${name}-resumes.zip`, "application/zip", zipped(parts));
  };
  app.get("/exports/applications.csv", async (request, reply) =>
    save(
      reply,
      "applications.csv",
      "text/csv; charset=utf-8",
      await ownApplicationExport.table(await actorOf(request, "SEEKER")),
    ),
  );
  for (const format of ["json", "pdf"] as const)
    app.get(`/exports/profile.${format}`, async (request, reply) => {
      const { name, mediaType, bytes } = await profileExport[format](await actorOf(request, "SEEKER"));
      return save(reply, name, mediaType, bytes);
    });
  // HEAD would record the export as sent, and build the archive to know its size.
  app.get<ExportRequest>("/exports/jobs/:jobId/applicants.csv", { exposeHeadRoute: false }, sendTable);
  app.post<ExportRequest>("/exports/jobs/:jobId/applicants.csv", sendTable);
  app.get<ExportRequest>("/exports/jobs/:jobId/resumes.zip", { exposeHeadRoute: false }, sendResumes);
  app.post<ExportRequest>("/exports/jobs/:jobId/resumes.zip", sendResumes);
}
