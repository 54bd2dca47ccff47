import type { OwnJobState } from "../../../shared/public-pages.ts";
import { jobPath } from "../../../shared/public-paths.ts";
import type { JobView } from "../../jobs/job.store.ts";

/** The action just taken on a job, as given in the URL of the personal job page. */
export type CompletedAction = "applied" | "saved" | "unsaved";

/** Returns the path of the job's page with the state of the signed-in seeker; forms redirect there. */
export const ownJobPath = (job: Pick<JobView, "id" | "title">, done: CompletedAction): string =>
  `${jobPath(job)}?mine=${done}`;

export const withResume = (hasResume: boolean) => (hasResume ? "with the resume of your profile" : "without a resume");

/** Returns the person's state of the job; the action in the URL counts only if it is true. */
export function ownJobState(job: JobView, done: unknown, hasResume: boolean): OwnJobState {
  const state = { hasApplied: job.viewerApplicationStatus !== null, hasSaved: job.viewerHasSaved };
  if (done === "applied" && state.hasApplied)
    return {
      ...state,
      said: `You applied to this job, ${withResume(hasResume)}.`,
      list: { text: "Your applications", path: "/main/appliedjobs" },
    };
  const list = { text: "Your saved jobs", path: "/main/savedjobs" };
  if (done === "saved" && state.hasSaved) return { ...state, said: "This job is saved.", list };
  if (done === "unsaved" && !state.hasSaved) return { ...state, said: "This job is no longer saved.", list };
  return { ...state, said: "", list: null };
}
