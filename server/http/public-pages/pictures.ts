import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { companyPath } from "../../../shared/public-paths.ts";
import { factLine } from "../../../shared/text/fact-line.ts";
import { AppError } from "../../platform/errors.ts";
import { holds } from "../etag.ts";
import { drawPicture, type PictureText } from "./draw-picture.ts";
import type { PublicPageContext } from "./public-page-context.ts";

/** Returns the URL of the preview picture of a shared page, which changes with its text. */
export const pictureUrl = (page: string, text: PictureText): string => `${page}/picture.png?v=${versionOf(text)}`;

const versionOf = (text: PictureText): string =>
  createHash("sha256").update(JSON.stringify(text)).digest("base64url").slice(0, 11);

export const jobPictureText = (job: {
  title: string;
  location: string;
  salaryLabel: string;
  company: { name: string };
}): PictureText => ({
  title: job.title,
  by: job.company.name,
  facts: factLine(job.location, job.salaryLabel),
});

export const companyPictureText = ({
  name,
  industry,
  location,
}: {
  name: string;
  industry: string;
  location: string;
}): PictureText => ({
  title: `Jobs at ${name}`,
  by: industry,
  facts: location,
});

const DAY_SECONDS = 86_400;
/** Pictures are small: this holds some thousands. */
const REMEMBERED_BYTES = 64 * 1024 * 1024;

/** Pictures of jobs and companies, 1200 by 630 pixels: `/jobs/{id}/picture.png`, `/companies/{slug}/picture.png`. */
export function pictureRoutes(app: FastifyInstance, { services }: PublicPageContext) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: REMEMBERED_BYTES, sizeCalculation: ({ length }) => length });

  async function send(reply: FastifyReply, text: PictureText): Promise<FastifyReply> {
    const version = versionOf(text);
    const etag = `"${version}"`;
    reply.headers({
      etag,
      // The URL changes with the text, so nobody has to wait for an unchanged picture to be revalidated.
      "cache-control": `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${DAY_SECONDS}`,
      "cross-origin-resource-policy": "cross-origin",
    });
    if (holds(reply, etag)) return reply.code(304).send();
    const picture = drawn.get(version) ?? (await drawPicture(text));
    drawn.set(version, picture);
    return reply.type("image/png").send(picture);
  }

  app.get<{ Params: { job: string } }>("/jobs/:job/picture.png", async (request, reply) => {
    const found = await services.publicJobs.find(request.params.job);
    if (!found?.isOpen) throw new AppError("NOT_FOUND", "There is no picture of this job.");
    return send(reply, jobPictureText(found.job));
  });

  app.get<{ Params: { slug: string } }>(`${companyPath(":slug")}/picture.png`, async (request, reply) =>
    send(reply, companyPictureText(await services.companies.get(request.params.slug))),
  );
}
