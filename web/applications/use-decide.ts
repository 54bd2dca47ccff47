import { useApolloClient } from "@apollo/client/react";
import { UNDO_SECONDS } from "../../shared/applications.ts";
import { ApplicantsDocument } from "../generated/applications/applicants/applicants.ts";
import type { Decision } from "../generated/graphql.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { offerUndo } from "../ui/notices/undo-notice.tsx";
import { type Decided, useChangeApplication } from "./use-change-application.ts";

const DONE: Record<Decision, (name: string) => string> = {
  ACCEPTED: (name) => `${name} accepted. We will email them in ${UNDO_SECONDS} seconds.`,
  REJECTED: (name) => `${name} rejected. We will email them in ${UNDO_SECONDS} seconds.`,
  APPLIED: (name) => `Decision on ${name} removed.`,
};

/**
 * Decides on an application: the new status is shown immediately; when the server refuses, it is rolled back and
 * 'Update failed' is shown with the reason. For a few seconds it can be undone. `onDecided` is called when the server
 * has stored the decision, and with the previous status when it has undone it.
 */
export function useDecide(
  onDecided: (status: Decision, applicationId: string) => void,
): (applicant: Decided, status: Decision) => Promise<void> {
  const client = useApolloClient();
  const changeApplication = useChangeApplication();

  /** The version after the change; null when it was refused. */
  const change = async (applicant: Decided, status: Decision): Promise<number | null> => {
    const outcome = await changeApplication(applicant, { status });
    if ("version" in outcome) return outcome.version;
    if (outcome.refused) notifyFailure(outcome.refused);
    await client.refetchQueries({ include: [ApplicantsDocument] }).catch(() => {});
    return null;
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
