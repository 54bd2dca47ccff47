import type { OwnJobState } from "../../../shared/public-pages.ts";
import { jobPath } from "../../../shared/public-paths.ts";
import type { JobView } from "../../jobs/job.store.ts";

/** The action just taken on a job, as given in the URL of the personal job page. */
export type CompletedAction = "saved" | "unsaved";

/** Returns the path of the job's page with the state of the signed-in seeker; forms redirect there. */
export const ownJobPath = (job: Pick<JobView, "id" | "title">, done: CompletedAction): string =>
  `${jobPath(job)}?mine=${done}`;

/** Returns the person's state of the job; the action in the URL counts only if it is true. */
export function ownJobState(job: JobView, done: unknown): OwnJobState {
  const state = { hasApplied: job.viewerApplicationStatus !== null, hasSaved: job.viewerHasSaved };
  const list = { text: "Your saved jobs", path: "/main/savedjobs" };
  if (done === "saved" && state.hasSaved) return { ...state, said: "Job saved.", list };
  if (done === "unsaved" && !state.hasSaved) return { ...state, said: "Job removed from your saved jobs.", list };
  return { ...state, said: "", list: null };
}
