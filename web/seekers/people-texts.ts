/** docs/specification.md 8.2: the same for candidates and peers. */
export const PEOPLE_FAILED = "Could not fetch Candidates. Please check your internet connection.";
