import { useApolloClient } from "@apollo/client/react";
import { problemOf } from "../apollo/problem.ts";
import {
  ApplicantsDocument,
  type Decision,
  PostedJobDocument,
  useDecideApplicationMutation,
} from "../generated/graphql.ts";
import { tellFailure } from "../ui/notify.ts";
import { leaveOtherTabs, showStatus } from "./applicant-cache.ts";

const FAILED = "Update failed";

interface Decided {
  id: string;
  jobId: string;
  version: number;
}

/**
 * Decides on an application: the new status shows at once; when the server refuses, it goes back and 'Update failed' is
 * said with the reason. Answers whether it worked.
 */
export function useDecide(): (applicant: Decided, status: Decision) => Promise<boolean> {
  const client = useApolloClient();
  const [decide] = useDecideApplicationMutation();

  return async ({ id, jobId, version }, status) => {
    const expected = { __typename: "ApplicationChangePayload", applicationId: id, status, version: version + 1 };
    try {
      await decide({
        variables: { input: { applicationId: id, status, version } },
        optimisticResponse: { decideApplication: expected },
        update: (cache, { data }) => data && showStatus(cache, data.decideApplication),
      });
      leaveOtherTabs(client.cache, { applicationId: id, status, version });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recruiterDashboard" });
      return true;
    } catch (error) {
      const { message } = problemOf(error, FAILED);
      tellFailure(message.startsWith(FAILED) ? message : `${FAILED}: ${message}`);
      await client.refetchQueries({ include: [ApplicantsDocument] }).catch(() => {});
      return false;
    } finally {
      client.query({ query: PostedJobDocument, variables: { id: jobId }, fetchPolicy: "network-only" }).catch(() => {});
    }
  };
}
