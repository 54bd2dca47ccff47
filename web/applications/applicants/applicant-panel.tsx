import { useApolloClient } from "@apollo/client/react";
import { Anchor } from "@mantine/core";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { Fragment, useEffect, useRef } from "react";
import { APPLICANT_KEYS } from "../../../shared/shortcuts/recruiters.ts";
import { problemOf } from "../../apollo/problem.ts";
import { ApplicantDocument, useApplicantQuery } from "../../generated/applications/applicants/applicants.ts";
import type { Decision } from "../../generated/graphql.ts";
import { ApplicantInterview } from "../../interviews/applicant-interview.tsx";
import { ApplicantOffer } from "../../offers/applicant-offer.tsx";
import { SeekerSummary } from "../../seekers/seeker-summary.tsx";
import { useCan } from "../../session/viewer.ts";
import { steadyPresses } from "../../ui/focus/steady-presses.ts";
import { usePageShortcuts } from "../../ui/keys/page-shortcuts.ts";
import { letterKeys, oncePerPress } from "../../ui/keys/shortcuts.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import type { ListOrder } from "../../ui/lists/list-order.ts";
import { PanelSteps } from "../../ui/lists/panel-steps.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { ApplicantMessages } from "../applicant-messages.tsx";
import { ApplicationHistory } from "../application-history.tsx";
import { DecisionButtons } from "../decision-buttons.tsx";
import { TitledText } from "../titled-text.tsx";
import { useDecide } from "../use-decide.ts";
import { useOpenApplication } from "../use-open-application.ts";
import { AnswerList } from "./answer-list.tsx";
import { FROM_PROFILE } from "./applicant-card.tsx";
import classes from "./applicant-panel.module.css";

interface ApplicantPanelProps {
  /** Null closes the panel. */
  applicantId: string | null;
  /** The list that it was opened from; it does not change, though a decision moves people to another tab. */
  order: ListOrder;
  /** Called with the order extended by the next page. */
  onExtend: (order: ListOrder) => void;
  onOpen: (id: string | null) => void;
  onDecided: (status: Decision) => void;
}

/** One applicant in full, with keys for the next and the previous. */
export function ApplicantPanel({ applicantId, order, onExtend, onOpen, onDecided }: ApplicantPanelProps) {
  const { data, error, refetch } = useApplicantQuery({
    variables: { id: applicantId ?? "" },
    skip: applicantId === null,
    fetchPolicy: "cache-and-network",
  });
  const applicant = data?.applicant.id === applicantId ? data?.applicant : undefined;
  useOpenApplication(applicant?.id ?? null);
  const client = useApolloClient();
  const mayDecide = useCan("DECIDE");
  const decide = useDecide((status, id) => {
    onDecided(status);
    client.query({ query: ApplicantDocument, variables: { id }, fetchPolicy: "network-only" }).catch(() => {});
  });
  const withKeys = letterKeys.useValue() === "on";
  const keyOf = (key: string) => (withKeys ? key : undefined);
  usePageShortcuts(APPLICANT_KEYS);

  const onward = useRef<HTMLButtonElement>(null);
  const status = applicant?.status;
  useEffect(() => {
    if (status && document.activeElement === document.body) onward.current?.focus();
  }, [status]);

  return (
    <SidePanel
      opened={applicantId !== null}
      onClose={() => onOpen(null)}
      title={applicant ? `Applied to ${applicant.jobTitle}` : "Applicant"}
      footer={
        applicant && mayDecide ? (
          <div className={classes.decide} ref={steadyPresses}>
            <DecisionButtons
              key={applicant.id}
              name={applicant.seeker.name}
              status={applicant.status}
              onDecide={(decision) => void decide(applicant, decision)}
              prominent
            />
          </div>
        ) : null
      }
    >
      <PanelSteps
        {...{ order, onExtend, onOpen }}
        id={applicantId}
        what="applicant"
        keys={{
          v: oncePerPress(() => document.getElementById("applicant-resume")?.click()),
          d: oncePerPress(() => document.getElementById("applicant-download")?.click()),
        }}
        ref={onward}
      >
        {applicant?.resumeUrl ? (
          <>
            <Anchor
              id="applicant-resume"
              className={classes.link}
              href={applicant.resumeUrl}
              target="_blank"
              rel="noreferrer"
              aria-keyshortcuts={keyOf("v")}
            >
              <IconFileText size={20} stroke={1.75} aria-hidden="true" />
              View Resume
            </Anchor>
            {applicant.resumeFromProfile ? <span className={classes.note}>{FROM_PROFILE}</span> : null}
            <Anchor
              id="applicant-download"
              className={classes.link}
              href={applicant.resumeUrl}
              download
              aria-keyshortcuts={keyOf("d")}
            >
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
              Download
            </Anchor>
          </>
        ) : null}
      </PanelSteps>
      {applicant ? (
        <>
          {applicant.status === "WITHDRAWN" ? null : (
            <Fragment key={applicant.id}>
              <ApplicantMessages applicationId={applicant.id} name={applicant.seeker.name} />
              <ApplicantInterview applicationId={applicant.id} name={applicant.seeker.name} />
              <ApplicantOffer applicationId={applicant.id} name={applicant.seeker.name} />
            </Fragment>
          )}
          <ApplicationHistory status={applicant.status} events={applicant.events} />
          <div className={classes.sent}>
            <TitledText heading="Note from the applicant" text={applicant.coverNote} />
            <AnswerList answers={applicant.answers} isHidden={applicant.isHidden} heading="Answers" />
          </div>
          <SeekerSummary seeker={applicant.seeker} />
          {withKeys ? (
            <p className={classes.keys}>
              Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>V</kbd> view resume, <kbd>D</kbd> download,{" "}
              <kbd>?</kbd> all keys
            </p>
          ) : null}
        </>
      ) : error ? (
        <ErrorState message={problemOf(error, "Failed to fetch profile").message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton label="Loading the applicant" lines={8} />
      )}
    </SidePanel>
  );
}
