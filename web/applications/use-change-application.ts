import { useApolloClient } from "@apollo/client/react";
import { problemOf } from "../apollo/problem.ts";
import {
  type ApplicationStatus,
  PostedJobDocument,
  useDecideApplicationMutation,
  useMoveApplicationMutation,
} from "../generated/graphql.ts";
import { moveBetweenTabs, type StatusChange, showStatus } from "./applicant-cache.ts";
import type { ReviewChange } from "./review/review-change.ts";

const FAILED = "Update failed";

/** Whom a change is about, as the recruiter saw it. */
export interface Decided {
  id: string;
  jobId: string;
  version: number;
  status: ApplicationStatus;
  seeker: { name: string };
}

/** The version after a change, or in words why there was none. */
export type ChangeOutcome = { readonly version: number } | { readonly refused: string };

type Changed = Pick<Decided, "id" | "jobId" | "version">;

/** Gives an application another status or stage: it shows at once, and goes back when the server refuses. */
export function useChangeApplication(): (applicant: Changed, change: ReviewChange) => Promise<ChangeOutcome> {
  const client = useApolloClient();
  const [decide] = useDecideApplicationMutation();
  const [move] = useMoveApplicationMutation();

  const send = async ({ id, jobId, version }: Changed, change: ReviewChange): Promise<StatusChange | null> => {
    const which = { applicationId: id, version };
    const status = "status" in change ? change.status : "APPLIED";
    const stageId = "stage" in change ? change.stage.id : null;
    const expected = {
      __typename: "ApplicationChangePayload",
      applicationId: id,
      status,
      stageId,
      version: version + 1,
    };
    if (stageId) {
      const { data } = await move({
        variables: { input: { ...which, stageId } },
        optimisticResponse: { moveApplication: expected },
        update: (cache, { data }) => data?.moveApplication && showStatus(cache, data.moveApplication),
      });
      return data?.moveApplication ?? null;
    }
    const { data } = await decide({
      variables: { input: { ...which, status } },
      optimisticResponse: { decideApplication: expected },
      update: (cache, { data }) => data?.decideApplication && showStatus(cache, data.decideApplication),
    });
    moveBetweenTabs(client.cache, { applicationId: id, status });
    client.cache.evict({ id: "ROOT_QUERY", fieldName: "recruiterDashboard" });
    client.query({ query: PostedJobDocument, variables: { id: jobId }, fetchPolicy: "network-only" }).catch(() => {});
    return data?.decideApplication ?? null;
  };

  return async (applicant, change) => {
    try {
      const changed = await send(applicant, change);
      return changed ? { version: changed.version } : { refused: FAILED };
    } catch (error) {
      const { jobId: id } = applicant;
      client.query({ query: PostedJobDocument, variables: { id }, fetchPolicy: "network-only" }).catch(() => {});
      const { message } = problemOf(error, FAILED);
      return { refused: message.startsWith(FAILED) ? message : `${FAILED}: ${message}` };
    }
  };
}
