import { useApolloClient } from "@apollo/client/react";
import { SegmentedControl } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { OTHERS_OF } from "../../../shared/recruiters.ts";
import { REVIEW_KEYS } from "../../../shared/shortcuts/recruiters.ts";
import { ReviewCountsDocument, useReviewCountsQuery } from "../../generated/applications/review/review.ts";
import { PageShortcuts } from "../../ui/keys/shortcut-button.tsx";
import { focusField } from "../../ui/keys/typed-text.ts";
import { usePhone } from "../../ui/media.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import {
  applicantsAddress,
  countIn,
  OPENED_FROM_APPLICANTS,
  type ReviewTab,
  withReviewTab,
} from "../review-address.ts";
import { ApplicantTools } from "../search/applicant-tools.tsx";
import { type ApplicantConditions, countedBy } from "../search/conditions.ts";
import { DecisionForm, type DecisionFormProps } from "./decision-form.tsx";
import { NoteManyForm } from "./note-many-form.tsx";
import classes from "./review.module.css";
import { ReviewActions } from "./review-actions.tsx";
import { readRow } from "./review-cache.ts";
import { isSame, type ReviewChange, stateOf } from "./review-change.ts";
import { ReviewHeader } from "./review-header.tsx";
import { ReviewList, useReviewRow } from "./review-list.tsx";
import { ReviewNothing } from "./review-nothing.tsx";
import { ReviewPane } from "./review-pane.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { TagManyForm } from "./tag-many-form.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useAnnouncedPosition } from "./use-announced-position.ts";
import { summaryOf, useBulkChange } from "./use-bulk-change.ts";
import { useReviewActions } from "./use-review-actions.ts";
import { useReviewDecisions } from "./use-review-decisions.ts";
import { usePrefetch, useReviewLive } from "./use-review-live.ts";
import { useReviewPosition } from "./use-review-position.ts";
import { useSelection } from "./use-selection.ts";
import { useUndoStack } from "./use-undo-stack.ts";

interface ReviewProps {
  jobId: string;
  /** The job's title. */
  title: string;
  tab: ReviewTab;
  conditions: ApplicantConditions;
  /** Whether the conditions were changed on this page: the number of applicants is announced then. */
  isChanged: boolean;
}

/** The form: a decision with a message, or a note or tag for many; `what` is null while it is closed. */
interface Writing {
  readonly what: "ACCEPTED" | "REJECTED" | "NOTE" | "TAG" | null;
  /** The applications that it was opened for, whoever is current meanwhile. */
  readonly ids: string[];
}

/** The views that phones switch between. */
const VIEWS = [
  { value: "list", label: "List" },
  { value: "person", label: "Profile" },
  { value: "resume", label: "Resume" },
];

/** Steps through applicants: list, applicant and resume side by side. Keyed by the conditions. */
export function Review({ jobId, title, tab, conditions, isChanged }: ReviewProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state, key, search } = useLocation();
  const isFollowed = useNavigationType() !== "POP";
  const fromApplicants = state === OPENED_FROM_APPLICANTS;
  const list = { jobId, tab, conditions };
  const { queue, opened, place, ended, awaited, ahead, ...go } = useReviewPosition(list);
  const { ids, total } = queue;
  const [view, setView] = useState("person");
  const [writing, setWriting] = useState<Writing>({ what: null, ids: [] });
  const phone = usePhone();
  const profile = useRef<HTMLElement>(null);
  const resume = useRef<HTMLElement>(null);
  /** The applicant whose profile is on the screen; null while none is. */
  const [shown, setShown] = useState<string | null>(null);
  /** The applicant whose profile must not be rendered later than the rest. */
  const [atOnce, setAtOnce] = useState<string | null>(null);
  const row = useReviewRow(opened);
  const { data: counted } = useReviewCountsQuery({
    variables: { jobId, ...countedBy(conditions) },
    fetchPolicy: "cache-and-network",
  });
  const counts = counted?.applicantCounts ?? null;
  const stages = counts?.stages.map(({ stage }) => stage) ?? [];
  const open = useStableCallback((id: string) => {
    go.open(id);
    setView("person");
  });
  const undoStack = useUndoStack(jobId, (changed) => {
    const [only, ...others] = changed;
    if (only && others.length === 0) open(only.applicationId);
    void bulk.undo(changed);
  });
  // After the last applicant, a refused decision would otherwise go unnoticed.
  const reopen = useStableCallback((id: string) => {
    if (ended) open(id);
  });
  const change = useReviewDecisions(undoStack, { onUndone: open, onRefused: reopen });
  const bulk = useBulkChange(undoStack, () => {
    client.refetchQueries({ include: [ReviewCountsDocument] }).catch(() => {});
  });
  const selection = useSelection(list, ids);
  const selectAll = useStableCallback(selection.selectAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the link is followed, not on Back or a reload
  useEffect(() => {
    if (isFollowed && typeof state === "string" && state.startsWith(OTHERS_OF))
      void selectAll(state.slice(OTHERS_OF.length));
  }, [key]);
  useReviewLive(jobId, opened, queue.lookForNew);
  usePrefetch(ahead);

  const isShown = row !== undefined && row.id === shown && !awaited;
  const saysWho = useAnnouncedPosition({
    isChanged,
    total,
    name: isShown ? row.seeker.name : undefined,
    place,
    opened,
  });

  const selecting = selection.selected.size > 0;
  /** Acts on the current applicant only while their profile is on the screen: they may still be loading. */
  const ifOnScreen = (act: (shown: NonNullable<typeof row>) => void) => {
    if (isShown) act(row);
  };
  const changeShown = (shown: NonNullable<typeof row>, to: ReviewChange) => {
    if (isSame(shown, to)) return announce(`${shown.seeker.name} is already ${stateOf(to)}.`);
    change(shown, to);
    setView("person");
    go.goToUndecided();
  };
  const changeSelected = async (to: ReviewChange) => {
    const { results, problem } = await bulk.run(selection.versioned(selection.selected), to);
    if (problem) notifyFailure(problem.message);
    // Applications that others changed, or that were not sent, stay selected for another look.
    const changed = results.filter(({ outcome }) => outcome !== "CONFLICT").map(({ applicationId }) => applicationId);
    selection.drop(changed);
  };
  const decideInWords: DecisionFormProps["onDecide"] = async (status, texts) => {
    const { results, problem } = await bulk.run(selection.versioned(writing.ids), { status }, texts);
    const done = results.filter(({ outcome }) => outcome === "DONE" || outcome === "NOT_FOUND");
    const decided = done.map(({ applicationId }) => applicationId);
    selection.drop(decided);
    const ids = writing.ids.filter((id) => !decided.includes(id));
    if (ids.length > 0) {
      setWriting({ ...writing, ids });
      return problem ?? { message: `${summaryOf(results, { status })}. Nothing was sent to them.`, fields: {} };
    }
    closeForm();
    if (!selecting) go.goToUndecided();
    return null;
  };
  const closeForm = () => setWriting((before) => ({ ...before, what: null }));
  const writeTo = (what: Writing["what"]) => setWriting({ what, ids: [...selection.selected] });
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    // Another applicant's field is not the one that was meant.
    if (opened) return () => stopWaiting.current();
  }, [opened]);
  useEffect(() => () => stopWaiting.current(), []);
  const goInto = (next: "list" | "person" | "resume") =>
    // Rendered synchronously, so that keys typed immediately land in the field.
    flushSync(() => {
      setView(next);
      setAtOnce(opened);
    });
  const nobody = ended || total === 0;
  const actions = useReviewActions({
    ...{ row, stages, selecting, ifOnScreen, isLoading: shown === null },
    changeTo: (to) => ifOnScreen((shown) => changeShown(shown, to)),
    write: (status) => ifOnScreen(({ id }) => setWriting({ what: status, ids: [id] })),
    ...{
      nobody,
      isFirst: total === 0 || (place === 1 && !ended),
      goNext: saysWho(go.goNext),
      goBack: saysWho(go.goBack),
    },
    toggle: () => opened && selection.toggle(opened, false),
    undo: undoStack.newest?.undo ?? null,
    toResume: () => {
      goInto("resume");
      resume.current?.querySelector<HTMLElement>("[role=document]")?.focus();
    },
    toField: (where, id) => {
      goInto(where);
      stopWaiting.current = focusField(() => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`));
    },
  });

  const applicants = applicantsAddress(jobId, withReviewTab(new URLSearchParams(search), tab));
  const close = () => (fromApplicants ? navigate(-1) : navigate(applicants, { replace: true }));
  const { what, ids: writtenTo } = writing;
  return (
    <div className={classes.page} data-fills-window data-view={nobody && view === "resume" ? "person" : view}>
      <ReviewHeader
        title={title}
        counts={counts}
        tab={tab}
        conditions={conditions}
        place={total === null || !place ? "" : ended ? `All ${total}` : `${place} of ${total}`}
        progress={total && place ? (ended ? 1 : place / total) : 0}
        onClose={() => void close()}
      />
      <SegmentedControl className={classes.views} data={VIEWS} value={view} onChange={setView} aria-label="Show" />
      <div className={classes.columns}>
        <section className={classes.list} aria-label="List">
          <ReviewList
            queue={queue}
            opened={ended ? null : opened}
            onOpen={open}
            onSelect={selection.toggle}
            selected={selection.selected}
            tools={<ApplicantTools conditions={conditions} counts={counts} replace />}
          />
        </section>
        {nobody ? (
          <div className={classes.nothing}>
            <ReviewNothing applicants={applicants} total={total ?? 0} conditions={conditions} onBack={go.goBack} />
          </div>
        ) : (
          <ReviewPane
            opened={opened}
            atOnce={atOnce}
            onShown={setShown}
            profile={profile}
            resume={resume}
            showsResume={!phone || view === "resume"}
          />
        )}
      </div>
      <footer className={classes.foot}>
        <UndoBar newest={undoStack.newest} />
        {selecting ? (
          <SelectionBar
            jobId={jobId}
            selected={selection.selected}
            total={countIn(counts, tab)}
            stages={stages}
            done={bulk.done}
            onChange={(to) => void changeSelected(to)}
            onWrite={writeTo}
            onSelectAll={() => void selection.selectAll()}
            onClear={() => selection.replace([])}
          />
        ) : (
          <>
            <ReviewActions actions={actions} />
            <PageShortcuts group={REVIEW_KEYS} />
          </>
        )}
      </footer>
      <DecisionForm
        status={what === "ACCEPTED" || what === "REJECTED" ? what : null}
        applicationIds={writtenTo}
        name={readRow(client.cache, writtenTo[0] ?? "")?.seeker.name ?? "1 applicant"}
        busy={bulk.done !== null}
        onClose={closeForm}
        onDecide={decideInWords}
      />
      <NoteManyForm
        opened={what === "NOTE"}
        applicationIds={writtenTo}
        onClose={closeForm}
        onWritten={() => selection.replace([])}
      />
      <TagManyForm
        opened={what === "TAG"}
        applicationIds={writtenTo}
        onClose={closeForm}
        onTagged={() => selection.replace([])}
      />
    </div>
  );
}
