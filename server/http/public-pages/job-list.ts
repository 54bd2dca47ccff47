import type { PublicJobList } from "../../../shared/public-pages.ts";
import type { JobCard } from "../../jobs/job.store.ts";
import { endCursor, type Page } from "../../platform/search/page.ts";
import { publicCards, type Records } from "./public-views.ts";

/** Builds a page of jobs for a public list. `pathOf`: returns the list's path after a cursor, or of its first page. */
export async function jobList(
  services: Records,
  page: Page<JobCard>,
  after: string | null,
  pathOf: (cursor: string | null) => string,
): Promise<PublicJobList> {
  const { nodes, hasNextPage } = page;
  const { count, capped } = (await page.total?.()) ?? { count: nodes.length, capped: false };
  return {
    jobs: await publicCards(services, nodes),
    total: count,
    isCapped: capped,
    first: after ? pathOf(null) : null,
    next: hasNextPage ? pathOf(endCursor(page)) : null,
  };
}
