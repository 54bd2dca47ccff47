import { ActionIcon, Anchor } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconDownload, IconFileText } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { problemOf } from "../apollo/problem.ts";
import { type Decision, useApplicantQuery } from "../generated/graphql.ts";
import { SeekerSummary } from "../seekers/seeker-summary.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { SidePanel } from "../ui/side-panel.tsx";
import { BlockSkeleton } from "../ui/skeletons.tsx";
import classes from "./applicant-panel.module.css";
import { ApplicationHistory } from "./application-history.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { useDecide } from "./use-decide.ts";

interface ApplicantPanelProps {
  /** Null closes it. */
  applicantId: string | null;
  /** Those of the list that it was opened from; it stays, though a decision moves people to another tab. */
  order: readonly string[];
  onOpen: (id: string | null) => void;
  onDecided: (status: Decision) => void;
}

/** One applicant in full, with the next one a key away. */
export function ApplicantPanel({ applicantId, order, onOpen, onDecided }: ApplicantPanelProps) {
  const { data, error, refetch } = useApplicantQuery({
    variables: { id: applicantId ?? "" },
    skip: applicantId === null,
    fetchPolicy: "cache-and-network",
  });
  const decide = useDecide();
  const applicant = data?.applicant.id === applicantId ? data?.applicant : undefined;
  const place = applicantId ? order.indexOf(applicantId) : -1;
  const next = place >= 0 ? order[place + 1] : undefined;
  const previous = place > 0 ? order[place - 1] : undefined;

  const keys: Record<string, () => void> = {
    j: () => next && onOpen(next),
    k: () => previous && onOpen(previous),
    v: () => document.getElementById("applicant-resume")?.click(),
    d: () => document.getElementById("applicant-download")?.click(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const decideOn = async (status: Decision) => {
    if (!applicant) return;
    if (await decide(applicant, status)) onDecided(status);
    void refetch();
  };

  return (
    <SidePanel
      opened={applicantId !== null}
      onClose={() => onOpen(null)}
      title={applicant ? `Applied to ${applicant.jobTitle}` : "Applicant"}
      footer={
        applicant ? (
          <DecisionButtons
            name={applicant.seeker.name}
            status={applicant.status}
            onDecide={(status) => void decideOn(status)}
            prominent
          />
        ) : null
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons and links do as well */}
      <div onKeyDown={onKeyDown}>
        {/* Not disabled at the ends of the list: a disabled button would lose the focus, and the keys with it. */}
        <nav className={classes.bar} aria-label="Applicants">
          <ActionIcon
            variant="default"
            aria-disabled={!previous}
            data-disabled={!previous || undefined}
            onClick={() => previous && onOpen(previous)}
            aria-label="Previous applicant"
            aria-keyshortcuts="k"
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-disabled={!next}
            data-disabled={!next || undefined}
            onClick={() => next && onOpen(next)}
            aria-label="Next applicant"
            aria-keyshortcuts="j"
            data-autofocus
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          {applicant?.resumeUrl ? (
            <>
              <Anchor
                id="applicant-resume"
                className={classes.link}
                href={applicant.resumeUrl}
                target="_blank"
                rel="noreferrer"
                aria-keyshortcuts="v"
              >
                <IconFileText size={20} stroke={1.75} aria-hidden="true" />
                View Resume
              </Anchor>
              <Anchor
                id="applicant-download"
                className={classes.link}
                href={applicant.resumeUrl}
                download
                aria-keyshortcuts="d"
              >
                <IconDownload size={20} stroke={1.75} aria-hidden="true" />
                Download
              </Anchor>
            </>
          ) : null}
        </nav>
        {applicant ? (
          <>
            <ApplicationHistory status={applicant.status} events={applicant.events} />
            <SeekerSummary seeker={applicant.seeker} />
            <p className={classes.keys}>
              Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>V</kbd> view resume, <kbd>D</kbd> download
            </p>
          </>
        ) : error ? (
          <ErrorState message={problemOf(error, "Failed to fetch profile").message} onRetry={() => void refetch()} />
        ) : (
          <BlockSkeleton label="Loading the applicant" lines={8} />
        )}
      </div>
    </SidePanel>
  );
}
