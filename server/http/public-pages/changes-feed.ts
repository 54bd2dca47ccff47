import type { FastifyInstance } from "fastify";
import type { JobChangeView } from "../../jobs/changes/job-changes.service.ts";
import { endCursor } from "../../platform/search/page.ts";
import { readFeedQuery } from "../job-feed.ts";
import { atomEntry, atomFeed, atomTombstone, sendAtom } from "./atom.ts";
import { JOBS } from "./message-pages.ts";
import type { PublicPageContext } from "./public-page-context.ts";
import { JOB_CACHING } from "./send-page.ts";

const PATH = "/feeds/job-changes.atom";
const WHY = { CLOSED: "Closed", EXPIRED: "Its last day to apply is over", DELETED: "Deleted" } as const;

/**
 * `GET /feeds/job-changes.atom?after=CURSOR&first=50`: what `/feeds/jobs.json` tells, in Atom. An open job is an entry, with
 * tombstones for those that are gone; `next` leads on, and from the last part the `self` of which is asked again.
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
      title: "What happens to open jobs on Worklane",
      path: pathAfter(after),
      page: JOBS.path,
      // After the last change there is a part to ask for, too: it fills with what comes.
      next: page.nodes.length > 0 ? pathAfter(endCursor(page)) : null,
      updated: changes.map(({ createdAt }) => createdAt),
      entries: changes.flatMap((change) => elementOf(change, publicUrl)),
      publicUrl,
    });
    return sendAtom(reply, feed, JOB_CACHING);
  });
}

/** The last change of each job in a part: Atom has one entry for a thing. */
const lastOfEach = (changes: readonly JobChangeView[]): JobChangeView[] => [
  ...new Map(changes.map((change) => [change.jobId, change])).values(),
];

/** Nothing for what was open then and is gone now: a later part says so. */
function elementOf({ job, jobId, kind, createdAt }: JobChangeView, publicUrl: string): string[] {
  if (job) return [atomEntry(job, publicUrl)];
  return kind === "OPENED" || kind === "EDITED" ? [] : [atomTombstone(jobId, createdAt, WHY[kind])];
}
