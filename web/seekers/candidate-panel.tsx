import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { CANDIDATE_KEYS } from "../../shared/shortcuts/recruiters.ts";
import { problemOf } from "../apollo/problem.ts";
import type { CandidateQuery } from "../generated/graphql.ts";
import { useCandidateQuery, useCandidatesQuery } from "../generated/seekers/candidates.ts";
import { usePageShortcuts } from "../ui/keys/page-shortcuts.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { orderOf } from "../ui/lists/list-order.ts";
import { PanelSteps } from "../ui/lists/panel-steps.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { AppliedTo } from "./applied-to.tsx";
import { OpenToWorkBadge } from "./open-to-work-badge.tsx";
import { peopleFilterOf } from "./people-filters.ts";
import { ONCE_APPLIED } from "./people-texts.ts";
import { SeekerSummary } from "./seeker-summary.tsx";

interface CandidatePanelProps {
  /** Null closes it. */
  candidateId: string | null;
  onOpen: (id: string | null) => void;
  /** The button at its foot. */
  action: (seeker: CandidateQuery["seeker"]) => ReactNode;
  /** What the company has sent the candidate. */
  children: (seeker: CandidateQuery["seeker"]) => ReactNode;
}

/** A candidate in full beside the list. */
export function CandidatePanel({ candidateId, onOpen, action, children }: CandidatePanelProps) {
  const { data, error, refetch } = useCandidateQuery({
    variables: { id: candidateId ?? "" },
    skip: candidateId === null,
  });
  const seeker = data?.seeker.id === candidateId ? data?.seeker : undefined;
  // The same as the list.
  const [search] = useSearchParams();
  const { data: listed, fetchMore } = useCandidatesQuery({ variables: { filter: peopleFilterOf(search) } });
  const fetchAfter = async (after: string | null | undefined) =>
    (await fetchMore({ variables: { after } })).data?.candidates;
  usePageShortcuts(CANDIDATE_KEYS);
  return (
    <SidePanel
      opened={candidateId !== null}
      onClose={() => onOpen(null)}
      title={seeker?.name ?? "Candidate"}
      footer={
        seeker ? (
          <>
            {seeker.email ? (
              <Button
                component="a"
                variant="default"
                href={`mailto:${seeker.email}`}
                aria-label={`Write an email to ${seeker.name}`}
              >
                Write an email
              </Button>
            ) : null}
            {action(seeker)}
          </>
        ) : null
      }
    >
      <PanelSteps id={candidateId} order={orderOf(listed?.candidates, fetchAfter)} onOpen={onOpen} what="candidate">
        {seeker?.isOpenToWork ? <OpenToWorkBadge /> : null}
        {seeker ? <AppliedTo of={seeker} /> : null}
      </PanelSteps>
      {seeker ? (
        <>
          {children(seeker)}
          <SeekerSummary seeker={seeker} hidden={ONCE_APPLIED} />
        </>
      ) : error ? (
        <ErrorState message={problemOf(error, "Failed to fetch profile").message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton label="Loading the candidate" lines={8} />
      )}
    </SidePanel>
  );
}
