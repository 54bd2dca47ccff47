import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { attempt, type ServerProblem } from "../../apollo/problem.ts";
import { DecideApplicationsDocument } from "../../generated/applications/review/review.ts";
import type { ApplicationStatus, DecideApplicationsMutation, Decision } from "../../generated/graphql.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { showStatus } from "../applicants/applicant-cache.ts";
import type { DecisionTexts } from "./decision-form.tsx";
import { type ReviewChange, stateOf, wordsOf } from "./review-change.ts";
import type { Changed } from "./saved-undo.ts";
import type { UndoStack } from "./use-undo-stack.ts";

type Result = NonNullable<DecideApplicationsMutation["decideApplications"]>["results"][number];

interface Versioned {
  readonly applicationId: string;
  readonly version: number;
}

/** Batch size: large enough for few requests, small enough to show progress. */
const BATCH = 100;

/** What became of a bulk change. */
interface BulkOutcome {
  /** The result of each that was sent, including the current state of refused ones. */
  readonly results: readonly Result[];
  /** Why the rest was not changed; null when all were sent. */
  readonly problem: ServerProblem | null;
}

export interface BulkChange {
  /** The number processed so far; null when nothing is running. */
  readonly done: number | null;
  readonly run: (
    applications: readonly Versioned[],
    change: ReviewChange,
    texts?: DecisionTexts,
  ) => Promise<BulkOutcome>;
  /** Restores the previous state of each. */
  readonly undo: (changed: readonly Changed[]) => Promise<void>;
}

/** "48 accepted, 2 were changed by others". */
export function summaryOf(results: readonly Result[], change: ReviewChange): string {
  const countOf = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome).length;
  const parts = [
    [countOf("DONE"), wordsOf(change)],
    [countOf("UNCHANGED"), `already ${stateOf(change)}`],
    [countOf("CONFLICT"), countOf("CONFLICT") === 1 ? "was changed by someone else" : "were changed by others"],
    [countOf("NOT_FOUND"), "no longer there"],
  ] as const;
  return parts
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, words]) => `${count.toLocaleString("en-GB")} ${words}`)
    .join(", ");
}

/** Changes many applications at once, and reports the result of each. */
export function useBulkChange({ offer }: UndoStack, onChanged: () => void): BulkChange {
  const { cache, mutate } = useApolloClient();
  const [done, setDone] = useState<number | null>(null);

  /** Sends batch by batch. Each of the inputs is for other applications. */
  const sendAll = async (
    inputs: readonly ({ applications: readonly Versioned[]; status?: Decision; stageId?: string } & DecisionTexts)[],
  ): Promise<BulkOutcome> => {
    const results: Result[] = [];
    const problem = await attempt(async () => {
      for (const { applications, ...input } of inputs)
        for (let at = 0; at < applications.length; at += BATCH) {
          setDone(results.length);
          const { data } = await mutate({
            mutation: DecideApplicationsDocument,
            variables: { input: { ...input, applications: applications.slice(at, at + BATCH) } },
          });
          const answered = data?.decideApplications.results ?? [];
          for (const { applicationId, now } of answered) if (now) showStatus(cache, { applicationId, ...now });
          results.push(...answered);
        }
    });
    setDone(null);
    onChanged();
    return { results, problem };
  };

  /** Restores each application; those with the same previous state share a request. */
  const undo: BulkChange["undo"] = async (changed) => {
    const places = new Map<string, { status: ApplicationStatus; stageId: string | null; all: Versioned[] }>();
    for (const { applicationId, before, now } of changed) {
      if (!before || !now) continue;
      const { status, stageId = null } = before;
      const key = `${status} ${stageId}`;
      const place = places.get(key) ?? { status, stageId, all: [] };
      place.all.push({ applicationId, version: now.version });
      places.set(key, place);
    }
    const { problem } = await sendAll(
      [...places.values()].map(({ status, stageId, all }) => ({
        applications: all,
        ...(status !== "WITHDRAWN" && { status }),
        ...(stageId && status === "APPLIED" && { stageId }),
      })),
    );
    if (problem) notifyFailure(problem.message);
    else announce("Changes undone.");
  };

  const run: BulkChange["run"] = async (applications, change, texts) => {
    const input = "status" in change ? { status: change.status } : { stageId: change.stage.id };
    const outcome = await sendAll([{ ...input, ...texts, applications }]);
    const { results } = outcome;
    if (results.length === 0) return outcome;
    const summary = summaryOf(results, change);
    announce(summary);
    const changed = results.filter((result) => result.outcome === "DONE");
    offer(summary, () => void undo(changed), changed);
    return outcome;
  };
  return { done, run, undo };
}
