import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { problemOf } from "../apollo/problem.ts";
import {
  type ApplicationStatus,
  PostedJobDocument,
  useDecideApplicationMutation,
  useMoveApplicationMutation,
} from "../generated/graphql.ts";
import { moveBetweenTabs, type StatusChange, showAhead, showStatus } from "./applicant-cache.ts";
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

/**
 * The version after a change, or in words why there was none: null where it came after one that was refused, which its person
 * was told.
 */
export type ChangeOutcome = { readonly version: number } | { readonly refused: string | null };

type Changed = Pick<Decided, "id" | "jobId" | "version">;

/**
 * Gives an application another status or stage: it shows at once, and goes back when the server refuses. Changes of the same
 * application are sent one after the other, each with the version of the one before.
 */
export function useChangeApplication(): (applicant: Changed, change: ReviewChange) => Promise<ChangeOutcome> {
  const client = useApolloClient();
  const [decide] = useDecideApplicationMutation();
  const [move] = useMoveApplicationMutation();
  /** The last change of each application, unless it was refused. */
  const last = useRef(new Map<string, Promise<ChangeOutcome>>());
  const reloadJob = (id: string) =>
    client.query({ query: PostedJobDocument, variables: { id }, fetchPolicy: "network-only" }).catch(() => {});

  const send = async ({ id, jobId, version }: Changed, change: ReviewChange): Promise<StatusChange | undefined> => {
    const which = { applicationId: id, version };
    if ("stage" in change) {
      const { data } = await move({
        variables: { input: { ...which, stageId: change.stage.id } },
        update: (cache, { data }) => data?.moveApplication && showStatus(cache, data.moveApplication),
      });
      return data?.moveApplication;
    }
    const { status } = change;
    const { data } = await decide({
      variables: { input: { ...which, status } },
      update: (cache, { data }) => data?.decideApplication && showStatus(cache, data.decideApplication),
    });
    moveBetweenTabs(client.cache, { applicationId: id, status });
    client.cache.evict({ id: "ROOT_QUERY", fieldName: "recruiterDashboard" });
    void reloadJob(jobId);
    return data?.decideApplication;
  };

  const sendInTurn = async (
    applicant: Changed,
    change: ReviewChange,
    before: Promise<ChangeOutcome> | undefined,
  ): Promise<ChangeOutcome> => {
    const done = await before;
    if (done && "refused" in done) return { refused: null };
    try {
      const version = Math.max(applicant.version, done?.version ?? 0);
      const changed = await send({ ...applicant, version }, change);
      return changed ? { version: changed.version } : { refused: FAILED };
    } catch (error) {
      void reloadJob(applicant.jobId);
      const { message } = problemOf(error, FAILED);
      return { refused: message.startsWith(FAILED) ? message : `${FAILED}: ${message}` };
    }
  };

  return async (applicant, change) => {
    const { id } = applicant;
    const hide = showAhead(client.cache, {
      applicationId: id,
      status: "status" in change ? change.status : "APPLIED",
      stageId: "stage" in change ? change.stage.id : null,
    });
    const running = sendInTurn(applicant, change, last.current.get(id));
    last.current.set(id, running);
    const outcome = await running;
    hide();
    if ("refused" in outcome && last.current.get(id) === running) last.current.delete(id);
    return outcome;
  };
}
