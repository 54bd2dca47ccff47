import type { FastifyInstance } from "fastify";
import type { JobChangeView } from "../../jobs/changes/job-changes.service.ts";
import { endCursor } from "../../platform/search/page.ts";
import { readFeedQuery } from "../job-feed.ts";
import { atomEntry, atomFeed, atomTombstone, sendAtom } from "./atom.ts";
import { JOBS } from "./message-pages.ts";
import type { PublicPageContext } from "./public-page-context.ts";
import { JOB_CACHING } from "./send-page.ts";

const PATH = "/feeds/job-changes.atom";
const WHY = { CLOSED: "Closed", EXPIRED: "The deadline has passed", DELETED: "Deleted" } as const;

/**
 * `GET /feeds/job-changes.atom?after=CURSOR&first=50`: the Atom version of `/feeds/jobs.json`. An open job is an entry,
 * and jobs that are gone are tombstones; `next` leads to the next part, and the `self` of the last part is to be
 * polled.
 */
export function changesFeedRoutes(app: FastifyInstance, { services, publicUrl }: PublicPageContext) {
  app.get(PATH, async (request, reply) => {
    const { after, first } = readFeedQuery(request.query);
    const page = await services.jobChanges.list({ after, first });
    const pathAfter = (cursor: string | null) => {
      const asked = new URLSearchParams({ ...(cursor && { after: cursor }), ...(first && { first: String(first) }) });
      return asked.size > 0 ? `${PATH}?${asked}` : PATH;
    };
    const changes = lastOfEach(page.nodes);
    const feed = atomFeed({
      title: "Changes to open jobs on Worklane",
      path: pathAfter(after),
      page: JOBS.path,
      // There is a part after the last change, too: it fills with future changes.
      next: page.nodes.length > 0 ? pathAfter(endCursor(page)) : null,
      updated: changes.map(({ createdAt }) => createdAt),
      entries: changes.flatMap((change) => elementOf(change, publicUrl)),
      publicUrl,
    });
    return sendAtom(reply, feed, JOB_CACHING);
  });
}

/** Returns the last change of each job in a part: Atom allows one entry per item. */
const lastOfEach = (changes: readonly JobChangeView[]): JobChangeView[] => [
  ...new Map(changes.map((change) => [change.jobId, change])).values(),
];

/** Returns nothing for a job that was open then and is gone now: a later part has its tombstone. */
function elementOf({ job, jobId, kind, createdAt }: JobChangeView, publicUrl: string): string[] {
  if (job) return [atomEntry(job, publicUrl)];
  return kind === "OPENED" || kind === "EDITED" ? [] : [atomTombstone(jobId, createdAt, WHY[kind])];
}
