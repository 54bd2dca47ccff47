import type { PublicBody, PublicJobCard, PublicLink, PublicPage } from "../../../shared/public-pages.ts";
import type { PublicJobState } from "../../jobs/public/public-jobs.service.ts";

type Message = Omit<Extract<PublicBody, { kind: "message" }>, "kind">;

export const JOBS: PublicLink = { text: "Jobs", path: "/jobs" };
export const FIND_JOBS: PublicLink = { text: "Find open jobs", path: "/jobs" };

/** Builds a page that says what happened; not indexed by search engines. */
export const messagePage = (message: Message): PublicPage => ({
  title: `${message.heading} · Worklane`,
  description: message.text,
  canonical: null,
  image: null,
  data: [],
  feeds: [],
  crumbs: [],
  body: { kind: "message", ...message },
});

/** Builds the page for addresses at which there never was anything. */
export const notFoundPage = (what: string): PublicPage =>
  messagePage({
    heading: `${what} not found`,
    text: "There is nothing at this address. It may be mistyped.",
    links: [FIND_JOBS],
  });

/** Builds the page for a closed, expired or deleted job. No data of a deleted one is shown. */
export function gonePage({ job }: PublicJobState, jobs: readonly PublicJobCard[]): PublicPage {
  const what = job ? `“${job.title}” at ${job.company.name}` : "This job";
  return messagePage({
    heading: "This job is no longer open",
    text: `${what} is no longer accepting applications.`,
    links: [FIND_JOBS],
    jobsHeading: "Similar jobs that are open",
    jobs,
  });
}
