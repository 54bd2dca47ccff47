import { useApolloClient } from "@apollo/client/react";
import { ActionIcon, Anchor } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconDownload, IconFileText } from "@tabler/icons-react";
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
import { showShortcuts, usePageShortcuts } from "../../ui/keys/page-shortcuts.ts";
import { letterKeys, oncePerPress, useShortcuts } from "../../ui/keys/shortcuts.ts";
import { TYPING } from "../../ui/keys/typed-text.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { ApplicantMessages } from "../applicant-messages.tsx";
import { ApplicationHistory } from "../application-history.tsx";
import { DecisionButtons } from "../decision-buttons.tsx";
import { TitledText } from "../titled-text.tsx";
import { useDecide } from "../use-decide.ts";
import { useOpenApplication } from "../use-open-application.ts";
import { AnswerList } from "./answer-list.tsx";
import { FROM_PROFILE } from "./applicant-card.tsx";
import type { ApplicantOrder } from "./applicant-order.ts";
import classes from "./applicant-panel.module.css";

interface ApplicantPanelProps {
  /** Null closes the panel. */
  applicantId: string | null;
  /** The list that it was opened from; it does not change, though a decision moves people to another tab. */
  order: ApplicantOrder;
  /** Called with the order extended by the next page. */
  onExtend: (order: ApplicantOrder) => void;
  onOpen: (id: string | null) => void;
  onDecided: (status: Decision) => void;
}

/** Not typed into a field, not pressed in an overlay above the panel, and not a browser shortcut. */
const isForPanel = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest(`${TYPING}, [role='menu']`)) &&
  document.querySelectorAll("[role='dialog']").length <= 1;

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
  const place = applicantId ? order.ids.indexOf(applicantId) : -1;
  const next = place >= 0 ? order.ids[place + 1] : undefined;
  const previous = place > 0 ? order.ids[place - 1] : undefined;
  const hasNext = next !== undefined || (place >= 0 && order.more !== null);
  const goBack = () => previous && onOpen(previous);
  const goNext = async () => {
    if (next) return onOpen(next);
    if (place < 0 || !order.more) return;
    try {
      const { ids, more } = await order.more();
      onExtend({ ids: [...order.ids, ...ids], more });
      if (ids[0]) onOpen(ids[0]);
    } catch {
      notifyFailure("Failed to fetch applicants");
    }
  };

  const withKeys = letterKeys.useValue() === "on";
  const keyOf = (key: string) => (withKeys ? key : undefined);
  usePageShortcuts(APPLICANT_KEYS);
  // Wherever the focus is: a decision removes the focused button.
  const keys = {
    j: () => void goNext(),
    k: () => void goBack(),
    v: oncePerPress(() => document.getElementById("applicant-resume")?.click()),
    d: oncePerPress(() => document.getElementById("applicant-download")?.click()),
    "?": () => showShortcuts(true),
  };
  useShortcuts(applicantId === null ? {} : keys, isForPanel);

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
      {/* Not disabled at the ends of the list: a disabled button would lose the focus, and the keys with it. */}
      <nav className={classes.bar} aria-label="Applicants">
        <ActionIcon
          variant="default"
          aria-disabled={!previous}
          data-disabled={!previous || undefined}
          onClick={goBack}
          aria-label="Previous applicant"
          aria-keyshortcuts={keyOf("k")}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          ref={onward}
          variant="default"
          aria-disabled={!hasNext}
          data-disabled={!hasNext || undefined}
          onClick={() => void goNext()}
          aria-label="Next applicant"
          aria-keyshortcuts={keyOf("j")}
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
      </nav>
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
