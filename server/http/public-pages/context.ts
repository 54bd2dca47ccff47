import type { Services } from "../../services/services.ts";
import type { SendPage } from "./send-page.ts";

/** What the routes of public pages are given. */
export interface PublicPageContext {
  readonly services: Pick<
    Services,
    "companies" | "jobs" | "ownApplications" | "publicJobs" | "savedJobs" | "seekers" | "similarJobs"
  >;
  readonly publicUrl: string;
  readonly sendPage: SendPage;
}
