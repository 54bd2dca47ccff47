import { problemOf } from "../../apollo/problem.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";

interface OwnJobProblemProps {
  error: unknown;
  /** The text for a failure without a sentence. */
  failed?: string;
  onRetry: () => void;
}

/** A job of the recruiter's that does not load: trying again helps unless there is no such job. */
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
