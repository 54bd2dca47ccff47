import { useApolloClient } from "@apollo/client/react";
import { SegmentedControl } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconFileText,
  IconMessage,
  IconNote,
  IconX,
} from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import {
  ReviewCountsDocument,
  type SeekerFilter,
  useReviewApplicantQuery,
  useReviewCountsQuery,
} from "../../generated/graphql.ts";
import { useMay } from "../../session/viewer.ts";
import { announce } from "../../ui/announce.tsx";
import { usePhone } from "../../ui/media.ts";
import { ShortcutSheet } from "../../ui/shortcut-sheet.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import { useOpenApplication } from "../use-open-application.ts";
import { DecisionForm, type DecisionFormProps, type DecisionTexts } from "./decision-form.tsx";
import classes from "./review.module.css";
import { type ReviewAction, ReviewActions } from "./review-actions.tsx";
import { applicantsAddress, OPENED_FROM_APPLICANTS, type ReviewTab } from "./review-address.ts";
import { readRow } from "./review-cache.ts";
import { type ReviewChange, wordsOf } from "./review-change.ts";
import { ReviewHeader } from "./review-header.tsx";
import { REVIEW_KEYS } from "./review-keys.ts";
import { ReviewList, useReviewRow } from "./review-list.tsx";
import { NOTE_FIELD_ID } from "./review-notes.tsx";
import { ReviewNothing } from "./review-nothing.tsx";
import { ReviewPane } from "./review-pane.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useBulkChange } from "./use-bulk-change.ts";
import { useReviewDecisions } from "./use-review-decisions.ts";
import { useReadAhead, useReviewLive } from "./use-review-live.ts";
import { useReviewPlace } from "./use-review-place.ts";
import { useSelection } from "./use-selection.ts";
import { useUndoStack } from "./use-undo-stack.ts";

interface ReviewProps {
  jobId: string;
  /** The job's. */
  title: string;
  tab: ReviewTab;
  filter: SeekerFilter | null;
}

/** What phones show of the three. */
const VIEWS = [
  { value: "list", label: "List" },
  { value: "person", label: "Profile" },
  { value: "resume", label: "Resume" },
];

const isSame = (row: { status: string; stage?: { id: string } | null }, change: ReviewChange) =>
  "status" in change ? row.status === change.status : row.stage?.id === change.stage.id;

/** One applicant after another: list, person and resume side by side. Keyed by what is listed. */
export function Review({ jobId, title, tab, filter }: ReviewProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const fromApplicants = useLocation().state === OPENED_FROM_APPLICANTS;
  const list = { jobId, tab, filter };
  const { queue, opened, place, ended, ahead, ...go } = useReviewPlace(list);
  const { ids, total } = queue;
  const [view, setView] = useState("person");
  const [moving, setMoving] = useState(false);
  /** The decision that is being written to. */
  const [writing, setWriting] = useState<"ACCEPTED" | "REJECTED" | null>(null);
  const phone = usePhone();
  const profile = useRef<HTMLElement>(null);
  const resume = useRef<HTMLElement>(null);
  const listed = useReviewRow(opened);
  const loaded = useReviewApplicantQuery({
    variables: { id: opened ?? "" },
    skip: opened === null,
    fetchPolicy: "cache-and-network",
  });
  const row = loaded.data?.applicant.id === opened ? loaded.data?.applicant : listed;
  const { data: counted } = useReviewCountsQuery({
    variables: { jobId, filter },
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
  const change = useReviewDecisions(undoStack, open);
  const bulk = useBulkChange(undoStack, () => {
    client.refetchQueries({ include: [ReviewCountsDocument] }).catch(() => {});
  });
  const selection = useSelection(list, ids);
  const mayDecide = useMay("DECIDE");
  const mayWrite = useMay("WRITE_NOTES");
  useReviewLive(jobId, opened, queue.lookForNew);
  useReadAhead(ahead);
  useOpenApplication(opened);

  const selecting = selection.selected.size > 0;
  const canChange = mayDecide && !ended && !selecting && row && row.status !== "WITHDRAWN";
  const changeTo = (to: ReviewChange) => {
    if (!canChange) return;
    if (isSame(row, to)) return announce(`${row.seeker.name} is ${wordsOf(to)} already.`);
    change(row, to);
    setView("person");
    go.goToUndecided();
  };
  const decideTo = (status: "ACCEPTED" | "REJECTED") =>
    canChange && row.status !== status ? () => changeTo({ status }) : null;
  const changeSelected = async (to: ReviewChange, texts?: DecisionTexts) => {
    const results = await bulk.run(selection.versioned(), to, texts);
    // Those that others changed stay selected, to be looked at.
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
  const focusIn = (next: "person" | "resume", find: () => HTMLElement | null | undefined) => {
    // Whoever types on at once types there.
    flushSync(() => setView(next));
    find()?.focus();
  };
  const toResume = () => focusIn("resume", () => resume.current?.querySelector("[role=document]"));
  const toNote = () => focusIn("person", () => document.getElementById(NOTE_FIELD_ID));

  const name = row?.seeker.name ?? "this applicant";
  const canMove = canChange && row.status === "APPLIED" && stages.length > 1;
  const write = (status: "ACCEPTED" | "REJECTED") => (canChange ? () => setWriting(status) : null);
  const decisions: readonly ReviewAction[] = [
    { key: "r", label: "Reject", name: `Reject ${name}`, icon: IconX, act: decideTo("REJECTED"), look: "danger" },
    {
      key: "a",
      label: "Accept",
      name: `Accept ${name}`,
      icon: IconCheck,
      act: decideTo("ACCEPTED"),
      look: "prominent",
    },
    {
      ...{ key: "A", shown: "⇧A", label: "Message", name: `Message: decide on ${name} with a text` },
      ...{ icon: IconMessage, act: write("ACCEPTED"), small: true },
    },
    {
      ...{ key: "m", label: "Move", name: `Move ${name} to another stage`, icon: IconArrowsRightLeft, small: true },
      act: canMove ? () => setMoving(true) : null,
      menu: {
        opened: moving,
        onChange: setMoving,
        items: stages.map((stage) => ({ name: stage.name, choose: () => changeTo({ stage }) })),
      },
    },
  ];
  const { newest } = undoStack;
  const actions: readonly ReviewAction[] = [
    { key: "k", label: "Previous", icon: IconChevronLeft, act: place === 1 && !ended ? null : go.goBack, small: true },
    ...(mayDecide ? decisions : []),
    ...(mayWrite
      ? [{ key: "n", label: "Note", icon: IconNote, act: ended ? null : toNote, small: true, wide: true }]
      : []),
    { key: "o", label: "Resume", icon: IconFileText, act: ended ? null : toResume, small: true, wide: true },
    { key: "u", label: "Undo", icon: IconArrowBackUp, act: newest?.undo ?? null, small: true, wide: true },
    { key: "j", label: "Next", icon: IconChevronRight, act: ended ? null : go.goOn, small: true },
  ];
  const acts: Record<string, (() => void) | null> = {
    ...Object.fromEntries(actions.map(({ key, act }) => [key, act])),
    R: write("REJECTED"),
  };
  const once = (key: string) => (event: KeyboardEvent) => {
    if (!event.repeat) acts[key]?.();
  };
  useShortcuts({
    ...Object.fromEntries(["a", "r", "A", "R", "m", "n", "o", "u"].map((key) => [key, once(key)])),
    ...{ j: () => acts.j?.(), ArrowDown: () => acts.j?.(), k: () => acts.k?.(), ArrowUp: () => acts.k?.() },
    x: () => mayDecide && opened && selection.toggle(opened, false),
  });

  const close = () => (fromApplicants ? navigate(-1) : navigate(applicantsAddress(jobId), { replace: true }));
  const nobody = ended || total === 0;
  return (
    <div className={classes.page} data-fills-window data-view={nobody && view === "resume" ? "person" : view}>
      <ReviewHeader
        title={title}
        counts={counts}
        tab={tab}
        filter={filter}
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
            onSelect={mayDecide ? selection.toggle : null}
            selected={selection.selected}
          />
        </section>
        {nobody ? (
          <div className={classes.nothing}>
            <ReviewNothing jobId={jobId} total={total ?? 0} onBack={go.goBack} />
          </div>
        ) : (
          <ReviewPane
            opened={opened}
            loaded={loaded}
            profile={profile}
            resume={resume}
            showsResume={!phone || view === "resume"}
          />
        )}
      </div>
      <footer className={classes.foot}>
        <UndoBar newest={newest} />
        {selecting ? (
          <SelectionBar
            count={selection.selected.size}
            total={total}
            stages={stages}
            done={bulk.done}
            onChange={(to) => void changeSelected(to)}
            onMessage={() => setWriting("ACCEPTED")}
            onSelectAll={() => void selection.selectAll()}
            onClear={() => selection.replace([])}
          />
        ) : (
          <>
            <ReviewActions actions={actions} />
            <ShortcutSheet keys={REVIEW_KEYS} />
          </>
        )}
      </footer>
      <DecisionForm
        status={writing}
        applicationId={[...selection.selected][0] ?? opened ?? ""}
        count={selecting ? selection.selected.size : 1}
        name={(selecting ? readRow(client.cache, [...selection.selected][0] ?? "") : row)?.seeker.name ?? "1 applicant"}
        busy={bulk.done !== null}
        onClose={() => setWriting(null)}
        onDecide={decideInWords}
      />
    </div>
  );
}
