import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { forgetField } from "../apollo/connection-cache.ts";
import { problemOf } from "../apollo/problem.ts";
import { useDecideApplicationMutation } from "../generated/applications/applicants/applicants.ts";
import { useDecideApplicationsMutation, useMoveApplicationMutation } from "../generated/applications/review/review.ts";
import type { ApplicationStatus, Decision } from "../generated/graphql.ts";
import { PostedJobDocument } from "../generated/jobs/posted/posted-jobs.ts";
import { moveBetweenTabs, type StatusChange, showOptimistic, showStatus } from "./applicants/applicant-cache.ts";
import type { ReviewChange } from "./review/review-change.ts";

const FAILED = "Update failed";
const GONE = `${FAILED}: this application was changed or no longer exists.`;

interface Versioned {
  readonly applicationId: string;
  readonly version: number;
}

/** The application to change, as the recruiter saw it. */
export interface Decided {
  id: string;
  jobId: string;
  version: number;
  status: ApplicationStatus;
  seeker: { name: string };
}

/**
 * The version after a change, or the reason why it failed: null when it followed a refused change, which was already
 * reported.
 */
export type ChangeOutcome = { readonly version: number } | { readonly refused: string | null };

type Changed = Pick<Decided, "id" | "jobId" | "version" | "status">;

/**
 * Changes the status or stage of an application optimistically, and rolls back when the server refuses. Changes of the
 * same application are sent one after the other, each with the version of the previous one.
 */
export function useChangeApplication(): (applicant: Changed, change: ReviewChange) => Promise<ChangeOutcome> {
  const client = useApolloClient();
  const [decide] = useDecideApplicationMutation();
  const [decideMany] = useDecideApplicationsMutation();
  const [move] = useMoveApplicationMutation();
  /** The last change of each application, unless it was refused. */
  const last = useRef(new Map<string, Promise<ChangeOutcome>>());
  const reloadJob = (id: string) =>
    client.query({ query: PostedJobDocument, variables: { id }, fetchPolicy: "network-only" }).catch(() => {});

  const moveTo = async (which: Versioned, stageId: string): Promise<StatusChange | undefined> => {
    const { data } = await move({ variables: { input: { ...which, stageId } } });
    return data?.moveApplication;
  };
  const decideOn = async (which: Versioned, status: Decision): Promise<StatusChange | undefined> => {
    const { data } = await decide({ variables: { input: { ...which, status } } });
    return data?.decideApplication;
  };
  /** Reopens the application in a stage, in one request. */
  const reopenIn = async (which: Versioned, stageId: string): Promise<StatusChange | undefined> => {
    const { data } = await decideMany({
      variables: { input: { applications: [which], status: "APPLIED", stageId } },
    });
    const result = data?.decideApplications.results[0];
    if (!result?.now) return;
    const standing = { applicationId: which.applicationId, ...result.now };
    if (result.outcome !== "CONFLICT") return standing;
    showStatus(client.cache, standing);
  };

  const send = async (applicant: Changed, change: ReviewChange): Promise<StatusChange | undefined> => {
    const { id, jobId, version, status } = applicant;
    const which = { applicationId: id, version };
    const changed =
      "status" in change
        ? await decideOn(which, change.status)
        : await (status === "APPLIED" ? moveTo : reopenIn)(which, change.stage.id);
    if (changed) showStatus(client.cache, changed);
    if (changed && ("status" in change || status !== "APPLIED")) {
      moveBetweenTabs(client.cache, changed);
      forgetField(client.cache, "recruiterDashboard");
      void reloadJob(jobId);
    }
    return changed;
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
      return changed ? { version: changed.version } : { refused: GONE };
    } catch (error) {
      void reloadJob(applicant.jobId);
      const { message } = problemOf(error, FAILED);
      return { refused: message.startsWith(FAILED) ? message : `${FAILED}: ${message}` };
    }
  };

  return async (applicant, change) => {
    const { id } = applicant;
    const hide = showOptimistic(client.cache, {
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
