import { createElement } from "react";
import { ClosedByEscape } from "./escape.ts";
import { loadOverlays } from "./overlays.tsx";

export interface Question {
  title: string;
  /** What will happen, and whether it can be undone. */
  body: string;
  /** The verb on the button: "Delete". */
  confirm: string;
  cancel?: string;
  /** Destructive acts are marked. */
  danger?: boolean;
}

/** The titles of the questions that are open. */
const open = new Set<string>();

/** Asks before something is done; true when the person says yes. A question that is open already is not asked twice. */
export async function confirm(question: Question): Promise<boolean> {
  if (open.has(question.title)) return false;
  open.add(question.title);
  try {
    return await ask(question);
  } finally {
    open.delete(question.title);
  }
}

async function ask({ title, body, confirm: yes, cancel = "Cancel", danger = false }: Question): Promise<boolean> {
  const overlays = await loadOverlays().catch(() => null);
  if (!overlays) return window.confirm(`${title}\n\n${body}`);
  const { modals } = overlays;
  const opener = document.activeElement;
  return new Promise((resolve) => {
    // Before what was asked about goes away: what takes its place can then have the focus.
    const answer = (isYes: boolean) => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      resolve(isYes);
    };
    const id = modals.openConfirmModal({
      title,
      children: createElement(ClosedByEscape, { close: () => modals.close(id) }, body),
      closeOnEscape: false,
      // The second press of a double click on what asked falls beside the question.
      closeOnClickOutside: false,
      labels: { confirm: yes, cancel },
      confirmProps: danger ? { color: "no" } : {},
      onConfirm: () => answer(true),
      // However it is closed: by its buttons or Escape.
      onClose: () => answer(false),
      closeButtonProps: { "aria-label": "Close" },
    });
  });
}
