import { useApolloClient } from "@apollo/client/react";
import { SegmentedControl } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { REVIEW_KEYS } from "../../../shared/shortcuts/recruiters.ts";
import { ReviewCountsDocument, useReviewCountsQuery } from "../../generated/applications/review/review.ts";
import { PageShortcuts } from "../../ui/keys/shortcut-button.tsx";
import { usePhone } from "../../ui/media.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import { applicantsAddress, OPENED_FROM_APPLICANTS, type ReviewTab } from "../review-address.ts";
import { ApplicantTools } from "../search/applicant-tools.tsx";
import { type ApplicantConditions, countedBy } from "../search/conditions.ts";
import { useOpenApplication } from "../use-open-application.ts";
import { DecisionForm, type DecisionFormProps, type DecisionTexts } from "./decision-form.tsx";
import { NoteManyForm } from "./note-many-form.tsx";
import classes from "./review.module.css";
import { ReviewActions } from "./review-actions.tsx";
import { readRow } from "./review-cache.ts";
import { isSame, type ReviewChange, wordsOf } from "./review-change.ts";
import { ReviewHeader } from "./review-header.tsx";
import { ReviewList, useReviewRow } from "./review-list.tsx";
import { ReviewNothing } from "./review-nothing.tsx";
import { ReviewPane } from "./review-pane.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { TagManyForm } from "./tag-many-form.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useBulkChange } from "./use-bulk-change.ts";
import { useReviewActions } from "./use-review-actions.ts";
import { useReviewDecisions } from "./use-review-decisions.ts";
import { useReadAhead, useReviewLive } from "./use-review-live.ts";
import { useReviewPlace } from "./use-review-place.ts";
import { useSelection } from "./use-selection.ts";
import { useSpokenPlace } from "./use-spoken-place.ts";
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
  const fromApplicants = useLocation().state === OPENED_FROM_APPLICANTS;
  const list = { jobId, tab, conditions };
  const { queue, opened, place, ended, ahead, ...go } = useReviewPlace(list);
  const { ids, total } = queue;
  const [view, setView] = useState("person");
  /** The open form: a decision with a message, or a note or tag for many. */
  const [writing, setWriting] = useState<"ACCEPTED" | "REJECTED" | "NOTE" | "TAG" | null>(null);
  const phone = usePhone();
  const profile = useRef<HTMLElement>(null);
  const resume = useRef<HTMLElement>(null);
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
  useReviewLive(jobId, opened, queue.lookForNew);
  useReadAhead(ahead);
  useOpenApplication(opened);

  const saysWho = useSpokenPlace({ isChanged, total, name: row?.seeker.name, place, opened });

  const selecting = selection.selected.size > 0;
  const changeTo = (to: ReviewChange) => {
    if (!row) return;
    if (isSame(row, to)) return announce(`${row.seeker.name} is ${wordsOf(to)} already.`);
    change(row, to);
    setView("person");
    go.goToUndecided();
  };
  const changeSelected = async (to: ReviewChange, texts?: DecisionTexts) => {
    const results = await bulk.run(selection.versioned(), to, texts);
    // Applications that others changed stay selected for another look.
    if (results.length > 0)
      selection.replace(results.flatMap((result) => (result.outcome === "CONFLICT" ? [result.applicationId] : [])));
  };
  const decideInWords: DecisionFormProps["onDecide"] = async (status, texts) => {
    if (selecting) await changeSelected({ status }, texts);
    else if (row) {
      await bulk.run([{ applicationId: row.id, version: row.version }], { status }, texts);
      go.goToUndecided();
    }
    setWriting(null);
  };
  const focusIn = (next: "list" | "person" | "resume", find: () => HTMLElement | null | undefined) => {
    // Rendered synchronously, so that keys typed immediately land in the field.
    flushSync(() => {
      setView(next);
      setAtOnce(opened);
    });
    find()?.focus();
  };
  const nobody = ended || total === 0;
  const actions = useReviewActions({
    ...{ row, stages, selecting, changeTo, write: setWriting },
    ...{ nobody, isFirst: total === 0 || (place === 1 && !ended), goOn: saysWho(go.goOn), goBack: saysWho(go.goBack) },
    toggle: () => opened && selection.toggle(opened, false),
    undo: undoStack.newest?.undo ?? null,
    toResume: () => focusIn("resume", () => resume.current?.querySelector("[role=document]")),
    toField: (where, id) => focusIn(where, () => document.getElementById(id)),
  });

  const close = () => (fromApplicants ? navigate(-1) : navigate(applicantsAddress(jobId), { replace: true }));
  const firstSelected = [...selection.selected][0];
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
            <ReviewNothing jobId={jobId} total={total ?? 0} conditions={conditions} onBack={go.goBack} />
          </div>
        ) : (
          <ReviewPane
            opened={opened}
            atOnce={atOnce}
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
            total={total}
            stages={stages}
            done={bulk.done}
            onChange={(to) => void changeSelected(to)}
            onWrite={setWriting}
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
        status={writing === "NOTE" || writing === "TAG" ? null : writing}
        applicationId={firstSelected ?? opened ?? ""}
        count={selecting ? selection.selected.size : 1}
        name={(selecting ? readRow(client.cache, firstSelected ?? "") : row)?.seeker.name ?? "1 applicant"}
        busy={bulk.done !== null}
        onClose={() => setWriting(null)}
        onDecide={decideInWords}
      />
      <NoteManyForm
        opened={writing === "NOTE"}
        applicationIds={selection.selected}
        onClose={() => setWriting(null)}
        onWritten={() => selection.replace([])}
      />
      <TagManyForm
        opened={writing === "TAG"}
        applicationIds={selection.selected}
        onClose={() => setWriting(null)}
        onTagged={() => selection.replace([])}
      />
    </div>
  );
}
