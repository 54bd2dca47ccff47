import type { FastifyInstance } from "fastify";
import type { JobView } from "../jobs/job.store.ts";
import { endCursor } from "../platform/search/page.ts";
import type { Services } from "../services/services.ts";
import { etagOf, holds } from "./etag.ts";

interface JobFeed {
  readonly services: Pick<Services, "jobChanges">;
  readonly publicUrl: string;
}

/**
 * `GET /feeds/jobs.json?after=CURSOR&first=50`: what has happened to open jobs after a cursor, the oldest first; `cursor` is
 * the `after` of the next call. The same as `jobChanges` over GraphQL.
 */
export async function jobFeedRoutes(app: FastifyInstance, { services, publicUrl }: JobFeed) {
  app.get<{ Querystring: { after?: unknown; first?: unknown } }>("/feeds/jobs.json", async (request, reply) => {
    const { after, first } = request.query;
    const from = after === undefined ? null : String(after);
    const page = await services.jobChanges.list({ after: from, first: first === undefined ? null : Number(first) });
    const body = JSON.stringify({
      changes: page.nodes.map(({ jobId, kind, createdAt, job }) => ({
        jobId,
        kind,
        createdAt,
        job: job && publicJob(job, publicUrl),
      })),
      cursor: endCursor(page) ?? from,
      hasMore: page.hasNextPage,
    });
    const etag = etagOf(body);
    reply.headers({ etag, "cache-control": "public, max-age=1", "content-type": "application/json; charset=utf-8" });
    return holds(reply, etag) ? reply.code(304).send() : reply.send(body);
  });
}

/** What everybody may know of a job, under the names and values of the GraphQL schema. */
const publicJob = (job: JobView, publicUrl: string) => ({
  id: job.id,
  title: job.title,
  company: {
    name: job.company.name,
    size: job.company.size,
    logoUrl: job.company.logoUrl && publicUrl + job.company.logoUrl,
  },
  jobType: job.jobType,
  industry: job.industry,
  workMode: job.workMode,
  location: job.location,
  experienceLevel: job.experienceLevel,
  salaryLabel: job.salaryLabel,
  salaryRange: job.salaryRange,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  requirements: job.requirements,
  description: job.description,
  applicationDeadline: job.applicationDeadline?.toISOString().slice(0, 10) ?? null,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
});
