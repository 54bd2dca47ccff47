/** Options of a change of the resumes: the queries that show it. */
export const SHOWN_IN = { refetchQueries: ["ViewerResumes", "ViewerProfile"], awaitRefetchQueries: true };
