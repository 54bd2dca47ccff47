import type { JobQuestion } from "../../shared/job-questions.ts";
import type { JobCard_JobFragment, JobDetails_JobFragment } from "../generated/graphql.ts";

/** What a job card shows of a job: pure data, from a query or from the landing page's example. */
export type JobView = Omit<JobCard_JobFragment, "__typename">;

/** What the details panel shows. */
export type JobDetailsView = Omit<JobDetails_JobFragment, "__typename" | "questions"> & {
  readonly questions: readonly JobQuestion[];
};

/** Where an application stands. */
export type ApplicationStatusValue = NonNullable<JobView["viewerApplicationStatus"]>;
