import type { JobQuestion } from "../../shared/job-questions.ts";
import type { JobCard_JobFragment, JobDetails_JobFragment } from "../generated/graphql.ts";

/** The data of a job card: from a query, or from the landing page's example. */
export type JobView = Omit<JobCard_JobFragment, "__typename">;

/** The data of the details panel. */
export type JobDetailsView = Omit<JobDetails_JobFragment, "__typename" | "questions"> & {
  readonly questions: readonly JobQuestion[];
};

/** The status of an application. */
export type ApplicationStatusValue = NonNullable<JobView["viewerApplicationStatus"]>;
