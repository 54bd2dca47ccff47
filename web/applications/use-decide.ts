import { useApolloClient } from "@apollo/client/react";
import { UNDO_SECONDS } from "../../shared/applications.ts";
import { problemOf } from "../apollo/problem.ts";
import {
  ApplicantsDocument,
  type ApplicationStatus,
  type Decision,
  PostedJobDocument,
  useDecideApplicationMutation,
} from "../generated/graphql.ts";
import { notifyFailure } from "../ui/notify.ts";
import { offerUndo } from "../ui/undo-notice.tsx";
import { moveBetweenTabs, showStatus } from "./applicant-cache.ts";

const FAILED = "Update failed";

/** Whom a decision is about, as the recruiter saw it. */
interface Decided {
  id: string;
  jobId: string;
  version: number;
  status: ApplicationStatus;
  seeker: { name: string };
}

const DONE: Record<Decision, (name: string) => string> = {
  ACCEPTED: (name) => `${name} is accepted. The mail that says so leaves in ${UNDO_SECONDS} seconds.`,
  REJECTED: (name) => `${name} is rejected. The mail that says so leaves in ${UNDO_SECONDS} seconds.`,
  APPLIED: (name) => `The decision on ${name} is removed.`,
};

/**
 * Decides on an application: the new status shows at once; when the server refuses, it goes back and 'Update failed' is
 * said with the reason. For some seconds it can be undone. `onDecided` is called when the server has taken the decision, and
 * with the status before when it has taken it back.
 */
export function useDecide(
  onDecided: (status: Decision, applicationId: string) => void,
): (applicant: Decided, status: Decision) => Promise<void> {
  const client = useApolloClient();
  const [decide] = useDecideApplicationMutation();

  /** The version after the change; null when it was refused. */
  const change = async ({ id, jobId, version }: Decided, status: Decision): Promise<number | null> => {
    const expected = { __typename: "ApplicationChangePayload", applicationId: id, status, version: version + 1 };
    try {
      const { data } = await decide({
        variables: { input: { applicationId: id, status, version } },
        optimisticResponse: { decideApplication: expected },
        update: (cache, { data }) => data?.decideApplication && showStatus(cache, data.decideApplication),
      });
      moveBetweenTabs(client.cache, { applicationId: id, status });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recruiterDashboard" });
      return data?.decideApplication?.version ?? null;
    } catch (error) {
      const { message } = problemOf(error, FAILED);
      notifyFailure(message.startsWith(FAILED) ? message : `${FAILED}: ${message}`);
      await client.refetchQueries({ include: [ApplicantsDocument] }).catch(() => {});
      return null;
    } finally {
      client.query({ query: PostedJobDocument, variables: { id: jobId }, fetchPolicy: "network-only" }).catch(() => {});
    }
  };

  return async (applicant, status) => {
    const { status: before, id, seeker } = applicant;
    const version = await change(applicant, status);
    if (version === null) return;
    onDecided(status, id);
    if (before === "WITHDRAWN") return;
    offerUndo({
      about: `decision:${id}`,
      message: DONE[status](seeker.name),
      seconds: UNDO_SECONDS,
      undo: () => void change({ ...applicant, version, status }, before).then((done) => done && onDecided(before, id)),
    });
  };
}
