import { useApolloClient } from "@apollo/client/react";
import { ReviewApplicantDocument } from "../../generated/applications/review/review.ts";
import type { ReviewRow_ApplicantFragment } from "../../generated/graphql.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import { type ChangeOutcome, useChangeApplication } from "../use-change-application.ts";
import { type ReviewChange, wordsOf } from "./review-change.ts";
import type { UndoStack } from "./use-undo-stack.ts";

type Row = ReviewRow_ApplicantFragment;

interface Listeners {
  /** Called when a change was undone. */
  readonly onUndone?: (applicationId: string) => void;
  /** Called when a change was refused. */
  readonly onRefused?: (applicationId: string) => void;
}

/** Returns the change that reverts another one; null when it cannot be reverted. */
const inverseOf = ({ status, stage }: Row, change: ReviewChange): ReviewChange | null => {
  if ("stage" in change && status === "APPLIED") return stage ? { stage } : null;
  return status === "WITHDRAWN" ? null : { status };
};

/**
 * Decides or moves without waiting for the server, so that the next applicant is a key away. A refused change is rolled
 * back, with a message about the current state.
 */
export function useReviewDecisions(
  { offer }: UndoStack,
  { onUndone, onRefused }: Listeners,
): (row: Row, change: ReviewChange) => void {
  const client = useApolloClient();
  const changeApplication = useChangeApplication();

  const run = async (row: Row, change: ReviewChange): Promise<ChangeOutcome> => {
    const { id, seeker } = row;
    const outcome = await changeApplication(row, change);
    // The current state, and who caused it.
    const asked = { query: ReviewApplicantDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    const read = client.query(asked).then(
      ({ data }) => data?.applicant,
      () => undefined,
    );
    if ("refused" in outcome && outcome.refused) {
      const by = (await read)?.events.at(-1)?.actorName;
      onRefused?.(id);
      notifyFailure(`${seeker.name}: ${outcome.refused}${by ? ` By ${by}.` : ""}`);
    }
    return outcome;
  };

  const decide = (row: Row, change: ReviewChange) => {
    const message = `${row.seeker.name} ${wordsOf(change)}`;
    announce(message);
    const outcome = run(row, change);
    const inverse = inverseOf(row, change);
    if (!inverse) return;
    let { version } = row;
    const changedTo = (now: number) => {
      const before = { status: row.status, stageId: row.stage?.id ?? null };
      return [{ applicationId: row.id, before, now: { version: now } }];
    };
    const undo = () => {
      announce("status" in change ? "Decision undone." : "Move undone.");
      onUndone?.(row.id);
      void run({ ...row, version }, inverse);
    };
    const offered = offer(message, undo, changedTo(version + 1));
    void outcome.then((done) => {
      if ("refused" in done) return offered.withdraw();
      ({ version } = done);
      offered.correct(changedTo(version));
    });
  };
  // The next applicant is on the screen first.
  return useStableCallback((row: Row, change: ReviewChange) => afterPaint(() => decide(row, change)));
}
