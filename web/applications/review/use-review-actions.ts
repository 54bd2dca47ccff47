import {
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconCheck,
  IconCheckbox,
  IconChevronLeft,
  IconChevronRight,
  IconFileText,
  IconMessage,
  IconMessageX,
  IconNote,
  IconX,
} from "@tabler/icons-react";
import type { ReviewRow_ApplicantFragment } from "../../generated/graphql.ts";
import { useCan } from "../../session/viewer.ts";
import { oncePerPress, useShortcuts } from "../../ui/keys/shortcuts.ts";
import { RESUME_SEARCH_ID } from "../search/applicant-tools.tsx";
import { TAG_FIELD_ID } from "../tags/tag-editor.tsx";
import type { ReviewAction } from "./review-actions.tsx";
import type { ReviewChange, Stage } from "./review-change.ts";
import { NOTE_FIELD_ID } from "./review-notes.tsx";
import { useMoveMenu } from "./use-move-menu.ts";

interface Options {
  /** The current applicant, once loaded. */
  row: ReviewRow_ApplicantFragment | undefined;
  stages: readonly Stage[];
  /** Whether no applicant is shown: after the last, or when there is none. */
  nobody: boolean;
  isFirst: boolean;
  /** Whether no profile is on the screen yet. */
  isLoading: boolean;
  /** Whether several are selected, for bulk changes. */
  selecting: boolean;
  goNext: () => void;
  goBack: () => void;
  /** Acts if the current applicant's profile is on the screen. */
  ifOnScreen: (act: () => void) => void;
  changeTo: (change: ReviewChange) => void;
  /** Opens the form for a decision with a message. */
  write: (status: "ACCEPTED" | "REJECTED") => void;
  toggle: () => void;
  /** Null when there is nothing to undo. */
  undo: (() => void) | null;
  toResume: () => void;
  /** Focuses a field of the list or the applicant, once it is there. */
  toField: (view: "list" | "person", id: string) => void;
}

/** The actions on the current applicant, each with a button and a key. */
export function useReviewActions(options: Options): readonly ReviewAction[] {
  const { row, stages, nobody, isFirst, selecting, goNext, goBack, changeTo, write, toggle, undo, toResume } = options;
  const mayDecide = useCan("DECIDE");
  const mayWrite = useCan("WRITE_NOTES");
  const moving = useMoveMenu(stages, (stage) => changeTo({ stage }));
  const name = row?.seeker.name ?? "this applicant";
  const canChange = mayDecide && !nobody && !selecting && row && row.status !== "WITHDRAWN";
  const canMove = canChange && row.status === "APPLIED" && stages.length > 1;
  const whileShown = (act: () => void) => (nobody ? null : act);
  const decideTo = (status: "ACCEPTED" | "REJECTED") =>
    canChange && row.status !== status ? () => changeTo({ status }) : null;
  const toField = (view: "list" | "person", id: string) => () => options.toField(view, id);

  const decisions: readonly ReviewAction[] = [
    { key: "r", label: "Reject", name: `Reject ${name}`, icon: IconX, act: decideTo("REJECTED"), look: "danger" },
    {
      ...{ key: "R", shown: "⇧R", label: "Reject with a message", name: `Reject ${name} with a message` },
      ...{ icon: IconMessageX, act: canChange ? () => write("REJECTED") : null, iconOnly: true, wide: true },
    },
    {
      ...{ key: "a", label: "Accept", name: `Accept ${name}`, icon: IconCheck },
      ...{ act: decideTo("ACCEPTED"), look: "prominent" },
    },
    {
      ...{ key: "A", shown: "⇧A", label: "Accept with a message", name: `Accept ${name} with a message` },
      ...{ icon: IconMessage, act: canChange ? () => write("ACCEPTED") : null, iconOnly: true },
    },
    {
      ...{ key: "m", label: "Move", name: `Move ${name} to another stage`, icon: IconArrowsRightLeft, small: true },
      ...{ act: canMove ? () => options.ifOnScreen(moving.open) : null, menu: moving.menu },
    },
  ];
  const undoing = { key: "u", label: "Undo", icon: IconArrowBackUp, act: undo, small: true, wide: true };
  const actions: readonly ReviewAction[] = [
    { key: "k", label: "Previous", icon: IconChevronLeft, act: isFirst ? null : goBack, iconOnly: true },
    ...(mayDecide ? decisions.map((decision) => ({ ...decision, waits: options.isLoading })) : []),
    ...(mayWrite
      ? [
          {
            ...{ key: "n", label: "Note", name: "Write a note", icon: IconNote, small: true, wide: true },
            act: whileShown(toField("person", NOTE_FIELD_ID)),
          },
        ]
      : []),
    {
      ...{
        key: "x",
        label: "Select",
        name: `Select ${name} for changes to several applicants`,
        icon: IconCheckbox,
      },
      ...{ act: row ? whileShown(toggle) : null, small: true, wide: true },
    },
    {
      key: "o",
      label: "Resume",
      name: "Go to the resume",
      icon: IconFileText,
      act: whileShown(toResume),
      small: true,
      wide: true,
    },
    ...(mayDecide ? [undoing] : []),
    { key: "j", label: "Next", icon: IconChevronRight, act: whileShown(goNext), iconOnly: true },
  ];
  // Keys of actions that are not available are no shortcuts, so that what is typed after them is none either.
  const keys = actions.flatMap(({ key, act }) => {
    const arrow = { j: "ArrowDown", k: "ArrowUp" }[key];
    if (!act) return [];
    return arrow ? [key, arrow].map((name) => [name, act] as const) : [[key, oncePerPress(act)] as const];
  });
  useShortcuts({
    ...Object.fromEntries(keys),
    ...(!nobody && mayDecide && { t: oncePerPress(toField("person", TAG_FIELD_ID)) }),
    "/": toField("list", RESUME_SEARCH_ID),
  });
  return actions;
}
