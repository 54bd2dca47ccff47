import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { problemOf } from "../apollo/problem.ts";
import type { CandidateQuery } from "../generated/graphql.ts";
import { useCandidateQuery } from "../generated/seekers/candidates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { AppliedTo } from "./applied-to.tsx";
import { OpenToWorkBadge } from "./open-to-work-badge.tsx";
import { ONCE_APPLIED } from "./people-texts.ts";
import { SeekerSummary } from "./seeker-summary.tsx";

interface CandidatePanelProps {
  /** Null closes it. */
  candidateId: string | null;
  onClose: () => void;
  /** The button at its foot. */
  action: (seeker: CandidateQuery["seeker"]) => ReactNode;
  /** What the company has sent the candidate. */
  children: (seeker: CandidateQuery["seeker"]) => ReactNode;
}

/** A candidate in full beside the list. */
export function CandidatePanel({ candidateId, onClose, action, children }: CandidatePanelProps) {
  const { data, error, refetch } = useCandidateQuery({
    variables: { id: candidateId ?? "" },
    skip: candidateId === null,
  });
  const seeker = data?.seeker.id === candidateId ? data?.seeker : undefined;
  return (
    <SidePanel
      opened={candidateId !== null}
      onClose={onClose}
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
      {seeker ? (
        <>
          {seeker.isOpenToWork ? <OpenToWorkBadge /> : null}
          <AppliedTo of={seeker} />
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
