import type { FastifyInstance } from "fastify";
import { companyPath, jobPath, placePath, titlePath } from "../../../shared/public-paths.ts";
import type { Services } from "../../services/services.ts";
import { sendXml, xmlText } from "./xml.ts";

interface Sitemaps {
  readonly services: Pick<Services, "sitemaps">;
  readonly publicUrl: string;
}

interface Address {
  readonly path: string;
  readonly lastModified: Date;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** `/sitemap.xml`, which lists files of 10,000 URLs under `/sitemaps`, and `/robots.txt`, which references it. */
export async function sitemapRoutes(app: FastifyInstance, { services: { sitemaps }, publicUrl }: Sitemaps) {
  const write = (list: "sitemapindex" | "urlset", item: "sitemap" | "url", addresses: readonly Address[]): string => {
    const items = addresses.map(
      ({ path, lastModified }) =>
        `<${item}><loc>${xmlText(publicUrl + path)}</loc><lastmod>${lastModified.toISOString()}</lastmod></${item}>`,
    );
    return `<${list} xmlns="${NAMESPACE}">\n${items.join("\n")}\n</${list}>\n`;
  };

  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=600")
      .type("text/plain; charset=utf-8")
      .send(
        "# Pages of the areas lead a visitor without a session to a page that asks not to be listed.\n" +
          `User-agent: *\nDisallow: /files/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get("/sitemap.xml", async (_request, reply) => {
    const parts = (await sitemaps.parts()).map(({ kind, from, lastModified }) => ({
      path: `/sitemaps/${kind}/${from}.xml`,
      lastModified,
    }));
    return sendXml(reply, "application/xml", write("sitemapindex", "sitemap", parts));
  });

  app.get<{ Params: { from: string } }>("/sitemaps/jobs/:from.xml", async (request, reply) => {
    const jobs = await sitemaps.jobs(request.params.from);
    const addresses = jobs.map((job) => ({ path: jobPath(job), lastModified: job.lastModified }));
    return sendXml(reply, "application/xml", write("urlset", "url", addresses));
  });

  app.get<{ Params: { from: string } }>("/sitemaps/companies/:from.xml", async (request, reply) => {
    const companies = await sitemaps.companies(request.params.from);
    const addresses = companies.map(({ slug, lastModified }) => ({ path: companyPath(slug), lastModified }));
    return sendXml(reply, "application/xml", write("urlset", "url", addresses));
  });

  app.get("/sitemaps/lists/all.xml", async (_request, reply) => {
    const [places, titles] = await Promise.all([sitemaps.lists("location"), sitemaps.lists("title")]);
    const addresses = [
      ...places.map(({ slug, lastModified }) => ({ path: placePath(slug), lastModified })),
      ...titles.map(({ slug, lastModified }) => ({ path: titlePath(slug), lastModified })),
    ];
    return sendXml(reply, "application/xml", write("urlset", "url", addresses));
  });
}
