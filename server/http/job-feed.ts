import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { jobPath } from "../../shared/public-paths.ts";
import type { JobView } from "../jobs/job.store.ts";
import { endCursor, MAX_PAGE } from "../platform/search/page.ts";
import { check } from "../platform/validation.ts";
import type { Services } from "../services/services.ts";
import { sendTagged } from "./etag.ts";

interface JobFeed {
  readonly services: Pick<Services, "jobChanges">;
  readonly publicUrl: string;
}

/**
 * `GET /feeds/jobs.json?after=CURSOR&first=50`: changes to open jobs after a cursor, oldest first; `cursor` is the
 * `after` of the next call. Equivalent to `jobChanges` in GraphQL.
 */
export async function jobFeedRoutes(app: FastifyInstance, { services, publicUrl }: JobFeed) {
  app.get("/feeds/jobs.json", async (request, reply) => {
    const { after, first } = readFeedQuery(request.query);
    const page = await services.jobChanges.list({ after, first });
    const body = JSON.stringify({
      changes: page.nodes.map(({ jobId, kind, createdAt, job }) => ({
        jobId,
        kind,
        createdAt,
        job: job && publicJob(job, publicUrl),
      })),
      cursor: endCursor(page) ?? after,
      hasMore: page.hasNextPage,
    });
    return sendTagged(reply, "application/json", body, "public, max-age=1");
  });
}

/** Parses the parameters of a changes feed. @throws BAD_USER_INPUT */
export function readFeedQuery(query: unknown): { readonly after: string | null; readonly first?: number | undefined } {
  const { after = null, first } = check(parameters, query);
  return { after, first };
}

const parameters = z.strictObject(
  {
    after: z.string({ error: "Pass one cursor." }).optional(),
    first: z
      .string({ error: "Pass one number." })
      .regex(/^[1-9]\d?$/, `A page can have 1 to ${MAX_PAGE} items.`)
      .transform(Number)
      .optional(),
  },
  // A client that misspells `after` would read the whole feed again and again.
  {
    error: ({ code }) =>
      code === "unrecognized_keys" ? "The feed accepts the parameters after and first." : undefined,
  },
);

/** Returns the public data of a job, under the names and values of the GraphQL schema: a missing text is null. */
const publicJob = (job: JobView, publicUrl: string) => ({
  id: job.id,
  publicUrl: publicUrl + jobPath(job),
  title: job.title,
  company: {
    name: job.company.name,
    size: job.company.size,
    logoUrl: job.company.logoUrl && publicUrl + job.company.logoUrl,
  },
  jobType: job.jobType,
  industry: job.industry,
  workMode: job.workMode,
  location: job.location || null,
  experienceLevel: job.experienceLevel,
  salaryLabel: job.salaryLabel || null,
  salaryRange: job.salaryRange,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  payMin: job.payMin,
  payMax: job.payMax,
  payCurrency: job.payCurrency,
  payUnit: job.payUnit,
  city: job.city || null,
  region: job.region || null,
  country: job.country || null,
  remoteFrom: job.remoteFrom || null,
  requirements: job.requirements || null,
  description: job.description,
  applicationDeadline: job.applicationDeadline?.toISOString().slice(0, 10) ?? null,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
});
