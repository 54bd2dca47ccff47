import { problemOf } from "../../apollo/problem.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";

interface OwnJobProblemProps {
  error: unknown;
  /** The text for a failure without a message. */
  failed?: string;
  onRetry: () => void;
}

/** Error state of a recruiter's own job. Offers a retry unless the job does not exist. */
export function OwnJobProblem({ error, failed, onRetry }: OwnJobProblemProps) {
  const { message, code } = problemOf(error, failed);
  const gone = code === "NOT_FOUND" || code === "FORBIDDEN";
  return (
    <ErrorState
      message={message}
      onRetry={onRetry}
      elsewhere={gone ? <ButtonLink to="/main-recruiter/view-jobs">Go to your jobs</ButtonLink> : null}
    />
  );
}
