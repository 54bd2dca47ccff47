import { modals } from "@mantine/modals";
import { recoverFocusSoon } from "../focus/focus.ts";
import { openLayer } from "./escape.ts";
import { QUESTION } from "./layers.ts";

export interface Question {
  title: string;
  /** The consequence, and whether it can be undone. */
  body: string;
  /** Label of the confirming button, a verb: "Delete". */
  confirm: string;
  cancel?: string;
  /** Marks a destructive action. */
  danger?: boolean;
}

/** Asks for confirmation in a dialog; resolves with true when the person confirms. */
export function askInModal({ title, body, confirm, cancel = "Cancel", danger = false }: Question): Promise<boolean> {
  const opener = document.activeElement;
  return new Promise((resolve) => {
    // Focuses the opener before the subject of the question is removed, so that its replacement can get the focus.
    const answer = (isYes: boolean) => {
      leave();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      resolve(isYes);
    };
    const close = () => modals.close(id);
    const leave = openLayer(close);
    const id = modals.openConfirmModal({
      title,
      children: body,
      zIndex: QUESTION,
      closeOnEscape: false,
      // The second press of a double click on the triggering button lands outside the dialog.
      closeOnClickOutside: false,
      labels: { confirm, cancel },
      confirmProps: danger ? { color: "red" } : {},
      onConfirm: () => answer(true),
      // Called however it is closed: by its buttons or Escape.
      onClose: () => answer(false),
      onExitTransitionEnd: recoverFocusSoon,
      closeButtonProps: { "aria-label": "Close" },
    });
  });
}
