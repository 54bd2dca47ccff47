import type { FastifyReply } from "fastify";
import { PAGE_LANGUAGE } from "../../../shared/public-pages.ts";
import { jobPath } from "../../../shared/public-paths.ts";
import { factLine } from "../../../shared/text/fact-line.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";
import { sendXml, xmlText } from "./xml.ts";

interface AtomFeed {
  readonly title: string;
  /** Paths of the feed itself, of the corresponding page, and of the feed's next part, if any. */
  readonly path: string;
  readonly page: string;
  readonly next?: string | null;
  /** When its entries changed. */
  readonly updated: readonly Date[];
  /** XML elements. */
  readonly entries: readonly string[];
  readonly publicUrl: string;
}

/** Builds an Atom feed (RFC 4287), paged if it has a `next` (RFC 5005). */
export function atomFeed({ title, path, page, next, updated, entries, publicUrl }: AtomFeed): string {
  const latest = Math.max(0, ...updated.map((moment) => moment.getTime()));
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0" xml:lang="${PAGE_LANGUAGE}">`,
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(publicUrl + path)}</id>`,
    `<updated>${new Date(latest).toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + page)}"/>`,
    ...(next ? [`<link rel="next" type="application/atom+xml" href="${xmlText(publicUrl + next)}"/>`] : []),
    ...entries,
    "</feed>\n",
  ].join("\n");
}

/** Builds the entry of an open job. */
export const atomEntry = (job: JobView, publicUrl: string): string =>
  [
    "<entry>",
    `<title>${xmlText(job.title)}</title>`,
    `<id>${atomId(job.id)}</id>`,
    `<published>${job.createdAt.toISOString()}</published>`,
    `<updated>${job.updatedAt.toISOString()}</updated>`,
    `<author><name>${xmlText(job.company.name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + jobPath(job))}"/>`,
    `<summary>${xmlText(factLine(job.company.name, job.location, job.salaryLabel))}</summary>`,
    `<content type="html">${xmlText(renderMarkdown(job.description, { heading: 3 }))}</content>`,
    "</entry>",
  ].join("\n");

/** Builds a tombstone: the job is no longer open, and why (RFC 6721). */
export const atomTombstone = (jobId: string, when: Date, why: string): string =>
  `<at:deleted-entry ref="${atomId(jobId)}" when="${when.toISOString()}"><at:comment>${xmlText(why)}</at:comment></at:deleted-entry>`;

const atomId = (jobId: string): string => `urn:uuid:${jobId}`;

/** Sends a feed, or 304 if the client has it already. */
export const sendAtom = (reply: FastifyReply, feed: string, caching?: string): FastifyReply =>
  sendXml(reply, "application/atom+xml", feed, caching);
