import { jobPath } from "../../../shared/public-addresses.ts";
import type { OwnJobState } from "../../../shared/public-pages.ts";
import type { JobView } from "../../jobs/job.store.ts";

/** What somebody has just done with a job, as the address of their page of it says. */
export type DoneAct = "applied" | "saved" | "unsaved";

/** The job's page for one person, with their own state: where a form of it leads. */
export const ownJobPath = (job: Pick<JobView, "id" | "title">, done: DoneAct): string => `${jobPath(job)}?mine=${done}`;

export const withResume = (hasResume: boolean) => (hasResume ? "with the resume of your profile" : "without a resume");

/** What the person has done with the job; of what the address says, only what is so. */
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
